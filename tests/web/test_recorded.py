"""The recorded games of the browser's unit tests are games of these rules."""

import pytest

from monopolista.table import Table
from tests.web import recorded


@pytest.mark.parametrize("edition", recorded.GAMES)
def test_a_recorded_game_is_what_its_answers_lead_to(edition: str) -> None:
    kept = recorded.read(edition)
    table: Table = Table(edition, kept["seats"], chance=None, noting=True)
    for step in kept["steps"]:
        table.play(step["seat"], step["action"])
    assert recorded.as_kept(table) == kept, "record it anew: python -m tests.web.recorded"
