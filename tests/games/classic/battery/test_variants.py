"""Every edition, every option alone, and options thrown together: the laws hold.

Tables are of 2 players to as many as the box has tokens.
"""

import json

import pytest

from monopolista.games.classic.editions import edition_ids
from tests import compiled
from tests.battery.games import Plan
from tests.battery.options import Chosen
from tests.games.classic.battery.games import run
from tests.games.classic.battery.variants import OF_VARIANTS
from tests.plugins.campaigns import Campaign

THOROUGH = 40_000


def check(counted: dict[str, int], games: int) -> None:
    """The games were played, some to their end; where few houses keep rents low, many to the cap."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > 0


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "players", "position"), OF_VARIANTS, ids=map(json.dumps, OF_VARIANTS))
def test_every_law_holds_in_many_games_compiled(
    edition: str, options: Chosen, players: int, position: int, campaign: Campaign
) -> None:
    games = campaign.size(sample=20, full=100)
    plan = Plan(0, games, players, position, thorough=THOROUGH)
    check(compiled.call("tests.games.classic.battery.games:run", edition, options, plan), games)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_law_holds_in_plain_python(edition: str, campaign: Campaign) -> None:
    games = campaign.size(sample=1, full=8)
    check(run(edition, {}, Plan(30_000, games, odd=1, thorough=THOROUGH)), games)
