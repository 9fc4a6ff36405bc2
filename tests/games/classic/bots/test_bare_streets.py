"""Bots where bare streets of built colours are traded (TRADE-2)."""

import pytest

from monopolista.bots import decide
from monopolista.games.classic.actions.notation import write
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.classic.editions import Options
from monopolista.table import seeded
from tests.games.classic.scenario import DARK_BLUE, ORANGE, position

BARE = Options(bare_streets=True, rent="owed")
DRAW = seeded(1)
BUILT = {16: 1, 18: 1}


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_no_bot_gives_the_bare_street_of_its_built_colour_for_its_printed_price(level: str) -> None:
    game = position(3, owns={0: ORANGE, 1: (5, 39)}, built=BUILT, options=BARE)
    game.does("1: propose 0 money 200 get 19")
    assert write(decide(level, game.table, 0, DRAW)) == "refuse 1"


@pytest.mark.parametrize("level", ["newcomer", "strategic", "regular", "champion"])
def test_a_bot_buys_the_street_that_makes_its_built_colour_whole_again(level: str) -> None:
    game = position(3, owns={0: (16, 18), 1: (19, 5)}, built=BUILT, options=BARE)
    game.does("1: propose 0 give 19 money -200")
    assert write(decide(level, game.table, 0, DRAW)) == "accept 1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_debtor_with_a_street_that_anothers_houses_keep_from_a_mortgage_finds_an_answer(level: str) -> None:
    owns = {0: (16, 18, *DARK_BLUE), 1: (19,)}
    game = position(3, turn=1, at={1: 36}, cash={1: 10}, owns=owns, built=BUILT, options=BARE)
    game.roll(1, 2)
    assert game.offers(1, write(decide(level, game.table, 1, DRAW)))


@pytest.mark.parametrize(("mortgaged", "start", "cash"), [((37,), 36, 380), ((5, 15, 25), 32, 190)])
@pytest.mark.parametrize("level", LEVELS)
def test_who_has_only_built_streets_of_a_broken_colour_left_mortgages_nothing_to_buy(
    level: str, mortgaged: tuple[int, ...], start: int, cash: int
) -> None:
    owns = {0: (16, 18, *mortgaged), 1: (19,)}
    game = position(3, at={0: start}, cash={0: cash}, owns=owns, built=BUILT, mortgaged=mortgaged, options=BARE)
    game.roll(1, 2)
    assert game.offers(0, write(decide(level, game.table, 0, DRAW)))
