"""SHORT: deeds dealt, hotels after three houses, and an end with the second bankruptcy."""

import pytest

from monopolista.bots import suggestion
from monopolista.games.classic.editions import Options
from monopolista.games.classic.effects.action_effects import ClassicEffect
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    DARK_BLUE,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    LUXURY_TAX,
    ORANGE,
    PARKING,
    Scenario,
    position,
    start,
)

SHORT = Options(short=True)


@pytest.mark.option("short")
@pytest.mark.clause("SHORT-1")
def test_two_deeds_are_dealt_to_each_player_who_pays_their_price_at_once() -> None:
    game = start(3, SHORT)
    assert game.questions == ["dealing"]
    game.does(*(f"chance: dealt {square}" for square in (39, 1, 5, 12, 37, 3)))
    assert game.payments == [
        (0, BANK, 400, "SHORT-1"), (1, BANK, 60, "SHORT-1"), (2, BANK, 200, "SHORT-1"),
        (0, BANK, 150, "SHORT-1"), (1, BANK, 350, "SHORT-1"), (2, BANK, 60, "SHORT-1"),
    ]  # fmt: skip
    assert [game.owner(square) for square in (39, 12, 1, 37, 5, 3)] == [0, 0, 1, 1, 2, 2]
    assert game.questions == ["start"]


@pytest.mark.clause("SHORT-1")
def test_a_deed_is_dealt_once_and_only_deeds_are() -> None:
    game = start(2, SHORT)
    game.does("chance: dealt 39")
    game.refuses(-2, "dealt 39", "SHORT-1")
    game.refuses(-2, "dealt 0", "SHORT-1")
    game.refuses(-2, "roll 1 2", "SHORT-1")
    game.refuses(0, "roll", "TURN-1")


@pytest.mark.clause("SHORT-1")
def test_in_an_ordinary_game_nothing_is_dealt() -> None:
    assert start(2).questions == ["start"]


@pytest.mark.option("short")
@pytest.mark.clause("SHORT-2")
def test_a_hotel_comes_after_three_houses_on_each_street() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 3, 39: 3}, options=SHORT)
    game.does("0: build 39")
    assert game.has_event("built", seat=0, subject=39, amount=HOTEL, clause="BLD-3")
    assert game.payments == [(0, BANK, 200, "BLD-3")]
    assert (game.state.houses, game.state.hotels) == (29, 11)


@pytest.mark.clause("SHORT-2")
def test_not_before_every_street_of_the_colour_has_three() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 2, 39: 3}, options=SHORT)
    game.refuses(0, "build 39", "BLD-3")
    game.does("0: build 37", "0: build 37", "0: build 39")
    assert game.levels(DARK_BLUE) == [HOTEL, HOTEL]


@pytest.mark.clause("SHORT-2")
def test_its_rent_is_the_ordinary_one() -> None:
    game = position(cash={0: 2000}, at={0: 36}, owns={1: DARK_BLUE}, built={37: 3, 39: HOTEL}, options=SHORT)
    game.roll(1, 2)
    assert game.payments == [(0, 1, 2000, "RENT-1")]


@pytest.mark.clause("SHORT-2")
def test_in_an_ordinary_game_the_fourth_house_is_a_house() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 3, 39: 3})
    game.does("0: build 39")
    assert game.level(39) == 4


@pytest.mark.clause("SHORT-3", "belgium-fr")
def test_a_hotel_is_sold_together_with_its_three_houses() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 3, 39: HOTEL}, options=SHORT)
    game.does("0: sell 39")
    assert game.payments == [(BANK, 0, 4 * 100, "SHORT-3")]
    assert game.levels(DARK_BLUE) == [3, 0]
    assert (game.state.houses, game.state.hotels) == (29, 12)


@pytest.mark.clause("SHORT-3", "belgium-fr")
def test_a_debtor_sees_what_a_hotel_brings_together_with_its_houses() -> None:
    game = position(owns={0: DARK_BLUE, 1: (5,)}, at={0: 2}, built={37: HOTEL, 39: HOTEL}, cash={0: 0}, options=SHORT)
    game.roll(1, 2)
    [advice] = suggestion(game.table, 0)
    assert isinstance(advice.effect, ClassicEffect)
    game.does(f"0: {advice.action}")
    assert game.payments[-2] == (BANK, 0, advice.effect.brings, "SHORT-3")


@pytest.mark.clause("SHORT-3", "belgium-fr")
def test_what_stands_beside_a_hotel_sold_whole_waits_until_it_is_even_again() -> None:
    game = position(owns={0: ORANGE}, built={16: HOTEL, 18: HOTEL, 19: 3}, options=SHORT)
    game.does("0: sell 16")
    game.refuses(0, "sell 19", "BLD-7")
    game.refuses(0, "build 19", "BLD-3")
    game.does("0: build 16", "0: sell 18")
    assert game.levels(ORANGE) == [1, 0, 3]
    game.does("0: sell 19")


@pytest.mark.clause("SHORT-3", *ITALY, "italy-euro", "belgium-nl", *INTERNATIONAL)
def test_a_hotel_is_sold_and_its_three_houses_come_back() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 3, 39: HOTEL}, options=SHORT)
    game.does("0: sell 39")
    assert game.payments == [(BANK, 0, 100, "BLD-8")]
    assert game.levels(DARK_BLUE) == [3, 3]
    assert (game.state.houses, game.state.hotels) == (26, 12)


def second_bankruptcy(creditor: bool, options: Options = SHORT) -> Scenario:
    """Seat 0 left before; seat 1 has a built colour and a mortgaged station, and owes seat 2 or the bank."""
    game = position(
        4, turn=1, cash={1: 20, 2: 100, 3: 2000}, at={1: 36 if creditor else LUXURY_TAX - 3},
        owns={1: (*BROWN, 5), 2: DARK_BLUE}, built={1: 2, 3: 1, 37: 1, 39: 1}, mortgaged=(5,), keeps={1: ["chest"]},
        options=options,
    )  # fmt: skip
    game.gives_up(0)
    assert not game.table.over
    game.roll(1, 2)
    game.gives_up(1)
    return game


@pytest.mark.clause("SHORT-4", "italy-euro")
def test_where_the_bank_pays_the_creditor_it_takes_everything_then_too() -> None:
    game = second_bankruptcy(creditor=True)
    assert game.payments == [(BANK, 2, 200, "BANK-2"), (1, BANK, 20, "SHORT-4")]
    assert [game.owner(square) for square in (*BROWN, 5)] == [BANK, BANK, BANK]
    assert game.table.winners == [3]


@pytest.mark.clause("SHORT-4", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_the_second_bankruptcy_leaves_all_buildings_too_to_the_creditor_and_the_richest_wins() -> None:
    game = second_bankruptcy(creditor=True)
    assert game.payments == [(1, 2, 20, "SHORT-4")]
    assert [game.owner(square) for square in (*BROWN, 5)] == [2, 2, 2]
    assert game.levels(BROWN) == [2, 1]
    assert game.mortgaged(5)
    assert game.holder("chest") == 2
    assert game.has_event("ended", seat=3, clause="SHORT-4")
    assert game.table.winners == [3]
    assert [game.player(seat).place for seat in range(4)] == [4, 3, 2, 1]


@pytest.mark.clause("SHORT-4", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_who_could_pay_and_leaves_as_the_second_makes_no_king() -> None:
    game = position(4, turn=1, cash={1: 0}, at={1: 36}, owns={1: (5, 15), 2: (39,)}, options=SHORT)
    game.does("0: bankrupt")
    game.roll(1, 2)
    game.does("1: bankrupt")
    game.paid(1, 2, 50, "RENT-1")
    assert [game.owner(square) for square in (5, 15)] == [BANK, BANK]
    assert game.table.winners == [2]


@pytest.mark.clause("SHORT-4")
def test_a_bankrupt_to_the_bank_leaves_it_all_to_the_bank() -> None:
    game = second_bankruptcy(creditor=False)
    assert game.payments == [(1, BANK, 20, "SHORT-4")]
    assert [game.owner(square) for square in (*BROWN, 5)] == [BANK, BANK, BANK]
    assert game.holder("chest") == BANK
    assert game.table.over
    assert game.table.winners == [3]


@pytest.mark.clause("SHORT-4")
def test_the_first_bankrupt_leaves_as_in_the_ordinary_game() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3}, owns={0: BROWN}, built={1: 1, 3: 1}, options=SHORT)
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert game.payments == [(BANK, 0, 25, "BANK-2"), (BANK, 0, 25, "BANK-2"), (0, BANK, 80, "BANK-3")]
    assert game.questions == ["auction"]


@pytest.mark.clause("SHORT-4")
def test_in_an_ordinary_game_the_rest_play_on() -> None:
    game = second_bankruptcy(creditor=True, options=Options())
    assert not game.table.over


@pytest.mark.clause("SHORT-4")
def test_two_players_end_as_ever() -> None:
    game = position(at={0: PARKING}, options=SHORT)
    game.does("0: bankrupt")
    assert game.has_event("ended", seat=1, clause="END-1")
