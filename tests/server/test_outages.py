"""Servers and their database are killed in turn while people play: the campaign of bench/outages.py, in small."""

import pytest
from bench.outages import Campaign, carry_out


@pytest.mark.case("killed at any moment: what was acknowledged is there, and there once")
@pytest.mark.campaign
@pytest.mark.timeout(300)
def test_whichever_of_two_servers_or_their_database_is_killed_nothing_is_lost_and_every_table_goes_on() -> None:
    assert "## Outages" in carry_out(Campaign(tables=8, kills=8, database=2, every=1.5, pause=0.6))
