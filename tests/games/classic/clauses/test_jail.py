"""JAIL: how one gets in, how one gets out, and what one does inside."""

import pytest

from monopolista.games.classic.editions.schema import Deck
from tests.games.classic.scenario import BANK, DARK_BLUE, GO_TO_JAIL, JAIL, JAIL_CARD, PARKING, position


@pytest.mark.clause("JAIL-1")
def test_the_square_sends_to_jail_without_salary_and_ends_the_turn() -> None:
    game = position(at={0: GO_TO_JAIL - 3})
    game.roll(1, 2)
    assert game.has_event("jailed", seat=0, subject=JAIL, clause="JAIL-1")
    assert game.square(0) == JAIL
    assert game.payments == []
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-1")
@pytest.mark.parametrize(("start", "key"), [(4, "to-jail"), (14, "to-jail")])
def test_a_card_of_either_deck_sends_to_jail(start: int, key: str) -> None:
    game = position(at={0: start})
    game.roll(1, 2)
    game.draw(key)
    assert game.jailed(0)
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-1")
def test_the_third_double_sends_to_jail() -> None:
    game = position(at={0: JAIL}, owns={0: (14, 18)})
    game.roll(2, 2)
    game.roll(2, 2)
    game.roll(2, 2)
    assert game.jailed(0)
    assert game.square(0) == JAIL
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-1")
def test_out_of_jail_one_may_pay_only_on_the_next_turn() -> None:
    game = position(at={0: GO_TO_JAIL - 3})
    game.roll(1, 2)
    game.refuses(0, "fine", "JAIL-2")
    game.does("0: end")
    game.refuses(0, "fine", "JAIL-2")
    game.roll(1, 3)
    game.does("1: end", "0: fine")
    assert not game.jailed(0)


@pytest.mark.clause("JAIL-2")
def test_pay_50_before_rolling_and_move_as_usual() -> None:
    game = position(jailed={0: 0})
    assert game.questions == ["jail"]
    game.does("0: fine")
    assert game.payments == [(0, BANK, 50, "JAIL-2")]
    assert game.has_event("freed", seat=0, clause="JAIL-2")
    game.roll(4, 6)
    assert game.square(0) == PARKING


@pytest.mark.clause("JAIL-2")
@pytest.mark.parametrize("way", ["fine", "card 0"])
def test_who_paid_or_used_a_card_rolls_again_after_a_double(way: str) -> None:
    game = position(jailed={0: 0}, keeps={0: ["chance"]})
    game.does(f"0: {way}")
    game.roll(5, 5)
    assert game.questions == ["roll"]
    assert game.state.doubles == 1


@pytest.mark.clause("JAIL-2")
def test_use_a_card_before_rolling() -> None:
    game = position(jailed={0: 1}, keeps={0: ["chance"]})
    game.does("0: card 0")
    assert game.has_event("card-returned", seat=0, clause="JAIL-2")
    assert game.payments == []
    game.roll(4, 6)
    assert game.square(0) == PARKING


@pytest.mark.clause("JAIL-2")
def test_use_a_card_just_bought_from_another_player() -> None:
    game = position(jailed={0: 0}, keeps={1: ["chest"]})
    game.does("0: propose 1 get_card 1 money 40", "1: accept 1", "0: card 1")
    assert not game.jailed(0)
    assert game.cash(1) == 1540


@pytest.mark.clause("JAIL-2")
@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize(("used", "kept"), [("chance", "chest"), ("chest", "chance")])
def test_one_card_is_used_at_a_time_and_who_has_both_says_which(used: Deck, kept: Deck) -> None:
    game = position(jailed={0: 0}, keeps={0: ["chance", "chest"]})
    assert game.offers(0, "card 0")
    assert game.offers(0, "card 1")
    game.does(f"0: card {JAIL_CARD[used]}")
    assert (game.holder(used), game.holder(kept)) == (BANK, 0)
    assert not game.jailed(0)


@pytest.mark.clause("CARD-2")
def test_no_card_of_another_is_used() -> None:
    game = position(jailed={0: 0}, keeps={0: ["chance"], 1: ["chest"]})
    game.refuses(0, "card 1", "CARD-2")
    game.refuses(0, "card 2", "CARD-2")
    game.refuses(0, "card -1", "CARD-2")


@pytest.mark.clause("JAIL-2")
def test_a_double_may_be_tried_on_three_turns() -> None:
    game = position(jailed={0: 0}, at={1: PARKING - 3})
    game.roll(1, 2)
    assert game.has_event("stayed", seat=0, amount=1, clause="JAIL-2")
    assert game.questions == ["end"]
    game.does("0: end")
    game.roll(1, 2)
    game.does("1: end")
    game.roll(5, 5)
    assert game.has_event("freed", seat=0)
    assert game.square(0) == PARKING


@pytest.mark.clause("JAIL-2")
@pytest.mark.parametrize("tries", [0, 1, 2])
def test_the_fine_may_be_paid_before_any_of_the_three_tries(tries: int) -> None:
    game = position(jailed={0: tries})
    game.does("0: fine")
    assert not game.jailed(0)


@pytest.mark.clause("JAIL-2")
def test_who_has_not_50_cannot_pay_but_may_raise_it() -> None:
    game = position(jailed={0: 0}, cash={0: 49}, owns={0: (5,)})
    game.refuses(0, "fine", "JAIL-2")
    game.does("0: mortgage 5", "0: fine")
    assert game.cash(0) == 99


@pytest.mark.clause("JAIL-2")
def test_who_is_not_in_jail_has_nothing_to_pay() -> None:
    game = position(keeps={0: ["chance"]})
    game.refuses(0, "fine", "JAIL-2")
    game.refuses(0, "card 0", "JAIL-2")


@pytest.mark.clause("JAIL-2")
def test_only_the_one_on_turn_leaves() -> None:
    game = position(jailed={0: 0, 1: 0}, keeps={1: ["chest"]})
    game.refuses(1, "fine", "JAIL-2")
    game.refuses(1, "card 1", "JAIL-2")


@pytest.mark.clause("JAIL-2")
def test_after_the_roll_it_is_too_late_to_pay() -> None:
    game = position(jailed={0: 0}, keeps={0: ["chance"]})
    game.roll(1, 2)
    game.refuses(0, "fine", "JAIL-2")
    game.refuses(0, "card 0", "JAIL-2")


@pytest.mark.clause("JAIL-2")
def test_each_stay_has_three_tries_of_its_own() -> None:
    game = position(jailed={0: 2})
    game.does("0: fine")
    game.roll(5, 5)
    game.roll(4, 6)
    assert game.has_event("jailed", seat=0)
    assert game.state.players[0].tries == 0


@pytest.mark.clause("JAIL-3")
def test_a_double_frees_moves_and_gives_no_further_roll() -> None:
    game = position(jailed={0: 0})
    game.roll(5, 5)
    assert game.has_event("freed", seat=0, clause="JAIL-3")
    assert game.has_event("moved", seat=0, subject=PARKING, amount=10, clause="JAIL-3")
    assert game.payments == []
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-3")
def test_the_square_reached_by_the_double_counts() -> None:
    game = position(jailed={0: 0}, owns={1: (14,)})
    game.roll(2, 2)
    assert game.payments == [(0, 1, 12, "RENT-1")]
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-4")
def test_after_the_third_try_in_vain_one_pays_50_and_moves_by_that_roll() -> None:
    game = position(jailed={0: 2})
    game.roll(4, 6)
    assert game.has_event("stayed", seat=0, amount=3)
    assert game.payments == [(0, BANK, 50, "JAIL-4")]
    assert game.has_event("moved", seat=0, subject=PARKING, amount=10, clause="JAIL-4")
    assert game.questions == ["end"]


@pytest.mark.clause("JAIL-4")
def test_who_has_not_the_50_raises_it_before_the_move() -> None:
    game = position(jailed={0: 2}, cash={0: 20}, owns={0: (5,)})
    game.roll(4, 6)
    assert game.questions == ["debt"]
    assert game.square(0) == JAIL
    game.does("0: mortgage 5")
    game.paid(0, BANK, 50, "JAIL-4")
    assert game.square(0) == PARKING


@pytest.mark.clause("JAIL-4")
def test_who_cannot_raise_the_50_is_bankrupt_and_moves_no_more() -> None:
    game = position(3, jailed={0: 2}, cash={0: 20})
    game.roll(4, 6)
    game.gives_up(0)
    assert not game.has_event("moved")
    assert game.turn == 1


@pytest.mark.clause("JAIL-5")
def test_in_jail_one_builds_mortgages_redeems_and_trades() -> None:
    game = position(jailed={0: 0, 1: 0}, owns={0: (*DARK_BLUE, 5, 12), 1: (15,)}, mortgaged=(12,))
    game.does("0: build 39", "0: sell 39", "0: mortgage 5", "0: redeem 12")
    game.does("0: propose 1 give 12 get 15", "1: accept 1")
    assert (game.owner(12), game.owner(15)) == (1, 0)


@pytest.mark.clause("JAIL-5")
def test_in_jail_one_collects_rent_and_bids() -> None:
    game = position(3, at={0: 36}, owns={1: (39,)}, jailed={1: 0})
    game.roll(1, 2)
    game.paid(0, 1, 50, "RENT-1")
    game.does("0: end")
    game.roll(1, 2)
    game.does("1: end")
    game.roll(1, 2)
    game.does("2: decline", "1: bid 10", "2: pass", "0: pass")
    assert game.owner(3) == 1
