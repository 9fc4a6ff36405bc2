"""How strong the bots of MONOPOLY Deal are; ``python -m bench`` measures it over more games."""

import pytest

from tests import compiled

pytestmark = pytest.mark.deep
GAMES = 400


def count(levels: list[str], seed: int) -> dict[str, int]:
    return compiled.call("tests.games.deal.bots.strength:count", levels, GAMES, seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_regular_alone_always_comes_to_an_end(seats: int) -> None:
    assert count(["regular"] * seats, seats)["ended"] == GAMES


@pytest.mark.parametrize("seat", range(4))
def test_regular_beats_three_random_in_95_of_100_games(seat: int) -> None:
    levels = ["random"] * 4
    levels[seat] = "regular"
    assert count(levels, 10 + seat)["regular"] >= GAMES * 95 // 100


@pytest.mark.parametrize("seat", range(2))
def test_regular_beats_risk_aware_in_70_of_100_games_of_two(seat: int) -> None:
    levels = ["risk-aware"] * 2
    levels[seat] = "regular"
    assert count(levels, 20 + seat)["regular"] >= GAMES * 70 // 100


def test_risk_aware_beats_random_in_most_games_of_two() -> None:
    assert count(["risk-aware", "random"], 30)["risk-aware"] >= GAMES * 80 // 100
