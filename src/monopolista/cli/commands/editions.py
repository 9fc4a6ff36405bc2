"""The command ``monopolista editions``: list editions, print their rules, and check an edition file."""

import argparse
import sys
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import findings_in_file, register_box

if TYPE_CHECKING:
    from monopolista.games.interface.rules_adapter import Box


def add(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands; without one, editions are listed."""
    parser.set_defaults(run=list_editions)
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    check = verbs.add_parser("check", help="check an edition of your own")
    check.add_argument("file", metavar="FILE", help="TOML file of an edition")
    check.set_defaults(run=check_file)
    rules = verbs.add_parser("rules", help="read the rules of an edition")
    rules.add_argument("edition", metavar="EDITION", help="id of an edition, or the TOML file of your own")
    arguments.add_option(rules)
    rules.add_argument("--language", default="en", help="language of the rules (default: en)")
    rules.set_defaults(run=print_rules)


def list_editions(_: argparse.Namespace) -> int:
    """List the editions."""
    from monopolista.games import edition_ids, load

    for name in edition_ids():
        print(f"{name:12} {_summary(load(name))}")
    return 0


def check_file(args: argparse.Namespace) -> int:
    """Check an edition file; print every fault, or every warning, one a line."""
    from monopolista.games import load

    try:
        box = load(register_box(args.file))
    except CommandError:
        faults = findings_in_file(args.file).faults
        if not faults:
            raise
        for fault in faults:
            print(f"monopolista: {args.file}: {fault}", file=sys.stderr)
        return 2
    for warning in findings_in_file(args.file).warnings:
        print(f"monopolista: {args.file}: warning: {warning}", file=sys.stderr)
    print(f"{args.file} is sound: {box.id}, {_summary(box)}")
    return 0


def print_rules(args: argparse.Namespace) -> int:
    """Print the rulebook of an edition with its options."""
    from monopolista.rulebook import page_for

    try:
        print(page_for(arguments.load_box(args.edition, args.option), args.language))
    except ValueError as error:  # TextError, and EditionError where options do not go together
        raise CommandError(str(error)) from error
    return 0


def _summary(box: "Box") -> str:
    from monopolista.games import game_of

    title = box.file.name.get("en") or box.file.name[box.file.language]
    return f"{title}, 2 to {box.most_seats} players, {game_of(box.id).contents(box)}"
