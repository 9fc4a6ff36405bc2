"""``fixed-a``, ``fixed-b`` and ``fixed-c``, line by line."""

import pytest

from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import BROWN, LIGHT_BLUE, ORANGE, STATIONS, position

ALL = pytest.mark.parametrize("level", ["fixed-a", "fixed-b", "fixed-c"])


@ALL
@pytest.mark.parametrize(("cash", "answer"), [(200, "fine"), (199, "roll")])
def test_it_leaves_jail_with_200(level: str, cash: int, answer: str) -> None:
    assert said(level, position(jailed={0: 0}, cash={0: cash})) == answer


def test_it_uses_a_card_rather_than_pay() -> None:
    assert said("fixed-a", position(jailed={0: 0}, keeps={0: ("chest",)})) == "card 1"


@ALL
@pytest.mark.parametrize(("cash", "answer"), [(420, "buy"), (419, "decline")])
def test_it_buys_if_200_stay(level: str, cash: int, answer: str) -> None:
    assert said(level, landed(position(cash={0: cash}), 21)) == answer


@ALL
def test_it_buys_at_all_costs_what_completes_a_colour(level: str) -> None:
    game = landed(position(owns={0: (1, 5, 16, 18, 37)}, cash={0: 200}), 19)
    assert said(level, game) == "buy"
    game = landed(position(owns={0: (1, 5, 16, 18, 37)}, cash={0: 100}), 19)
    assert said(level, game) == "mortgage 5"
    game = landed(position(owns={0: (1, 16, 18)}, cash={0: 100}), 19)
    assert said(level, game) == "decline"


@ALL
@pytest.mark.parametrize(("bid", "answer"), [(20, "bid 120"), (120, "bid 170"), (219, "bid 220"), (220, "pass")])
def test_it_raises_by_half_the_gap_to_the_price(level: str, bid: int, answer: str) -> None:
    assert said(level, bid_on(position(3), 21, bid), 1) == answer


@ALL
def test_above_the_price_it_raises_by_a_quarter_of_its_cash_for_what_completes_a_colour(level: str) -> None:
    assert said(level, bid_on(position(3, owns={1: (21, 23)}), 24, 300), 1) == "bid 600"
    assert said(level, bid_on(position(3, owns={1: (21,)}), 24, 300), 1) == "pass"


@ALL
@pytest.mark.parametrize("cash", [50, 1000])
def test_it_builds_where_the_rent_rises_most_beyond_the_price(level: str, cash: int) -> None:
    """By 24 for 50 on the best light blue street, by 48 for 100 on the best orange one."""
    game = position(stage="end", owns={0: (*ORANGE, *LIGHT_BLUE)}, cash={0: cash})
    assert said(level, game) == "build 9"


@ALL
@pytest.mark.parametrize(("cash", "answer"), [(310, "redeem 5"), (309, "end")])
def test_it_redeems_while_200_stay(level: str, cash: int, answer: str) -> None:
    assert said(level, position(stage="end", owns={0: (5,)}, mortgaged=(5,), cash={0: cash})) == answer


# Trades.


def test_it_swaps_strays_that_complete_both_colours_at_three_quarters_of_the_gap() -> None:
    game = position(owns={0: (19, 21, 23), 1: (16, 18, 24)})
    assert said("fixed-a", game) == "propose 1 give 19 get 24 money 30"


@pytest.mark.parametrize(("cash", "answer"), [(370, "propose 1 get 24 money 270"), (369, "roll")])
def test_it_buys_a_stray_at_nine_eighths_if_100_stay(cash: int, answer: str) -> None:
    assert said("fixed-a", position(owns={0: (21, 23), 1: (24,)}, cash={0: cash})) == answer


@pytest.mark.parametrize(("cash", "money"), [(1500, 750), (500, 360)])
def test_it_sells_a_stray_at_half_as_much_again_or_half_of_the_buyers_cash(cash: int, money: int) -> None:
    game = position(owns={0: (24,), 1: (21, 23)}, cash={1: cash})
    assert said("fixed-a", game) == f"propose 1 give 24 money -{money}"


@pytest.mark.parametrize("mortgaged", [(24,), ()])
def test_it_offers_no_mortgaged_street_and_none_of_two(mortgaged: tuple[int, ...]) -> None:
    game = position(3, owns={0: (24,) if mortgaged else (23, 24), 1: (21, 23) if mortgaged else (21,)}, cash={0: 10},
                    mortgaged=mortgaged)  # fmt: skip
    assert said("fixed-a", game) == "roll"


def test_it_makes_at_most_one_offer_to_each_player() -> None:
    game = position(3, owns={0: (24, 19), 1: (21, 23), 2: (16, 18)})
    game.does(f"0: {said('fixed-a', game)}", "1: refuse 1")
    second = said("fixed-a", game)
    assert second.startswith("propose 2 give 19")
    game.does(f"0: {second}", "2: refuse 2")
    assert said("fixed-a", game) == "roll"


@ALL
def test_more_whole_colours_it_always_accepts_and_fewer_never(level: str) -> None:
    assert answer_to(level, position(owns={0: (21, 23), 1: (24,)}), "1: propose 0 give 24 money -1400") == "accept"
    assert answer_to(level, position(owns={0: BROWN}), "1: propose 0 money 1400 get 1") == "refuse"


@ALL
@pytest.mark.parametrize(
    ("cash", "terms", "answer"),
    [
        (1500, "money 220 get 21", "accept"),
        (1500, "money 219 get 21", "refuse"),
        (150, "money 10 get 21", "refuse"),
        (150, "give 27 money -40", "accept"),
        (150, "give 27 money -60", "refuse"),
        (1500, "give 29 money -10", "refuse"),
    ],
    ids=["rich", "rich, for a loss", "poor", "poor, for a gain", "too poor", "mortgaged"],
)
def test_else_it_looks_at_its_cash_and_net_worth(level: str, cash: int, terms: str, answer: str) -> None:
    game = position(owns={0: (21,), 1: (27, 29)}, mortgaged=(29,), cash={0: cash})
    assert answer_to(level, game, f"1: propose 0 {terms}") == answer


# Debt.


@ALL
def test_in_debt_it_mortgages_the_cheapest_single_deed_that_is_enough(level: str) -> None:
    game = landed(position(owns={0: (1, 11, 21, 31), 1: (39,)}, cash={0: 0}), 39)
    assert said(level, game) == "mortgage 11"


@ALL
def test_in_debt_it_mortgages_single_deeds_then_colours_then_sells_houses(level: str) -> None:
    built = {6: 1, 8: 1, 9: 1, 37: 5, 39: 5}
    game = landed(position(owns={0: (21, *BROWN, *LIGHT_BLUE), 1: (37, 39)}, built=built, cash={0: 0}), 39)
    steps: list[str] = []
    while not game.state.winners and said(level, game) != "bankrupt":
        steps.append(said(level, game))
        game.and_then(f"0: {steps[-1]}")
    assert steps[0] == "mortgage 21"
    assert {*steps[1:3]} == {"mortgage 1", "mortgage 3"}
    assert {*steps[3:6]} == {"sell 6", "sell 8", "sell 9"}


# What B and C want.

WANTED = [("fixed-b", 5), ("fixed-b", 39), ("fixed-c", 5), ("fixed-c", 16), ("fixed-c", 9)]


@pytest.mark.parametrize(("level", "square"), WANTED)
def test_what_it_wants_it_buys_at_any_price_it_can_pay(level: str, square: int) -> None:
    price = {5: 200, 39: 400, 16: 180, 9: 120}[square]
    assert said("fixed-a", landed(position(cash={0: price}), square)) == "decline"
    assert said(level, landed(position(cash={0: price}), square)) == "buy"
    assert said(level, landed(position(cash={0: price - 30}, owns={0: (1,)}), square)) == "mortgage 1"
    assert said(level, bid_on(position(3), square, 420), 1) == "bid 600"


@pytest.mark.parametrize(("level", "square"), WANTED)
def test_what_it_wants_it_asks_for_in_trades(level: str, square: int) -> None:
    price = {5: 200, 39: 400, 16: 180, 9: 120}[square]
    game = position(3, owns={1: (square,)})
    assert said("fixed-a", game) == "roll"
    assert said(level, game) == f"propose 1 get {square} money {price}"


def test_it_does_not_ask_for_part_of_a_whole_colour() -> None:
    assert said("fixed-b", position(owns={1: STATIONS})) == "roll"


def test_b_never_touches_companies() -> None:
    assert said("fixed-b", landed(position(), 12)) == "decline"
    assert said("fixed-b", bid_on(position(), 12, 10), 1) == "pass"
    assert answer_to("fixed-b", position(owns={1: (12,)}), "1: propose 0 give 12 money -1") == "refuse"
    assert said("fixed-c", landed(position(), 12)) == "buy"


def test_c_builds_at_most_three_houses_on_a_street() -> None:
    game = position(stage="end", owns={0: ORANGE}, built={16: 3, 18: 3, 19: 3})
    assert said("fixed-c", game) == "end"
    assert said("fixed-b", game) == "build 16"
    game = position(stage="end", owns={0: ORANGE}, built={16: 2, 18: 2, 19: 2})
    assert said("fixed-c", game) == "build 19"


def test_c_waives_a_scarce_house_beyond_its_third() -> None:
    built = {16: 3, 18: 3, 19: 3}
    for level, answer in (("fixed-c", "waive"), ("fixed-b", "want")):
        game = position(3, stage="end", owns={0: LIGHT_BLUE, 1: ORANGE}, built=built, houses_left=1)
        game.does("0: build 6")
        assert said(level, game, 1) == answer
