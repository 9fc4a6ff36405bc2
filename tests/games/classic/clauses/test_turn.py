"""TURN, GO, PARK, VISIT, TAX: rolling, moving, and what the squares say."""

import pytest

from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    DARK_BLUE,
    GO,
    GO_TO_JAIL,
    INTERNATIONAL,
    ITALY,
    JAIL,
    LUXURY_TAX,
    PARKING,
    TAX,
    position,
)


@pytest.mark.clause("TURN-1")
def test_the_token_moves_clockwise_by_the_total_and_does_what_the_square_says() -> None:
    game = position(at={0: 0})
    game.roll(1, 2)
    assert game.has_event("moved", seat=0, other=0, subject=3, amount=3, clause="TURN-1")
    assert game.questions == ["buy"]
    assert game.question.square == 3


@pytest.mark.clause("TURN-1")
def test_only_the_seat_with_the_dice_rolls_and_only_once() -> None:
    game = position(at={0: PARKING - 3})
    game.refuses(1, "roll", "TURN-1")
    game.roll(1, 2)
    game.refuses(0, "roll", "TURN-4")


@pytest.mark.clause("TURN-1")
@pytest.mark.parametrize("dice", ["roll 0 3", "roll 7 1", "roll 3 -1"])
def test_dice_have_six_faces(dice: str) -> None:
    game = position()
    game.does("0: roll")
    game.refuses(-2, dice, "TURN-1")


@pytest.mark.clause("TURN-2")
def test_after_a_double_one_finishes_the_square_and_rolls_again() -> None:
    game = position(at={0: 0})
    game.roll(3, 3)
    game.refuses(0, "roll", "TURN-4")
    game.does("0: buy")
    assert game.owner(6) == 0
    assert game.questions == ["roll"]
    game.refuses(0, "end", "TURN-4")
    game.roll(1, 3)
    assert game.turn == 0
    assert game.square(0) == JAIL


@pytest.mark.clause("TURN-2")
def test_without_a_double_there_is_no_further_roll() -> None:
    game = position(at={0: PARKING - 3})
    game.roll(1, 2)
    assert game.questions == ["end"]


@pytest.mark.clause("TURN-3")
def test_the_third_double_of_a_turn_leads_to_jail_without_the_move_and_without_salary() -> None:
    game = position(at={0: JAIL})
    game.roll(5, 5)
    game.roll(1, 1)
    assert game.question.kind == "drawing"
    game.draw("back-three")
    game.does("0: buy")
    game.roll(6, 6)
    assert game.has_event("jailed", seat=0, subject=JAIL, clause="TURN-3")
    assert not game.has_event("moved")
    assert game.payments == []
    assert game.questions == ["end"]
    assert game.jailed(0)


@pytest.mark.clause("TURN-3")
def test_doubles_of_two_turns_are_not_added_up() -> None:
    game = position(at={0: PARKING - 2, 1: PARKING - 3}, owns={0: (24,), 1: (23,)})
    game.roll(1, 1)
    game.roll(2, 2)
    game.roll(1, 2)
    game.does("0: buy", "0: end")
    game.roll(1, 1)
    assert not game.has_event("jailed")


@pytest.mark.clause("TURN-4")
def test_the_turn_is_over_when_the_dice_are_handed_on() -> None:
    game = position(at={0: PARKING - 3})
    game.refuses(0, "end", "TURN-4")
    game.roll(1, 2)
    game.refuses(1, "end", "TURN-1")
    assert game.turn == 0
    game.does("0: end")
    assert game.turn == 1


@pytest.mark.clause("TURN-4")
def test_before_handing_on_there_is_room_for_business() -> None:
    game = position(stage="end", owns={0: (*DARK_BLUE, 5), 1: (15,)})
    game.does("0: build 39", "0: mortgage 5", "0: propose 1 give 5 get 15", "1: accept 1", "1: keep 5")
    assert game.questions == ["end"]


@pytest.mark.clause("TURN-4")
def test_nobody_hands_on_the_dice_before_the_open_question_is_answered() -> None:
    game = position(cash={0: 10}, at={0: LUXURY_TAX - 3}, owns={0: (5,)})
    game.roll(1, 2)
    game.refuses(0, "end", "TURN-4")


@pytest.mark.clause("GO-1")
def test_passing_go_pays_200() -> None:
    game = position(at={0: 39}, owns={0: (3,)})
    game.roll(1, 3)
    assert game.payments == [(BANK, 0, 200, "GO-1")]


@pytest.mark.clause("GO-1", "italy", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_landing_on_go_pays_200_once() -> None:
    game = position(at={0: 35})
    game.roll(2, 3)
    assert game.square(0) == GO
    assert game.payments == [(BANK, 0, 200, "GO-1")]
    game.does("0: end")
    game.roll(1, 2)
    game.does("1: decline", "0: pass", "1: pass", "1: end")
    game.roll(1, 2)
    assert (BANK, 0, 200, "GO-1") not in game.payments


@pytest.mark.clause("GO-1", *ITALY, "italy-euro")
def test_a_card_that_leads_past_go_pays_200() -> None:
    game = position(at={0: 33})
    game.roll(1, 2)
    game.draw("advance-24")
    assert game.payments == [(BANK, 0, 200, "GO-1")]
    assert game.square(0) == 24


@pytest.mark.clause("GO-2")
def test_200_can_be_had_twice_in_one_turn() -> None:
    game = position(at={0: 38})
    game.roll(1, 3)
    game.paid(BANK, 0, 200, "GO-1")
    game.draw("go")
    game.paid(BANK, 0, 200, "GO-1")
    assert game.cash(0) == 1900


@pytest.mark.clause("PARK-1")
def test_on_free_parking_nothing_happens() -> None:
    game = position(at={0: PARKING - 3})
    game.roll(1, 2)
    assert game.payments == []
    assert game.questions == ["end"]


@pytest.mark.clause("PARK-1")
def test_what_was_paid_to_the_bank_does_not_lie_on_free_parking() -> None:
    game = position(at={0: TAX - 3, 1: PARKING - 3})
    game.roll(1, 2)
    game.does("0: end")
    game.roll(1, 2)
    assert game.cash(1) == 1500


@pytest.mark.clause("VISIT-1")
def test_stopping_on_the_jail_square_is_just_visiting() -> None:
    game = position(at={0: JAIL - 3})
    game.roll(1, 2)
    assert game.square(0) == JAIL
    assert not game.jailed(0)
    game.does("0: end")
    game.roll(1, 3)
    game.does("1: end")
    assert game.questions == ["roll"]
    game.refuses(0, "fine", "JAIL-2")


@pytest.mark.clause("TAX-1")
@pytest.mark.parametrize(("square", "tax"), [(TAX, 200), (LUXURY_TAX, 100)])
def test_a_tax_is_paid_to_the_bank(square: int, tax: int) -> None:
    game = position(at={0: square - 3})
    game.roll(1, 2)
    assert game.payments == [(0, BANK, tax, "TAX-1")]


@pytest.mark.clause("TURN-3")
def test_a_double_that_leads_to_jail_gives_no_further_roll() -> None:
    game = position(at={0: GO_TO_JAIL - 4})
    game.roll(2, 2)
    assert game.questions == ["end"]
