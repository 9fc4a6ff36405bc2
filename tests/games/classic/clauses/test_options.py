"""Options and house rules: what a table may choose works the same in every edition."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.games.classic.editions.schema import BankruptTo
from monopolista.games.classic.rules.records import BuildWhen
from tests.games.classic.scenario import (
    BANK,
    BROWN,
    DARK_BLUE,
    JAIL,
    LUXURY_TAX,
    PARKING,
    TAX,
    Scenario,
    position,
    start,
)

POT = -3


@pytest.mark.option("cash")
@pytest.mark.clause("SET-2")
def test_the_table_may_start_with_other_money() -> None:
    without_die = Options(cash=900, speedy=False)
    assert [start(3, without_die).cash(seat) for seat in range(3)] == [900, 900, 900]


@pytest.mark.option("houses", "hotels")
@pytest.mark.clause("SET-3")
def test_the_bank_may_have_other_numbers_of_buildings() -> None:
    state = start(2, Options(houses=20, hotels=5)).state
    assert (state.houses, state.hotels) == (20, 5)


@pytest.mark.option("no_limit")
@pytest.mark.clause("BLD-5")
def test_without_a_limit_nobody_waits_for_a_building() -> None:
    state = start(2, Options(no_limit=True)).state
    assert (state.houses, state.hotels) == (4 * 22, 22)


@pytest.mark.option("houses")
@pytest.mark.clause("BLD-5")
def test_in_a_bank_without_houses_nobody_builds() -> None:
    game = position(owns={0: DARK_BLUE}, options=Options(houses=0))
    game.refuses(0, "build 39", "BLD-5")


@pytest.mark.option("first_bid")
@pytest.mark.clause("AUC-2")
@pytest.mark.parametrize("lowest", [1, 50])
def test_the_table_may_choose_the_first_bid(lowest: int) -> None:
    game = position(at={0: 36}, options=Options(first_bid=lowest))
    game.roll(1, 2)
    game.does("0: decline")
    game.refuses(1, f"bid {lowest - 1}", "AUC-2")
    game.does(f"1: bid {lowest}")


@pytest.mark.option("no_auctions")
@pytest.mark.clause("BUY-1")
def test_by_house_rule_what_is_not_bought_stays_with_the_bank() -> None:
    game = position(at={0: 36}, options=Options(no_auctions=True))
    game.roll(1, 2)
    game.does("0: decline")
    assert game.has_event("declined", seat=0, subject=39)
    assert (game.owner(39), game.questions) == (BANK, ["end"])


@pytest.mark.option("no_auctions")
@pytest.mark.clause("BANK-3")
def test_by_that_house_rule_a_bankrupts_deeds_stay_with_the_bank_too() -> None:
    game = position(3, at={0: 36}, owns={0: (5,)}, options=Options(no_auctions=True))
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert (game.owner(5), game.owner(39)) == (BANK, BANK)
    assert (game.turn, game.questions) == (1, ["roll"])


def rent_of_39(options: Options) -> Scenario:
    """Seat 0 has landed on 39 of seat 1, in the rent mode of the options."""
    game = position(3, at={0: 36, 1: PARKING - 3, 2: PARKING - 3}, owns={1: (39,)}, asks_itself=(1,), options=options)
    game.roll(1, 2)
    return game


@pytest.mark.option("rent")
@pytest.mark.clause("RENT-2")
def test_the_table_may_have_rent_simply_owed() -> None:
    assert rent_of_39(Options(rent="owed")).payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.option("rent")
@pytest.mark.clause("RENT-2")
def test_or_asked_for_before_the_next_player_rolls() -> None:
    game = rent_of_39(Options(rent="asked-1"))
    game.does("0: end", "1: roll")
    assert game.has_event("rent-lapsed", seat=1, subject=39)


@pytest.mark.option("rent")
@pytest.mark.clause("RENT-2")
def test_or_before_the_second_next_does() -> None:
    game = rent_of_39(Options(rent="asked-2"))
    game.does("0: end", "1: roll", "chance: roll 1 2", "1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1")]
    game = rent_of_39(Options(rent="asked-2"))
    game.does("0: end", "1: roll", "chance: roll 1 2", "1: end", "2: roll")
    assert game.has_event("rent-lapsed", seat=1, subject=39)


@pytest.mark.option("build_when")
@pytest.mark.clause("BLD-4")
def test_the_table_may_choose_when_one_builds() -> None:
    after_a_roll: dict[BuildWhen, bool] = {"any-time": True, "not-in-moves": True, "own-or-between": False}
    for when, allowed in after_a_roll.items():
        game = position(at={0: PARKING - 3}, owns={1: BROWN}, options=Options(build_when=when))
        game.roll(1, 2)
        assert game.offers(1, "build 1") == allowed
    before_a_move: dict[BuildWhen, bool] = {"any-time": True, "not-in-moves": False, "own-or-between": False}
    for when, allowed in before_a_move.items():
        game = position(cash={0: 0}, jailed={0: 2}, owns={0: (5,), 1: BROWN}, options=Options(build_when=when))
        game.roll(4, 6)
        assert game.offers(1, "build 1") == allowed


@pytest.mark.option("bankrupt_to")
@pytest.mark.clause("BANK-2")
def test_the_table_may_choose_to_whom_a_bankrupt_falls() -> None:
    heirs: dict[BankruptTo, int] = {"creditor": 1, "bank": BANK}
    for falls_to, heir in heirs.items():
        owns, options = {0: (1,), 1: (39,)}, Options(bankrupt_to=falls_to)
        game = position(3, cash={0: 20}, at={0: 36}, owns=owns, mortgaged=(1,), options=options)
        game.roll(1, 2)
        game.gives_up(0)
        assert game.owner(1) == heir
        assert game.cash(1) == 1500 + (20 if heir == 1 else 50)


@pytest.mark.option("parking")
@pytest.mark.clause("PARK-1")
def test_by_house_rule_taxes_and_fines_wait_on_free_parking() -> None:
    game = position(at={0: TAX - 3, 1: LUXURY_TAX - 3}, options=Options(parking=True))
    game.roll(1, 2)
    tax = game.state.pot
    assert game.payments == [(0, POT, tax, "TAX-1")]
    assert tax > 0
    game.does("0: end")
    game.roll(1, 2)
    assert game.state.pot > tax


@pytest.mark.option("parking")
@pytest.mark.clause("PARK-1")
def test_by_house_rule_the_fine_for_jail_and_what_cards_cost_wait_there_too() -> None:
    game = position(jailed={0: 0}, at={1: 14}, options=Options(parking=True))
    game.does("0: fine")
    assert game.payments == [(0, POT, 50, "JAIL-2")]
    game.roll(4, 6)
    assert game.payments == [(POT, 0, 50, "PARK-1")]
    game.does("0: end")
    game.roll(1, 2)
    game.draw("hospital" if any(card.key == "hospital" for card in game.table.box.cards) else "doctor")
    assert game.state.pot > 0


@pytest.mark.option("parking")
@pytest.mark.clause("PARK-1")
def test_by_house_rule_who_stops_there_takes_it_all() -> None:
    game = position(cash={0: 100}, at={0: TAX - 3, 1: PARKING - 3}, owns={0: (15,)}, options=Options(parking=True))
    game.roll(1, 2)
    game.does("0: mortgage 15")
    pot = game.state.pot
    game.does("0: end")
    game.roll(1, 2)
    assert game.payments == [(POT, 1, pot, "PARK-1")]
    assert game.state.pot == 0


@pytest.mark.option("landing_salary")
@pytest.mark.clause("GO-1")
def test_by_house_rule_stopping_on_go_pays_twice_and_passing_it_once() -> None:
    game = position(at={0: 37}, options=Options(landing_salary=True))
    game.roll(1, 2)
    assert game.payments == [(BANK, 0, 400, "GO-1")]
    game = position(at={0: 37}, owns={0: (1,)}, options=Options(landing_salary=True))
    game.roll(1, 3)
    assert game.payments == [(BANK, 0, 200, "GO-1")]


@pytest.mark.option("no_jail_rent")
@pytest.mark.clause("RENT-7")
def test_by_house_rule_an_owner_in_jail_collects_nothing() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, jailed={1: 0}, options=Options(no_jail_rent=True))
    game.roll(1, 2)
    assert (game.payments, game.questions) == ([], ["end"])


@pytest.mark.option("no_jail_rent")
@pytest.mark.clause("RENT-7")
def test_by_that_house_rule_the_visitor_on_the_jail_square_collects() -> None:
    game = position(at={0: 36, 1: JAIL}, owns={1: (39,)}, options=Options(no_jail_rent=True))
    game.roll(1, 2)
    game.paid(0, 1, 50, "RENT-1")
