"""Bots by their number at a table for two, in the body of this process; the worker calls it by name."""

from typing import Any, Final

import numpy as np

from monopolista.games.classic.pool.pool import Pool
from monopolista.games.deal.pool.pool import DealPool

POOLS: Final[dict[str, Any]] = {"classic": Pool, "deal": DealPool}


def play(game: str, number: int) -> None:
    """Let the bot of a number play against itself for two turns of each."""
    pool = POOLS[game](levels=("regular",) * 2, seed=number + 1)
    pool.levels = np.array([number, number], np.int32)
    pool.play(1, most_turns=2)
