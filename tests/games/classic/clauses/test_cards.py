"""CARD: drawn, obeyed, kept, and where they lead."""

import pytest

from monopolista.games.classic.editions import Options
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    DARK_BLUE,
    GREEN,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    STATIONS,
    TAX,
    position,
)


@pytest.mark.clause("CARD-1", *ITALY, "us")
@pytest.mark.parametrize(
    ("square", "key", "amount"),
    [
        (7, "dividend", 50),
        (7, "building-loan", 150),
        (2, "bank-error", 200),
        (2, "shares", 50),
        (2, "holiday-fund", 100),
        (2, "tax-refund", 20),
        (2, "life-insurance", 100),
        (2, "consultancy", 25),
        (2, "beauty-contest", 10),
        (2, "inheritance", 100),
    ],
)
def test_a_card_is_obeyed_at_once_when_it_brings_money(square: int, key: str, amount: int) -> None:
    game = position(at={0: (square - 3) % 40})
    game.roll(1, 2)
    game.draw(key)
    assert game.payments == [(BANK, 0, amount, "CARD-1")]


@pytest.mark.clause("CARD-1", *ITALY, "us")
@pytest.mark.parametrize(
    ("square", "key", "amount"), [(7, "speeding", 15), (2, "doctor", 50), (2, "hospital", 100), (2, "school", 50)]
)
def test_a_card_is_obeyed_at_once_when_it_costs_money(square: int, key: str, amount: int) -> None:
    game = position(at={0: (square - 3) % 40})
    game.roll(1, 2)
    game.draw(key)
    assert game.payments == [(0, BANK, amount, "CARD-1")]


@pytest.mark.clause("CARD-1", *ITALY, "us")
@pytest.mark.parametrize(
    ("square", "key", "price"), [(36, "repairs-general", 4 * 25 + 100), (33, "repairs-street", 4 * 40 + 115)]
)
def test_repairs_cost_so_much_for_each_house_and_each_hotel(square: int, key: str, price: int) -> None:
    game = position(at={0: square - 5}, owns={0: DARK_BLUE, 1: GREEN}, built={37: 4, 39: HOTEL, 31: 1, 32: 1, 34: 1})
    game.roll(2, 3)
    game.draw(key)
    assert game.payments == [(0, BANK, price, "CARD-1")]


@pytest.mark.clause("CARD-1")
def test_each_player_pays_10_for_a_birthday() -> None:
    game = position(3, at={0: 14})
    game.roll(1, 2)
    game.draw("birthday")
    assert sorted(game.payments) == [(1, 0, 10, "CARD-1"), (2, 0, 10, "CARD-1")]


@pytest.mark.clause("CARD-1", *ITALY, "us")
def test_the_chairman_pays_each_player_50_clockwise() -> None:
    game = position(4, turn=2, at={2: 4})
    game.roll(1, 2)
    game.draw("chairman")
    assert game.payments == [(2, 3, 50, "CARD-1"), (2, 0, 50, "CARD-1"), (2, 1, 50, "CARD-1")]


@pytest.mark.clause("CARD-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_a_card_once_drawn_comes_again_only_when_the_deck_is_through() -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    dividend = game.card("dividend")
    game.draw("dividend")
    game.does("0: end")
    game.roll(3, 4)
    assert not game.offers(-2, f"draw {dividend}")
    game.refuses(-2, f"draw {dividend}", "CARD-1")
    game.refuses(-2, f"draw {game.card('doctor', 'chest')}", "CARD-1")


@pytest.mark.clause("CARD-2")
def test_a_jail_card_is_kept_and_out_of_its_deck() -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    number = game.card("jail-free")
    game.draw("jail-free")
    assert game.has_event("card-kept", seat=0, subject=number, clause="CARD-2")
    assert game.holder("chance") == 0
    deck = game.state.decks[0]
    assert (deck.unseen.bit_count(), deck.length) == (15, 0)
    game.does("0: end")
    game.roll(3, 4)
    game.refuses(-2, f"draw {number}", "CARD-1")


@pytest.mark.clause("CARD-2")
def test_a_used_jail_card_goes_to_the_bottom_of_its_own_deck() -> None:
    game = position(jailed={0: 0}, keeps={0: ["chest"]})
    game.does("0: card 1")
    assert game.holder("chest") == BANK
    chest = game.state.decks[1]
    assert chest.queue[: chest.length] == [game.card("jail-free", "chest")]
    assert game.state.decks[0].length == 0


@pytest.mark.clause("CARD-2")
def test_a_jail_card_may_be_traded_and_a_card_that_nobody_keeps_cannot_be_used() -> None:
    game = position(jailed={0: 0}, keeps={1: ["chance"]})
    game.refuses(0, "card 0", "CARD-2")
    game.does("1: propose 0 give_card 0 money -30", "0: accept 1", "0: card 0")
    assert not game.jailed(0)


@pytest.mark.clause("CARD-3", *ITALY)
@pytest.mark.parametrize(
    ("key", "target", "salaries"),
    [("advance-11", 11, 0), ("advance-24", 24, 0), ("advance-39", 39, 0), ("advance-5", 5, 1)],
)
def test_a_card_moves_the_token_forward_and_the_square_counts(key: str, target: int, salaries: int) -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    game.draw(key)
    assert game.has_event("moved", seat=0, subject=target, clause="CARD-3")
    assert game.payments == [(BANK, 0, 200, "GO-1")] * salaries
    assert game.question.square == target


@pytest.mark.clause("CARD-3")
def test_a_card_that_leads_to_jail_pays_no_salary_and_ends_the_turn() -> None:
    game = position(at={0: 18})
    game.roll(2, 2)
    game.draw("to-jail")
    assert game.has_event("jailed", seat=0, clause="CARD-3")
    assert game.payments == []
    assert game.questions == ["end"]


@pytest.mark.clause("CARD-3")
def test_three_squares_back_pay_no_salary_and_the_square_counts() -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    game.draw("back-three")
    assert game.has_event("moved", seat=0, other=7, subject=TAX, amount=-3, clause="CARD-3")
    assert game.payments == [(0, BANK, 200, "TAX-1")]


@pytest.mark.clause("CARD-3", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_three_squares_back_can_lead_onto_another_card() -> None:
    game = position(at={0: 33})
    game.roll(1, 2)
    game.draw("back-three")
    assert game.square(0) == 33
    game.draw("bank-error")
    game.paid(BANK, 0, 200, "CARD-1")


@pytest.mark.clause("CARD-3", *ITALY, "us")
@pytest.mark.parametrize(("start", "station"), [(7, 15), (22, 25), (36, 5)])
def test_the_nearest_station_lies_ahead_and_can_be_bought(start: int, station: int) -> None:
    game = position(at={0: start - 3})
    game.roll(1, 2)
    game.draw("nearest-station")
    assert game.question.square == station
    assert game.question.kind == "buy"


@pytest.mark.clause("CARD-3", *ITALY, "us")
def test_at_the_nearest_station_of_another_player_the_rent_is_doubled() -> None:
    game = position(at={0: 4}, owns={1: STATIONS[:2]})
    game.roll(1, 2)
    game.draw("nearest-station")
    assert game.payments == [(0, 1, 100, "CARD-3")]


@pytest.mark.clause("CARD-3", *ITALY, "us")
def test_at_the_nearest_company_ten_times_a_new_roll_is_due_even_for_one() -> None:
    game = position(at={0: 4}, owns={1: (12,)})
    game.roll(1, 2)
    game.draw("nearest-company")
    assert game.question.kind == "dice"
    game.rent_dice(4, 3)
    assert game.payments == [(0, 1, 70, "CARD-3")]


@pytest.mark.clause("CARD-3", *ITALY, "us")
@pytest.mark.parametrize("key", ["nearest-station", "nearest-company"])
def test_at_ones_own_or_a_mortgaged_nearest_property_nothing_is_due(key: str) -> None:
    for owner in (0, 1):
        game = position(at={0: 4}, owns={owner: (12, 15)}, mortgaged=(12, 15))
        game.roll(1, 2)
        game.draw(key)
        assert game.payments == []
        assert game.questions == ["end"]


@pytest.mark.option("deck")
@pytest.mark.clause("CARD-3", *ITALY)
def test_the_other_variant_of_the_deck_leads_elsewhere() -> None:
    game = position(at={0: 4}, options=Options(deck="A"))
    game.roll(1, 2)
    game.draw("advance-13")
    assert game.square(0) == 13
