"""The weights that are shipped, measured by compiled kernels."""

import numpy as np
from training.game_config import config_of
from training.inference import odds_of
from training.metrics import quality

from monopolista.games.interface.bot_entry import number_of

BATCH = 100


def measured(game: str, games: int) -> tuple[float, float]:
    """Return the loss of the odds in games of four ``regular``, and by how much they are wrong in the worst tenth."""
    config = config_of(game)
    bots = (number_of("regular", config.bots),) * 4
    box, _ = next(iter(config.evaluated.values()))
    parts = [
        config.positions(box, bots, 99, range(first, first + BATCH), 15 * len(bots)) for first in range(0, games, BATCH)
    ]
    odds = np.concatenate([odds_of(config.weights, config.features, one) for one in parts])
    found = quality(odds, np.concatenate([one.won for one in parts]))
    return found.loss, found.worst
