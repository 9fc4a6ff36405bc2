"""Thousands of games, every law looked at after every decision.

Money, deeds, buildings, mortgages and cards are conserved, with an event for each change; nobody's cash is negative;
a seat that is asked has an answer; what is offered applies; what is not offered is refused with a
clause and nothing changes; every game ends or reaches the cap.
"""

import pytest

from monopolista.engine.events import MAX_EVENTS
from monopolista.engine.task_stack import TASKS
from monopolista.games.classic.rules.records import OFFERS
from tests import compiled
from tests.battery.games import Plan
from tests.battery.options import Chosen
from tests.battery.stage import AT_RANDOM, BOTS
from tests.games.classic.battery.games import run
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT
from tests.plugins.campaigns import Campaign

DECKS = ("B", "A")
GAMES = 50
"""Games of one part; of the part that is drawn a sample has the first few."""
FEW = 15
SLOW = 4 * 50_000
"""In plain Python one position in N is tried with the whole space of actions."""


def compiled_run(options: Chosen, plan: Plan) -> dict[str, int]:
    """Play a part in the worker; what is counted stays within the bounds."""
    counted: dict[str, int] = compiled.call("tests.games.classic.battery.games:run", "italy", options, plan)
    check(counted, plan.games)
    return counted


def check(counted: dict[str, int], games: int) -> None:
    """What was counted shows that the games were played, and stayed within the bounds."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > counted["truncated"]
    assert counted["deepest"] < TASKS
    assert counted["events"] < MAX_EVENTS
    assert counted["offers"] < OFFERS
    assert min(counted["bankrupt"], counted["built"], counted["refused"], counted["tried"]) > 0


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("first", range(0, 5000, GAMES))
def test_5_000_random_games_compiled(first: int, campaign: Campaign) -> None:
    compiled_run({"deck": DECKS[first // 1000 % 2]}, Plan(first, campaign.size(sample=FEW, full=GAMES)))


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("first", range(0, 2000, GAMES))
def test_2_000_bot_games_compiled(first: int, campaign: Campaign) -> None:
    compiled_run({"deck": DECKS[first // 1000]}, Plan(first, campaign.size(sample=FEW, full=GAMES), BOTS))


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("position", [COLOURS_DEALT, MORTGAGED_DEALT])
@pytest.mark.parametrize("first", [0, 1000])
def test_games_from_positions_that_bring_rare_questions_compiled(first: int, position: int, campaign: Campaign) -> None:
    """Scarce buildings come in clumps, none in a hundred games and many in the next: a sample shows only trades."""
    games = campaign.size(sample=2 * FEW, full=1000)
    counted = compiled_run({"deck": DECKS[first // 1000]}, Plan(first, games, AT_RANDOM, position))
    assert counted["traded"] > games // 10
    assert not campaign.full or counted["shortages"] > 100


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("players", [AT_RANDOM, BOTS])
@pytest.mark.parametrize("first", [20_000, 20_025])
def test_50_games_of_each_in_plain_python(first: int, players: int, campaign: Campaign) -> None:
    games = campaign.size(sample=2, full=25)
    options = {"deck": DECKS[first // 25 % 2]}
    check(run("italy", options, Plan(first, games, players, odd=1, thorough=SLOW)), games)
