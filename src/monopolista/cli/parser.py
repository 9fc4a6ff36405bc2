"""The parser of the command ``monopolista``: all of its commands, and how one is run."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from monopolista import __version__
from monopolista.cli.shared import output
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions, register_editions
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


def _load(module: str) -> Any:
    """Return the module of a command. Only the command that runs needs its module."""
    return import_module(f"monopolista.cli.commands.{module}")


def _add_of(module: str) -> Callable[[argparse.ArgumentParser], None]:
    """Return a function that adds the arguments of a command, which its module lists."""
    return lambda parser: _load(module).add(parser)


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", help="listen on this port (default: the first free one from 8000)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    parser.add_argument("--data", metavar="DIR", help="folder of the games (default: your data folder)")
    _load("serve").add_accept_loss(parser)
    add_own_editions(parser)
    parser.set_defaults(run=_load("play").play)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a transcript, which you can save at the end of a game")
    parser.add_argument("--language", default="en", help="language of the log (default: en)")
    parser.add_argument("--open", action="store_true", help="show the game on the board in the browser")
    parser.add_argument("--data", metavar="DIR", help="folder of the games (default: your data folder)")
    add_own_editions(parser)
    parser.set_defaults(run=_load("play").replay)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a transcript, which you can save at the end of a game; without a file, all stored games",
    )
    parser.add_argument("--data", metavar="DIR", help="folder of the stored games to verify if you give no FILE")
    parser.add_argument(
        "--sheet",
        action="store_true",
        help="print JSON for a verifier of your own (docs/explanation/fair-dice.md)",
    )
    add_own_editions(parser)
    parser.set_defaults(run=_load("play").verify)


def _add_completion(parser: argparse.ArgumentParser) -> None:
    _load("completion").add(parser, create_parser)


COMMANDS: Final[tuple[tuple[str, Callable[[argparse.ArgumentParser], None], str], ...]] = (
    ("play", _add_play, "play in the browser, alone or with friends on the same network"),
    ("serve", _add_of("serve"), "run a server for other people"),
    ("config", _add_of("config"), "print the settings of a server, an example file or their schema"),
    ("terminal", _add_of("terminal"), "play in the terminal, alone or at a table on a server"),
    ("join", _add_of("join"), "let a bot take a seat at a table on a server"),
    ("watch", _add_of("watch"), "print the events at a table as they happen"),
    ("protocol", _add_of("protocol"), "print the protocol as JSON Schema or OpenAPI"),
    ("replay", _add_replay, "print a saved game"),
    ("analyse", _add_of("analyse"), "show the luck, the skill and the mistakes in a saved game"),
    ("verify", _add_verify, "check that the dice and cards of a finished game were fair"),
    ("database", _add_of("database"), "check, back up, restore or move all stored games"),
    ("admin", _add_of("admin"), "administer a server: tables, addresses, words, reports, totals"),
    ("editions", _add_of("editions"), "list the editions, read their rules, or check one of your own"),
    ("simulate", _add_of("simulate"), "let bots play many games, and print the results"),
    ("tournament", _add_of("tournament"), "let bots play against each other, in every seat"),
    ("compare", _add_of("compare"), "compare two tables that play the same seeds"),
    ("sweep", _add_of("sweep"), "compare tables that differ in one number"),
    ("compile", _add_of("compile_kernels"), "compile the games before simulations and environments need them"),
    ("odds", _add_of("odds"), "print exact odds: visits of squares and income of deeds"),
    ("completion", _add_completion, "print a completion script for your shell"),
)
"""Each command: its name, what adds its arguments to its parser, and its line in the help."""


def create_parser(asked: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Return a parser of all commands.

    Parameters
    ----------
    asked : sequence of str, optional
        Arguments to be parsed. If the first one is a command, the parser has only that command: all commands together
        have hundreds of arguments.

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
    first = [command for command in COMMANDS if asked and command[0] == asked[0]]
    for name, add, summary in first or COMMANDS:
        add(verbs.add_parser(name, help=summary))
    return parser
