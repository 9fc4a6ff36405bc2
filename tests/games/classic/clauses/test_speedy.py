"""SPEED: the Speedy die, in whose box it lies or as an option of any other."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.table import CHANCE, Table
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    COMPANIES,
    GO,
    GO_TO_JAIL,
    INTERNATIONAL,
    ITALY,
    JAIL,
    PARKING,
    Scenario,
    position,
    the_edition,
)
from tests.games.classic.scenario import start as opened

BUS, MISTER, OTHER_MISTER = 4, 5, 6
SPEEDY = Options(speedy=True)


def speedy(seats: int = 2, **pieces: object) -> Scenario:
    """A table with the Speedy die, at which seat 0 has passed GO before."""
    return position(seats, past_go=(0,), options=SPEEDY, **pieces)  # pyright: ignore[reportArgumentType]


def all_owned_but(*left: int, by: int = 0) -> dict[int, tuple[int, ...]]:
    """All deeds in one hand but some."""
    squares = position().table.box.edition.square
    return {by: tuple(square for square in squares if square not in left)}


@pytest.mark.option("speedy")
@pytest.mark.clause("SPEED-1")
def test_each_player_starts_with_1000_more() -> None:
    without = opened(3, Options(speedy=False))
    game = opened(3, SPEEDY)
    assert [game.cash(seat) - without.cash(seat) for seat in range(3)] == [1000, 1000, 1000]
    assert game.cash(0) == 2500


@pytest.mark.option("speedy", "cash")
@pytest.mark.clause("SPEED-1")
def test_the_thousand_comes_on_top_of_any_money_at_the_start() -> None:
    assert opened(2, Options(speedy=True, cash=800)).cash(1) == 1800


@pytest.mark.option("speedy")
@pytest.mark.clause("SPEED-2", "italy-2013")
def test_in_this_box_the_die_is_rolled_unless_the_table_leaves_it_out() -> None:
    assert Table(the_edition(), 2, chance=None).box.edition.speedy == 1
    game = position(at={0: JAIL}, past_go=(0,), options=Options(speedy=False))
    game.roll(1, 3)
    assert game.square(0) == 14


@pytest.mark.clause("SPEED-2", "italy", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_in_this_box_the_die_is_left_out_unless_the_table_takes_it() -> None:
    game = position(at={0: JAIL}, past_go=(0,))
    game.does("0: roll")
    game.refuses(CHANCE, "roll 1 3 2", "TURN-1")
    game.dice(1, 3)
    assert game.square(0) == 14


@pytest.mark.clause("SPEED-2")
def test_before_one_has_passed_go_two_dice_are_rolled() -> None:
    game = position(at={0: PARKING - 3}, options=SPEEDY)
    game.does("0: roll")
    game.refuses(CHANCE, "roll 1 2 3", "TURN-1")
    game.dice(1, 2)
    assert game.square(0) == PARKING


@pytest.mark.clause("SPEED-2")
def test_from_the_turn_after_one_first_passed_go_three_dice_are_rolled() -> None:
    game = position(at={0: 38, 1: PARKING - 3}, owns={0: (6,)}, options=SPEEDY)
    game.roll(4, 4)
    game.does("0: roll")
    game.refuses(CHANCE, "roll 1 3 2", "TURN-1")
    game.dice(1, 3)
    game.does("0: end")
    game.roll(1, 2)
    game.does("1: end", "0: roll")
    game.refuses(CHANCE, "roll 1 3", "TURN-1")
    game.refuses(CHANCE, "roll 1 3 7", "TURN-1")
    game.dice(1, 3, 2)


@pytest.mark.clause("SPEED-2")
def test_each_player_by_itself() -> None:
    game = position(turn=1, at={1: PARKING - 3}, past_go=(0,), options=SPEEDY)
    game.roll(1, 2)
    game.does("1: end", "0: roll")
    game.refuses(CHANCE, "roll 1 2", "TURN-1")


@pytest.mark.clause("SPEED-3")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_number_is_added_to_the_white_dice(face: int) -> None:
    game = speedy(at={0: PARKING - 6 - face})
    game.roll(2, 4, face)
    assert game.has_event("moved", seat=0, subject=PARKING, amount=6 + face, clause="SPEED-3")
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-4")
@pytest.mark.parametrize(("ride", "steps"), [(1, 2), (2, 5), (3, 7)])
def test_the_bus_goes_by_either_white_die_or_by_both(ride: int, steps: int) -> None:
    game = speedy(at={0: PARKING - steps})
    game.roll(2, 5, BUS)
    assert (game.questions, game.asked) == (["bus"], [0])
    game.refuses(1, f"ride {ride}", "SPEED-4")
    game.refuses(0, "ride 4", "SPEED-4")
    game.refuses(0, "ride 0", "SPEED-4")
    game.does(f"0: ride {ride}")
    assert game.has_event("moved", seat=0, subject=PARKING, amount=steps, clause="SPEED-4")
    assert game.questions == ["end"]
    game.refuses(0, f"ride {ride}", "SPEED-4")


@pytest.mark.clause("SPEED-5")
@pytest.mark.parametrize("face", [MISTER, OTHER_MISTER])
def test_mister_monopoly_finishes_the_square_and_goes_on_to_the_next_unowned_property(face: int) -> None:
    game = speedy(at={0: PARKING - 3}, owns={1: (21,)})
    game.roll(1, 2, face)
    assert game.has_event("moved", seat=0, subject=PARKING, amount=3, clause="SPEED-5")
    assert game.has_event("moved", seat=0, other=PARKING, subject=23, clause="SPEED-5")
    assert (game.questions, game.question.square) == (["buy"], 23)
    game.does("0: buy")
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-5")
def test_one_first_buys_where_the_white_dice_led() -> None:
    game = speedy(at={0: PARKING})
    game.roll(1, 2, MISTER)
    assert game.question.square == 23
    game.does("0: buy")
    assert game.question.square == 24
    game.does("0: decline")
    assert (game.questions, game.question.square) == (["auction"], 24)


@pytest.mark.clause("SPEED-5")
def test_going_on_past_go_pays_the_salary() -> None:
    game = speedy(at={0: 36}, owns=all_owned_but(1))
    game.roll(1, 2, MISTER)
    game.paid(BANK, 0, 200, "GO-1")
    assert game.question.square == 1


@pytest.mark.clause("SPEED-5")
def test_with_nothing_unowned_one_goes_on_to_the_next_property_of_another_and_pays() -> None:
    owns = {**all_owned_but(26, 27), 1: (26, 27)}
    game = speedy(at={0: PARKING - 3}, owns=owns)
    game.roll(1, 2, MISTER)
    assert game.square(0) == 26
    assert game.payments == [(0, 1, 22, "RENT-1")]
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-5")
def test_the_first_property_that_is_not_ones_own_counts_and_where_it_is_mortgaged_nothing_is_owed() -> None:
    owns = {**all_owned_but(26, 27), 1: (26, 27)}
    game = speedy(at={0: PARKING - 3}, owns=owns, mortgaged=(26,))
    game.roll(1, 2, MISTER)
    assert game.has_event("moved", seat=0, other=PARKING, subject=26, clause="SPEED-5")
    assert (game.payments, game.questions) == ([], ["end"])


@pytest.mark.clause("SPEED-5")
def test_mortgaged_deeds_of_ones_own_are_passed_over_like_the_others() -> None:
    owns = {**all_owned_but(27), 1: (27,)}
    game = speedy(at={0: PARKING - 3}, owns=owns, mortgaged=(21, 26))
    game.roll(1, 2, MISTER)
    assert game.square(0) == 27


@pytest.mark.clause("SPEED-5")
def test_where_all_property_is_ones_own_one_stays() -> None:
    game = speedy(at={0: PARKING - 3}, owns=all_owned_but())
    game.roll(1, 2, MISTER)
    assert game.has_event("stayed-put", seat=0, subject=PARKING, clause="SPEED-5")
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-5")
def test_where_the_only_unowned_property_is_the_square_itself_one_goes_a_whole_lap() -> None:
    game = speedy(at={0: 23}, owns=all_owned_but(26))
    game.roll(1, 2, MISTER)
    game.does("0: decline", "0: pass", "1: pass")
    assert game.has_event("moved", seat=0, other=26, subject=26, amount=40, clause="SPEED-5")
    game.paid(BANK, 0, 200, "GO-1")
    assert (game.questions, game.question.square) == (["buy"], 26)


@pytest.mark.clause("SPEED-5")
def test_where_the_only_property_of_another_is_the_square_itself_one_goes_a_whole_lap_and_pays_again() -> None:
    game = speedy(at={0: 23}, owns={**all_owned_but(26), 1: (26,)})
    game.roll(1, 2, MISTER)
    assert game.payments == [(0, 1, 22, "RENT-1"), (BANK, 0, 200, "GO-1"), (0, 1, 22, "RENT-1")]
    assert game.square(0) == 26


@pytest.mark.clause("SPEED-6")
def test_only_the_white_dice_make_a_double() -> None:
    game = speedy(at={0: PARKING - 6})
    game.roll(3, 1, 2)
    assert game.questions == ["end"]
    game = speedy(at={0: PARKING - 7})
    game.roll(3, 1, 3)
    assert game.questions == ["end"]
    game = speedy(at={0: PARKING - 7})
    game.roll(2, 2, 3)
    assert game.questions == ["roll"]


@pytest.mark.clause("SPEED-6")
def test_after_a_double_the_bus_and_mister_monopoly_come_before_the_next_roll() -> None:
    game = speedy(at={0: PARKING - 4})
    game.roll(2, 2, MISTER)
    game.refuses(0, "roll", "TURN-4")
    game.does("0: buy")
    assert (game.turn, game.questions) == (0, ["roll"])
    game = speedy(at={0: PARKING - 4})
    game.roll(2, 2, BUS)
    game.does("0: ride 3")
    assert (game.turn, game.questions) == (0, ["roll"])


@pytest.mark.clause("SPEED-7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_equal_numbers_lead_to_any_square_and_being_a_double_give_a_further_roll(number: int) -> None:
    game = speedy()
    game.roll(number, number, number)
    assert (game.questions, game.asked) == (["anywhere"], [0])
    assert all(game.offers(0, f"go {square}") for square in range(40))
    game.refuses(1, "go 39", "SPEED-7")
    game.refuses(0, "go 40", "SPEED-7")
    game.refuses(0, "go -1", "SPEED-7")
    game.does("0: go 39")
    assert game.has_event("moved", seat=0, subject=39, clause="SPEED-7")
    game.does("0: buy")
    assert (game.turn, game.questions) == (0, ["roll"])


@pytest.mark.option("triple_ends")
@pytest.mark.clause("SPEED-7")
def test_a_table_that_knows_it_otherwise_rolls_no_further_after_three_equal_numbers() -> None:
    game = position(past_go=(0,), options=Options(speedy=True, triple_ends=True))
    game.roll(2, 2, 2)
    game.does("0: go 39", "0: buy")
    assert game.questions == ["end"]
    game = position(at={0: PARKING - 7}, past_go=(0,), options=Options(speedy=True, triple_ends=True))
    game.roll(2, 2, 3)
    assert game.questions == ["roll"]


@pytest.mark.clause("SPEED-7")
def test_a_triple_counts_among_the_doubles_and_the_third_of_them_is_jail() -> None:
    game = speedy(at={0: PARKING - 7})
    game.roll(1, 1, 1)
    game.does(f"0: go {PARKING}")
    game.roll(2, 2, 2)
    game.does(f"0: go {PARKING}")
    game.roll(3, 3, 3)
    assert game.has_event("jailed", seat=0, clause="TURN-3")
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-7")
def test_a_triple_that_leads_to_jail_gives_no_further_roll() -> None:
    game = speedy()
    game.roll(1, 1, 1)
    game.does(f"0: go {GO_TO_JAIL}")
    assert (game.square(0), game.questions) == (JAIL, ["end"])


@pytest.mark.clause("SPEED-7")
def test_a_square_behind_is_reached_past_go() -> None:
    game = speedy(at={0: PARKING})
    game.roll(1, 1, 1)
    game.does("0: go 5")
    assert game.payments == [(BANK, 0, 200, "GO-1")]
    game = speedy(at={0: PARKING})
    game.roll(1, 1, 1)
    game.does(f"0: go {GO}")
    assert game.payments == [(BANK, 0, 200, "GO-1")]


@pytest.mark.clause("SPEED-7")
@pytest.mark.parametrize("square", [GO, PARKING])
def test_ones_own_square_is_a_whole_lap_and_go_is_paid_once(square: int) -> None:
    game = speedy(at={0: square})
    game.roll(1, 1, 1)
    game.does(f"0: go {square}")
    assert game.has_event("moved", seat=0, other=square, subject=square, amount=40, clause="SPEED-7")
    assert game.payments == [(BANK, 0, 200, "GO-1")]


@pytest.mark.clause("SPEED-7")
def test_a_triple_of_the_white_dice_and_a_face_that_is_no_number_is_a_double() -> None:
    """Bus and Mr. Monopoly are written 4, 5 and 6, and are no numbers for that."""
    for white, face, questions in ((4, BUS, ["bus"]), (5, MISTER, ["buy"]), (6, OTHER_MISTER, ["buy"])):
        game = speedy(at={0: PARKING - 2 * white})
        game.roll(white, white, face)
        assert game.questions == questions


@pytest.mark.clause("SPEED-8")
def test_sent_to_jail_by_the_square_one_goes_no_further() -> None:
    game = speedy(at={0: GO_TO_JAIL - 4})
    game.roll(2, 2, MISTER)
    assert (game.square(0), game.questions) == (JAIL, ["end"])
    assert game.payments == []


@pytest.mark.clause("SPEED-8")
@pytest.mark.parametrize("face", [3, BUS, MISTER])
def test_the_third_white_double_leads_to_jail_and_the_die_is_ignored(face: int) -> None:
    game = speedy(at={0: PARKING - 4})
    game.roll(2, 2, BUS)
    game.does("0: ride 3")
    game.roll(2, 2, BUS)
    game.does("0: ride 3", "0: buy")
    game.roll(2, 2, face)
    assert game.has_event("jailed", seat=0, clause="TURN-3")
    assert not game.has_event("moved")
    assert game.questions == ["end"]


@pytest.mark.clause("SPEED-8")
def test_a_card_that_leads_to_jail_ends_the_turn_too() -> None:
    game = speedy(at={0: 29})
    game.roll(1, 3, MISTER)
    game.draw("to-jail")
    assert (game.square(0), game.questions) == (JAIL, ["end"])


@pytest.mark.clause("SPEED-9")
def test_to_leave_jail_two_dice_are_rolled() -> None:
    game = speedy(jailed={0: 0})
    game.does("0: roll")
    game.refuses(CHANCE, "roll 5 5 1", "TURN-1")
    game.dice(5, 5)
    assert (game.square(0), game.questions) == (PARKING, ["end"])


@pytest.mark.clause("SPEED-9")
def test_who_paid_the_fine_rolls_three_again() -> None:
    game = speedy(jailed={0: 0})
    game.does("0: fine", "0: roll")
    game.refuses(CHANCE, "roll 5 5", "TURN-1")
    game.dice(4, 3, 3)
    assert game.square(0) == PARKING


@pytest.mark.clause("SPEED-10", *ITALY)
@pytest.mark.parametrize(("face", "total"), [(3, 8), (BUS, 5), (MISTER, 5)])
def test_a_companys_rent_is_rolled_with_all_three(face: int, total: int) -> None:
    game = speedy(at={0: 6}, owns={1: (12,)})
    game.roll(1, 2, 3)
    game.refuses(CHANCE, "roll 1 4", "TURN-1")
    game.dice(1, 4, face)
    assert game.payments == [(0, 1, 4 * total, "RENT-6")]


@pytest.mark.clause("SPEED-10", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_a_companys_rent_is_the_sum_of_all_three_that_brought_one_there() -> None:
    game = speedy(at={0: 6}, owns={1: COMPANIES})
    game.roll(1, 2, 3)
    assert game.payments == [(0, 1, 60, "RENT-6")]


@pytest.mark.clause("SPEED-10", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_the_bus_counts_nothing_and_both_white_dice_count_however_far_it_goes() -> None:
    game = speedy(at={0: 11}, owns={1: (12,)})
    game.roll(1, 6, BUS)
    game.does("0: ride 1")
    assert game.payments == [(0, 1, 4 * 7, "RENT-6")]


@pytest.mark.clause("SPEED-10", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_mister_monopoly_counts_nothing_and_the_roll_that_brought_one_on_counts() -> None:
    game = speedy(at={0: PARKING - 3}, owns={**all_owned_but(28), 1: (28,)})
    game.roll(1, 2, MISTER)
    assert game.square(0) == 28
    assert game.payments == [(0, 1, 4 * 3, "RENT-6")]


@pytest.mark.clause("SPEED-10", *ITALY)
@pytest.mark.parametrize("past_go", [(), (0,)])
def test_a_rent_is_rolled_with_all_three_also_before_one_has_passed_go(past_go: tuple[int, ...]) -> None:
    game = position(at={0: 9}, owns={1: (12,)}, past_go=past_go, options=SPEEDY)
    game.does("0: roll", "chance: roll 1 2" if not past_go else "chance: roll 1 2 4")
    if past_go:
        game.does("0: ride 3")
    game.refuses(CHANCE, "roll 2 1", "TURN-1")
    game.dice(2, 1, 3)
    assert game.payments == [(0, 1, 24, "RENT-6")]


@pytest.mark.clause("SPEED-10", *ITALY)
def test_out_of_jail_too_a_rent_is_rolled_with_all_three() -> None:
    game = speedy(jailed={0: 0}, owns={1: (12,)})
    game.does("0: roll", "chance: roll 1 1")
    game.dice(2, 1, BUS)
    assert game.payments == [(0, 1, 12, "RENT-6")]


@pytest.mark.clause("SPEED-10", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_where_the_roll_of_the_turn_counts_it_counts_as_it_was_rolled() -> None:
    game = position(at={0: 9}, owns={1: (12,)}, options=SPEEDY)
    game.roll(1, 2)
    assert game.payments == [(0, 1, 12, "RENT-6")]
