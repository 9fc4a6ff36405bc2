"""DEBT-2: a creditor may take deeds for a debt, where the booklet has it."""

import pytest

from tests.games.classic.scenario import BANK, BELGIUM, BROWN, DARK_BLUE, INTERNATIONAL, LUXURY_TAX, Scenario, position

IN_KIND = (*BELGIUM, *INTERNATIONAL)


def debt_of_50(mortgaged: tuple[int, ...] = ()) -> Scenario:
    """Seat 0, with 20 and a station, owes 50 to seat 1."""
    game = position(3, cash={0: 20}, at={0: 36}, owns={0: (5,), 1: (39,)}, mortgaged=mortgaged)
    game.roll(1, 2)
    return game


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_a_deed_is_taken_for_the_whole_debt() -> None:
    game = debt_of_50()
    game.does("0: propose 1 give 5 clear 50", "1: accept 1")
    assert game.has_event("cleared", seat=0, other=1, amount=50, clause="DEBT-2")
    assert game.payments == []
    assert (game.owner(5), game.cash(0), game.questions) == (1, 20, ["end"])


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_or_for_some_of_it_at_any_value_the_two_agree() -> None:
    game = debt_of_50()
    game.does("1: propose 0 get 5 clear 30", "0: accept 1")
    assert game.payments == [(0, 1, 20, "RENT-1")]
    assert game.questions == ["end"]


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_with_money_on_top() -> None:
    game = debt_of_50()
    game.does("0: propose 1 give 5 money -100 clear 50", "1: accept 1")
    assert game.payments == [(1, 0, 100, "TRADE-1")]
    assert game.cash(0) == 120


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_a_mortgaged_deed_too() -> None:
    game = debt_of_50(mortgaged=(5,))
    game.does("0: propose 1 give 5 clear 50", "1: accept 1", "1: keep 5")
    assert game.payments == [(1, BANK, 10, "MORT-3")]
    assert game.questions == ["end"]


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_not_a_deed_of_a_built_colour_nor_for_more_than_is_owed_nor_for_nothing() -> None:
    game = position(3, cash={0: 20}, at={0: 36}, owns={0: (*BROWN, 5), 1: (39,), 2: (15,)}, built={1: 1})
    game.roll(1, 2)
    game.refuses(0, "propose 1 give 3 clear 50", "TRADE-2")
    game.refuses(0, "propose 1 give 5 clear 51", "DEBT-2")
    game.refuses(0, "propose 1 give 5 clear -1", "DEBT-2")
    game.refuses(0, "propose 1 clear 50", "DEBT-2")
    game.refuses(0, "propose 2 give 5 clear 50", "DEBT-2")
    game.refuses(1, "propose 2 get 15 clear 50", "DEBT-2")


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_the_bank_takes_no_deeds() -> None:
    game = position(cash={0: 20}, at={0: LUXURY_TAX - 3}, owns={0: (5,)})
    game.roll(1, 2)
    game.refuses(0, "propose 1 give 5 clear 50", "DEBT-2")


@pytest.mark.clause("DEBT-2", *IN_KIND)
def test_of_two_who_owe_each_other_it_is_the_giver_of_the_deed_whose_debt_it_pays() -> None:
    game = position(
        cash={0: 0, 1: 0}, at={0: 29}, owns={0: (15,), 1: (*DARK_BLUE, 5)}, built={37: 4, 39: 4}, asks_itself=(1,)
    )
    game.roll(5, 5)
    game.roll(1, 2)
    game.draw("birthday")
    game.does("1: ask 39")
    assert [game.player(seat).debt for seat in (0, 1)] == [1700, 10]
    game.does("0: propose 1 get 5 clear 10", "1: accept 1")
    assert game.has_event("cleared", seat=1, other=0, amount=10)
    assert [game.player(seat).debt for seat in (0, 1)] == [1700, 0]


@pytest.mark.clause("DEBT-2", "italy", "italy-2013", "italy-euro")
def test_in_this_box_a_creditor_who_wants_a_deed_buys_it() -> None:
    game = debt_of_50()
    for terms in ("propose 1 give 5 clear 50", "propose 1 give 5 clear 20"):
        game.refuses(0, terms, "DEBT-2")
    game.does("0: deal 1")
    assert all(offer.verb != "clear" for offer in game.table.offers(0))
    game.does("0: propose 1 give 5 money -200", "1: accept 1")
    assert game.questions == ["end"]
