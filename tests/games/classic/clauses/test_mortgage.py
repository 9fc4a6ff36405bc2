"""MORT: raising money on deeds, redeeming them, and deeds that come mortgaged."""

import pytest

from tests.games.classic.scenario import BANK, COMPANIES, DARK_BLUE, INTERNATIONAL, ITALY, STATIONS, Scenario, position


@pytest.mark.clause("MORT-1")
@pytest.mark.parametrize(("square", "value"), [(39, 200), (1, 30), (STATIONS[0], 100), (COMPANIES[0], 75)])
def test_a_mortgage_pays_half_the_price(square: int, value: int) -> None:
    game = position(owns={0: (square,)})
    game.does(f"0: mortgage {square}")
    assert game.payments == [(BANK, 0, value, "MORT-1")]
    assert game.mortgaged(square)
    game.refuses(0, f"mortgage {square}", "MORT-1")


@pytest.mark.clause("MORT-1", *ITALY, "italy-euro", "belgium-nl", *INTERNATIONAL)
@pytest.mark.parametrize("square", DARK_BLUE)
def test_not_while_any_street_of_the_colour_bears_a_building(square: int) -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1})
    game.refuses(0, f"mortgage {square}", "MORT-1")
    game.does("0: sell 39", f"0: mortgage {square}")


@pytest.mark.clause("MORT-1", "belgium-fr")
def test_a_street_without_buildings_is_mortgaged_beside_built_ones_and_nothing_more_is_built() -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1})
    game.refuses(0, "mortgage 39", "MORT-1")
    game.does("0: mortgage 37")
    assert game.payments == [(BANK, 0, 175, "MORT-1")]
    assert (game.mortgaged(37), game.level(39)) == (True, 1)
    game.refuses(0, "build 37", "BLD-1")
    game.refuses(0, "build 39", "BLD-1")
    game.refuses(0, "propose 1 give 37 money -10", "TRADE-2")
    game.does("0: redeem 37", "0: build 37")


@pytest.mark.clause("MORT-1", "belgium-fr")
def test_its_rent_rests_and_that_of_the_built_street_does_not() -> None:
    game = position(at={0: 34, 1: 36}, owns={0: DARK_BLUE}, built={39: 1}, mortgaged=(37,), turn=1)
    game.roll(1, 2)
    game.paid(1, 0, 200, "RENT-1")
    game = position(at={1: 34}, owns={0: DARK_BLUE}, built={39: 1}, mortgaged=(37,), turn=1)
    game.roll(1, 2)
    assert game.payments == []


@pytest.mark.clause("MORT-1")
def test_at_any_time() -> None:
    game = position(3, at={0: 36}, owns={1: (5,), 2: (15,)})
    game.does("1: mortgage 5")
    game.roll(1, 2)
    game.does("2: mortgage 15", "0: decline", "1: redeem 5")
    assert game.mortgaged(15)


@pytest.mark.clause("MORT-2")
@pytest.mark.parametrize(("square", "price"), [(39, 220), (1, 33), (12, 83), (6, 55), (26, 143), (37, 193)])
def test_redeeming_costs_the_value_and_10_percent_rounded_up(square: int, price: int) -> None:
    game = position(owns={0: (square,)}, mortgaged=(square,))
    game.does(f"0: redeem {square}")
    assert game.payments == [(0, BANK, price, "MORT-2")]
    assert not game.mortgaged(square)


@pytest.mark.clause("MORT-2")
def test_only_a_mortgaged_deed_is_redeemed_and_only_for_cash() -> None:
    game = position(cash={0: 219}, owns={0: DARK_BLUE}, mortgaged=(39,))
    game.refuses(0, "redeem 37", "MORT-2")
    game.refuses(0, "redeem 39", "MORT-2")


@pytest.mark.clause("MORT-2")
def test_a_redeemed_deed_collects_rent_again() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, mortgaged=(39,))
    game.does("1: redeem 39")
    game.roll(1, 2)
    assert game.payments == [(0, 1, 50, "RENT-1")]


def mortgaged_39_changes_hands(cash: int = 1500) -> Scenario:
    """Seat 1 has just got the mortgaged 39 from seat 0, for 10."""
    game = position(cash={1: cash}, owns={0: (39,)}, mortgaged=(39,))
    game.does("0: propose 1 give 39 money -10", "1: accept 1")
    return game


@pytest.mark.clause("MORT-3")
def test_the_new_owner_is_asked_at_once() -> None:
    game = mortgaged_39_changes_hands()
    assert game.questions == ["transferred"]
    assert (game.question.seat, game.question.deeds) == (1, [39])
    game.refuses(0, "roll", "TURN-4")


@pytest.mark.clause("MORT-3")
def test_it_redeems_for_the_value_and_10_percent() -> None:
    game = mortgaged_39_changes_hands()
    game.does("1: redeem 39")
    assert game.payments == [(1, BANK, 220, "MORT-3")]
    assert not game.mortgaged(39)
    assert game.questions == ["roll"]


@pytest.mark.clause("MORT-3")
def test_or_it_keeps_the_mortgage_for_10_percent_and_pays_them_again_later() -> None:
    game = mortgaged_39_changes_hands()
    game.does("1: keep 39")
    assert game.payments == [(1, BANK, 20, "MORT-3")]
    assert game.mortgaged(39)
    game.refuses(1, "keep 39", "MORT-3")
    game.does("1: redeem 39")
    assert game.payments == [(1, BANK, 220, "MORT-2")]


@pytest.mark.clause("MORT-3")
def test_each_deed_of_a_bundle_is_decided_by_itself() -> None:
    game = position(owns={0: (5, 15, 25)}, mortgaged=(5, 15))
    game.does("0: propose 1 give 5 15 25 money -10", "1: accept 1", "1: redeem 15")
    assert game.question.deeds == [5]
    game.does("1: keep 5")
    assert game.payments == [(1, BANK, 10, "MORT-3")]


@pytest.mark.clause("MORT-3")
def test_both_sides_of_a_trade_settle_what_they_got_in_any_order() -> None:
    game = position(owns={0: (5,), 1: (15,)}, mortgaged=(5, 15))
    game.does("0: propose 1 give 5 get 15", "1: accept 1")
    assert game.asked == [0, 1]
    game.does("0: keep 15", "1: redeem 5")
    assert sorted(game.payments) == [(0, BANK, 10, "MORT-3"), (1, BANK, 110, "MORT-3")]


@pytest.mark.clause("MORT-3")
def test_nobody_takes_a_mortgaged_deed_without_the_10_percent_in_hand() -> None:
    game = position(cash={1: 29}, owns={0: (39,)}, mortgaged=(39,))
    game.does("0: propose 1 give 39 money -10")
    game.refuses(1, "accept 1", "MORT-3")
    game = position(cash={1: 19}, owns={0: (39,)}, mortgaged=(39,))
    game.refuses(1, "propose 0 get 39 money 1", "MORT-3")


@pytest.mark.clause("MORT-3")
def test_money_that_comes_with_the_trade_may_pay_the_10_percent() -> None:
    game = position(cash={1: 0}, owns={0: (39,), 1: (5,)}, mortgaged=(39,))
    game.does("0: propose 1 give 39 get 5 money 20", "1: accept 1", "1: keep 39")
    assert game.cash(1) == 0


@pytest.mark.clause("MORT-3")
def test_who_owes_takes_a_mortgaged_deed_with_its_10_percent_and_decides_when_the_debt_is_paid() -> None:
    game = position(3, cash={0: 0}, at={0: 36}, owns={0: (12, 28), 1: (39,), 2: (15,)}, mortgaged=(15,))
    game.roll(1, 2)
    game.refuses(0, "propose 2 give 12 get 15 money -9", "DEBT-1")
    game.does("0: propose 2 give 12 get 15 money -10", "2: accept 1")
    assert sorted(game.questions) == ["debt", "transferred"]
    game.refuses(0, "keep 15", "DEBT-1")
    game.does("0: mortgage 28")
    game.paid(0, 1, 50, "RENT-1")
    game.does("0: keep 15")
    assert game.payments == [(0, BANK, 10, "MORT-3")]


@pytest.mark.clause("MORT-3")
def test_the_deed_goes_no_further_before_it_is_settled() -> None:
    game = mortgaged_39_changes_hands()
    game.refuses(1, "propose 0 give 39 money -10", "MORT-3")
    game.does("1: keep 39", "1: propose 0 give 39 money -10", "0: accept 2", "0: keep 39")
    assert game.payments[-1] == (0, BANK, 20, "MORT-3")


@pytest.mark.clause("MORT-3")
def test_an_unmortgaged_deed_costs_nothing_more() -> None:
    game = position(owns={0: (39,)})
    game.does("0: propose 1 give 39 money -10", "1: accept 1")
    assert game.questions == ["roll"]
    game.refuses(1, "keep 39", "MORT-3")


@pytest.mark.clause("MORT-4")
def test_one_stays_owner_of_a_mortgaged_deed() -> None:
    game = position(3, at={1: 36}, turn=1, owns={0: DARK_BLUE}, mortgaged=(39,))
    game.roll(1, 2)
    assert game.questions == ["end"]
    assert game.owner(39) == 0


@pytest.mark.clause("MORT-4")
def test_nobody_else_mortgages_or_redeems_it() -> None:
    game = position(owns={0: DARK_BLUE}, mortgaged=(39,))
    game.refuses(1, "redeem 39", "MORT-4")
    game.refuses(1, "mortgage 37", "MORT-4")
    game.refuses(1, "mortgage 5", "MORT-4")
    game.refuses(1, "redeem 77", "MORT-4")


@pytest.mark.clause("MORT-4")
def test_no_deed_is_sold_to_the_bank() -> None:
    game = position(owns={0: (39,)})
    game.refuses(0, "sell 39", "BLD-7")
    game.refuses(0, "propose -1 give 39 money -400", "TRADE-1")
