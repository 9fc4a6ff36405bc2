"""The model of the partner of a trade: the rule of its bot where its level is known, else of ``regular`` (TRADE-1).

A person and a bot of a player's own have no known level, and ``random`` has no rule.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.bots import bargains, newcomer, thrifty
from monopolista.games.classic.bots.edmund import trade as edmund
from monopolista.games.classic.bots.fixed import trade as fixed
from monopolista.games.classic.bots.fixed.preferences import A, B, C
from monopolista.games.classic.bots.levels import (
    CHAMPION,
    EDMUND,
    FIXED_A,
    FIXED_B,
    FIXED_C,
    NEWCOMER,
    STRATEGIC,
    THRIFTY,
    VALUE,
)
from monopolista.games.classic.bots.net_worth import within_limit
from monopolista.games.classic.bots.proposals import turn_over
from monopolista.games.classic.bots.regular.trade import agreeable
from monopolista.games.classic.rules.records import Edition, Level, Money, Seen, Trade

WORTH_IT: Final = 3_000
"""The least rise of its win odds, in millionths, for which ``champion`` accepts a trade: they are not more accurate."""


@kernel
def would_accept(edition: Edition, seen: Seen, trade: Trade, level: Level) -> bool:
    """Return whether the partner accepts a trade, apart from the odds that ``champion`` looks at as well."""
    if level == CHAMPION:
        return within_limit(edition, seen, trade, trade.partner)
    turn_over(trade)
    agrees = agrees_as_published(edition, seen, trade, level)
    turn_over(trade)
    return agrees


@kernel
def agrees_as_published(edition: Edition, seen: Seen, own: Trade, level: Level) -> bool:
    """Return whether a bot agrees to a trade that is written from its own side."""
    if level == THRIFTY:
        return thrifty.agrees(edition, seen, own)
    if level == FIXED_A:
        return fixed.agrees(edition, seen, own, A)
    if level == FIXED_B:
        return fixed.agrees(edition, seen, own, B)
    if level == FIXED_C:
        return fixed.agrees(edition, seen, own, C)
    if level == VALUE:
        return bargains.agrees(edition, seen, own, bargains.VALUE)
    if level == STRATEGIC:
        return bargains.agrees(edition, seen, own, bargains.STRATEGIC)
    if level == EDMUND:
        return edmund.agrees(edition, seen, own)
    if level == NEWCOMER:
        return newcomer.agrees(edition, seen, own)
    return agreeable(edition, seen, own, own.maker)


@kernel
def most_accepted(edition: Edition, seen: Seen, trade: Trade, level: Level, most: Money) -> Money:
    """Return the most that the maker can offer: ``value`` refuses a trade by which the maker would lose."""
    if level != VALUE:
        return most
    trade.money = 0
    return min(most, bargains.gain(edition, seen, trade, trade.maker, bargains.VALUE))
