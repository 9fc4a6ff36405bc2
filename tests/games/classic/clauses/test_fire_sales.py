"""BANK-1 with the house rule against fire sales: who cannot pay gives nothing away that its creditor would inherit."""

import pytest

from monopolista.games.classic.editions import Options
from tests.games.classic.scenario import BELGIUM, DARK_BLUE, HOTEL, INTERNATIONAL, ITALY, Scenario, position

ELSEWHERE = (*ITALY, *BELGIUM, *INTERNATIONAL)
NO_FIRE_SALES = Options(no_fire_sales=True, rent="owed")


def insolvent(options: Options = NO_FIRE_SALES, cash: int = 5) -> Scenario:
    """Seat 0 owes seat 1 2000, and could raise 205 besides its cash: a station, a company and a brown street."""
    game = position(
        3,
        at={0: 36},
        cash={0: cash},
        owns={0: (5, 12, 1), 1: DARK_BLUE, 2: (15,)},
        built={37: HOTEL, 39: HOTEL},
        keeps={0: ["chance"]},
        options=options,
    )
    game.roll(1, 2)
    return game


@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_without_the_house_rule_a_debtor_trades_at_any_price() -> None:
    game = insolvent(Options(rent="owed"))
    game.does("0: propose 2 give 5 12 1 money -1", "2: accept 1")
    assert game.owner(5) == 2


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_who_cannot_pay_sells_nothing_below_its_printed_price() -> None:
    game = insolvent()
    game.refuses(0, "propose 2 give 5 12 1 money -1", "BANK-1")
    game.refuses(0, "propose 2 give 5 money -199", "BANK-1")
    game.refuses(2, "propose 0 get 5 money 199", "BANK-1")
    game.does("0: propose 2 give 5 money -200", "2: accept 1")
    assert game.owner(5) == 2


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_an_exchange_at_even_prices_leaves_the_creditor_no_less() -> None:
    game = insolvent()
    game.refuses(0, "propose 2 give 5 12 get 15", "BANK-1")
    game.does("0: propose 2 give 5 get 15", "2: accept 1")
    assert game.owner(15) == 0


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_a_card_out_of_jail_counts_at_the_fine() -> None:
    game = insolvent()
    game.refuses(0, "propose 2 give_card 0 money -49", "BANK-1")
    game.does("0: propose 2 give_card 0 money -50", "2: accept 1")


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_a_mortgaged_deed_counts_at_half_its_price_and_its_interest_is_paid_by_who_gets_it() -> None:
    game = insolvent()
    game.does("0: mortgage 5")
    game.refuses(0, "propose 2 give 5 money -99", "BANK-1")
    game.does("0: propose 2 give 5 money -100", "2: accept 1")


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_the_creditor_alone_may_have_it_for_what_the_two_agree() -> None:
    game = insolvent()
    game.does("0: propose 1 give 5 money -1", "1: accept 1")
    assert game.owner(5) == 1


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_a_trade_after_which_the_debt_can_be_paid_is_free() -> None:
    game = insolvent(cash=1800)
    game.does("0: propose 2 give 1 money -30", "2: accept 1")
    game.does("0: mortgage 5", "0: mortgage 12")
    game.paid(0, 1, 2000, "RENT-1")


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_who_could_pay_makes_no_trade_that_makes_it_insolvent_for_less() -> None:
    game = insolvent(cash=1800)
    game.refuses(0, "propose 2 give 5 money -1", "BANK-1")


@pytest.mark.option("no_fire_sales")
@pytest.mark.clause("BANK-1", *ELSEWHERE)
def test_who_owes_nothing_trades_at_any_price() -> None:
    game = position(owns={0: (5,)}, options=NO_FIRE_SALES)
    game.does("0: propose 1 give 5 money -1", "1: accept 1")
