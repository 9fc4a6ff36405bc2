"""The search for puzzles: in every game with odds, between bots that the game has, one of them a beginner."""

import pytest
from training.game_config import GAMES, config_of
from training.puzzles import STRONG

from monopolista.games import GAMES as REGISTERED


@pytest.mark.parametrize("name", GAMES)
def test_they_are_looked_for_between_bots_that_the_game_has(name: str) -> None:
    game, search = REGISTERED[name], config_of(name).puzzles
    assert {*search.players, search.learner, STRONG} <= set(game.levels)
    assert [one.name for one in game.robots if one.strength == "learner"] == [search.learner]
