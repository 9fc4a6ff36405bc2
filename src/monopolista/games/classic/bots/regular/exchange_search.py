"""The search for an exchange of colours with one partner; a bot brings how it weighs one."""

from collections.abc import Callable
from typing import Any

from monopolista.engine.jit import kernel, rebound
from monopolista.engine.seats import lowest
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade_assets import note_colours
from monopolista.games.classic.rules.records import Edition, Seen

Consider = Callable[[Edition, Seen, Answer, int, int, int], int]
"""Compares an exchange, by its places in ``ExchangeSide``, with the best value so far; returns the better."""
SeekWith = Callable[[Edition, Seen, Answer, int], int]

# What ``seek_with`` calls: ``exchange_search`` puts a bot's own kernel in its place.
consider: Any = None


def seek_with(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Weigh what could be exchanged with one partner: colours of which both own some, one for another or for money.

    Return the value of the best exchange so far, which stands in the answer.
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
    """Return the kernel that searches by a bot's own value of an exchange, as the module's own."""
    return kernel(rebound(seek_with, module, {"consider": consider}))
