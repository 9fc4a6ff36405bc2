"""Odds of sampled positions by quantized weights, as at the table."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.network.kernels import ODDS, Activations, Marks, compute_odds, see_seat, see_table
from monopolista.engine.record_arrays import blank
from training.positions import Positions


@kernel
def evaluate_positions(
    weights: Any, count: int, features: Any, shares: Any, marks: Any, sights: Any, odds: Any
) -> None:
    """Evaluate positions with weights for the given number of features."""
    seats = odds.shape[1]
    for row in range(len(features)):
        read_marks(features[row][seats], shares[row][seats], marks[0])
        see_table(weights, count, marks[0], sights[0])
        for seat in range(seats):
            read_marks(features[row][seat], shares[row][seat], marks[0])
            if marks[0].count > 0:
                see_seat(weights, count, marks[0], seat, sights[0])
        compute_odds(weights, count, sights[0])
        for seat in range(seats):
            odds[row][seat] = sights[0].odds[seat]


@kernel
def read_marks(features: Any, shares: Any, marks: Marks) -> None:
    """Read the features of a row; those of a seat are contiguous and not 0."""
    marks.count = 0
    while marks.count < len(features) and shares[marks.count] != 0:
        marks.features[marks.count] = features[marks.count]
        marks.shares[marks.count] = shares[marks.count]
        marks.count += 1


def odds_of(weights: NDArray[np.int16], features: int, positions: Positions) -> NDArray[np.float64]:
    """Return the odds of positions, shape (count, seats): 0 for a seat that is out, otherwise at least 1 / ``ODDS``."""
    assert COMPILED, "inference on many positions needs compiled kernels"
    odds = np.zeros(positions.won.shape, np.int64)
    evaluate_positions(
        weights, features, positions.features, positions.shares, blank(Marks, 1), blank(Activations, 1), odds
    )
    alive = (positions.shares[:, :-1] != 0).any(axis=2)
    return np.where(alive, np.maximum(odds, 1), 0) / ODDS
