"""The options of the classic game: choices of a table, values of the booklet, and options that exclude each other."""

from collections.abc import Iterator
from typing import Annotated

from monopolista.games.classic.editions.schema import BankruptTo, EditionFile, Rent
from monopolista.games.classic.rules.house import HouseOptions
from monopolista.games.classic.rules.records import HOTEL_LEVEL, MEMBERS, BuildWhen
from monopolista.games.common import options as of_all
from monopolista.games.common.option_declarations import Asked, OptionDeclaration
from monopolista.games.common.options import Option, OptionError, check_each
from monopolista.games.common.printed import prepared

_STREETS = 22
MOST_HOUSES = _STREETS * (HOTEL_LEVEL - 1)
MOST_HOTELS = _STREETS
"""Enough buildings in the bank that no player ever waits for one."""
_MOST_CASH = 100_000
_MOST_BID = 10_000
_MOST_MINUTES = 24 * 60
_MOST_TURNS = 100_000

_Option = OptionDeclaration[EditionFile]


def _unless_described(way: str) -> Asked[EditionFile]:
    """Return a function that says whether the booklet does not describe a way of playing."""
    return lambda file: way not in file.choices.options


@prepared
class Options(HouseOptions, frozen=True):
    """The options of a table in an edition, besides the house rules; None stands for the booklet's own value."""

    speedy: Annotated[
        bool | None,
        _Option.switch("SPEED-1", lambda file: file.choices.speedy, house=_unless_described("speedy")).as_way(),
    ] = None
    short: Annotated[
        bool | None,
        _Option.switch(
            "SHORT-1",
            lambda _: False,
            house=_unless_described("short"),
            field="",
            changes=("dealt", "hotel_after", "hotel_whole"),
        ).as_way(),
    ] = None
    timed: Annotated[
        int | None,
        _Option.number(
            "TIME-1",
            lambda _: None,
            (1, _MOST_MINUTES),
            tried=90,
            house=_unless_described("timed"),
            field="",
            changes=("minutes", "dealt"),
        )
        .counting("minutes")
        .as_way(),
    ] = None
    """Minutes of the server's clock (TIME-1)."""
    turns: Annotated[
        int | None,
        _Option.number(
            "TIME-1",
            lambda _: None,
            (1, _MOST_TURNS),
            tried=60,
            house=_unless_described("timed"),
            field="",
            changes=("timed", "dealt"),
        )
        .counting("turns")
        .as_way(),
    ] = None
    """The number of turns after which the richest player wins: an end for games without a clock, such as
    simulations.
    """
    deck: Annotated[
        str | None,
        _Option.choice(
            "CARD-1",
            lambda file: file.decks.variants[0],
            lambda file: file.decks.variants,
            house=lambda _: False,
            field="",
        ).as_way(),
    ] = None
    cash: Annotated[
        int | None,
        _Option.number("SET-2", lambda file: file.numbers.cash, (1, _MOST_CASH), tried=700).counting("money"),
    ] = None
    first_bid: Annotated[
        int | None,
        _Option.number("AUC-2", lambda file: file.numbers.first_bid, (1, _MOST_BID), tried=150).counting("money"),
    ] = None
    houses: Annotated[
        int | None, _Option.number("SET-3", lambda file: file.numbers.houses, (0, MOST_HOUSES), tried=8)
    ] = None
    hotels: Annotated[
        int | None, _Option.number("SET-3", lambda file: file.numbers.hotels, (0, MOST_HOTELS), tried=1)
    ] = None
    rent: Annotated[Rent | None, _Option.choice("RENT-2", lambda file: file.choices.rent, field="rent_wait")] = None
    build_when: Annotated[BuildWhen | None, _Option.choice("BLD-4", lambda file: file.choices.build_when)] = None
    bare_streets: Annotated[bool | None, _Option.switch("TRADE-2", lambda file: file.choices.bare_streets)] = None
    bankrupt_to: Annotated[
        BankruptTo | None, _Option.choice("BANK-2", lambda file: file.choices.bankrupt_to, field="to_bank")
    ] = None


def options_of(file: EditionFile) -> tuple[Option, ...]:
    """Return every option of an edition, in display order."""
    return of_all.options_of(Options, file)


def check(file: EditionFile, options: Options) -> None:
    """Raise OptionError if an option does not exist in the edition, or if two options exclude each other."""
    check_each(options_of(file), options)
    for names, reason, message in _clashes(file, options):
        raise OptionError(names, reason, message)


def is_speedy(file: EditionFile, options: Options) -> bool:
    """Say whether a table uses the Speedy die (SPEED)."""
    return file.choices.speedy if options.speedy is None else options.speedy


def starting_cash(file: EditionFile, options: Options) -> int:
    """Return the starting cash of the edition or the table (SET-2), with the addition for the Speedy die (SPEED-1)."""
    cash = file.numbers.cash if options.cash is None else options.cash
    return cash + (file.speedy.cash if is_speedy(file, options) else 0)


def deeds_dealt(file: EditionFile, options: Options) -> int:
    """Return the number of deeds that each player is dealt at the start (SHORT-1, TIME-1)."""
    return max(file.short.deeds if options.short else 0, file.timed.deeds if is_timed(options) else 0)


def last_bankruptcy(file: EditionFile, options: Options) -> int:
    """Return the number of the bankruptcy that ends the game; 0 if the game ends with the last but one (SHORT-4,
    TIME-1).
    """
    return file.short.last_bankruptcy if options.short and not ends_by_clock(file, options) else 0


def ends_by_clock(file: EditionFile, options: Options) -> bool:
    """Say whether the clock replaces the last bankruptcy as the end of the short game (TIME-1)."""
    return bool(options.short) and file.timed.ends_short and is_timed(options)


def is_timed(options: Options) -> bool:
    """Say whether a clock, or a number of turns, ends the game (TIME-1)."""
    return options.timed is not None or options.turns is not None


def _clashes(file: EditionFile, options: Options) -> Iterator[tuple[tuple[str, str], str, str]]:
    """Yield pairs of options that exclude each other: the two names, the key of the reason, and the reason."""
    if options.timed is not None and options.turns is not None:
        yield ("timed", "turns"), "two-clocks", "the game ends by the clock or by turns, not by both"
    if options.no_auctions and options.first_bid is not None:
        yield ("no_auctions", "first_bid"), "no-first-bid", "where nothing is auctioned there is no first bid"
    yield from _clashes_of_money(file, options)
    yield from _clashes_of_stock(file, options)


def _clashes_of_money(file: EditionFile, options: Options) -> Iterator[tuple[tuple[str, str], str, str]]:
    cash = starting_cash(file, options)
    first_bid = file.numbers.first_bid if options.first_bid is None else options.first_bid
    if first_bid > cash and not options.no_auctions:
        yield ("first_bid", "cash"), "dear-bid", "nobody has the money for a first bid at the start"
    prices = sorted(square.price for square in file.squares)
    dealt = deeds_dealt(file, options)
    if dealt and sum(prices[-dealt:]) > cash:
        dealer = "short" if options.short and file.short.deeds else "timed" if options.timed else "turns"
        yield (dealer, "cash"), "dear-deal", "the deeds that are dealt at the start could not be paid for"


def _clashes_of_stock(file: EditionFile, options: Options) -> Iterator[tuple[tuple[str, str], str, str]]:
    for name in ("houses", "hotels"):
        if options.no_limit and getattr(options, name) is not None:
            yield ("no_limit", name), "no-number", f"without a limit the number of {name} means nothing"
    least = smallest_colour(file)
    needed = {"houses": least * file.short.hotel_after, "hotels": least}
    for name, number in needed.items():
        stock: int = getattr(file.numbers, name) if getattr(options, name) is None else getattr(options, name)
        if options.short and not options.no_limit and stock < number:
            yield ("short", name), "small-stock", f"its early hotels need at least {number} {name} in the bank"


def smallest_colour(file: EditionFile) -> int:
    """Return the number of streets of the smallest colour."""
    colours = [square.colour for square in file.squares if square.colour]
    return min(MEMBERS, *(colours.count(colour) for colour in colours))
