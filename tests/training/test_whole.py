"""Weights in whole numbers, and back."""

import numpy as np
import pytest
from training.game_config import GAMES, subject_of
from training.quantize import parts_of, whole


@pytest.mark.parametrize("game", GAMES)
def test_from_weights_in_whole_numbers_their_parts_come_back(game: str) -> None:
    subject = subject_of(game)
    weights = np.fromfile(subject.file, "<i2")
    assert (whole(parts_of(weights, subject.features), subject.features) == weights).all()
