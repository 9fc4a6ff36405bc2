"""What a screen is shown of the choices that the Speedy die, a card, a debt and the end of a timed game bring."""

from collections.abc import Iterator

import pytest

from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.presentation.printed import describe
from monopolista.games.classic.presentation.view import DebtView
from monopolista.games.classic.rules.records import SQUARES
from monopolista.table import Table
from tests.games.classic.scenario import DARK_BLUE, Scenario, position, set_edition

SPEEDY = Options(speedy=True)


@pytest.fixture
def belgium() -> Iterator[None]:
    set_edition("belgium-nl")
    yield
    set_edition("italy")


def with_speedy_die() -> Scenario:
    return position(at={0: 38}, past_go=[0], options=SPEEDY)


def test_the_bus_shows_where_it_goes_by_either_die_and_by_both() -> None:
    game = with_speedy_die()
    game.roll(1, 3, 4)
    assert (game.question.kind, game.question.seats) == ("bus", [0])
    assert game.question.squares == [39, 1, 2]
    for dice, square in enumerate(game.question.squares, 1):
        again = with_speedy_die()
        again.roll(1, 3, 4)
        again.does(f"0: ride {dice}")
        assert again.player(0).square == square


def test_three_alike_show_every_square() -> None:
    game = with_speedy_die()
    game.roll(2, 2, 2)
    assert game.question.kind == "anywhere"
    assert game.question.squares == list(range(SQUARES))
    assert {offer.subject for offer in game.table.offers(0) if offer.verb == "go"} == set(game.question.squares)


def test_the_third_die_is_shown_where_it_was_rolled() -> None:
    game = with_speedy_die()
    game.roll(1, 3, 6)
    assert game.table.view().dice == [1, 3, 6]
    plain = position()
    plain.roll(1, 3)
    assert plain.table.view().dice == [1, 3]


def test_it_is_shown_who_rolls_the_speedy_die() -> None:
    game = with_speedy_die()
    assert [player.speedy for player in game.table.view().players] == [True, False]
    assert not any(player.speedy for player in position(past_go=[0]).table.view().players)


@pytest.mark.usefixtures("belgium")
def test_a_card_that_lets_one_choose_shows_its_sum_and_the_other_deck() -> None:
    game = position()
    game.roll(1, 1)
    card = game.card("fine-or-draw")
    game.draw("fine-or-draw")
    question = game.question
    assert (question.kind, question.amount, question.card, question.deck) == ("choose", 10, card, 0)
    assert {"pay", "take"} <= {offer.verb for offer in game.table.offers(0)}
    assert not [denial for denial in game.table.denials(0) if denial.verb in ("pay", "take")]


@pytest.mark.usefixtures("belgium")
def test_dealing_shows_to_whom_and_how_many_are_left() -> None:
    table = Table("belgium-nl", 3, chance=None, options=Options(timed=60))
    table.play(-2, "dealt 39")
    assert (table.question.kind, table.question.seat, table.question.amount) == ("dealing", 1, 5)


def indebted() -> Scenario:
    game = position(cash={0: 10}, at={0: 37}, owns={0: [1], 1: DARK_BLUE})
    game.roll(1, 1)
    return game


@pytest.mark.usefixtures("belgium")
def test_a_debt_that_may_be_paid_in_deeds_is_shown_and_what_a_trade_lets_off() -> None:
    game = indebted()
    debt = game.question.amount
    assert game.question.kind == "debt"
    assert game.table.view().clearable == [DebtView(0, 1, debt)]
    game.does("0: propose 1 give 1 clear 60")
    assert [(trade.clears, trade.debtor) for trade in game.trades] == [(60, 0)]
    game.does("1: accept 1")
    assert game.question.amount == debt - 60
    assert game.table.view().clearable == [DebtView(0, 1, debt - 60)]


def test_where_the_booklet_knows_no_payment_in_deeds_none_is_shown() -> None:
    game = indebted()
    assert game.question.kind == "debt"
    assert game.table.view().clearable == []


@pytest.mark.parametrize(("edition", "percent"), [("italy", 100), ("italy-euro", 50)])
def test_riches_are_counted_as_the_box_counts_them(edition: str, percent: int) -> None:
    set_edition(edition)
    try:
        game = position(owns={0: DARK_BLUE}, built={37: 2, 39: 2}, options=Options(timed=60))
        assert game.table.box.edition.rich_buildings == percent
        assert game.player(0).worth == 1500 + 350 + 400 + 800 * percent // 100
        game.time_is_up()
        assert game.table.view().winners == [0]
    finally:
        set_edition("italy")


def test_all_who_are_equally_rich_are_shown_as_winners() -> None:
    game = position(3, cash={2: 7}, options=Options(timed=60))
    game.time_is_up()
    assert game.table.view().winners == [0, 1]
    assert game.table.view().questions == []


def test_money_at_free_parking_is_shown() -> None:
    game = position(at={0: 2}, options=Options(parking=True))
    game.roll(1, 1)
    assert game.table.view().pot == 200


def test_a_box_says_what_is_in_force() -> None:
    plain = describe(load("italy"))
    assert (plain.language, plain.house_rules, plain.turns) == ("it", [], None)
    view = describe(load("belgium-nl", Options(short=True, speedy=True, timed=60, parking=True)))
    assert view.language == "nl"
    assert view.house_rules == ["speedy", "parking"]
