import numpy as np
import pytest

from monopolista.simulate.runner.seeding import words_of_games

GAMES = [0, 1, 255, 99_999, 2**32 - 1]


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**128 - 1, 2**128, 2**160, 2**200 + 12_345])
def test_the_words_of_a_game_are_those_of_numpy(seed: int) -> None:
    alone = [np.random.SeedSequence(seed, spawn_key=(game,)).generate_state(4).tolist() for game in GAMES]
    assert words_of_games(seed, GAMES).tolist() == alone


def test_a_game_of_a_number_that_is_too_great_is_refused() -> None:
    with pytest.raises(OverflowError):
        words_of_games(1, [2**32])
