"""Golden games: stored transcripts lead to the same bytes as when they were stored."""

import pytest
from tests.battery.golden import digests_of, kept, names_in, table_of

from tools.new_game.template.tests.battery.golden import EVERY, FOLDER, GAMES

NAMES = names_in(FOLDER)


def test_every_golden_game_is_kept() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_replayed_to_the_byte(name: str) -> None:
    game, digests = kept(FOLDER, name)
    table = table_of(game)
    assert table.over
    assert table.transcript.text() == game
    assert digests_of(table, EVERY) == digests
