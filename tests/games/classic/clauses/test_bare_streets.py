"""TRADE-2 by the letter of one booklet, and as an option: a bare street of a built colour changes hands."""

import pytest

from monopolista.games.classic.editions import Options
from tests.games.classic.scenario import BANK, BELGIUM, DARK_BLUE, INTERNATIONAL, ITALY, ORANGE, Scenario, position

BARE = Options(bare_streets=True)
STRICT = Options(bare_streets=False)


def broken(**pieces: object) -> Scenario:
    """Seat 0 has built on two orange streets, and the bare third one is with seat 1."""
    owns = {0: ORANGE[:2], 1: (ORANGE[2],)}
    return position(owns=owns, built={ORANGE[0]: 1, ORANGE[1]: 1}, options=BARE, **pieces)  # pyright: ignore[reportArgumentType]


@pytest.mark.clause("TRADE-2", "italy-euro")
def test_here_a_bare_street_is_traded_beside_built_ones_and_a_built_one_is_not() -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1})
    game.refuses(0, "propose 1 give 39 money -500", "TRADE-2")
    game.does("0: propose 1 give 37 money -500", "1: accept 1")
    assert (game.owner(37), game.owner(39)) == (1, 0)
    assert game.level(39) == 1


@pytest.mark.option("bare_streets")
@pytest.mark.clause("TRADE-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_elsewhere_it_is_a_choice_of_the_table() -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1}, options=BARE)
    game.does("0: propose 1 give 37 money -500", "1: accept 1")
    assert game.owner(37) == 1


@pytest.mark.option("bare_streets")
@pytest.mark.clause("TRADE-2", "italy-euro")
def test_here_the_stricter_rule_is_a_choice_of_the_table() -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1}, options=STRICT)
    game.refuses(0, "propose 1 give 37 money -500", "TRADE-2")


@pytest.mark.clause("TRADE-2", "italy-euro")
def test_the_building_that_goes_up_on_a_street_after_the_proposal_forbids_to_accept_it() -> None:
    game = position(owns={0: DARK_BLUE})
    game.does("0: propose 1 give 37 money -50", "0: build 39", "0: build 37")
    game.refuses(1, "accept 1", "TRADE-2")
    game.does("0: sell 37", "1: accept 1")


@pytest.mark.clause("TRADE-2")
@pytest.mark.clause("RENT-3")
def test_built_streets_bring_their_rent_and_the_bare_one_the_single_rent() -> None:
    game = broken(at={0: ORANGE[2] - 3, 1: ORANGE[1] - 3})
    game.roll(1, 2)
    assert game.payments == [(0, 1, 16, "RENT-1")]
    game.does("0: end")
    game.roll(1, 2)
    assert game.payments == [(1, 0, 70, "RENT-1")]


@pytest.mark.clause("TRADE-2")
@pytest.mark.clause("BLD-1")
def test_nothing_more_is_built_until_one_owner_has_the_colour_again() -> None:
    game = broken()
    for seat, square in ((0, ORANGE[0]), (0, ORANGE[1]), (1, ORANGE[2])):
        game.refuses(seat, f"build {square}", "BLD-1")
    game.does(
        f"0: propose 1 get {ORANGE[2]} money 300", "1: accept 1", f"0: build {ORANGE[2]}", f"0: build {ORANGE[0]}"
    )
    assert [game.level(square) for square in ORANGE] == [2, 1, 1]


@pytest.mark.clause("TRADE-2")
@pytest.mark.clause("BLD-7")
def test_what_stands_on_the_others_is_sold_evenly_as_always() -> None:
    game = broken()
    game.refuses(1, f"sell {ORANGE[0]}", "BLD-7")
    game.does(f"0: sell {ORANGE[0]}")
    assert game.payments == [(BANK, 0, 50, "BLD-7")]
    game.does(f"0: sell {ORANGE[1]}", f"0: propose 1 give {ORANGE[0]} money -100", "1: accept 1")
    assert game.owner(ORANGE[0]) == 1


@pytest.mark.clause("MORT-1", *ITALY, "italy-euro", "belgium-nl", *INTERNATIONAL)
def test_the_bare_street_is_not_mortgaged_beside_buildings_of_another() -> None:
    game = broken(cash={1: 10})
    game.refuses(1, f"mortgage {ORANGE[2]}", "MORT-1")
    assert game.player(1).raisable == 10
    game.does(f"0: sell {ORANGE[0]}", f"0: sell {ORANGE[1]}", f"1: mortgage {ORANGE[2]}")
    assert game.cash(1) == 110


@pytest.mark.clause("MORT-1", "belgium-fr")
def test_here_the_bare_street_is_mortgaged_all_the_same() -> None:
    game = broken(cash={1: 10})
    game.does(f"1: mortgage {ORANGE[2]}")
    assert game.cash(1) == 110


@pytest.mark.clause("BANK-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_who_leaves_and_could_pay_sells_what_stands_on_a_broken_colour_for_it() -> None:
    game = position(
        3,
        at={0: 36},
        cash={0: 0},
        owns={0: ORANGE[:2], 1: (*DARK_BLUE, ORANGE[2])},
        built={ORANGE[0]: 1, ORANGE[1]: 1},
        options=Options(bare_streets=True, rent="owed"),
    )
    game.roll(1, 2)
    assert game.question.amount == 100
    game.does("0: bankrupt")
    game.paid(0, 1, 100, "RENT-3")
    assert game.has_event("sold", seat=0, subject=ORANGE[0], clause="BANK-1")


@pytest.mark.clause("BANK-1", "italy-euro")
@pytest.mark.parametrize(("cash", "plays"), [(99, False), (100, True)])
def test_in_the_measure_of_ruin_a_bare_street_counts_although_it_cannot_be_mortgaged(cash: int, plays: bool) -> None:
    """Seat 1 owes 200 and has one orange street, worth 100, beside another's houses."""
    owns = {0: (*ORANGE[:2], *DARK_BLUE), 1: (ORANGE[2],)}
    game = position(3, at={1: 36}, turn=1, cash={1: cash}, owns=owns, built={ORANGE[0]: 1, ORANGE[1]: 1, 39: 1})
    game.roll(1, 2)
    assert bool(game.player(1).playing) is plays
    if plays:
        game.refuses(1, f"mortgage {ORANGE[2]}", "MORT-1")
        game.does(f"1: propose 0 give {ORANGE[2]} money -100", "0: accept 1")
        assert (game.player(1).playing, game.cash(1)) == (True, 0)
