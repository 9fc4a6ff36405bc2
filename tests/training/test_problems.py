"""Where problems are looked for: in every game with odds, between bots that it has, one of whom learns it."""

import pytest
from training.problems import SEARCHES, STRONG

from monopolista.games import GAMES
from monopolista.games.interface.capabilities import HasOdds


def test_problems_are_looked_for_in_every_game_with_odds() -> None:
    assert set(SEARCHES) == {name for name, game in GAMES.items() if isinstance(game, HasOdds)}


@pytest.mark.parametrize("name", SEARCHES)
def test_they_are_looked_for_between_bots_that_the_game_has(name: str) -> None:
    game, search = GAMES[name], SEARCHES[name]
    assert {*search.players, search.learner, STRONG} <= set(game.levels)
    assert [one.name for one in game.robots if one.strength == "learner"] == [search.learner]
