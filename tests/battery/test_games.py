"""Thousands of games, every law looked at after every decision.

Money, deeds, buildings, mortgages and cards are conserved and told of; nobody's cash is negative;
whoever is asked has an answer; what is offered applies; what is not offered is refused with a
clause and nothing changes; every game ends or reaches the cap.
"""

import pytest

from monopolista.kernel.agenda import TASKS
from monopolista.kernel.classic.records import OFFERS
from monopolista.kernel.facts import FACTS
from tests import compiled
from tests.battery.games import BOTS, LOTS
from tests.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.battery.run import run
from tests.battery.stage import EDITIONS

# The first test waits until everything is compiled, on a busy machine for minutes.
pytestmark = pytest.mark.timeout(1800)

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


@pytest.mark.parametrize("chunk", range(10))
def test_10_000_random_games_compiled(chunk: int) -> None:
    edition, deck = EDITIONS[chunk % len(EDITIONS)]
    counted = compiled.call("tests.battery.run:run", edition, deck, chunk * 1000, 1000, LOTS, START, 2, THOROUGH)
    check(counted, 1000)


@pytest.mark.parametrize("chunk", range(2))
def test_2_000_bot_games_compiled(chunk: int) -> None:
    edition, deck = EDITIONS[chunk % len(EDITIONS)]
    counted = compiled.call("tests.battery.run:run", edition, deck, chunk * 1000, 1000, BOTS, START, 2, THOROUGH)
    check(counted, 1000)


@pytest.mark.parametrize("position", [COLOURS_DEALT, MORTGAGED_DEALT])
@pytest.mark.parametrize(("edition", "deck"), EDITIONS)
def test_games_from_positions_that_bring_rare_questions_compiled(edition: str, deck: str, position: int) -> None:
    first = 1000 * EDITIONS.index((edition, deck))
    counted = compiled.call("tests.battery.run:run", edition, deck, first, 1000, LOTS, position, 2, THOROUGH)
    check(counted, 1000)
    assert min(counted["shortages"], counted["traded"]) > 100


@pytest.mark.parametrize("chunk", range(4))
def test_100_random_games_in_plain_python(chunk: int) -> None:
    edition, deck = EDITIONS[chunk % len(EDITIONS)]
    check(run(edition, deck, 20_000 + chunk * 25, 25, LOTS, START, 1, 4 * THOROUGH), 25)


@pytest.mark.parametrize("chunk", range(2))
def test_100_bot_games_in_plain_python(chunk: int) -> None:
    edition, deck = EDITIONS[chunk % len(EDITIONS)]
    check(run(edition, deck, 20_000 + chunk * 50, 50, BOTS, START, 1, 4 * THOROUGH), 50)
