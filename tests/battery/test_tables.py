"""Every game there is keeps the laws that all share, in every edition."""

import pytest

from monopolista.games import edition_ids, load
from tests.battery.tables import check_transcript, played_at_random


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("number", range(3))
def test_a_table_decided_at_random_keeps_every_law(edition: str, number: int) -> None:
    seats = 2 + number % (load(edition).most_seats - 1)
    check_transcript(played_at_random(edition, seats, number, most=150))
