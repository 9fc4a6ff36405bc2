"""Price limits of ``regular`` in trades, from the money that remains for building (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest, size
from monopolista.games.classic.bots.regular.valuation import held, usual_rent
from monopolista.games.classic.rules.bank import prices_of, spendable
from monopolista.games.classic.rules.property.mortgage import interest_on, redemption
from monopolista.games.classic.rules.records import MEMBERS, DeedSet, Edition, Money, Seen, Trade

MOST_FOR_COMPLETING: Final = 398
"""The highest price, in percent of the printed one, for deeds that complete a colour of streets."""
MOST_FOR_OTHERS: Final = 225
"""The highest price, in percent of the printed one, for any other deed."""


@kernel
def most_to_pay(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat) -> Money:
    """Return the highest price that a seat pays in a trade.

    A side that completes a colour keeps the price of one house for each of its streets, and a usual rent: the remaining
    money decides what the colour will earn.
    """
    most = outlay(edition, seen, trade, colours, seat, spare(edition, seen, trade, seat))
    return rent_kept_back(edition, seen, trade, colours, seat, most)


@kernel
def rent_kept_back(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat, most: Money) -> Money:
    """Return the rest of an outlay after a usual rent is kept as well."""
    kept = kept_back(edition, seen, trade, colours, seat) if most > 0 else 0
    if kept == 0:
        return most
    return max(0, min(most, spare(edition, seen, trade, seat) - kept - usual_rent(edition, seen, seat)))


@kernel
def outlay(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat, most: Money) -> Money:
    """Return the most that a seat pays of its spare money; ignore the usual rent, which is slow to compute."""
    if most <= 0:
        return most
    price = prices_of(edition, got(trade, seat))
    kept = kept_back(edition, seen, trade, colours, seat)
    if kept > 0:
        return min(most, max(0, min(most - kept, price * MOST_FOR_COMPLETING // 100)))
    cards = trade.gets_cards if seat == trade.maker else trade.gives_cards
    return min(most, price * MOST_FOR_OTHERS // 100 + size(cards) * edition.fine)


@kernel
def got(trade: Trade, seat: Seat) -> DeedSet:
    """Return the set of the deeds that one side of a trade receives."""
    return trade.gets if seat == trade.maker else trade.gives


@kernel
def spare(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> Money:
    """Return the cash, less the interest on transferred mortgaged deeds (MORT-3)."""
    return spendable(seen, seat) - interest_on(edition, seen, got(trade, seat))


@kernel
def kept_back(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat) -> Money:
    """Return the price of a house on each street of the colours that a trade completes for a seat.

    Unmortgaging their deeds counts too. The result is 0 where the trade completes none.
    """
    own = held(seen, trade, True, seat)
    total = 0
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        if edition.deeds[colour] & ~own != 0:
            continue
        for member in range(edition.size[colour]):
            square = edition.members[colour * MEMBERS + member]
            total += edition.house_price[square]
            if seen.mortgaged[square] == 1:
                total += redemption(edition, square)
    return total
