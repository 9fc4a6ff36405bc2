"""The win-odds network with matrices, for plain Python: the same odds as the kernels, but faster.

Kernels read the weights one by one, which is fast when compiled and slow in the interpreter. Multiplications and
additions take seven eighths of the time of a position there.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.fixed_point import ONE, POINT
from monopolista.engine.network.kernels import FIRST_SHIFT, HIDDEN, SECOND, Activations, Marks, share_out, sureness
from monopolista.engine.seats import SEATS, Seat, members

Marked = tuple[list[int], list[int]]
"""Indices of the active features, and the share of each in 1 / WHOLE."""


def marked(marks: Marks) -> Marked:
    """Return the active features as separate lists."""
    return marks.features[: marks.count], marks.shares[: marks.count]


class NumpyNetwork:
    """Weights of a network, arranged as its layers.

    Parameters
    ----------
    weights : ndarray, int16, shape (weights,)
        Weights in the order of the file.
    features : int
        Number of features that the network knows.
    """

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

    def odds(self, table: Marked, seats: Mapping[Seat, Marked], activations: Activations) -> list[int]:
        """Return the odds of each seat.

        Parameters
        ----------
        table : Marked
            Active features of the table.
        seats : Mapping[Seat, Marked]
            Active features of each seat that may still win, at least one.
        activations : Activations
            Receives ``alive``, ``scores`` and ``odds``.

        Returns
        -------
        list of int
            ``activations.odds``, in 1 / ODDS, shape (SEATS,); 0 for a seat that cannot win.
        """
        every = self._sums(table)
        units = np.stack([every + self._sums(one) for one in seats.values()]) >> FIRST_SHIFT
        np.clip(units, 0, ONE, out=units)
        together = self._bias + units.sum(axis=0) @ self._others
        second = np.clip((together + units @ self._own) >> POINT, 0, ONE)
        scores = (second @ self._last).tolist()
        sure = sureness(int(self._straight[table[0]] @ table[1]))
        activations.alive = 0
        for score, (seat, (features, shares)) in zip(scores, seats.items(), strict=True):
            straight = int(self._straight[features] @ shares) >> FIRST_SHIFT
            activations.alive |= 1 << seat
            activations.scores[seat] = (straight + (score >> POINT)) * sure >> POINT
        share_out(activations)
        return activations.odds

    def _sums(self, marks: Marked) -> NDArray[np.int64]:
        features, shares = marks
        return np.asarray(shares, np.int64) @ self._first[features]


def see_table(_weights: Sequence[int], _features: int, marks: Marks, activations: Activations) -> None:
    """Keep the features of the table for ``compute_odds``; as the kernel of that name."""
    activations.alive = 0
    _keep(marks, activations.marked[SEATS])


def see_seat(_weights: Sequence[int], _features: int, marks: Marks, seat: Seat, activations: Activations) -> None:
    """Keep the features of a seat that may still win for ``compute_odds``; as the kernel of that name."""
    activations.alive |= 1 << seat
    _keep(marks, activations.marked[seat])


def compute_odds(weights: Sequence[int], features: int, activations: Activations) -> None:
    """Compute the odds of the seats whose features have been kept; as the kernel of that name."""
    seats = {seat: marked(activations.marked[seat]) for seat in members(activations.alive)}
    _network(weights, features).odds(marked(activations.marked[SEATS]), seats, activations)


def _keep(marks: Marks, kept: Marks) -> None:
    kept.count = marks.count
    kept.features[: marks.count] = marks.features[: marks.count]
    kept.shares[: marks.count] = marks.shares[: marks.count]


_NETWORKS: Final[dict[int, tuple[Sequence[int], NumpyNetwork]]] = {}
"""The network of each sequence of weights, by the identity of the sequence, which is kept with it."""


def _network(weights: Sequence[int], features: int) -> NumpyNetwork:
    """Return the network of a sequence of weights; to hash the sequence would take longer than an evaluation."""
    if id(weights) not in _NETWORKS:
        _NETWORKS[id(weights)] = weights, NumpyNetwork(np.array(weights, np.int16), features)
    return _NETWORKS[id(weights)][1]
