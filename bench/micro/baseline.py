"""The baseline: tokens that only roll and move, compiled in the same run; no complete game can be faster."""

import time
from typing import Any

import numpy as np

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.records import pack

ROLLS = 20_000_000 if COMPILED else 100_000
SQUARES = 40


@kernel
def roll_and_move(streams: Any, visits: Any, rolls: int) -> int:
    """Roll two dice and move, repeatedly; count the visits."""
    square = 0
    for _ in range(rolls):
        square = (square + 2 + below(streams[0], 6) + below(streams[0], 6)) % SQUARES
        visits[square] += 1
    return square


def rate() -> float:
    """Return the rolls per second of one core."""
    streams: Any = pack(Stream()) if COMPILED else [Stream()]
    visits: Any = np.zeros(SQUARES, np.int64) if COMPILED else [0] * SQUARES
    seed(streams)
    roll_and_move(streams, visits, 1)
    start = time.process_time()
    roll_and_move(streams, visits, ROLLS)
    return ROLLS / (time.process_time() - start)


@kernel
def seed(streams: Any) -> None:
    """Seed the stream."""
    seed_stream(streams[0], 1, 2)
