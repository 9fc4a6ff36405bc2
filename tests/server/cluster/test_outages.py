"""Servers and their database are killed in turn while people play: the campaign of bench/load/chaos.py, in small."""

import pytest
from bench.load.chaos import Campaign, run

from tests.plugins.campaigns import Campaign as Size


@pytest.mark.case("killed at any moment: what was acknowledged is there, and there once")
@pytest.mark.campaign("kills and outages", sample=1)
@pytest.mark.timeout(300)
def test_when_servers_or_their_database_are_killed_nothing_is_lost_and_every_table_continues(
    campaign: Size,
) -> None:
    """The sample kills each server once, and the database."""
    tables, kills, database = (campaign.size(sample=small, full=full) for small, full in ((2, 8), (2, 8), (1, 2)))
    asked = Campaign(tables, kills, database, every=campaign.size(sample=3, full=15) / 10, pause=0.6)
    assert "## Outages" in run(asked)
