"""BUY: unowned streets, stations and companies."""

import pytest

from tests.games.classic.scenario import BANK, ITALY, position


@pytest.mark.clause("BUY-1")
@pytest.mark.parametrize(("square", "price"), [(39, 400), (15, 200), (12, 150)])
def test_streets_stations_and_companies_are_bought_at_the_printed_price(square: int, price: int) -> None:
    game = position(at={0: square - 3})
    game.roll(1, 2)
    game.does("0: buy")
    assert game.payments == [(0, BANK, price, "BUY-1")]
    assert game.owner(square) == 0


@pytest.mark.clause("BUY-1")
def test_a_property_not_bought_is_auctioned_at_once() -> None:
    game = position(3, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline")
    assert game.has_event("declined", seat=0, subject=39, clause="BUY-1")
    assert game.questions == ["auction"]
    assert game.question.square == 39


@pytest.mark.clause("BUY-1")
def test_who_has_not_the_price_cannot_buy_but_may_raise_it_first() -> None:
    game = position(cash={0: 350}, at={0: 36}, owns={0: (5,)})
    game.roll(1, 2)
    game.refuses(0, "buy", "BUY-1")
    game.does("0: mortgage 5", "0: buy")
    assert game.cash(0) == 50


@pytest.mark.clause("BUY-1")
def test_the_price_may_take_the_last_note() -> None:
    game = position(cash={0: 400}, at={0: 36})
    game.roll(1, 2)
    game.does("0: buy")
    assert game.cash(0) == 0


@pytest.mark.clause("BUY-1")
def test_only_the_one_who_landed_decides() -> None:
    game = position(at={0: 36})
    game.roll(1, 2)
    game.refuses(1, "buy", "BUY-1")
    game.refuses(1, "decline", "BUY-1")
    game.does("0: buy")
    game.refuses(0, "buy", "BUY-1")


@pytest.mark.clause("BUY-1")
def test_a_property_does_not_pay_for_itself_by_its_own_mortgage() -> None:
    game = position(cash={0: 200}, at={0: 36})
    game.roll(1, 2)
    game.refuses(0, "mortgage 39", "MORT-4")


@pytest.mark.clause("BUY-1")
def test_property_is_for_sale_from_the_first_lap() -> None:
    game = position()
    game.roll(1, 2)
    game.does("0: buy")
    assert game.owner(3) == 0


@pytest.mark.clause("BUY-1")
def test_on_ones_own_property_nothing_happens() -> None:
    game = position(at={0: 36}, owns={0: (39,)})
    game.roll(1, 2)
    assert game.payments == []
    assert game.questions == ["end"]


@pytest.mark.clause("BUY-1", *ITALY, "italy-euro")
def test_a_card_that_leads_to_an_unowned_property_lets_one_buy_it() -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    game.draw("advance-24")
    game.does("0: buy")
    assert game.owner(24) == 0
