"""The command ``monopolista editions``: which boxes there are, their rules, and whether a player's own is sound."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli import commands

if TYPE_CHECKING:
    from monopolista.editions import AnyBox


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked about editions; without a word more they are listed."""
    parser.set_defaults(run=listed)
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    check = verbs.add_parser("check", help="check an edition of your own")
    check.add_argument("file", metavar="FILE", help="a TOML file that states an edition")
    check.set_defaults(run=checked)
    rules = verbs.add_parser("rules", help="read the rules of an edition")
    rules.add_argument("edition", metavar="EDITION", help="its id, or the TOML file of your own")
    rules.add_argument("options", metavar="NAME=VALUE", nargs="*", help="options of the table, as short=true")
    rules.add_argument("--language", default="en", help="it, en, nl or fr (default: en)")
    rules.set_defaults(run=told)


def listed(_: argparse.Namespace) -> int:
    """List the boxes."""
    from monopolista.editions import edition_ids, load

    for name in edition_ids():
        print(f"{name:12} {_summary(load(name))}")
    return 0


def checked(asked: argparse.Namespace) -> int:
    """Check an edition of the player's own."""
    from monopolista.editions import EditionError, load_file

    try:
        box = load_file(asked.file)
    except EditionError as error:
        raise commands.Complaint(str(error)) from error
    print(f"{asked.file} is sound: {box.id}, {_summary(box)}")
    return 0


def told(asked: argparse.Namespace) -> int:
    """Print the rulebook of an edition with its options."""
    from monopolista.rules_text import page_for

    try:
        print(page_for(_box(asked.edition, asked.options), asked.language))
    except ValueError as error:  # EditionError, TextError and the converter's own
        raise commands.Complaint(str(error)) from error
    return 0


def _box(edition: str, options: list[str]) -> "AnyBox":
    import msgspec

    from monopolista.editions import load, load_file
    from monopolista.editions.schema import Options

    named = {name: value for name, _, value in (option.partition("=") for option in options)}
    chosen = msgspec.convert(named, Options, strict=False)
    return load_file(edition, chosen) if edition.endswith(".toml") else load(edition, chosen)


def _summary(box: "AnyBox") -> str:
    from monopolista.editions import DealBox

    title = box.file.name.get("en") or box.file.name[box.file.language]
    if isinstance(box, DealBox):
        return f"{title}, 2 to {box.pack.most_seats} players, {len(box.cards)} cards"
    return f"{title}, 2 to {box.file.tokens} players, decks {', '.join(box.file.decks.variants)}"
