"""What positions come to by what follows them."""

import numpy as np
import pytest
from training.kept import Kept
from training.returns import NEXT, returns


def kept(won: list[float], lasts: list[bool]) -> Kept:
    """Positions of two seats, of which nothing is marked."""
    nothing, count = np.zeros(0), len(won)
    shares = np.array([[one, 1 - one] for one in won], np.float32).reshape(count, 2)
    empty = np.zeros((count, 3), np.uint8)
    return Kept(nothing.astype(np.int16), nothing.astype(np.int8), empty, shares, np.array(lasts))


def test_the_last_position_of_a_game_came_to_who_won_and_others_to_what_followed() -> None:
    some = kept([1, 1, 1, 0], [False, False, True, True])
    odds = np.array([[0.3, 0.7], [0.5, 0.5], [0.9, 0.1], [0.2, 0.8]], np.float32)
    second = NEXT * 0.9 + (1 - NEXT) * 1
    first = NEXT * 0.5 + (1 - NEXT) * second
    assert returns(some, odds)[:, 0] == pytest.approx([first, second, 1, 0])
    assert returns(some, odds).sum(axis=1) == pytest.approx(np.ones(4))


def test_of_nothing_comes_nothing() -> None:
    assert returns(kept([], []), np.zeros((0, 2), np.float32)).shape == (0, 2)
