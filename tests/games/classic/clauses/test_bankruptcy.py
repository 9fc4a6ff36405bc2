"""BANK: who cannot pay is out, and the creditor, or the bank, inherits."""

from typing import Any

import pytest

from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    DARK_BLUE,
    GREEN,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    LUXURY_TAX,
    STATIONS,
    Scenario,
    position,
)


def bankrupt_to_1(cash: dict[int, int] | None = None) -> Scenario:
    """Seat 0 owes 600 for 39 to seat 1, has a hotel's colour, a mortgaged station and a jail card."""
    game = position(
        3, cash={0: 20, **(cash or {})}, at={0: 36}, owns={0: (*BROWN, 5), 1: DARK_BLUE},
        built={1: HOTEL, 3: 4, 37: 2, 39: 2}, mortgaged=(5,), keeps={0: ["chance"]},
    )  # fmt: skip
    game.roll(1, 2)
    game.does("0: bankrupt")
    return game


def bankrupt_to_the_bank(seats: int = 3) -> Scenario:
    """Seat 0 owes the luxury tax, has two stations, one of them mortgaged, and a jail card."""
    game = position(
        seats, cash={0: 30}, at={0: LUXURY_TAX - 3}, owns={0: (5, 15)}, mortgaged=(5,), keeps={0: ["chest"]}
    )
    game.roll(1, 2)
    game.gives_up(0)
    return game


@pytest.mark.clause("BANK-1")
def test_who_cannot_pay_is_out() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3})
    game.roll(1, 2)
    game.gives_up(0)
    assert game.has_event("bankruptcy", seat=0, other=BANK, amount=100, clause="BANK-1")
    assert not game.player(0).playing
    assert game.player(0).place == 3
    assert game.turn == 1
    game.refuses(0, "mortgage 5", "BANK-1")


@pytest.mark.clause("BANK-1", "italy", *BELGIUM, *INTERNATIONAL)
def test_nobody_is_bankrupt_before_it_gives_up() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3})
    game.roll(1, 2)
    assert game.player(0).playing
    assert game.asked == [0]
    game.does("0: asking 0", "1: asking 0")
    assert game.questions == ["debt"]


@pytest.mark.clause("BANK-1", "italy-euro")
def test_who_owes_more_than_all_would_bring_is_bankrupt_at_once() -> None:
    game = position(3, cash={0: 69}, at={0: LUXURY_TAX - 3}, owns={0: (1,)})
    game.roll(1, 2)
    assert game.has_event("owes", seat=0, other=BANK, amount=100)
    assert game.has_event("bankruptcy", seat=0, other=BANK, amount=100, clause="BANK-1")
    assert not game.player(0).playing
    assert (game.questions, game.question.square) == (["auction"], 1)


@pytest.mark.clause("BANK-1", "italy-euro")
def test_who_could_just_raise_the_debt_is_not_and_is_once_it_gives_that_away() -> None:
    game = position(3, cash={0: 70}, at={0: LUXURY_TAX - 3}, owns={0: (1,)})
    game.roll(1, 2)
    assert (game.questions, game.asked) == (["debt"], [0])
    game.does("0: propose 1 give 1 money -1", "1: accept 1")
    assert game.has_event("bankruptcy", seat=0, other=BANK, amount=100, clause="BANK-1")
    assert (game.owner(1), game.turn) == (1, 1)


@pytest.mark.clause("BANK-1")
def test_the_seats_of_the_others_stay_what_they_are() -> None:
    game = position(3, turn=1, cash={1: 30}, at={1: LUXURY_TAX - 3, 2: 17}, owns={2: (39,)})
    game.roll(1, 2)
    game.gives_up(1)
    assert game.turn == 2
    assert game.owner(39) == 2
    game.roll(1, 2)
    game.does("2: end")
    assert game.turn == 0


@pytest.mark.clause("BANK-1")
def test_one_may_leave_with_money_in_hand_and_all_goes_to_the_bank() -> None:
    game = position(3, turn=1, at={1: 17}, owns={0: (39,)})
    game.does("0: bankrupt")
    assert game.has_event("bankruptcy", seat=0, other=BANK, amount=0)
    assert game.payments == [(0, BANK, 1500, "BANK-3")]
    assert game.questions == ["auction"]
    game.does("1: pass", "2: pass")
    assert game.questions == ["roll"]
    assert game.turn == 1


def leaver(**pieces: Any) -> Scenario:
    """Seat 0 owes seat 1 the rent of a station, 25, and could raise far more."""
    game = position(3, at={0: 3}, cash={0: 0}, **pieces)
    game.roll(1, 1)
    assert (game.questions, game.question.amount) == (["debt"], 25)
    return game


@pytest.mark.clause("BANK-1")
def test_who_could_pay_a_player_and_leaves_pays_and_the_rest_goes_to_the_bank() -> None:
    game = leaver(owns={0: (*GREEN, 12), 1: (5,)}, built=dict.fromkeys(GREEN, 1), keeps={0: ["chance"]})
    game.does("0: bankrupt")
    assert game.cash(1) == 1525
    assert game.has_event("cancelled") is False
    assert [game.owner(square) for square in (*GREEN, 12)] == [BANK] * 4
    assert game.holder("chance") == BANK
    assert game.state.houses == 32
    assert (game.questions, game.question.square, game.asked) == (["auction"], 12, [1, 2])


@pytest.mark.clause("BANK-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_only_as_much_is_sold_and_mortgaged_as_the_debt_needs() -> None:
    game = leaver(owns={0: (*GREEN, 12), 1: (5,)}, built=dict.fromkeys(GREEN, 1))
    game.does("0: bankrupt")
    assert game.payments == [(BANK, 0, 100, "BANK-1")] * 3 + [(0, 1, 25, "RENT-5"), (0, BANK, 275, "BANK-3")]
    assert game.has_event("bankruptcy", seat=0, other=BANK, amount=0, clause="BANK-1")
    game = leaver(owns={0: (12, 28), 1: (5,)})
    game.does("0: bankrupt")
    assert game.payments == [(BANK, 0, 75, "MORT-1"), (0, 1, 25, "RENT-5"), (0, BANK, 50, "BANK-3")]
    assert game.has_event("cancelled", seat=0, subject=12, clause="BANK-3")


@pytest.mark.clause("BANK-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_who_could_not_pay_by_a_single_coin_goes_bankrupt_to_the_creditor() -> None:
    for coins, heir in ((19, 1), (20, BANK)):
        game = position(3, at={0: 36}, cash={0: coins}, owns={0: (1,), 1: (39,)})
        game.roll(1, 2)
        game.does("0: bankrupt")
        assert game.has_event("bankruptcy", seat=0, other=heir)
        assert game.owner(1) == heir


@pytest.mark.clause("BANK-1", *ITALY, "us")
def test_of_several_creditors_those_who_can_be_paid_in_full_are_and_the_next_takes_the_rest() -> None:
    game = position(4, cash={0: 0}, at={0: 4}, owns={0: (5,)})
    game.roll(1, 2)
    game.draw("chairman")
    game.does("0: bankrupt")
    assert game.payments == [(BANK, 0, 100, "MORT-1"), (0, 1, 50, "CARD-1"), (0, 2, 50, "CARD-1")]
    assert (game.owner(5), game.mortgaged(5)) == (3, True)


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_the_buildings_go_to_the_bank_at_half_price_and_everything_else_to_the_creditor() -> None:
    game = bankrupt_to_1()
    assert game.payments == [
        (BANK, 0, 5 * 25, "BANK-2"),
        (BANK, 0, 4 * 25, "BANK-2"),
        (0, 1, 20 + 225, "BANK-2"),
    ]
    assert [game.owner(square) for square in (*BROWN, 5)] == [1, 1, 1]
    assert game.levels(BROWN) == [0, 0]
    assert (game.state.houses, game.state.hotels) == (28, 12)
    assert game.holder("chance") == 1
    assert game.has_event("deed-passed", seat=0, other=1, subject=5, clause="BANK-2")


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_the_heir_deals_with_each_mortgage() -> None:
    game = bankrupt_to_1()
    assert (game.questions, game.asked, game.question.deeds) == (["transferred"], [1], [5])
    game.does("1: keep 5")
    assert game.payments == [(1, BANK, 10, "MORT-3")]
    assert (game.turn, game.questions) == (1, ["roll"])
    game = bankrupt_to_1()
    game.does("1: redeem 5")
    assert game.payments == [(1, BANK, 110, "MORT-3")]


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_an_heir_who_cannot_pay_the_10_percent_owes_them_to_the_bank() -> None:
    game = position(3, cash={0: 0, 1: 0}, at={0: 36}, owns={0: (5,), 1: (39,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.does("0: bankrupt")
    game.refuses(1, "redeem 5", "MORT-2")
    game.does("1: keep 5")
    assert (game.questions, game.question.other, game.question.amount) == (["debt"], BANK, 10)
    game.does("1: mortgage 39")
    game.paid(1, BANK, 10, "MORT-3")
    assert game.questions == ["roll"]


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_an_heir_may_fall_to_the_bank_by_what_it_inherits() -> None:
    game = position(3, cash={0: 0, 1: 0}, at={0: 36}, owns={0: (5,), 1: (39,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.does("0: bankrupt", "1: keep 5", "1: bankrupt")
    assert game.has_event("ended", seat=2, clause="END-1")


@pytest.mark.clause("BANK-2", *ITALY, "us")
def test_of_several_creditors_the_next_to_be_paid_inherits() -> None:
    game = position(4, cash={0: 60}, at={0: 4}, owns={0: (5,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.draw("chairman")
    game.does("0: bankrupt")
    game.paid(0, 2, 10, "BANK-2")
    assert game.owner(5) == 2
    assert game.questions == ["transferred"]


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_what_was_owed_to_the_bankrupt_is_owed_to_its_heir() -> None:
    game = position(3, cash={0: 0, 1: 0, 2: 0}, at={0: 14}, owns={1: (5,), 2: (15,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.draw("birthday")
    game.does("1: bankrupt")
    assert game.owner(5) == 0
    game.does("2: mortgage 15")
    assert game.payments[-1] == (2, 0, 10, "CARD-1")


@pytest.mark.clause("BANK-2")
def test_a_debt_to_one_who_left_is_owed_to_the_bank() -> None:
    game = position(3, cash={1: 0}, at={0: 14}, owns={1: (5,)})
    game.roll(1, 2)
    game.draw("birthday")
    game.does("0: bankrupt")
    game.does("1: mortgage 5")
    game.paid(1, BANK, 10, "CARD-1")
    assert game.turn == 1


@pytest.mark.clause("BANK-3")
def test_the_bank_cancels_the_mortgages_and_auctions_the_deeds_one_at_a_time() -> None:
    game = bankrupt_to_the_bank()
    assert game.payments == [(0, BANK, 30, "BANK-3")]
    assert game.has_event("cancelled", seat=0, subject=5, clause="BANK-3")
    assert (game.questions, game.question.square, game.asked) == (["auction"], 5, [1, 2])
    assert game.question.clause == "BANK-3"
    game.refuses(0, "bid 10", "BANK-1")
    game.does("2: bid 10", "1: pass")
    assert game.question.square == 15
    game.does("1: bid 50", "2: bid 51", "1: pass")
    assert (game.owner(5), game.owner(15)) == (2, 2)
    assert not game.mortgaged(5)
    assert (game.turn, game.questions) == (1, ["roll"])


@pytest.mark.clause("BANK-3")
def test_what_nobody_wants_stays_with_the_bank() -> None:
    game = bankrupt_to_the_bank()
    game.does("1: pass", "2: pass", "1: pass", "2: bid 10")
    assert (game.owner(5), game.owner(15)) == (BANK, 2)


@pytest.mark.clause("BANK-3")
def test_jail_cards_go_to_the_bottom_of_their_decks() -> None:
    game = bankrupt_to_the_bank()
    assert game.holder("chest") == BANK
    chest = game.state.decks[1]
    assert chest.queue[: chest.length] == [game.card("jail-free", "chest")]
    assert game.has_event("card-returned", seat=0, clause="BANK-3")


@pytest.mark.clause("BANK-3")
def test_the_buildings_are_back_in_the_bank_before_the_auctions() -> None:
    game = position(3, cash={0: 0}, at={0: LUXURY_TAX - 3}, owns={0: GREEN}, built=dict.fromkeys(GREEN, 3))
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert game.payments == [(BANK, 0, 300, "BANK-2")] * 3 + [(0, BANK, 900, "BANK-3")]
    assert game.state.houses == 32
    assert game.question.square == 31


@pytest.mark.clause("BANK-3", *ITALY)
def test_an_estate_that_nobody_can_bid_for_passes_to_the_bank_in_one_step() -> None:
    everything = position(8).table.box.edition.square
    streets = [square for square in everything if square not in (*STATIONS, 12, 28)]
    game = position(8, cash=dict.fromkeys(range(1, 8), 9), owns={0: everything}, built=dict.fromkeys(streets, 1))
    for money in (1, 2, 3):
        game.does(*(f"{seat}: propose 0 get 5 money {money}" for seat in range(1, 8)))
        game.does(f"0: propose 1 give 5 money -{10 * money}")
    game.does("0: bankrupt")
    assert {game.owner(square) for square in everything} == {BANK}
    assert (game.turn, game.questions) == (1, ["roll"])


@pytest.mark.clause("BANK-3")
def test_a_bankrupt_to_the_bank_who_was_asked_to_buy_leaves_the_property_to_an_auction() -> None:
    game = position(3, at={0: 36}, owns={0: (5,)})
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert game.question.square == 5
    game.does("1: pass", "2: pass")
    assert game.question.square == 39
    game.does("1: bid 10", "2: pass")
    assert game.owner(39) == 1


@pytest.mark.clause("BANK-3")
def test_a_leader_who_leaves_takes_its_bid_along() -> None:
    game = position(3, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline", "1: bid 300", "0: pass", "1: bankrupt")
    assert (game.question.kind, game.question.amount, game.asked) == ("auction", 0, [2])
    game.does("2: bid 10")
    assert game.owner(39) == 2


@pytest.mark.clause("BANK-3")
def test_what_a_leader_who_leaves_has_bid_for_stays_unsold_where_nobody_else_wants_it() -> None:
    game = position(3, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline", "1: bid 300", "0: pass", "1: bankrupt", "2: pass")
    assert game.owner(39) == BANK


@pytest.mark.clause("BANK-3", "italy", *BELGIUM, *INTERNATIONAL)
def test_its_rents_trades_and_drafts_are_void() -> None:
    game = position(4, at={0: 0}, owns={1: (6, 5), 2: (8,), 3: (15,)}, asks_itself=(1, 2))
    game.roll(3, 3)
    game.roll(1, 1)
    game.does("1: propose 3 give 5 get 15", "3: deal 1", "3: propose 1 give 15 money -5", "1: bankrupt")
    assert game.trades == []
    assert [claim.owner for claim in game.table.view().claims] == [2]
    game.does("0: pass", "2: pass", "3: pass", "0: pass", "2: pass", "3: pass", "2: ask 8")
    assert game.payments == [(0, 2, 6, "RENT-1")]


@pytest.mark.clause("BANK-3", *ITALY, "italy-euro")
def test_a_scarce_building_goes_on_without_the_one_who_left() -> None:
    game = position(3, owns={0: DARK_BLUE, 1: BROWN, 2: GREEN}, houses_left=1)
    game.does("0: build 39", "1: want", "1: bankrupt")
    game.does("0: pass", "2: pass", "0: pass", "2: pass", "2: want", "2: bid 10", "0: pass", "2: place 31")
    assert game.level(31) == 1
