"""Thousands of card games by lot, every law looked at after every decision.

All 106 cards are there once, where they were told to be; counters are what a recount gives; whoever is asked has an
answer, and nobody else; what is offered applies; what is not offered is refused with a clause and nothing changes;
every game ends, but for the few in which all cards have come to lie before the seats: those reach the cap.
"""

import pytest

from monopolista.engine.agenda import TASKS
from monopolista.engine.facts import FACTS
from monopolista.games.deal.rules.records import HAND, OFFERS
from tests import compiled
from tests.games.deal.battery.games import TRIED
from tests.games.deal.battery.variants import VARIANTS

pytestmark = pytest.mark.campaign
GAMES = 10_000
CHUNKS = 4
THOROUGH = 2000
"""One of so many positions at which odd actions are tried is tried with the whole space of actions."""
SPREAD = 29
"""Twelve ways of playing, so far apart in the list, have every choice of every option among them."""
EACH = 50
"""Games of each way of playing."""


def check(counted: dict[str, int], games: int) -> None:
    """The games were played to their end unless no card was left, and stayed within the bounds."""
    assert counted["ended"] + counted["still"] == games
    assert counted["still"] == counted["truncated"] <= games // 20
    assert counted["deepest"] < TASKS
    assert counted["facts"] < FACTS
    assert counted["offers"] < OFFERS
    assert counted["hand"] <= HAND


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_10_000_games_by_lot_compiled(chunk: int) -> None:
    games = GAMES // CHUNKS
    counted = compiled.call("tests.games.deal.battery.run:run", {}, chunk * games, games, TRIED, THOROUGH)
    check(counted, games)
    happened = ("noes", "taken", "broken", "reshuffled", "left", "won", "tried", "refused")
    assert min(counted[what] for what in happened) > 100


@pytest.mark.parametrize("first", range(0, len(VARIANTS), 12))
def test_every_combination_of_options_compiled(first: int) -> None:
    for number in (place * SPREAD % len(VARIANTS) for place in range(first, first + 12)):
        counted = compiled.call(
            "tests.games.deal.battery.run:run", VARIANTS[number], number * EACH, EACH, TRIED, THOROUGH
        )
        check(counted, EACH)
