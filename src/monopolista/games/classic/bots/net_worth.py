"""The price band of all bots: a seat agrees to a trade only if its net worth does not fall, or for a reason (TRADE-1).

Net worth counts deeds at their printed price, mortgaged ones at the mortgage less the interest, and jail cards at the
fine. There are two reasons: the trade completes a colour, the stations or the companies of the seat, or the seat is in
debt. A trade does not change the net worth of both sides together, apart from interest. So a chain of trades without a
reason makes no other player richer.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, size
from monopolista.games.classic.bots.regular.valuation import held
from monopolista.games.classic.rules.bank import in_debt, mortgages_of, prices_of
from monopolista.games.classic.rules.property.mortgage import interest_on, mortgaged_of
from monopolista.games.classic.rules.records import COLOURS, DeedSet, Edition, JailCardSet, Money, Seen, Trade

ANYTHING: Final = 1_000_000
"""The limit of a seat that has a reason: more than any seat has."""


@kernel
def worth_of(edition: Edition, seen: Seen, deeds: DeedSet, cards: JailCardSet) -> Money:
    """Return the net worth of some deeds and jail cards."""
    mortgaged = mortgaged_of(seen, deeds)
    return prices_of(edition, deeds & ~mortgaged) + mortgages_of(edition, mortgaged) + size(cards) * edition.fine


@kernel
def worth_gained(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> Money:
    """Return by how much a trade raises the net worth of a seat, without its money and less the interest (MORT-3)."""
    gives = worth_of(edition, seen, trade.gives, trade.gives_cards)
    gets = worth_of(edition, seen, trade.gets, trade.gets_cards)
    if seat == trade.maker:
        return gets - gives - interest_on(edition, seen, trade.gets)
    return gives - gets - interest_on(edition, seen, trade.gives)


@kernel
def completed(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> DeedSet:
    """Return the set of the deeds of all colours that a trade completes for a seat."""
    before = held(seen, trade, False, seat)
    after = held(seen, trade, True, seat)
    deeds = 0
    for colour in range(COLOURS):
        members = edition.deeds[colour]
        if members & ~after == 0 and members & ~before != 0:
            deeds |= members
    return deeds


@kernel
def has_reason(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> bool:
    """Return whether a seat has a reason to lose net worth in a trade."""
    return in_debt(seen, seat) or completed(edition, seen, trade, seat) != 0


@kernel
def limit(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> Money:
    """Return the most that a seat may pay in a trade; a negative limit is the least that it must get."""
    return ANYTHING if has_reason(edition, seen, trade, seat) else worth_gained(edition, seen, trade, seat)


@kernel
def within_limit(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> bool:
    """Return whether a seat pays no more in a trade than its limit."""
    return (trade.money if seat == trade.maker else -trade.money) <= limit(edition, seen, trade, seat)
