"""Thousands of card games at random, every law looked at after every decision.

All 106 cards are there once, where the events say; counters are what a recount gives; a seat that is asked has an
answer, and nobody else; what is offered applies; what is not offered is refused with a clause and nothing changes;
every game ends, but for the few in which all cards have come to lie before the seats: those reach the cap.
"""

import pytest

from monopolista.engine.events import MAX_EVENTS
from monopolista.engine.task_stack import TASKS
from monopolista.games.deal.rules.records import HAND, OFFERS
from tests import compiled
from tests.battery.games import Plan
from tests.games.deal.battery.games import TRIED
from tests.games.deal.battery.variants import VARIANTS, Chosen

THOROUGH = 2000
"""One in this many of the positions with odd actions is tried with the whole space of actions."""
GAMES = 250
"""Games of one part: 31 of 2,000 reach the cap where wild cards alone are a set, too many of 50 by mere chance."""


def played(options: Chosen, first: int, games: int) -> dict[str, int]:
    """Games were played to their end unless no card was left, and stayed within the bounds."""
    plan = Plan(first, games, often=TRIED, odd=8, thorough=THOROUGH)
    counted: dict[str, int] = compiled.call("tests.games.deal.battery.games:run", "deal", options, plan)
    assert counted["ended"] + counted["still"] == games
    assert counted["still"] == counted["truncated"] <= games // 20
    assert counted["deepest"] < TASKS
    assert counted["events"] < MAX_EVENTS
    assert counted["offers"] < OFFERS
    assert counted["hand"] <= HAND
    return counted


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("first", range(0, 10_000, GAMES))
def test_10_000_games_at_random_compiled(first: int) -> None:
    counted = played({}, first, GAMES)
    happened = ("noes", "taken", "broken", "reshuffled", "left", "won", "tried", "refused")
    assert min(counted[what] for what in happened) > 10


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_every_combination_of_options_compiled(number: int) -> None:
    played(VARIANTS[number], number * GAMES, GAMES)
