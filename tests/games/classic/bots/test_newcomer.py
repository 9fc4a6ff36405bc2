"""``newcomer``, line by line: it makes the mistakes of a beginner, and nothing absurd."""

import pytest

from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import BROWN, LIGHT_BLUE, ORANGE, position


@pytest.mark.parametrize(("cash", "answer"), [(200, "buy"), (199, "decline")])
def test_it_buys_to_its_last_coin_and_mortgages_nothing_for_it(cash: int, answer: str) -> None:
    assert said("newcomer", landed(position(owns={0: (5, 16, 18)}, cash={0: cash}), 19)) == answer


@pytest.mark.parametrize(("bid", "cash", "answer"), [(99, 1500, "bid 100"), (100, 1500, "pass"), (49, 60, "bid 50")])
def test_it_bids_up_to_half_the_price(bid: int, cash: int, answer: str) -> None:
    assert said("newcomer", bid_on(position(3, cash={1: cash}), 19, bid), 1) == answer


@pytest.mark.parametrize(("cash", "answer"), [(550, "build 6"), (549, "end")])
def test_it_builds_late_and_where_it_is_cheapest(cash: int, answer: str) -> None:
    assert said("newcomer", position(stage="end", owns={0: (*LIGHT_BLUE, *ORANGE)}, cash={0: cash})) == answer


def test_it_stops_at_two_houses_a_street() -> None:
    game = position(stage="end", owns={0: LIGHT_BLUE}, built={6: 2, 8: 2, 9: 1}, cash={0: 5000})
    assert said("newcomer", game) == "build 9"
    game = position(stage="end", owns={0: LIGHT_BLUE}, built={6: 2, 8: 2, 9: 2}, cash={0: 5000})
    assert said("newcomer", game) == "end"


@pytest.mark.parametrize(("cash", "answer"), [(110, "redeem 5"), (109, "end")])
def test_it_redeems_to_its_last_coin(cash: int, answer: str) -> None:
    assert said("newcomer", position(stage="end", owns={0: (5,)}, mortgaged=(5,), cash={0: cash})) == answer


def test_it_redeems_a_station_while_its_whole_colour_waits_for_houses() -> None:
    game = position(stage="end", owns={0: (5, *LIGHT_BLUE)}, mortgaged=(5,), cash={0: 410})
    assert said("newcomer", game) == "redeem 5"


@pytest.mark.parametrize(("cash", "answer"), [(50, "fine"), (49, "roll")])
def test_it_leaves_jail_at_once_if_it_can(cash: int, answer: str) -> None:
    assert said("newcomer", position(jailed={0: 0}, cash={0: cash})) == answer


@pytest.mark.parametrize(("cash", "answer"), [(250, "propose 1 get 19 money 250"), (249, "roll")])
def test_it_asks_for_the_street_it_lacks_for_a_quarter_more_than_the_price(cash: int, answer: str) -> None:
    game = position(owns={0: (16, 18), 1: (19,)}, cash={0: cash})
    assert said("newcomer", game) == answer


def test_it_asks_for_nothing_else_and_nobody_twice_in_a_turn() -> None:
    assert said("newcomer", position(owns={0: (16,), 1: (18, 19)})) == "roll"
    game = position(owns={0: (16, 18), 1: (19,)})
    game.does(f"0: {said('newcomer', game)}", "1: refuse 1")
    assert said("newcomer", game) == "roll"


@pytest.mark.parametrize(("money", "answer"), [(200, "accept"), (199, "refuse")])
def test_it_sells_a_single_street_for_its_price(money: int, answer: str) -> None:
    game = position(owns={0: (19,), 1: (5,)})
    assert answer_to("newcomer", game, f"1: propose 0 get 19 money {money}") == answer


@pytest.mark.parametrize(("money", "answer"), [(50, "accept"), (49, "refuse")])
def test_it_sells_a_jail_card_for_the_fine(money: int, answer: str) -> None:
    game = position(keeps={0: ("chance",)})
    assert answer_to("newcomer", game, f"1: propose 0 get_card 0 money {money}") == answer


@pytest.mark.parametrize(("money", "answer"), [(300, "accept"), (299, "refuse")])
def test_what_makes_anothers_colour_whole_costs_half_as_much_again(money: int, answer: str) -> None:
    game = position(owns={0: (19,), 1: (16, 18)})
    assert answer_to("newcomer", game, f"1: propose 0 get 19 money {money}") == answer


@pytest.mark.parametrize(("money", "answer"), [(0, "accept"), (-40, "accept"), (-41, "refuse")])
def test_colour_for_colour_is_fair_by_the_prices(money: int, answer: str) -> None:
    """It gives 19 (200) and gets 24 (240): the 40 between them are all that it pays."""
    game = position(owns={0: (19, 21, 23), 1: (24, 16, 18)})
    assert answer_to("newcomer", game, f"1: propose 0 give 24 get 19 money {money}") == answer


@pytest.mark.parametrize("proposal", ["give 39 get 1", "give 37 get 5"])
def test_it_breaks_no_colour_and_takes_nothing_mortgaged(proposal: str) -> None:
    game = position(owns={0: (*BROWN, 5), 1: (39, 37)}, mortgaged=(37,))
    assert answer_to("newcomer", game, f"1: propose 0 {proposal}") == "refuse"
