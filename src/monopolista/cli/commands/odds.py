"""The command ``monopolista odds``: exact probabilities, as a table to read or data to go on with."""

import argparse
import sys
from typing import TYPE_CHECKING

from monopolista.cli.commands import play
from monopolista.cli.shared import arguments as words

if TYPE_CHECKING:
    from monopolista.games.interface.pools import Odds, Reckoned

_FORMATS = ("table", "csv", "json")


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked about the odds."""
    words.add_box(parser)
    parser.add_argument(
        "--jail", metavar="HOW", help="leave at once, or stay as long as one may (default: leave), where there is one"
    )
    parser.add_argument("--format", default="table", metavar="FORMAT", help="table, csv or json (default: table)")
    parser.set_defaults(run=told)


def told(asked: argparse.Namespace) -> int:
    """Print the odds of an edition."""
    _check("--format", asked.format, _FORMATS)
    from monopolista.games import game_of
    from monopolista.games.interface.capabilities import HasExactOdds
    from monopolista.games.interface.pools import OddsError

    box = words.box(asked.edition, asked.option)
    pool = game_of(box.id).pool
    if not isinstance(pool, HasExactOdds):
        raise play.CommandError(f"--edition {box.id}: nobody has worked out exact odds for this game: simulate it")
    try:
        reckoned = pool.odds.of(box, _ways(asked, pool.odds))
    except OddsError as error:
        raise play.CommandError(str(error)) from error
    _print(reckoned, asked.format)
    return 0


def _ways(asked: argparse.Namespace, odds: "Odds") -> dict[str, str]:
    """Return how players are taken to play; what nobody asked for is the usual."""
    chosen: dict[str, str] = {}
    for name, known in odds.ways.items():
        value = getattr(asked, name)
        chosen[name] = known[0] if value is None else value
        _check(f"--{name}", chosen[name], known)
    return chosen


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise play.CommandError(f"{name} {value}: there are {', '.join(known)}")


def _print(reckoned: "Reckoned", form: str) -> None:
    if form == "json":
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(reckoned.data())).decode())
    elif form == "csv":
        import csv

        csv.writer(sys.stdout, lineterminator="\n").writerows(reckoned.rows())
    else:
        print("\n".join(reckoned.lines()))
