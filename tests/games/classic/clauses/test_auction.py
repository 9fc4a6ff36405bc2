"""AUC: who may bid, from how much, by how much, and when it ends."""

import pytest

from tests.games.classic.scenario import BANK, BELGIUM, INTERNATIONAL, ITALY, STATIONS, Scenario, position


def auction_of_39(
    seats: int = 3, cash: dict[int, int] | None = None, owns: dict[int, tuple[int, ...]] | None = None
) -> Scenario:
    """Seat 0 has landed on 39 and declined it."""
    game = position(seats, cash=cash, at={0: 36}, owns=owns)
    game.roll(1, 2)
    game.does("0: decline")
    return game


@pytest.mark.clause("AUC-1")
def test_everybody_may_bid_the_one_who_declined_too() -> None:
    game = auction_of_39()
    assert game.asked == [0, 1, 2]
    game.does("0: bid 10", "2: pass", "1: pass")
    assert game.owner(39) == 0


@pytest.mark.clause("AUC-1")
def test_players_in_jail_may_bid() -> None:
    game = position(at={0: 36}, jailed={1: 1})
    game.roll(1, 2)
    game.does("0: decline", "1: bid 10", "0: pass")
    assert game.owner(39) == 1


@pytest.mark.clause("AUC-1")
def test_bids_come_in_any_order() -> None:
    game = auction_of_39()
    game.does("2: bid 10", "0: bid 20", "2: bid 30", "1: bid 40", "0: pass", "2: pass")
    assert game.has_event("won", seat=1, subject=39, amount=40, clause="AUC-1")
    game.paid(1, BANK, 40, "AUC-1")
    assert game.owner(39) == 1


@pytest.mark.clause("AUC-1")
def test_it_goes_on_until_nobody_raises() -> None:
    game = auction_of_39()
    game.does("1: bid 10", "0: pass")
    assert game.asked == [2]
    game.does("2: bid 11")
    assert game.asked == [1]
    game.does("1: bid 12")
    assert game.asked == [2]
    game.does("2: pass")
    assert game.owner(39) == 1


@pytest.mark.clause("AUC-1")
def test_who_passed_is_out() -> None:
    game = auction_of_39()
    game.does("1: pass", "2: bid 10")
    game.refuses(1, "bid 50", "AUC-1")
    game.refuses(1, "pass", "AUC-1")


@pytest.mark.clause("AUC-1")
def test_the_leader_is_not_asked_and_neither_raises_nor_passes() -> None:
    game = auction_of_39()
    game.does("1: bid 10")
    assert game.asked == [0, 2]
    game.refuses(1, "bid 20", "AUC-1")
    game.refuses(1, "pass", "AUC-1")


@pytest.mark.clause("AUC-1")
def test_without_an_auction_there_is_nothing_to_bid_for() -> None:
    game = position()
    game.refuses(0, "bid 10", "AUC-1")
    game.refuses(0, "pass", "AUC-1")


@pytest.mark.clause("AUC-1")
def test_the_turn_goes_on_after_the_auction() -> None:
    game = auction_of_39(2)
    game.refuses(0, "end", "TURN-4")
    game.does("1: bid 10", "0: pass")
    assert game.questions == ["end"]
    assert game.asked == [0]


@pytest.mark.clause("AUC-2", *ITALY)
def test_the_first_bid_is_at_least_10() -> None:
    game = auction_of_39()
    game.refuses(1, "bid 9", "AUC-2")
    game.refuses(1, "bid 0", "AUC-2")
    game.refuses(1, "bid -10", "AUC-2")
    game.does("1: bid 10")
    assert game.question.amount == 10


@pytest.mark.clause("AUC-3")
def test_a_raise_is_at_least_1() -> None:
    game = auction_of_39()
    game.does("1: bid 25")
    game.refuses(2, "bid 25", "AUC-3")
    game.refuses(2, "bid 24", "AUC-3")
    game.does("2: bid 26")
    assert game.question.other == 2


@pytest.mark.clause("AUC-4")
def test_nobody_bids_and_the_deed_stays_with_the_bank() -> None:
    game = auction_of_39()
    game.does("2: pass", "0: pass", "1: pass")
    assert game.has_event("unsold", subject=39, clause="AUC-4")
    assert game.payments == []
    assert game.owner(39) == BANK
    assert game.questions == ["end"]


@pytest.mark.clause("AUC-4")
def test_the_last_one_in_may_still_bid() -> None:
    game = auction_of_39()
    game.does("2: pass", "0: pass")
    assert game.asked == [1]
    game.does("1: bid 10")
    assert game.owner(39) == 1


@pytest.mark.clause("AUC-5")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    game = auction_of_39(cash={1: 100})
    game.refuses(1, "bid 101", "AUC-5")
    game.does("1: bid 100", "0: pass", "2: pass")
    assert game.cash(1) == 0


@pytest.mark.clause("AUC-5")
def test_money_may_be_raised_while_the_auction_is_open() -> None:
    game = auction_of_39(2, cash={1: 5}, owns={1: (5,)})
    assert game.asked == [0, 1]
    game.refuses(1, "bid 10", "AUC-5")
    game.does("1: mortgage 5", "1: bid 105", "0: pass")
    assert game.owner(39) == 1
    assert game.cash(1) == 0


@pytest.mark.clause("AUC-5", *ITALY)
def test_who_could_not_raise_the_lowest_bid_is_not_asked() -> None:
    game = auction_of_39(3, cash={1: 9})
    assert game.asked == [0, 2]
    game.does("0: bid 20")
    game.refuses(1, "bid 21", "AUC-1")


@pytest.mark.clause("AUC-5")
def test_who_falls_behind_in_means_drops_out_as_the_bids_rise() -> None:
    game = auction_of_39(3, cash={1: 50})
    game.does("0: bid 50")
    assert game.has_event("passed", seat=1)
    assert game.asked == [2]


@pytest.mark.clause("AUC-5")
def test_money_that_was_bid_cannot_be_spent_elsewhere() -> None:
    game = auction_of_39(2, cash={1: 150}, owns={1: STATIONS[:1], 0: STATIONS[1:2]})
    game.does("1: bid 120")
    game.does("0: propose 1 give 15 money -40")
    game.refuses(1, "accept 1", "AUC-5")
    game.does("0: withdraw 1", "0: propose 1 give 15 money -30", "1: accept 2", "0: pass")
    game.paid(1, BANK, 120, "AUC-1")
    assert game.cash(1) == 0


@pytest.mark.clause("AUC-5")
def test_money_that_was_bid_does_not_redeem_a_deed() -> None:
    game = position(2, cash={1: 150}, at={0: 36}, owns={1: (5,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.does("0: decline", "1: bid 120")
    game.refuses(1, "redeem 5", "AUC-5")


@pytest.mark.clause("AUC-5", "italy", *BELGIUM, *INTERNATIONAL)
def test_no_rent_is_asked_while_bids_are_open_and_none_is_lost_by_it() -> None:
    game = position(2, cash={0: 60}, at={0: 0}, owns={1: (6,)}, asks_itself=(1,))
    game.roll(3, 3)
    game.roll(1, 2)
    game.does("0: decline", "0: bid 60")
    game.refuses(1, "ask 6", "AUC-5")
    game.does("1: pass", "1: ask 6")
    assert game.payments == [(0, BANK, 60, "AUC-1")]
    assert game.question.kind == "debt"
