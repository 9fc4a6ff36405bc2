"""Weights in whole numbers, and back."""

import numpy as np
import pytest
from training.game_config import GAMES, config_of
from training.quantize import dequantize, quantize


@pytest.mark.parametrize("game", GAMES)
def test_from_weights_in_whole_numbers_their_parts_come_back(game: str) -> None:
    config = config_of(game)
    weights = np.fromfile(config.file, "<i2")
    assert (quantize(dequantize(weights, config.features), config.features) == weights).all()
