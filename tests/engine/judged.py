"""The network compiled: its odds for marks that are handed to it."""

from typing import Any

import numpy as np

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import Activations, Marks, compute_odds, see_seat, see_table
from monopolista.engine.record_arrays import blank
from tests.engine.test_network import FEATURES, some_weights


@kernel
def judge(weights: Any, marks: Any, seats: int, sights: Any) -> None:
    """Judge the seats whose marks are the first, the table's being behind them."""
    see_table(weights, FEATURES, marks[seats], sights[0])
    for seat in range(seats):
        see_seat(weights, FEATURES, marks[seat], seat, sights[0])
    compute_odds(weights, FEATURES, sights[0])


def odds(seed: int, said: list[list[list[int]]]) -> list[int]:
    """Return the odds of seats with these features and shares."""
    marks, sights = blank(Marks, len(said)), blank(Activations, 1)
    for place, (features, shares) in enumerate(said):
        marks["count"][place] = len(features)
        marks["features"][place, : len(features)] = features
        marks["shares"][place, : len(shares)] = shares
    judge(np.array(some_weights(seed), np.int16), marks, len(said) - 1, sights)
    found: list[int] = sights["odds"][0].tolist()
    return found
