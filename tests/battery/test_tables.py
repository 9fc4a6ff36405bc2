"""Every game there is keeps the laws that all share, in every edition."""

import pytest

from monopolista.games import edition_ids, load
from tests.battery.tables import check_transcript, played_by_lot


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("number", range(3))
def test_a_table_decided_by_lot_keeps_every_law(edition: str, number: int) -> None:
    seats = 2 + number % (load(edition).most_seats - 1)
    check_transcript(played_by_lot(edition, seats, number, most=150))
