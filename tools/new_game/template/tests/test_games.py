"""Positions, and games that keep the laws of all games."""

import pytest
from tests.battery.tables import check_transcript, played_at_random

from monopolista import PositionError, Table
from monopolista.bots import decide
from monopolista.games import game_of
from monopolista.table import seeded
from monopolista.transcript import read


@pytest.mark.parametrize(
    ("score", "fault"), [({1: -3}, "seat 1 has -3"), ({0: 50}, "has won already"), ({2: 1}, "there is no seat 2")]
)
def test_a_position_that_no_game_leads_to_is_refused(score: dict[int, int], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        Table("pig", 2, chance=None).set_position(score=score)


def test_a_position_is_replayed_from_its_transcript() -> None:
    table = Table("pig", 2, chance=None)
    table.set_position(turn=1, score={1: 20})
    table.play(1, "roll")
    assert Table.replay(read(table.transcript.text()), chance=None).save() == table.save()


@pytest.mark.parametrize("number", range(6))
def test_games_of_random_answers_keep_every_law(number: int) -> None:
    table = played_at_random("pig", 2 + number % 3, number, most=2000)
    assert table.over
    check_transcript(table)


def test_bots_play_to_the_end() -> None:
    table, draw, levels = Table("pig", 3, seed=4), seeded(5), game_of("pig").levels
    while not table.over:
        table.play(table.next_asked, decide(levels[table.next_asked], table, table.next_asked, draw))
    assert len(table.winners) == 1
