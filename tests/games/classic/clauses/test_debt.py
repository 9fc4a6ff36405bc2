"""DEBT: what is owed is paid at once, or as soon as the money is raised."""

import pytest

from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    INTERNATIONAL,
    ITALY,
    LUXURY_TAX,
    ORANGE,
    Scenario,
    position,
)


def debt_of_100() -> Scenario:
    """Seat 0 owes the luxury tax and has 30."""
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3}, owns={0: (*BROWN, 5, 15), 1: (37,)}, built={1: 1, 3: 1})
    game.roll(1, 2)
    return game


@pytest.mark.clause("DEBT-1")
def test_what_the_cash_covers_is_paid_at_once() -> None:
    game = position(cash={0: 100}, at={0: LUXURY_TAX - 3})
    game.roll(1, 2)
    assert game.payments == [(0, BANK, 100, "TAX-1")]
    assert game.cash(0) == 0
    assert game.questions == ["end"]


@pytest.mark.clause("DEBT-1")
def test_a_greater_debt_waits_until_it_can_be_paid_whole() -> None:
    game = debt_of_100()
    assert game.has_event("owes", seat=0, other=BANK, amount=100, clause="TAX-1")
    assert game.payments == []
    assert (game.questions, game.question.amount, game.player(0).debt) == (["debt"], 100, 100)
    game.does("0: sell 1", "0: sell 3")
    assert game.questions == ["debt"]
    assert game.cash(0) == 80
    game.does("0: mortgage 1")
    assert game.payments == [(BANK, 0, 30, "MORT-1"), (0, BANK, 100, "TAX-1")]
    assert game.questions == ["end"]


@pytest.mark.clause("DEBT-1")
def test_money_is_raised_by_trade_too() -> None:
    game = debt_of_100()
    game.does("0: propose 2 give 5 money -70", "2: accept 1")
    assert game.payments == [(2, 0, 70, "TRADE-1"), (0, BANK, 100, "TAX-1")]


@pytest.mark.clause("DEBT-1", *ITALY)
def test_money_raised_while_others_are_asked_for_a_scarce_house_pays_at_once() -> None:
    game = position(3, cash={0: 20}, at={0: 36}, owns={0: (5,), 1: (39, *BROWN), 2: ORANGE}, houses_left=1)
    game.roll(1, 2)
    game.does("1: build 1")
    assert game.questions == ["shortage"]
    game.does("0: mortgage 5")
    game.paid(0, 1, 50, "RENT-1")
    assert (game.questions, game.player(0).debt) == (["shortage"], 0)


@pytest.mark.clause("DEBT-1", *ITALY)
def test_who_traded_out_of_debt_meanwhile_can_answer_for_the_mortgaged_deed_that_came_with_it() -> None:
    """A debtor could neither pay nor keep nor redeem: game 68 of the battery with deeds mortgaged as dealt."""
    game = position(
        3, cash={0: 20}, at={0: 36}, owns={0: (5,), 1: (25, 39, *BROWN), 2: ORANGE}, mortgaged=(25,), houses_left=1
    )
    game.roll(1, 2)
    game.does("1: build 1", "0: propose 1 give 5 get 25 money -60", "1: accept 1")
    game.paid(0, 1, 50, "RENT-1")
    game.does("0: keep 25")
    assert game.questions == ["shortage"]


@pytest.mark.clause("DEBT-1")
def test_while_in_debt_one_spends_nothing_of_ones_own_will() -> None:
    game = position(cash={0: 90}, at={0: LUXURY_TAX - 3}, owns={0: (*BROWN, 5), 1: (37,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.refuses(0, "build 1", "DEBT-1")
    game.refuses(0, "propose 1 get 37 money 5", "DEBT-1")
    game.refuses(0, "redeem 5", "MORT-2")
    game.refuses(0, "end", "TURN-4")
    game.refuses(0, "roll", "TURN-4")


@pytest.mark.clause("DEBT-1")
def test_a_debtor_does_not_redeem_even_with_the_cash() -> None:
    game = position(cash={0: 90}, at={0: LUXURY_TAX - 3}, owns={0: (1, 3)}, mortgaged=(1,))
    game.roll(1, 2)
    game.refuses(0, "redeem 1", "DEBT-1")


@pytest.mark.clause("DEBT-1")
def test_rent_is_a_debt_to_its_owner() -> None:
    game = position(cash={0: 20}, at={0: 36}, owns={0: (5,), 1: (39,)})
    game.roll(1, 2)
    assert (game.question.seat, game.question.other, game.question.amount) == (0, 1, 50)
    game.does("0: mortgage 5")
    game.paid(0, 1, 50, "RENT-1")


@pytest.mark.clause("DEBT-1")
def test_the_creditor_may_buy_the_deed_that_pays_it() -> None:
    game = position(cash={0: 20}, at={0: 36}, owns={0: (5,), 1: (39,)})
    game.roll(1, 2)
    game.does("0: propose 1 give 5 money -30", "1: accept 1")
    assert game.payments == [(1, 0, 30, "TRADE-1"), (0, 1, 50, "RENT-1")]


@pytest.mark.clause("DEBT-1")
def test_several_debtors_of_one_card_settle_in_any_order() -> None:
    game = position(4, cash={1: 5, 3: 0}, at={0: 14}, owns={1: (5,), 3: (15,)})
    game.roll(1, 2)
    game.draw("birthday")
    assert game.payments == [(2, 0, 10, "CARD-1")]
    assert game.asked == [1, 3]
    game.does("3: mortgage 15")
    assert (3, 0, 10, "CARD-1") in game.payments
    game.does("1: mortgage 5")
    assert (1, 0, 10, "CARD-1") in game.payments
    assert game.questions == ["end"]


@pytest.mark.clause("DEBT-1", *ITALY, "us")
def test_several_creditors_are_paid_clockwise_as_the_money_comes() -> None:
    game = position(4, cash={0: 60}, at={0: 4}, owns={0: (1, 5)})
    game.roll(1, 2)
    game.draw("chairman")
    assert game.payments == [(0, 1, 50, "CARD-1")]
    assert game.player(0).debt == 100
    game.does("0: mortgage 1")
    assert game.payments == [(BANK, 0, 30, "MORT-1")]
    game.does("0: mortgage 5")
    assert game.payments[1:] == [(0, 2, 50, "CARD-1"), (0, 3, 50, "CARD-1")]


@pytest.mark.clause("DEBT-1", "italy", *BELGIUM, *INTERNATIONAL)
def test_a_debtor_may_ask_for_the_rent_that_pays_its_debt() -> None:
    game = position(cash={1: 0}, at={0: 29}, owns={1: (39, 5)}, asks_itself=(1,))
    game.roll(5, 5)
    game.roll(1, 2)
    game.draw("birthday")
    assert game.asked == [1]
    game.does("1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1"), (1, 0, 10, "CARD-1")]


@pytest.mark.clause("DEBT-1")
def test_nobody_else_has_to_wait_with_its_business() -> None:
    game = debt_of_100()
    game.does("1: mortgage 37", "1: redeem 37", "2: propose 1 get 37 money 400", "1: accept 1")
    assert game.owner(37) == 2
    assert game.questions == ["debt"]


@pytest.mark.clause("DEBT-1", *ITALY, *BELGIUM, *INTERNATIONAL)
@pytest.mark.parametrize(("others", "can"), [(1500, True), (100, True), (49, False)])
def test_a_trade_is_called_a_way_out_only_where_the_others_can_raise_what_is_missing(others: int, can: bool) -> None:
    """Seat 0 owes 100 and has only a mortgaged deed, which two others can buy."""
    cash = {0: 0, 1: others, 2: others}
    game = position(3, cash=cash, at={0: LUXURY_TAX - 3}, owns={0: (5,)}, mortgaged=(5,))
    assert not game.player(0).can_trade_out, "there is no debt"
    game.roll(1, 2)
    assert game.questions == ["debt"]
    assert game.player(0).can_trade_out is can
