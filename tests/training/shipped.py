"""The weights that are shipped, measured by compiled kernels."""

import numpy as np
from training.judged import odds_of
from training.measuring import quality
from training.positions import positions

from monopolista.games.classic.bots.levels import REGULAR
from monopolista.games.classic.editions import load
from monopolista.games.classic.evaluation.features import FEATURES
from monopolista.games.classic.evaluation.weights import WEIGHTS

BATCH = 100


def measured(games: int) -> tuple[float, float]:
    """Return the loss of the odds in games of four ``regular``, and by how much they are wrong in the worst tenth."""
    parts = [
        positions(load("italy"), (REGULAR,) * 4, seed=99, games=range(first, first + BATCH), every=60)
        for first in range(0, games, BATCH)
    ]
    odds = np.concatenate([odds_of(WEIGHTS, FEATURES, one) for one in parts])
    found = quality(odds, np.concatenate([one.won for one in parts]))
    return found.loss, found.worst
