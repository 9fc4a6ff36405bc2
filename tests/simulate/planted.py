"""Games of a cheap model with known chances, instead of games that are played."""

from typing import Any

import numpy as np

from monopolista.games.interface.simulator import Part

SEATS = 4


def games(first: int, chance: np.random.Generator, *, gains: float = 0, others: np.random.Generator) -> Part:
    """Return ``first`` games of equal seats, of which the first wins ``gains`` more (a share of 1).

    ``chance`` decides alike at all tables of a pair, ``others`` apart, as where games of the same seed part.
    """
    draw, apart = chance.random(first), others.random(first)
    draw = np.where(others.random(first) < 0.5, apart, draw)
    edges = np.cumsum([0.25 + gains, *[(0.75 - gains) / 3] * (SEATS - 1)])
    winner = np.minimum(np.searchsorted(edges, draw), SEATS - 1)
    length = chance.geometric(0.02, first) + others.geometric(0.1, first)
    of_game: dict[str, Any] = {
        "winners": np.where(others.random(first) < 0.05, 0, 1 << winner),
        "rounds": length,
        "turns": SEATS * length,
        "decisions": 9 * length,
    }
    worth = others.integers(0, 9000, (first, SEATS)) + 40 * length[:, None]
    return Part(first, 0.0, of_game, {"worth": worth}, {}, {})
