"""How strong the bots are; ``python -m bench`` measures it over more games."""

import pytest

from tests import compiled

GAMES = 200


def count(levels: list[str], seed: int) -> dict[str, int]:
    return compiled.call("tests.bots.strength:count", levels, GAMES, seed)


def test_four_regular_end_by_bankruptcy_within_300_turns_of_each() -> None:
    counted = count(["regular"] * 4, 1)
    assert counted["ended"] >= GAMES * 19 // 20


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_tables_of_other_sizes_end_too(seats: int) -> None:
    counted = count(["regular"] * seats, seats)
    assert counted["ended"] >= GAMES * 19 // 20


@pytest.mark.parametrize("seat", range(4))
def test_regular_beats_three_random_from_any_seat(seat: int) -> None:
    levels = ["random"] * 4
    levels[seat] = "regular"
    assert count(levels, 10 + seat)["regular"] >= GAMES * 95 // 100
