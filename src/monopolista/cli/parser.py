"""The parser of the command ``monopolista``: all of its commands, and how one is run."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from monopolista import __version__
from monopolista.cli import commands
from monopolista.cli.shared import output
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import register_editions
from monopolista.cli.shared.signals import INTERRUPTED

EXAMPLES = """examples:
  monopolista play                      play in the browser, with your saved games
  monopolista play --port 9000 --no-browser
  monopolista serve --host 0.0.0.0 --port 8000 --data /srv/monopolista --allowed-host play.example.org
  monopolista config example            print an example of a file for serve --config
  monopolista config show               print the settings in effect and their sources
  monopolista terminal                  play in the terminal, alone; --lines prints line by line
  monopolista terminal http://192.168.1.7:8000/r/LINK --name Anna
  monopolista join http://192.168.1.7:8000/r/LINK --bot regular --name Parrot
  monopolista watch http://192.168.1.7:8000/r/LINK --language nl
  monopolista replay game.txt           print a saved game
  monopolista analyse game.txt          show luck, skill and the cost of decisions
  monopolista verify game.txt           check its dice against the committed seed
  monopolista verify                    check all stored games
  monopolista database backup games.bak  back up everything, while servers run
  monopolista admin tables              list the tables of your server
  monopolista editions                  list the editions
  monopolista editions check mine.toml  check an edition of your own
  monopolista play --edition mine.toml  play with it
  monopolista editions rules belgium-nl --option short --language nl
  monopolista odds --edition us         print visits of squares and income of deeds
  monopolista simulate --games 100000 --bots regular,regular,thrifty,fixed-a --out results --open
  monopolista simulate --seed 7 --game 123 --transcript game.txt
  monopolista tournament --bots regular,edmund,value --players 3
  monopolista compare --other-option no-auctions --games 20000
  monopolista sweep --vary cash=1000:2000:250 --games 5000
  monopolista simulate --bots help      list the bots
  monopolista completion bash           print a completion script for your shell
"""


class _Parser(argparse.ArgumentParser):
    """Argument parser that reports errors in one line, and takes ``--quiet`` before and after each command."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.add_argument(
            "--quiet", action="store_true", default=argparse.SUPPRESS, help="print only results and errors"
        )

    def error(self, message: str) -> NoReturn:
        """Print an error, and exit with status 2."""
        self.exit(2, f"monopolista: {message}\n")


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    output.replace_unknown_characters()
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments)
        finally:
            output.clear_status()
            sys.stdout.flush()
    except BrokenPipeError:
        output.discard_output()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    parser = create_parser(arguments)
    args = parser.parse_args(arguments)
    output.set_quiet(getattr(args, "quiet", False))
    if args.run is None:
        parser.print_help()
        return 0
    try:
        register_editions(args.own)
        return args.run(args)
    except CommandError as error:
        output.clear_status()
        print(f"monopolista: {error}", file=sys.stderr)
        return 2


COMMANDS: Final[Mapping[str, str]] = {
    "play": "play in the browser, alone or with friends on the same network",
    "serve": "run a server for other people",
    "config": "print the settings of a server, an example file or their schema",
    "terminal": "play in the terminal, alone or at a table on a server",
    "join": "let a bot take a seat at a table on a server",
    "watch": "print the events at a table as they happen",
    "protocol": "print the protocol as JSON Schema or OpenAPI",
    "replay": "print a saved game",
    "analyse": "show the luck, the skill and the mistakes in a saved game",
    "verify": "check that the dice and cards of a finished game were fair",
    "database": "check, back up, restore or move all stored games",
    "admin": "administer a server: tables, addresses, words, reports, totals",
    "editions": "list the editions, read their rules, or check one of your own",
    "simulate": "let bots play many games, and print the results",
    "tournament": "let bots play against each other, in every seat",
    "compare": "compare two tables that play the same seeds",
    "sweep": "compare tables that differ in one number",
    "compile": "compile the games before simulations and environments need them",
    "odds": "print exact odds: visits of squares and income of deeds",
    "completion": "print a completion script for your shell",
}
"""Each command, with its line in the help. The module of its name in ``commands`` has its arguments, and runs it."""


def create_parser(asked: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Return a parser of all commands.

    Parameters
    ----------
    asked : sequence of str, optional
        Arguments to be parsed. If the first one is a command, the parser has only that command: to load all commands
        takes three times as long.

    Returns
    -------
    ArgumentParser
    """
    parser = _Parser(
        prog="monopolista",
        description="The property-trading game by the booklet, and its card game, in the browser.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"monopolista {__version__}")
    parser.set_defaults(run=None, own=[])
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name in asked[:1] if asked and asked[0] in COMMANDS else COMMANDS:
        command = import_module(f"{commands.__name__}.{name}")
        command.add(verbs.add_parser(name, help=COMMANDS[name]))
    return parser
