"""What ``regular`` need not offer again: it is refused, or lies open already."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.rules.records import REFUSALS, TRADES, Seen, Trade

PATIENCE: Final = 15
"""Changes of deeds, buildings and mortgages before a refused bundle is offered again."""


@kernel
def refused_before(seen: Seen, trade: Trade) -> bool:
    """Say whether the same deeds were refused, whatever the money, and little has changed since."""
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
    """Say whether the same deeds were refused lately or are being offered to the same partner."""
    return refused_before(seen, trade) or open_bundle(seen, trade)


@kernel
def open_bundle(seen: Seen, trade: Trade) -> bool:
    """Say whether the same deeds are being offered to the same partner already."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        old = seen.trades[place]
        if old.serial > 0 and old.maker == trade.maker and old.partner == trade.partner:
            if old.gives == trade.gives and old.gets == trade.gets:
                return True
    return False
