"""The command ``monopolista odds``: exact probabilities, as a table to read or data to go on with."""

import argparse
import sys
from typing import TYPE_CHECKING

from monopolista.cli import asked as words
from monopolista.cli import commands

if TYPE_CHECKING:
    from monopolista.games.classic.editions import Box
    from monopolista.simulate.odds import Holding, Odds

_JAILS = ("leave", "stay")
_FORMATS = ("table", "csv", "json")


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked about the odds."""
    words.add_box(parser)
    parser.add_argument(
        "--jail", default="leave", metavar="HOW", help="leave at once, or stay as long as one may (default: leave)"
    )
    parser.add_argument("--format", default="table", metavar="FORMAT", help="table, csv or json (default: table)")
    parser.set_defaults(run=told)


def told(asked: argparse.Namespace) -> int:
    """Print the odds of an edition."""
    _check("--jail", asked.jail, _JAILS)
    _check("--format", asked.format, _FORMATS)
    from monopolista.simulate.odds import OddsError, odds_of

    box = words.box(asked.edition, asked.option)
    try:
        odds = odds_of(box, stay=asked.jail == "stay")
    except OddsError as error:
        raise commands.Complaint(str(error)) from error
    if asked.format == "json":
        _print_json(odds)
    elif asked.format == "csv":
        _print_csv(odds)
    else:
        _print_table(box, odds)
    return 0


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise commands.Complaint(f"{name} {value}: there are {', '.join(known)}")


def _print_json(odds: "Odds") -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(odds)).decode())


def _print_csv(odds: "Odds") -> None:
    import csv

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("square", "name", "share"))
    for one in odds.squares:
        writer.writerow((one.square, one.name, f"{one.share:.6f}"))


def _print_table(box: "Box", odds: "Odds") -> None:
    from monopolista.simulate.odds import colour_name

    print(f"{odds.edition}, jail: {odds.jail}, {odds.rolls_per_turn:.4f} rolls in a turn")
    for line in odds.assumed:
        print(line)
    print(f"\n{'square':>6}  {'name':32} {'% of rolls end here':>19} {'visits per turn':>15}")
    for one in odds.squares:
        print(f"{one.square:>6}  {one.name:32.32} {one.share:19.4f} {one.visits:15.4f}")
    for title, holdings in (("deed", odds.deeds), ("colour", odds.colours)):
        print(f"\n{title:32} {'held':20} {'cost':>7} {'rent per turn':>13} {'paid back after':>20}")
        for one in holdings:
            first = one.squares[0]
            name = _named(box, first) if title == "deed" else colour_name(one.colour)
            print(f"{name:32.32} {_held(box, one):20} {one.cost:7} {one.rent:13.2f} {_pay_back(one):>20}")


def _named(box: "Box", square: int) -> str:
    from monopolista.simulate.odds import square_name

    return square_name(box, square)


def _held(box: "Box", one: "Holding") -> str:
    """Say in words how many of a colour are owned and what stands on them."""
    edition = box.edition
    if one.buildings > edition.hotel_after:
        return "hotel"
    if one.buildings > 0:
        return f"{one.buildings} house{'s' if one.buildings > 1 else ''}"
    if one.owned == edition.size[one.colour]:
        return f"all {one.owned}"
    return f"{one.owned} of {edition.size[one.colour]}"


def _pay_back(one: "Holding") -> str:
    """Say after how many opponents' turns and rolls a price has come back."""
    if one.turns is None or one.rolls is None:
        return "never"
    return f"{one.turns:.0f} turns, {one.rolls:.0f} rolls"
