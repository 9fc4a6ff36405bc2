"""The command ``monopolista editions``: list editions, print their rules, and check an edition file."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.games.interface.rules_adapter import Box


def add(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands; without one, editions are listed."""
    parser.set_defaults(run=list_editions)
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    check = verbs.add_parser("check", help="check an edition of your own")
    check.add_argument("file", metavar="FILE", help="a TOML file that states an edition")
    check.set_defaults(run=check_file)
    rules = verbs.add_parser("rules", help="read the rules of an edition")
    rules.add_argument("edition", metavar="EDITION", help="its id, or the TOML file of your own")
    rules.add_argument("options", metavar="NAME=VALUE", nargs="*", help="options of the table, as short=true")
    rules.add_argument("--language", default="en", help="language of the rules (default: en)")
    rules.set_defaults(run=print_rules)


def list_editions(_: argparse.Namespace) -> int:
    """List the editions."""
    from monopolista.games import edition_ids, load

    for name in edition_ids():
        print(f"{name:12} {_summary(load(name))}")
    return 0


def check_file(args: argparse.Namespace) -> int:
    """Check an edition file."""
    from monopolista.games import load, register_edition
    from monopolista.games.common.printed import EditionError

    try:
        box = load(register_edition(args.file))
    except EditionError as error:
        raise CommandError(str(error)) from error
    print(f"{args.file} is sound: {box.id}, {_summary(box)}")
    return 0


def print_rules(args: argparse.Namespace) -> int:
    """Print the rulebook of an edition with its options."""
    from monopolista.rulebook import page_for

    try:
        print(page_for(_box(args.edition, args.options), args.language))
    except ValueError as error:  # EditionError, TextError and the converter's own
        raise CommandError(str(error)) from error
    return 0


def _box(edition: str, options: list[str]) -> "Box":
    from monopolista.games import load_with_texts, register_edition

    named = {name: value for name, _, value in (option.partition("=") for option in options)}
    return load_with_texts(register_edition(edition) if edition.endswith(".toml") else edition, named)


def _summary(box: "Box") -> str:
    from monopolista.games import game_of

    title = box.file.name.get("en") or box.file.name[box.file.language]
    return f"{title}, 2 to {box.most_seats} players, {game_of(box.id).contents(box)}"
