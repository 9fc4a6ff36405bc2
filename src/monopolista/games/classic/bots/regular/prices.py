"""Price limits of ``regular`` in trades, from the money that remains for building (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.net_worth import ANYTHING, completed, worth_gained, worth_of
from monopolista.games.classic.bots.regular.valuation import held, usual_rent
from monopolista.games.classic.rules.bank import in_debt, prices_of, spendable
from monopolista.games.classic.rules.property.mortgage import interest_on, redemption
from monopolista.games.classic.rules.records import (
    COMPANIES,
    MEMBERS,
    STATIONS,
    DeedSet,
    Edition,
    Money,
    Seen,
    Trade,
)

MOST_FOR_COMPLETING: Final = 398
"""The highest price, in percent of the printed one, for deeds that complete a colour of streets."""
MOST_FOR_RENT: Final = 225
"""The highest price for deeds that complete the stations or the companies."""


@kernel
def most_to_pay(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat) -> Money:
    """Return the highest price that a seat pays in a trade; a negative price is the least that it must get.

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
    most = min(most, highest_price(edition, seen, trade, seat))
    kept = kept_back(edition, seen, trade, colours, seat) if most > 0 else 0
    return max(0, min(most, spare(edition, seen, trade, seat) - kept)) if kept > 0 else most


@kernel
def highest_price(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> Money:
    """Return the most that a trade is worth to a seat: the net worth that it brings, and a premium for colours."""
    if in_debt(seen, seat):
        return ANYTHING
    completing = completed(edition, seen, trade, seat) & got(trade, seat)
    price = worth_gained(edition, seen, trade, seat)
    return price + premium(edition, seen, completing) if completing != 0 else price


@kernel
def premium(edition: Edition, seen: Seen, completing: DeedSet) -> Money:
    """Return by how much the price of deeds that complete colours may exceed their net worth."""
    rents = completing & (edition.deeds[STATIONS] | edition.deeds[COMPANIES])
    most = prices_of(edition, completing & ~rents) * MOST_FOR_COMPLETING + prices_of(edition, rents) * MOST_FOR_RENT
    return most // 100 - worth_of(edition, seen, completing, 0)


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
