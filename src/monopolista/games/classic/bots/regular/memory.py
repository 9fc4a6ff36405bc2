"""Proposals that ``regular`` does not repeat: declined ones, and open ones."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.rules.records import REFUSALS, TRADES, Seen, Trade

PATIENCE: Final = 15
"""How many deeds, buildings and mortgages have to change before a declined bundle is offered again."""


@kernel
def refused_before(seen: Seen, trade: Trade) -> bool:
    """Return whether the same deeds were declined, at any price, and the position has changed little since."""
    for place in range(min(REFUSALS, seen.refusal_count)):
        memory = seen.refusals[place]
        old = memory.trade[0]
        if seen.changes - memory.changes >= PATIENCE or old.maker != trade.maker or old.partner != trade.partner:
            continue
        if old.gives == trade.gives and old.gets == trade.gets:
            return True
    return False


@kernel
def offered_before(seen: Seen, trade: Trade) -> bool:
    """Return whether the same deeds were declined recently, or are in an open proposal to the same partner."""
    return refused_before(seen, trade) or open_bundle(seen, trade)


@kernel
def open_bundle(seen: Seen, trade: Trade) -> bool:
    """Return whether the same deeds are in an open proposal to the same partner."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        old = seen.trades[place]
        if old.serial > 0 and old.maker == trade.maker and old.partner == trade.partner:
            if old.gives == trade.gives and old.gets == trade.gets:
                return True
    return False
