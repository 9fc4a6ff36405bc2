"""A table of the card game in the hands of players who try anything."""

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from tests.battery.machine import TableMachine, try_tables
from tests.battery.stage import START
from tests.games.deal.battery.games import BATTERY
from tests.games.deal.battery.variants import options
from tests.plugins.campaigns import Campaign


class DealMachine(TableMachine):
    """Beside what all games do: hands that nobody else sees."""

    battery = BATTERY

    @initialize(number=st.integers(0, 10_000), steps=st.integers(0, 250))
    def sit_down(self, number: int, steps: int) -> None:
        """Come to a table with any options."""
        self.sit_down_at("deal", msgspec.to_builtins(options(number)), number, START, steps)

    @invariant()
    def hands_are_as_large_as_the_view_says(self) -> None:
        """The view says how many cards each seat holds."""
        hands = [len(self.table.hand(seat)) for seat in range(self.table.seats)]
        assert self.books is None or [player.hand for player in self.table.view().players] == hands


@pytest.mark.campaign
def test_no_law_is_broken_whatever_is_tried(campaign: Campaign) -> None:
    try_tables(DealMachine, campaign)
