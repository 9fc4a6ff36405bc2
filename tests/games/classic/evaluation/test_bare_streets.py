"""Estimates where a built colour is not one player's (TRADE-2)."""

from monopolista.games.classic.editions import Options
from monopolista.games.classic.presentation.view import rent_now
from tests.games.classic.scenario import ORANGE, Scenario, position

BARE = Options(bare_streets=True)
HOLDER, OTHER = 0, 1


def broken(houses: int) -> Scenario:
    """Seat 0 has two orange streets with houses on them, seat 1 the bare third one."""
    built = {ORANGE[0]: houses, ORANGE[1]: houses} if houses else {}
    return position(2, owns={HOLDER: ORANGE[:2], OTHER: (ORANGE[2], 5)}, built=built, options=BARE)


def test_houses_on_a_broken_colour_raise_the_odds_of_their_owner() -> None:
    odds = [broken(houses).table.odds() for houses in (0, 1)]
    assert all(one is not None and sum(one) == 1_000_000 for one in odds)
    bare, built = (one[HOLDER] for one in odds if one is not None)
    assert built > bare


def test_each_square_shows_the_rent_that_is_due_there() -> None:
    table = broken(1).table
    state = table.state()
    assert [rent_now(table.box, state, square) for square in ORANGE] == [70, 70, 16]
