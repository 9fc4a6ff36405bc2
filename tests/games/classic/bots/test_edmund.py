"""``edmund``, line by line."""

import pytest

from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import (
    BROWN,
    COMPANIES,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    STATIONS,
    YELLOW,
    Scenario,
    position,
)

REST = (*BROWN, *LIGHT_BLUE, *PINK, *YELLOW, *GREEN, *DARK_BLUE, *STATIONS, *COMPANIES)
"""Every deed but the orange and red ones."""


def test_it_buys_everything_it_lands_on() -> None:
    assert said("edmund", landed(position(cash={0: 150}), 12)) == "buy"
    assert said("edmund", landed(position(cash={0: 100}, owns={0: (1, 5)}), 19)) == "mortgage 5"


@pytest.mark.parametrize(
    ("square", "owned", "bid", "answer"),
    [
        (12, (), 134, "bid 135"),
        (12, (28,), 135, "pass"),
        (24, (), 254, "bid 255"),
        (24, (), 255, "pass"),
        (24, (21,), 479, "bid 480"),
        (24, (21,), 480, "pass"),
        (24, (21, 23), 1000, "bid 1001"),
    ],
    ids=["company", "companies", "plain", "plain, too much", "two missing", "two missing, too much", "completing"],
)
def test_its_highest_bid_depends_on_what_is_missing(square: int, owned: tuple[int, ...], bid: int, answer: str) -> None:
    assert said("edmund", bid_on(position(3, owns={1: owned}), square, bid), 1) == answer


@pytest.mark.parametrize(("bid", "answer"), [(99, "bid 100"), (100, "mortgage 5"), (209, "mortgage 21"), (210, "pass")])
def test_it_never_bids_above_cash_and_mortgages_less_100(bid: int, answer: str) -> None:
    """It has 100 in hand and 210 in mortgages."""
    game = position(3, owns={1: (5, 21)}, cash={1: 100})
    assert said("edmund", bid_on(game, 24, bid), 1) == answer


@pytest.mark.parametrize(("cash", "answer"), [(250, "build"), (249, "end")])
def test_it_keeps_150_else_builds(cash: int, answer: str) -> None:
    game = position(stage="end", owns={0: ORANGE}, cash={0: cash})
    assert said("edmund", game).partition(" ")[0] == answer


def test_it_builds_evenly_up_to_hotels() -> None:
    game = position(stage="end", owns={0: (*ORANGE, *LIGHT_BLUE)}, built={16: 1, 18: 1, 19: 1}, cash={0: 4000})
    assert said("edmund", game) in {"build 6", "build 8", "build 9"}
    while said("edmund", game) != "end":
        game.does(f"0: {said('edmund', game)}")
    assert game.levels((*ORANGE, *LIGHT_BLUE)) == [5] * 6


def all_sold(mine: tuple[int, ...], theirs: tuple[int, ...]) -> Scenario:
    """Every deed is sold: what is left of orange and red, and all the others, to seat 2."""
    left = (*(one for one in (*ORANGE, *RED, *REST) if one not in {*mine, *theirs}),)
    return position(3, owns={0: mine, 1: theirs, 2: left})


def test_it_leaves_jail_at_once_while_deeds_are_unsold() -> None:
    assert said("edmund", position(jailed={0: 0})) == "fine"
    owns = {0: (*ORANGE, *RED), 1: REST}
    assert said("edmund", position(jailed={0: 0}, owns=owns)) == "roll"


@pytest.mark.parametrize(
    ("unsold", "cash", "answer"), [(4, 301, "redeem 1"), (4, 300, "end"), (5, 301, "end")], ids=["", "poor", "early"]
)
def test_it_redeems_cheapest_first_late_in_the_game(unsold: int, cash: int, answer: str) -> None:
    sold = (*REST, *ORANGE, *RED)[: 28 - unsold]
    owns = {0: (1, 5), 1: tuple(one for one in sold if one not in {1, 5})}
    assert said("edmund", position(stage="end", owns=owns, mortgaged=(1, 5), cash={0: cash})) == answer


# Trades.


def test_it_trades_only_when_every_deed_is_sold() -> None:
    assert said("edmund", position(3, owns={0: (19, 21, 23), 1: (16, 18, 24)})) == "roll"
    assert said("edmund", all_sold((19, 21, 23), (16, 18, 24))).startswith("propose 1 give 19 get 24 money ")


def test_it_never_hands_over_the_better_colour() -> None:
    assert said("edmund", all_sold((16, 18, 24), (19, 21, 23))) == "roll"


def test_the_side_payment_grows_with_the_cash_of_both() -> None:
    def paid(mine: int, theirs: int) -> int:
        owns = {0: (19, 21, 23), 1: (16, 18, 24), 2: REST}
        answer = said("edmund", position(3, owns=owns, cash={0: mine, 1: theirs}))
        assert answer.startswith("propose 1 give 19 get 24")
        return int(answer.partition(" money ")[2] or 0)

    assert paid(150, 1500) == 0
    assert 0 < paid(800, 400) < paid(800, 1500) < paid(1500, 1500)


@pytest.mark.parametrize(
    ("cash", "answer"), [(1500, "propose 1 get 1 money 60"), (220, "propose 1 get 1 money 55"), (179, "roll")]
)
def test_when_it_leads_it_only_buys_strays(cash: int, answer: str) -> None:
    """Seat 0 alone has a whole colour; seat 1 has but one brown street, for which it pays half its price to the whole.

    With 179 in hand not even half the price would leave 150.
    """
    one = (1, 6, 8, 11, 13, 21, 23, 26, 27, 31, 32, 37)
    two = (3, 9, 14, 24, 29, 34, 39)
    mine = (*ORANGE, *STATIONS, *COMPANIES)
    assert said("edmund", position(3, owns={0: mine, 1: one, 2: two}, cash={0: cash})) == answer


@pytest.mark.parametrize(
    ("terms", "answer"),
    [("give 24 get 19", "accept"), ("give 16 get 19", "refuse"), ("money 1400 get 19", "refuse"),
     ("give 24 money -10", "refuse")],
    ids=["completing", "not completing", "sale", "purchase"],
)  # fmt: skip
def test_it_accepts_only_swaps_that_complete_its_own(terms: str, answer: str) -> None:
    game = position(3, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    assert answer_to("edmund", game, f"1: propose 0 {terms}") == answer


def test_it_breaks_no_colour_of_its_own() -> None:
    game = position(3, owns={0: (*BROWN, 21, 23), 1: (24,)})
    assert answer_to("edmund", game, "1: propose 0 give 24 get 1") == "refuse"
