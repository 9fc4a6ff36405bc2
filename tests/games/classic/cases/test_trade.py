"""Trades that other programs got wrong."""

import pytest

from monopolista.games.common.notation import NotationError
from tests.games.classic.scenario import BROWN, COMPANIES, position


@pytest.mark.case("accepting checks owners, cash and cards again, and happens once")
def test_acceptance_is_checked_and_happens_once() -> None:
    game = position(3, cash={1: 100}, owns={0: (5, 15), 2: (25,)})
    game.does("0: propose 1 give 5 money -100", "2: propose 1 give 25 money -60", "1: accept 2")
    game.refuses(1, "accept 1", "TRADE-1")
    game.does("0: propose 1 give 15 money -40", "1: accept 3")
    game.refuses(1, "accept 3", "TRADE-1")
    game.refuses(0, "withdraw 3", "TRADE-1")
    assert (game.cash(1), game.owner(15)) == (0, 1)


@pytest.mark.case("two offers of one deed: the first accepted closes the other")
def test_crossing_offers() -> None:
    game = position(3, owns={0: (39,), 1: (5,)})
    game.does("0: propose 1 give 39 get 5", "2: propose 0 get 39 money 500", "0: accept 2")
    assert game.trades == []
    game.refuses(1, "accept 1", "TRADE-1")
    assert (game.owner(39), game.owner(5)) == (2, 1)


@pytest.mark.case("a trade for all of a player's cash is no bankruptcy")
def test_a_trade_for_all_the_cash() -> None:
    game = position(owns={0: (39,)})
    game.does("1: propose 0 get 39 money 1500", "0: accept 1")
    assert (game.cash(1), game.player(1).playing, game.owner(39)) == (0, True, 1)


@pytest.mark.case("negative, fractional, doubled and self-directed terms are refused")
@pytest.mark.parametrize(
    "text",
    [
        "propose 1 give 5 5 money -10",
        "propose 1 give 5 give 15 money -10",
        "propose 1 give 5 money -10.5",
        "propose 1 give 5 money -10 money -20",
        "propose 1 give 5 money",
        "propose one give 5",
        "propose 1 give 5 money -99999999999",
        "propose 1 2 give 5 money -10",
    ],
)
def test_terms_that_are_no_terms(text: str) -> None:
    game = position(owns={0: (5, 15)})
    with pytest.raises(NotationError):
        game.table.play(0, text)


@pytest.mark.case("negative, fractional, doubled and self-directed terms are refused")
@pytest.mark.parametrize(
    "text", ["propose 0 give 5 get 15", "propose 1 give -5 money -1", "propose -1 give 5 money -9"]
)
def test_terms_with_oneself_or_with_nobody(text: str) -> None:
    game = position(owns={0: (5, 15)})
    game.refuses(0, text, "TRADE-1")


@pytest.mark.case("the tenth on a mortgaged deed is checked before the swap")
def test_the_tenth_before_the_swap() -> None:
    game = position(cash={1: 9}, owns={0: (5,), 1: (1,)}, mortgaged=(5,))
    game.does("0: propose 1 give 5 get 1")
    game.refuses(1, "accept 1", "MORT-3")
    assert (game.owner(5), game.owner(1)) == (0, 1)
    assert game.trades[0].partner_interest == 10


@pytest.mark.case("a refused offer is remembered, and nobody floods the table")
def test_refusals_are_remembered() -> None:
    game = position(owns={0: (5,), 1: (*BROWN, 15)})
    game.does("0: propose 1 give 5 get 15", "1: refuse 1")
    memory = game.state.refusals[0]
    assert (memory.trade[0].maker, memory.trade[0].partner) == (0, 1)
    assert (game.state.refusal_count, memory.changes) == (1, game.state.changes)
    game.does("1: build 1")
    assert memory.changes < game.state.changes
    game.does(*(f"0: propose 1 give 5 get 15 money {money}" for money in (1, 2, 3)))
    game.refuses(0, "propose 1 give 5 get 15 money 4", "TRADE-1")
    game.refuses(0, "propose 1 give 5 get 15 money 3", "TRADE-1")
    assert game.state.players[0].proposals == 4


@pytest.mark.case("a counter-offer is answered by the right seat")
def test_who_answers_a_counter_offer() -> None:
    game = position(3, turn=2, owns={0: (5,), 1: (15,)})
    game.does("0: propose 1 give 5 get 15", "1: propose 0 give 15 get 5 money -50 counter 1")
    assert [(trade.maker, trade.partner) for trade in game.trades] == [(1, 0)]
    for seat in (1, 2):
        game.refuses(seat, "accept 2", "TRADE-1")
    game.does("0: accept 2")
    assert game.cash(1) == 1550


@pytest.mark.case("nobody pays more than there is")
def test_nobody_pays_more_than_there_is() -> None:
    game = position(cash={0: 100}, owns={0: (5,), 1: (15,)}, mortgaged=(5,))
    game.refuses(0, "propose 1 get 15 money 101", "TRADE-1")
    game.refuses(0, "redeem 5", "MORT-2")
    game.does("1: propose 0 give 15 money -101")
    game.refuses(0, "accept 1", "TRADE-1")
    game.does("0: propose 1 get 15 money 100", "1: accept 2")
    assert game.cash(0) == 0


@pytest.mark.case("a colour for two companies is a trade like any other, and is valued")
def test_a_colour_for_two_companies() -> None:
    game = position(owns={0: BROWN, 1: COMPANIES})
    game.does("0: propose 1 give 1 3 get 12 28 money -10", "1: accept 1")
    assert [game.owner(square) for square in (*BROWN, *COMPANIES)] == [1, 1, 0, 0]
    assert game.player(0).worth == 1510 + 2 * 150
    assert game.player(1).worth == 1490 + 2 * 60
    assert game.table.view().rents[12] == 10
