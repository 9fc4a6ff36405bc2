"""How strong the bots of MONOPOLY Deal are; ``python -m bench`` measures it over more games."""

import pytest

from tests import compiled
from tests.games.deal.bots import strength
from tests.plugins.campaigns import Campaign

pytestmark = [pytest.mark.compiled, pytest.mark.campaign("strength of bots", sample=1)]
GAMES = 400
SOME = 100


def count(levels: list[str], seed: int, games: int = GAMES) -> dict[str, int]:
    return compiled.call("tests.games.deal.bots.strength:count", levels, games, seed)


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


def test_risk_aware_beats_random_in_most_games_of_two(campaign: Campaign) -> None:
    games = campaign.size(sample=SOME, full=GAMES)
    assert count(["risk-aware", "random"], 30, games)["risk-aware"] >= games * 80 // 100


@pytest.mark.parametrize("seat", range(4))
def test_champion_wins_more_of_four_than_each_of_three_regular(seat: int) -> None:
    levels = ["regular"] * 4
    levels[seat] = "champion"
    assert count(levels, 40 + seat)["champion"] >= GAMES * 32 // 100


def test_champion_beats_regular_in_most_games_of_two(campaign: Campaign) -> None:
    games = campaign.size(sample=SOME, full=GAMES)
    assert count(["champion", "regular"], 50, games)["champion"] >= games * 52 // 100


@pytest.mark.parametrize("seats", [2, 4])
def test_champion_decides_the_same_in_both_bodies(seats: int) -> None:
    levels = ["champion", "regular", "champion", "random"][:seats]
    assert compiled.call("tests.games.deal.bots.strength:trail", levels, 60) == strength.trail(levels, 60)
