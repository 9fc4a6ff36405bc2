"""Thousands of games, every law looked at after every decision.

Money, deeds, buildings, mortgages and cards are conserved and told of; nobody's cash is negative;
whoever is asked has an answer; what is offered applies; what is not offered is refused with a
clause and nothing changes; every game ends or reaches the cap.
"""

import pytest

from monopolista.engine.agenda import TASKS
from monopolista.engine.facts import FACTS
from monopolista.games.classic.rules.records import OFFERS
from tests import compiled
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.run import run

DECKS = ("B", "A")
RUN = "tests.games.classic.battery.run:run"
THOROUGH = 50_000
"""One position in so many is tried with the whole space of actions."""


def check(counted: dict[str, int], games: int) -> None:
    """What was counted shows that the games were played, and stayed within the bounds."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > counted["truncated"]
    assert counted["deepest"] < TASKS
    assert counted["facts"] < FACTS
    assert counted["offers"] < OFFERS
    assert min(counted["bankrupt"], counted["built"], counted["refused"], counted["tried"]) > 0


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("chunk", range(5))
def test_5_000_random_games_compiled(chunk: int) -> None:
    options = {"deck": DECKS[chunk % 2]}
    counted = compiled.call(RUN, "italy", options, chunk * 1000, 1000, LOTS, START, 2, THOROUGH)
    check(counted, 1000)


@pytest.mark.campaign
@pytest.mark.parametrize("deck", DECKS)
def test_2_000_bot_games_compiled(deck: str) -> None:
    first = 1000 * DECKS.index(deck)
    counted = compiled.call(RUN, "italy", {"deck": deck}, first, 1000, BOTS, START, 2, THOROUGH)
    check(counted, 1000)


@pytest.mark.campaign
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("position", [COLOURS_DEALT, MORTGAGED_DEALT])
def test_games_from_positions_that_bring_rare_questions_compiled(deck: str, position: int) -> None:
    first = 1000 * DECKS.index(deck)
    counted = compiled.call(RUN, "italy", {"deck": deck}, first, 1000, LOTS, position, 2, THOROUGH)
    check(counted, 1000)
    assert min(counted["shortages"], counted["traded"]) > 100


FEW, MANY = (20_000, 2), [(20_000 + 25 * chunk, 25) for chunk in range(2)]
"""The first game and how many: a few with every change, fifty in all."""


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("first", "games"), MANY)
def test_50_random_games_in_plain_python(first: int, games: int) -> None:
    options = {"deck": DECKS[first // 25 % 2]}
    check(run("italy", options, first, games, LOTS, START, 1, 4 * THOROUGH), games)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("first", "games"), [FEW, *MANY])
def test_50_bot_games_in_plain_python(first: int, games: int) -> None:
    options = {"deck": DECKS[first // 25 % 2]}
    check(run("italy", options, first, games, BOTS, START, 1, 4 * THOROUGH), games)
