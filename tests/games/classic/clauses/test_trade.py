"""TRADE: deeds, money and jail cards, as two players agree."""

import pytest

from tests.games.classic.scenario import (
    BELGIUM,
    BROWN,
    DARK_BLUE,
    GREEN,
    INTERNATIONAL,
    ITALY,
    ORANGE,
    Scenario,
    position,
)

BUT_EURO = (*ITALY, *BELGIUM, *INTERNATIONAL)


def swap(seats: int = 3, cash: dict[int, int] | None = None) -> Scenario:
    """Seat 0 owns 39 and 5, seat 1 owns 37 and 15, seat 2 owns 1."""
    return position(seats, owns={0: (39, 5), 1: (37, 15), 2: (1,)}, cash=cash)


@pytest.mark.clause("TRADE-1")
def test_deeds_against_money() -> None:
    game = swap()
    game.does("1: propose 0 give 37 money -400", "0: accept 1")
    assert game.payments == [(0, 1, 400, "TRADE-1")]
    assert game.has_event("deed-passed", seat=1, other=0, subject=37, clause="TRADE-1")
    assert game.owner(37) == 0


@pytest.mark.clause("TRADE-1")
def test_deeds_against_deeds_and_money() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15 37 money 150", "1: accept 1")
    assert [game.owner(square) for square in (5, 15, 37)] == [1, 0, 0]
    assert game.payments == [(0, 1, 150, "TRADE-1")]


@pytest.mark.clause("TRADE-1")
def test_jail_cards_against_deeds() -> None:
    game = position(owns={0: (39,)}, keeps={1: ["chance", "chest"]})
    game.does("0: propose 1 give 39 get_card 0 1", "1: accept 1")
    assert (game.holder("chance"), game.holder("chest"), game.owner(39)) == (0, 0, 1)
    assert game.has_event("card-passed", seat=1, other=0, clause="TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_the_players_agree_on_any_price() -> None:
    game = swap()
    game.does("0: propose 1 give 39 money -1", "1: accept 1")
    assert game.cash(0) == 1501


@pytest.mark.clause("TRADE-1")
def test_any_two_trade_in_the_turn_of_a_third_and_during_its_questions() -> None:
    game = position(4, at={0: 16}, owns={1: (39,), 2: (37,)})
    game.roll(1, 2)
    game.does("2: propose 1 give 37 get 39", "1: accept 1")
    assert (game.owner(37), game.owner(39)) == (1, 2)
    assert game.questions == ["buy"]


@pytest.mark.clause("TRADE-1")
def test_one_trades_during_an_auction_and_during_anothers_debt() -> None:
    game = position(3, at={0: 36}, owns={1: (1,), 2: (3,)})
    game.roll(1, 2)
    game.does("0: decline", "1: propose 2 give 1 get 3", "2: accept 1")
    assert game.owner(1) == 2
    game = position(3, cash={0: 10}, at={0: 36}, owns={1: (39,), 2: (3,), 0: (5,)})
    game.roll(1, 2)
    game.does("2: propose 1 give 3 money -10", "1: accept 1")
    assert game.owner(3) == 1


@pytest.mark.clause("TRADE-1")
def test_a_trade_is_put_together_pick_by_pick() -> None:
    game = swap()
    game.does("0: deal 1", "0: give 5", "0: get 37", "0: get 15", "0: get 15", "0: money 60", "0: propose")
    trade = game.trades[0]
    assert (trade.gives, trade.gets, trade.money) == ([5], [37], 60)
    game.does("1: accept 1")
    assert game.owner(37) == 0


@pytest.mark.clause("TRADE-1")
def test_a_draft_takes_only_what_lies_with_the_two() -> None:
    game = swap()
    game.refuses(0, "give 39", "TRADE-1")
    game.does("0: deal 1")
    game.refuses(0, "give 37", "TRADE-1")
    game.refuses(0, "get 1", "TRADE-1")
    game.refuses(0, "get_card 0", "TRADE-1")
    game.refuses(0, "money 1501", "TRADE-1")
    game.refuses(0, "money -1501", "TRADE-1")
    game.refuses(0, "propose", "TRADE-1")
    game.refuses(0, "deal 0", "TRADE-1")
    game.refuses(0, "deal 3", "TRADE-1")


@pytest.mark.clause("TRADE-1")
@pytest.mark.parametrize(
    "terms",
    [
        "propose 1 give 37 get 39",  # the deeds are the wrong way round
        "propose 1 give 5 get 1",  # 1 is a third seat's
        "propose 1 give 6 money -10",  # 6 is the bank's
        "propose 1 give 5 get_card 0",  # nobody keeps that card
        "propose 0 give 39 get 5",  # with oneself
        "propose 7 give 39 money -10",  # there is no such seat
        "propose 1 give 0 money -10",  # there is no such deed
        "propose 1 give_card 9 money -10",  # nor such a card
        "propose 1 get 37 money 1501",  # more than the cash in hand
    ],
)
def test_nobody_promises_what_is_not_there(terms: str) -> None:
    game = swap()
    game.refuses(0, terms, "TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_only_the_partner_answers_and_only_the_maker_withdraws() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15")
    for seat, action in [(2, "accept 1"), (0, "accept 1"), (2, "refuse 1"), (1, "withdraw 1"), (2, "counter 1")]:
        game.refuses(seat, action, "TRADE-1")
    game.does("0: withdraw 1")
    assert game.has_event("withdrawn", seat=0, subject=1)
    game.refuses(1, "accept 1", "TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_a_refused_trade_is_gone_and_changes_nothing() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15", "1: refuse 1")
    assert game.has_event("refused", seat=1, other=0, subject=1, clause="TRADE-1")
    game.refuses(1, "accept 1", "TRADE-1")
    assert (game.owner(5), game.owner(15)) == (0, 1)


@pytest.mark.clause("TRADE-1")
def test_several_stand_side_by_side_and_reserve_nothing() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15", "0: propose 2 give 5 get 1", "2: propose 1 get 37 money 20")
    assert [trade.serial for trade in game.trades] == [1, 2, 3]
    game.does("2: accept 2")
    assert game.has_event("voided", seat=0, other=1, subject=1, clause="TRADE-1")
    assert [trade.serial for trade in game.trades] == [3]
    game.refuses(1, "accept 1", "TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_all_is_checked_again_on_acceptance() -> None:
    game = swap(cash={0: 100})
    game.does("0: propose 1 get 15 money 100", "0: propose 2 get 1 money 60", "2: accept 2")
    game.refuses(1, "accept 1", "TRADE-1")
    assert [trade.serial for trade in game.trades] == [1]
    game.does("0: mortgage 5", "1: accept 1")
    assert game.owner(15) == 0


@pytest.mark.clause("TRADE-1")
def test_the_partner_accepts_only_what_it_can_pay() -> None:
    game = swap(cash={1: 50})
    game.does("0: propose 1 give 5 money -60")
    game.refuses(1, "accept 1", "TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_a_counter_offer_answers_and_is_answered_by_the_other() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15", "1: counter 1", "1: money -70", "1: propose")
    assert game.has_event("refused", seat=1, other=0, subject=1)
    assert game.has_event("proposed", seat=1, other=0, subject=2, amount=1, clause="TRADE-1")
    trade = game.trades[0]
    assert (trade.maker, trade.partner, trade.gives, trade.gets, trade.money) == (1, 0, [15], [5], -70)
    game.refuses(1, "accept 2", "TRADE-1")
    game.does("0: accept 2")
    assert game.payments == [(0, 1, 70, "TRADE-1")]


@pytest.mark.clause("TRADE-1")
def test_a_counter_offer_may_be_countered() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15", "1: propose 0 give 15 get 5 money -70 counter 1")
    game.does("0: propose 1 give 5 get 15 money 30 counter 2", "1: accept 3")
    assert game.payments == [(0, 1, 30, "TRADE-1")]


@pytest.mark.clause("TRADE-1")
def test_only_an_open_trade_with_the_same_player_is_countered() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15")
    game.refuses(1, "propose 2 give 15 get 1 counter 1", "TRADE-1")
    game.refuses(2, "propose 0 give 1 get 5 counter 1", "TRADE-1")
    game.refuses(1, "propose 0 give 15 get 5 counter 9", "TRADE-1")
    game.refuses(1, "propose 0 give 15 get 5 counter -1", "TRADE-1")


@pytest.mark.clause("TRADE-1")
def test_a_seat_has_three_proposals_open_and_none_of_them_twice() -> None:
    game = swap()
    game.does("0: propose 1 give 5 get 15")
    game.refuses(0, "propose 1 give 5 get 15", "TRADE-1")
    game.does("0: propose 1 give 5 get 15 money 1", "0: propose 1 give 5 get 15 money 2")
    game.refuses(0, "propose 1 give 5 get 15 money 3", "TRADE-1")
    game.does("0: withdraw 2", "0: propose 1 give 5 get 15 money 3")


@pytest.mark.clause("TRADE-1")
def test_a_trade_with_a_jail_card_that_was_used_is_void() -> None:
    game = position(jailed={0: 0}, keeps={0: ["chance"]}, owns={1: (5,)})
    game.does("0: propose 1 give_card 0 get 5", "0: card 0")
    assert game.has_event("voided", subject=1)
    game.refuses(1, "accept 1", "TRADE-1")


@pytest.mark.clause("TRADE-2", *BUT_EURO)
@pytest.mark.parametrize("square", DARK_BLUE)
def test_no_deed_of_a_colour_that_bears_a_building_is_traded(square: int) -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1})
    game.refuses(0, f"propose 1 give {square} money -500", "TRADE-2")
    game.does("0: sell 39", f"0: propose 1 give {square} money -500", "1: accept 1")
    assert game.owner(square) == 1


@pytest.mark.clause("TRADE-2", *BUT_EURO)
def test_nobody_asks_for_such_a_deed_either() -> None:
    game = position(owns={0: ORANGE, 1: GREEN}, built={31: 1})
    game.refuses(0, "propose 1 give 16 get 34", "TRADE-2")
    game.does("0: deal 1")
    game.refuses(0, "get 34", "TRADE-2")


@pytest.mark.clause("TRADE-2", *BUT_EURO)
def test_a_house_built_after_the_proposal_forbids_to_accept_it() -> None:
    game = position(owns={0: BROWN})
    game.does("0: propose 1 give 1 money -50", "0: build 3")
    game.refuses(1, "accept 1", "TRADE-2")
    game.does("0: sell 3", "1: accept 1")


@pytest.mark.clause("TRADE-2")
def test_buildings_in_another_colour_forbid_nothing() -> None:
    game = position(owns={0: (*BROWN, 5)}, built={1: 1})
    game.does("0: propose 1 give 5 money -50", "1: accept 1")
    assert game.owner(5) == 1


@pytest.mark.clause("TRADE-3")
def test_money_is_not_lent_nothing_is_given_for_nothing() -> None:
    game = swap()
    for terms in ("propose 1 money 50", "propose 1 money -50", "propose 1 give 5", "propose 1 get 15", "propose 1"):
        game.refuses(0, terms, "TRADE-1")
    game.refuses(0, "propose 1 give 5 money 50", "TRADE-1")


@pytest.mark.clause("TRADE-3")
def test_a_promise_of_rent_free_stays_cannot_be_expressed_and_rent_stays_due() -> None:
    game = position(at={0: 36}, owns={0: (5,), 1: (39,)})
    game.does("0: propose 1 give 5 money -10", "1: accept 1")
    game.roll(1, 2)
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("TRADE-1")
def test_who_ignores_a_player_gets_no_proposals_from_there() -> None:
    game = swap()
    game.does("0: ignore 1")
    assert game.has_event("hearing", seat=0, other=1, amount=0, clause="TRADE-1")
    assert game.player(0).deaf == [1]
    game.refuses(1, "deal 0", "TRADE-1")
    game.refuses(1, "propose 0 give 37 money -400", "TRADE-1")
    game.does("2: propose 0 give 1 money -50", "1: propose 2 give 15 get 1")


@pytest.mark.clause("TRADE-1")
def test_what_stands_open_from_an_ignored_player_is_refused_and_nothing_else() -> None:
    game = swap()
    game.does("1: propose 0 give 37 money -400", "1: propose 0 give 15 money -90", "2: propose 0 give 1 money -50")
    game.does("0: propose 1 give 5 get 15", "0: ignore 1")
    assert [trade.serial for trade in game.trades] == [3, 4]
    assert game.has_event("refused", seat=0, other=1, subject=1)
    assert game.has_event("refused", seat=0, other=1, subject=2)


@pytest.mark.clause("TRADE-1")
def test_who_has_asked_hears_the_answer_whatever_it_is() -> None:
    game = swap()
    game.does(
        "0: ignore 1", "0: propose 1 give 5 get 15", "1: propose 0 give 15 get 5 money 20 counter 1", "0: accept 2"
    )
    assert game.owner(15) == 0


@pytest.mark.clause("TRADE-1")
def test_one_may_hear_an_ignored_player_again() -> None:
    game = swap()
    game.refuses(0, "hear 1", "TRADE-1")
    game.does("0: ignore 1", "0: hear 1")
    assert game.has_event("hearing", seat=0, other=1, amount=1)
    assert game.player(0).deaf == []
    game.does("1: propose 0 give 37 money -400")


@pytest.mark.clause("TRADE-1")
@pytest.mark.parametrize("action", ["ignore 0", "ignore 3", "hear 3", "ignore -1", "ignore 2"])
def test_one_hears_oneself_and_nobody_who_is_not_there(action: str) -> None:
    game = swap()
    game.does("2: bankrupt")
    game.refuses(0, action, "TRADE-1")
