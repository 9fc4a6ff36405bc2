"""The command ``monopolista editions``: which boxes there are, and whether a player's own one is sound."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli import commands

if TYPE_CHECKING:
    from monopolista.editions.schema import EditionFile


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked about editions; without a word more they are listed."""
    parser.set_defaults(run=listed)
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    check = verbs.add_parser("check", help="check an edition of your own")
    check.add_argument("file", metavar="FILE", help="a TOML file that states an edition")
    check.set_defaults(run=checked)


def listed(_: argparse.Namespace) -> int:
    """List the boxes."""
    from monopolista.editions import edition_ids, load

    for name in edition_ids():
        print(f"{name:12} {_summary(load(name).file)}")
    return 0


def checked(asked: argparse.Namespace) -> int:
    """Check an edition of the player's own."""
    from monopolista.editions import EditionError, load_file

    try:
        file = load_file(asked.file).file
    except EditionError as error:
        raise commands.Complaint(str(error)) from error
    print(f"{asked.file} is sound: {file.id}, {_summary(file)}")
    return 0


def _summary(file: "EditionFile") -> str:
    title = file.name.get("en") or file.name[file.language]
    return f"{title}, 2 to {file.tokens} players, decks {', '.join(file.decks.variants)}"
