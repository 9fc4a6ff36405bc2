"""How strong the bots are; ``python -m bench`` measures it over more games."""

import pytest

from monopolista.games.classic.bots.registry import BOTS, LEVELS
from tests import compiled
from tests.plugins.campaigns import Campaign

pytestmark = [pytest.mark.compiled, pytest.mark.campaign("strength of bots", sample=1)]
GAMES = 200
FEW = 40
MOST_SEATS = 8
LADDER = [bot.name for bot in sorted(BOTS, key=lambda bot: bot.rating) if bot.strength]
MEASURED = [level for level in LEVELS if level not in ("random", "regular")]


def count(levels: list[str], seed: int, games: int = GAMES) -> dict[str, int]:
    return compiled.call("tests.games.classic.bots.strength:count", levels, games, seed)


def test_four_regular_end_by_bankruptcy_within_300_turns_of_each(campaign: Campaign) -> None:
    games = campaign.size(sample=FEW, full=GAMES)
    assert count(["regular"] * 4, 1, games)["ended"] >= games * 19 // 20


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_tables_of_other_sizes_end_too(seats: int) -> None:
    counted = count(["regular"] * seats, seats)
    assert counted["ended"] >= GAMES * 19 // 20


@pytest.mark.parametrize("seat", range(4))
def test_regular_beats_three_random_from_any_seat(seat: int) -> None:
    levels = ["random"] * 4
    levels[seat] = "regular"
    assert count(levels, 10 + seat)["regular"] >= GAMES * 95 // 100


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("level", MEASURED)
def test_every_measured_bot_beats_three_random_and_comes_to_an_end(level: str, seat: int) -> None:
    levels = ["random"] * 4
    levels[seat] = level
    counted = count(levels, 20 + seat, FEW)
    assert counted["ended"] >= FEW * 95 // 100
    assert counted[level] >= FEW * 85 // 100


@pytest.mark.campaign(sample=0)
def test_tables_of_all_of_them_mostly_come_to_an_end_and_none_always_loses() -> None:
    """Some never do within 300 turns: not all of these trade for the colours that decide a game."""
    seated = MEASURED[:MOST_SEATS]
    counted = count(seated, 30)
    assert counted["ended"] >= GAMES * 9 // 10
    assert all(counted[level] > 0 for level in seated)


@pytest.mark.parametrize("seat", range(4))
def test_champion_wins_more_than_its_share_among_three_regular(seat: int) -> None:
    """A quarter is its share of 100 games; it wins more than two fifths of thousands."""
    levels = ["regular"] * 4
    levels[seat] = "champion"
    assert count(levels, 40 + seat, 100)["champion"] > 30


@pytest.mark.campaign(sample=0)
def test_each_level_of_the_lobby_wins_more_games_than_the_one_below() -> None:
    tables = [LADDER[turn:] + LADDER[:turn] for turn in range(len(LADDER))]
    counted = [count(table, 50 + turn) for turn, table in enumerate(tables)]
    won = [sum(one[level] for one in counted) for level in LADDER]
    assert won == sorted(won)
    assert won[0] > 0
