"""The command ``monopolista odds``: exact probabilities, as a table, CSV or JSON."""

import argparse
import sys
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.games.interface.simulator import ExactOdds, OddsCalculator

_FORMATS = ("table", "csv", "json")


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    arguments.add_box(parser)
    parser.add_argument(
        "--jail",
        metavar="HOW",
        help="how players leave jail: leave at once, or stay as long as possible (default: leave)",
    )
    parser.add_argument(
        "--format", default="table", metavar="FORMAT", help="output format: table, csv or json (default: table)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the odds of an edition."""
    _check("--format", args.format, _FORMATS)
    from monopolista.games import game_of
    from monopolista.games.interface.capabilities import HasExactOdds
    from monopolista.games.interface.simulator import OddsError

    box = arguments.load_box(args.edition, args.option)
    pool = game_of(box.id).simulator
    if not isinstance(pool, HasExactOdds):
        raise CommandError(f"--edition {box.id}: this game has no exact odds; use monopolista simulate")
    calculator = pool.odds
    try:
        odds = calculator.of(box, _strategies(args, calculator))
    except OddsError as error:
        raise CommandError(str(error)) from error
    _print(odds, args.format)
    return 0


def _strategies(args: argparse.Namespace, calculator: "OddsCalculator") -> dict[str, str]:
    """Return the strategies of the players; the default where an argument is missing."""
    chosen: dict[str, str] = {}
    for name, known in calculator.ways.items():
        value = getattr(args, name)
        chosen[name] = known[0] if value is None else value
        _check(f"--{name}", chosen[name], known)
    return chosen


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise CommandError(f"{name} {value}: there are {', '.join(known)}")


def _print(odds: "ExactOdds", form: str) -> None:
    if form == "json":
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(odds.data())).decode())
    elif form == "csv":
        import csv

        csv.writer(sys.stdout, lineterminator="\n").writerows(odds.rows())
    else:
        print("\n".join(odds.lines()))
