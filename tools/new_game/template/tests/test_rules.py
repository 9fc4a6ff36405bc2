"""Scenarios of the clauses, and games that keep the laws of all games."""

import pytest
from tests.battery.tables import check_transcript, played_by_lot

from monopolista import CHANCE, PositionError, Table
from monopolista.bots import decide
from monopolista.games import game_of
from monopolista.narrate import story
from monopolista.table import seeded
from monopolista.transcript import read

NAMES = ("Anna", "Bruno", "Carla")


def opened(seats: int = 2) -> Table:
    """A table at which the test answers for chance."""
    return Table("pig", seats, chance=None, names=NAMES[:seats])


def scores(table: Table) -> list[int]:
    """The points that seats have kept."""
    return [player.score for player in table.view().players]


@pytest.mark.clause("PIG-1")
def test_the_first_seat_begins() -> None:
    table = opened(3)
    assert (table.next_asked, scores(table)) == (0, [0, 0, 0])
    assert table.box.most_seats == 6


@pytest.mark.clause("PIG-2")
def test_points_are_kept_by_holding() -> None:
    table = opened()
    assert (table.forced(0), [denial.verb for denial in table.denials(0)]) == ("roll", ["hold"])
    table.play(0, "roll")
    table.play(CHANCE, "roll 5")
    assert table.denials(0) == []
    table.play(0, "hold")
    assert (scores(table), table.next_asked) == ([5, 0], 1)
    assert table.refusal(1, "hold") == "PIG-2"
    assert story(table, "en")[-2:] == ["Anna holds and has 5.", "It is the turn of Bruno."]


@pytest.mark.clause("PIG-2")
def test_a_one_loses_the_points_of_the_turn() -> None:
    table = opened()
    for answer in ("roll 6", "roll 1"):
        table.play(0, "roll")
        table.play(CHANCE, answer)
    assert (scores(table), table.next_asked) == ([0, 0], 1)
    assert table.refusal(CHANCE, "roll 7") == "PIG-2"


@pytest.mark.clause("PIG-3")
def test_enough_points_win() -> None:
    table = opened(3)
    table.set_position(turn=1, pot=4, score={0: 5, 1: 46, 2: 8})
    table.play(1, "hold")
    assert (table.winners, [player.place for player in table.view().players]) == ([1], [3, 1, 2])


@pytest.mark.clause("PIG-4")
def test_a_player_who_leaves_is_last_and_the_last_one_left_wins() -> None:
    table = opened(3)
    table.play(0, "leave")
    assert table.next_asked == 1
    table.play(2, "leave")
    assert (table.winners, [player.place for player in table.view().players]) == ([1], [3, 1, 2])


@pytest.mark.parametrize(
    ("score", "fault"), [({1: -3}, "seat 1 has -3"), ({0: 50}, "has won already"), ({2: 1}, "there is no seat 2")]
)
def test_a_position_that_no_game_leads_to_is_refused(score: dict[int, int], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        opened().set_position(score=score)


def test_a_position_is_replayed_from_its_transcript() -> None:
    table = opened()
    table.set_position(turn=1, score={1: 20})
    table.play(1, "roll")
    assert Table.replay(read(table.transcript.text()), chance=None).save() == table.save()


@pytest.mark.parametrize("number", range(6))
def test_games_of_random_answers_keep_every_law(number: int) -> None:
    table = played_by_lot("pig", 2 + number % 3, number, most=2000)
    assert table.over
    check_transcript(table)


def test_bots_play_to_the_end() -> None:
    table, draw, levels = Table("pig", 3, seed=4), seeded(5), game_of("pig").levels
    while not table.over:
        table.play(table.next_asked, decide(levels[table.next_asked % 2], table, table.next_asked, draw))
    assert len(table.winners) == 1
