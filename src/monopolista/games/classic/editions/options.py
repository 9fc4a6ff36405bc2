"""The options of an edition: what a table may choose, what the booklet chose, and what does not go together."""

from collections.abc import Iterator

from monopolista.games.classic.editions.schema import BANKRUPT_TO, BUILD_WHEN, RENTS, EditionFile, Options
from monopolista.games.classic.rules.records import HOTEL_LEVEL, MEMBERS
from monopolista.games.options import Option, OptionError, check_each

_STREETS = 22
MOST_HOUSES = _STREETS * (HOTEL_LEVEL - 1)
MOST_HOTELS = _STREETS
"""With so many buildings in the bank nobody ever waits for one."""
_MOST_CASH = 100_000
_MOST_BID = 10_000
_MOST_MINUTES = 24 * 60
_MOST_TURNS = 100_000


def options_of(file: EditionFile) -> tuple[Option, ...]:
    """Return every option of an edition, in the order in which they are shown."""
    return (*_ways_of_playing(file), *_numbers(file), *_choices(file), *_house_rules())


def check(file: EditionFile, options: Options) -> None:
    """Raise OptionError where an option is not to be had, or two do not go together."""
    check_each(options_of(file), options)
    for names, reason, told in _clashes(file, options):
        raise OptionError(names, reason, told)


def is_speedy(file: EditionFile, options: Options) -> bool:
    """Say whether the Speedy die is rolled (SPEED)."""
    return file.choices.speedy if options.speedy is None else options.speedy


def starting_cash(file: EditionFile, options: Options) -> int:
    """Return the money at the start: the box's or the table's (SET-2), and that for the Speedy die (SPEED-1)."""
    cash = file.numbers.cash if options.cash is None else options.cash
    return cash + (file.speedy.cash if is_speedy(file, options) else 0)


def deeds_dealt(file: EditionFile, options: Options) -> int:
    """Return how many deeds each player is dealt at the start (SHORT-1, TIME-1)."""
    timed = options.timed is not None or options.turns is not None
    return max(file.short.deeds if options.short else 0, file.timed.deeds if timed else 0)


def _ways_of_playing(file: EditionFile) -> Iterator[Option]:
    described = file.choices.options
    yield Option("speedy", "switch", file.choices.speedy, "speedy" not in described, "SPEED-1")
    yield Option("short", "switch", False, "short" not in described, "SHORT-1")
    yield Option("timed", "number", None, "timed" not in described, "TIME-1", 1, _MOST_MINUTES)
    yield Option("turns", "number", None, "timed" not in described, "TIME-1", 1, _MOST_TURNS)
    yield Option("deck", "choice", file.decks.variants[0], False, "CARD-1", choices=file.decks.variants)


def _numbers(file: EditionFile) -> Iterator[Option]:
    numbers = file.numbers
    yield Option("cash", "number", numbers.cash, True, "SET-2", 1, _MOST_CASH)
    yield Option("first_bid", "number", numbers.first_bid, True, "AUC-2", 1, _MOST_BID)
    yield Option("houses", "number", numbers.houses, True, "SET-3", 0, MOST_HOUSES)
    yield Option("hotels", "number", numbers.hotels, True, "SET-3", 0, MOST_HOTELS)


def _choices(file: EditionFile) -> Iterator[Option]:
    chosen = file.choices
    yield Option("rent", "choice", chosen.rent, True, "RENT-2", choices=RENTS)
    yield Option("build_when", "choice", chosen.build_when, True, "BLD-4", choices=BUILD_WHEN)
    yield Option("bankrupt_to", "choice", chosen.bankrupt_to, True, "BANK-2", choices=BANKRUPT_TO)


def _house_rules() -> Iterator[Option]:
    yield Option("parking", "switch", False, True, "PARK-1")
    yield Option("landing_salary", "switch", False, True, "GO-1")
    yield Option("no_auctions", "switch", False, True, "BUY-1")
    yield Option("no_limit", "switch", False, True, "BLD-5")
    yield Option("no_jail_rent", "switch", False, True, "RENT-7")


def _clashes(file: EditionFile, options: Options) -> Iterator[tuple[tuple[str, str], str, str]]:
    """Yield what does not go together: the two names, the reason's key, and the reason."""
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
    """Return how many streets the smallest colour has."""
    colours = [square.colour for square in file.squares if square.colour]
    return min(MEMBERS, *(colours.count(colour) for colour in colours))
