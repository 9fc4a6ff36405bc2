"""Scenarios of the clauses."""

import pytest

from monopolista import CHANCE, Table
from monopolista.narrate import story

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
