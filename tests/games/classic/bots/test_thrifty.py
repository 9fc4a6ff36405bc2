"""``thrifty``, line by line."""

import pytest

from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import BROWN, ORANGE, Scenario, position


@pytest.mark.parametrize(("cash", "answer"), [(400, "buy"), (399, "decline")])
def test_it_buys_if_200_stay(cash: int, answer: str) -> None:
    assert said("thrifty", landed(position(cash={0: cash}), 19)) == answer


@pytest.mark.parametrize(
    ("bid", "cash", "answer"), [(199, 1500, "bid 200"), (200, 1500, "pass"), (99, 300, "bid 100"), (100, 300, "pass")]
)
def test_it_bids_up_to_the_price_if_200_stay(bid: int, cash: int, answer: str) -> None:
    assert said("thrifty", bid_on(position(3, cash={1: cash}), 19, bid), 1) == answer


@pytest.mark.parametrize(("cash", "answer"), [(250, "build 1"), (249, "end")])
def test_it_builds_cheapest_first_and_keeps_200(cash: int, answer: str) -> None:
    assert said("thrifty", position(stage="end", owns={0: (*BROWN, *ORANGE)}, cash={0: cash})) == answer


@pytest.mark.parametrize(("cash", "answer"), [(310, "redeem 5"), (309, "end")])
def test_it_redeems_if_200_stay(cash: int, answer: str) -> None:
    assert said("thrifty", position(stage="end", owns={0: (5,)}, mortgaged=(5,), cash={0: cash})) == answer


def test_it_waits_in_jail() -> None:
    assert said("thrifty", position(jailed={0: 0}, keeps={0: ("chance",)})) == "roll"


def one_for_one(mine: int = 19, theirs: int = 24, cash: int = 1500) -> Scenario:
    """Two colours that a swap of one street for another completes."""
    colours = {1: BROWN, 19: ORANGE, 24: (21, 23, 24), 39: (37, 39)}
    rest = (*(one for one in colours[theirs] if one != theirs),)
    their_rest = (*(one for one in colours[mine] if one != mine),)
    return position(owns={0: (mine, *rest), 1: (theirs, *their_rest)}, cash={0: cash})


def test_it_offers_a_swap_by_which_both_complete_a_colour_and_pays_the_gap() -> None:
    assert said("thrifty", one_for_one()) == "propose 1 give 19 get 24 money 40"


@pytest.mark.parametrize(("mine", "theirs"), [(19, 39), (1, 24), (1, 39)])
def test_it_offers_none_between_streets_too_far_apart_in_price(mine: int, theirs: int) -> None:
    """200 for 400 is a gap of 200 and a ratio of 2, which still goes; 60 for 240 and 60 for 400 do not."""
    offered = said("thrifty", one_for_one(mine, theirs))
    assert offered.startswith("propose") == (mine == 19)


def test_it_buys_and_sells_nothing_by_trade() -> None:
    assert said("thrifty", position(owns={0: (16, 18), 1: (19,)})) == "roll"
    assert answer_to("thrifty", position(owns={0: (19,), 1: (16, 18)}), "1: propose 0 money 1000 get 19") == "refuse"


@pytest.mark.parametrize(("money", "answer"), [(-40, "accept"), (-41, "refuse"), (100, "accept")])
def test_it_accepts_such_a_swap_and_pays_no_more_than_the_gap(money: int, answer: str) -> None:
    assert answer_to("thrifty", one_for_one(), f"1: propose 0 give 24 get 19 money {money}") == answer


def test_it_asks_nobody_twice_in_a_turn() -> None:
    game = one_for_one()
    game.does(f"0: {said('thrifty', game)}", "1: refuse 1")
    assert said("thrifty", game) == "roll"


def test_it_withdraws_what_it_offered_in_an_earlier_turn() -> None:
    game = one_for_one()
    game.does(f"0: {said('thrifty', game)}")
    assert said("thrifty", game) == "roll"
    state = game.state
    state.players[0].proposals = 0
    game.table.set_up(state)
    assert said("thrifty", game) == "withdraw 1"
