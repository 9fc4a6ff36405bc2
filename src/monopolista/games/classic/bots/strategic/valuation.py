"""Valuation by ``strategic``: the value of a position, and of the two sides of a trade by colour."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds, size
from monopolista.games.classic.bots.regular.trade import touched
from monopolista.games.classic.bots.regular.valuation import PER_TURN, few, opponents, promise
from monopolista.games.classic.bots.value.valuation import held
from monopolista.games.classic.evaluation.rent_exposure import ODDS
from monopolista.games.classic.rules.bank import prices_of
from monopolista.games.classic.rules.property.mortgage import interest_on, mortgaged_of
from monopolista.games.classic.rules.records import (
    COLOURS,
    DEEDS,
    MEMBERS,
    STATIONS,
    Colour,
    DeedSet,
    Edition,
    Money,
    Seen,
    Trade,
)

TURNS: Final = 40
"""The value of the earnings of 62 turns, each discounted by another 1.5 %."""
WEIGHTS: Final = (85, 95, 95, 100, 105, 120, 130, 115, 100, 100)
"""The weights of prices by colour, in percent: brown, light blue, pink, orange, red, yellow, green, dark blue."""
LEAST: Final = 850
"""The least value received, in thousandths of the value given, if the position improves too."""
TOO_LITTLE: Final = 714
"""With less, the value given is more than 1.4 times the value received."""


@kernel
def weighed(edition: Edition, deeds: DeedSet) -> int:
    """Return the prices of a set of deeds, weighted by colour."""
    total = 0
    for deed in range(DEEDS):
        if (deeds >> deed) & 1:
            square = edition.square[deed]
            total += edition.price[square] * WEIGHTS[edition.colour[square]] // 100
    return total


@kernel
def share(edition: Edition, own: Trade) -> int:
    """Return the weight received in thousandths of the weight given, from the seat's own side."""
    got = weighed(edition, own.gets) + size(own.gets_cards) * edition.fine + max(0, -own.money)
    given = weighed(edition, own.gives) + size(own.gives_cards) * edition.fine + max(0, own.money)
    return got * 1000 // max(1, given)


@kernel
def least_money(edition: Edition, trade: Trade) -> Money:
    """Return the least money from the maker with which the partner considers a trade of deeds even."""
    spare = weighed(edition, trade.gets) - weighed(edition, trade.gives) * 1000 // (LEAST + 10)
    return spare if spare < 0 else spare * (LEAST + 10) // 1000


@kernel
def most_money(edition: Edition, trade: Trade) -> Money:
    """Return the most money from the maker with which the maker considers a trade of deeds even."""
    spare = weighed(edition, trade.gets) * 1000 // (LEAST + 10) - weighed(edition, trade.gives)
    return spare if spare > 0 else spare * (LEAST + 10) // 1000


@kernel
def earnings(edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat, colour: Colour) -> int:
    """Return the expected earnings of a seat's part of a colour; a complete one counts with houses."""
    mine = held(edition, seen, trade, done, seat, colour)
    turns = TURNS * opponents(seen)
    if mine == 0:
        return 0
    if colour >= STATIONS:
        return few(edition, colour, mine, turns)
    if mine == edition.size[colour]:
        return promise(edition, colour, turns)
    square = edition.members[colour * MEMBERS]
    return mine * turns * ODDS[square] * edition.rent[square * 6] // PER_TURN


@kernel
def rise(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> int:
    """Return how much a trade raises a seat's net worth, and its earnings relative to others; ignore its money."""
    colours = touched(edition, trade)
    own = 0
    others = 0
    for colour in range(COLOURS):
        if holds(colours, colour):
            for one in range(seen.seats):
                change = earnings(edition, seen, trade, True, one, colour)
                change -= earnings(edition, seen, trade, False, one, colour)
                if one == seat:
                    own += change
                else:
                    others += change
    gets = trade.gets if seat == trade.maker else trade.gives
    gives = trade.gives if seat == trade.maker else trade.gets
    return own - others // max(1, opponents(seen)) + net(edition, seen, gets) - net(edition, seen, gives)


@kernel
def net(edition: Edition, seen: Seen, deeds: DeedSet) -> int:
    """Return the net worth of a set of deeds: their prices, or for mortgaged ones half, less the interest."""
    mortgaged = mortgaged_of(seen, deeds)
    return prices_of(edition, deeds) - prices_of(edition, mortgaged) // 2 - interest_on(edition, seen, deeds)
