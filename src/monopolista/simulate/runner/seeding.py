"""The words that seed the games of a run, many games at once.

They are what ``numpy.random.SeedSequence(seed, spawn_key=(game,))`` states, which NumPy promises never to change; made
one game at a time, they take as long as a twentieth of playing it.

>>> words_of_games(7, range(3, 5)).tolist() == [
...     np.random.SeedSequence(7, spawn_key=(game,)).generate_state(4).tolist() for game in (3, 4)
... ]
True
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

WORDS: Final = 4
"""Words that seed a game, and words of the pool that they are made of."""
_MASK: Final = 0xFFFFFFFF
_INITIAL_POOL: Final = 0x43B0D7E5
_STEP_POOL: Final = 0x931E8875
_INITIAL_STATE: Final = 0x8B51F9DD
_STEP_STATE: Final = 0x58F38DED
_MIX_LEFT: Final = 0xCA01F9DD
_MIX_RIGHT: Final = np.uint32(0x4973F715)
_HALF: Final = np.uint32(16)
_OF_POOL: Final = WORDS * WORDS
"""Words hashed for the pool of a seed of no more words than it has; each further one is hashed for every word of it."""


def words_of_games(seed: int, games: Sequence[int]) -> NDArray[Any]:
    """Return the four words of each game, a row for each; numbers of games have 32 bits."""
    numbers = np.asarray(games, np.uint32)
    further = max(0, -(-seed.bit_length() // 32) - WORDS)
    factor = _INITIAL_POOL * pow(_STEP_POOL, _OF_POOL + WORDS * further, 1 << 32) & _MASK
    state = _INITIAL_STATE
    words = np.empty((len(numbers), WORDS), np.uint32)
    for place, pooled in enumerate(np.random.SeedSequence(seed).pool.tolist()):
        hashed, factor = _hashed(numbers, factor, _STEP_POOL)
        mixed = np.uint32(pooled * _MIX_LEFT & _MASK) - hashed * _MIX_RIGHT
        words[:, place], state = _hashed(mixed ^ (mixed >> _HALF), state, _STEP_STATE)
    return words


def _hashed(words: NDArray[Any], factor: int, step: int) -> tuple[NDArray[Any], int]:
    """Return words hashed with a factor, and the next factor."""
    after = factor * step & _MASK
    hashed = (words ^ np.uint32(factor)) * np.uint32(after)
    return hashed ^ (hashed >> _HALF), after
