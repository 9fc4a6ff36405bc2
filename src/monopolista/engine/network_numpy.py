"""The network of ``network.py`` by matrices, for plain Python: the same odds, to the last one in a million, sooner.

Kernels go through the weights one by one, which the compiler makes fast and the interpreter slow: of the time that a
position takes there, seven parts of eight go into adding and multiplying.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.network import (
    FIRST_SHIFT,
    HIDDEN,
    ONE,
    POINT,
    SECOND,
    Marks,
    Sight,
    share_out,
    sureness,
)
from monopolista.engine.seats import Seat

Marked = tuple[list[int], list[int]]
"""Features that are there, and their shares."""


def marked(marks: Marks) -> Marked:
    """Return what is marked, apart from the notes it was marked on."""
    return marks.features[: marks.count], marks.shares[: marks.count]


class NumpyNetwork:
    """The weights of a network, laid out as its layers."""

    def __init__(self, weights: NDArray[np.int16], features: int) -> None:
        wide = weights.astype(np.int64)
        own = features * (HIDDEN + 1)
        others, bias = own + SECOND * HIDDEN, own + 2 * SECOND * HIDDEN
        self._first = wide[: features * HIDDEN].reshape(features, HIDDEN)
        self._straight = wide[features * HIDDEN : own]
        self._own = wide[own:others].reshape(HIDDEN, SECOND)
        self._others = wide[others:bias].reshape(HIDDEN, SECOND)
        self._bias = wide[bias : bias + SECOND] << POINT
        self._last = wide[bias + SECOND : bias + 2 * SECOND]

    def odds(self, table: Marked, seats: Mapping[Seat, Marked], sight: Sight) -> list[int]:
        """Return each seat's odds, of ODDS in all, by what is marked of the table and of those who may still win."""
        every = self._sums(table)
        units = np.stack([every + self._sums(one) for one in seats.values()]) >> FIRST_SHIFT
        np.clip(units, 0, ONE, out=units)
        together = self._bias + units.sum(axis=0) @ self._others
        second = np.clip((together + units @ self._own) >> POINT, 0, ONE)
        scores = (second @ self._last).tolist()
        sure = sureness(int(self._straight[table[0]] @ table[1]))
        sight.alive = 0
        for score, (seat, (features, shares)) in zip(scores, seats.items(), strict=True):
            straight = int(self._straight[features] @ shares) >> FIRST_SHIFT
            sight.alive |= 1 << seat
            sight.scores[seat] = (straight + (score >> POINT)) * sure >> POINT
        share_out(sight)
        return sight.odds

    def _sums(self, marks: Marked) -> NDArray[np.int64]:
        features, shares = marks
        return np.asarray(shares, np.int64) @ self._first[features]
