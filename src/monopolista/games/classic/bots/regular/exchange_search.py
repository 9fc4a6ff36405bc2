"""The search for an exchange of colours with one partner; each bot supplies its own valuation."""

from collections.abc import Callable
from typing import Any

from monopolista.engine.jit import kernel, rebound
from monopolista.engine.seats import lowest
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade_assets import note_colours
from monopolista.games.classic.rules.records import Edition, Seen

Consider = Callable[[Edition, Seen, Answer, int, int, int], int]
"""Compares an exchange, given by its places in ``ExchangeSide``, with the best value so far; returns the better."""
SeekWith = Callable[[Edition, Seen, Answer, int], int]

# The kernel that ``seek_with`` calls; ``exchange_search`` replaces it by that of a bot.
consider: Any = None


def seek_with(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Evaluate each exchange with one partner: a shared colour for another one, or for money.

    Return the value of the best exchange so far, which is in the answer.
    """
    places = note_colours(edition, seen, answer)
    wanted = places
    while wanted != 0:
        got = lowest(wanted)
        wanted &= wanted - 1
        others = places & ~(1 << got)
        while others != 0:
            best = consider(edition, seen, answer, got, lowest(others), best)
            others &= others - 1
    return best


def exchange_search(consider: Consider, module: str) -> SeekWith:
    """Return a kernel that searches by a bot's valuation, under the name of the bot's module."""
    return kernel(rebound(seek_with, module, {"consider": consider}))
