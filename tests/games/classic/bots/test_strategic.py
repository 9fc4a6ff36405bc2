"""``strategic``, line by line."""

import pytest

from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import ORANGE, position


@pytest.mark.parametrize(("bid", "answer"), [(209, "bid 210"), (210, "pass")])
def test_it_bids_up_to_five_percent_over_the_price(bid: int, answer: str) -> None:
    assert said("strategic", bid_on(position(3), 19, bid), 1) == answer


@pytest.mark.parametrize(("bid", "answer"), [(299, "bid 300"), (300, "pass")])
def test_it_bids_half_as_much_again_to_complete_a_colour(bid: int, answer: str) -> None:
    assert said("strategic", bid_on(position(3, owns={1: (16, 18)}), 19, bid), 1) == answer


@pytest.mark.parametrize(
    ("others_cash", "bid", "answer"), [(0, 259, "bid 260"), (0, 260, "pass"), (1500, 210, "pass")],
    ids=["sole", "sole, too much", "another could"],
)  # fmt: skip
def test_it_blocks_a_colour_only_as_the_sole_blocker(others_cash: int, bid: int, answer: str) -> None:
    game = position(4, owns={0: (16, 18)}, cash={2: others_cash, 3: 10})
    assert said("strategic", bid_on(game, 19, bid), 1) == answer


@pytest.mark.parametrize(("cash", "answer"), [(275, "buy"), (274, "decline")])
def test_it_keeps_75(cash: int, answer: str) -> None:
    assert said("strategic", landed(position(cash={0: cash}), 19)) == answer
    assert said("strategic", bid_on(position(3, cash={1: 150}), 19, 74), 1) == "bid 75"
    assert said("strategic", bid_on(position(3, cash={1: 150}), 19, 75), 1) == "pass"


def test_its_debt_is_at_most_15_percent_of_its_wealth() -> None:
    """274 and deeds of 1,000 allow a debt of 191; 274 and a station do not allow 100."""
    wealthy = (5, 15, 31, 32)
    assert said("strategic", landed(position(owns={0: wealthy}, cash={0: 274}), 19)) == "mortgage 5"
    assert said("strategic", landed(position(owns={0: wealthy}, mortgaged=(15,), cash={0: 274}), 19)) == "decline"
    assert said("strategic", landed(position(owns={0: (5,)}, cash={0: 274}), 19)) == "decline"


def test_its_debt_is_at_most_400() -> None:
    rich = (5, 15, 37, 39, 31, 32, 26, 27, 29, 21, 23)
    owns = {0: rich}
    assert said("strategic", landed(position(owns=owns, mortgaged=(31, 32), cash={0: 274}), 19)) == "mortgage 5"
    assert said("strategic", landed(position(owns=owns, mortgaged=(31, 37), cash={0: 274}), 19)) == "decline"


@pytest.mark.parametrize(("cash", "answer"), [(175, "build 19"), (174, "end")])
def test_it_builds_while_75_stay(cash: int, answer: str) -> None:
    assert said("strategic", position(stage="end", owns={0: ORANGE}, cash={0: cash})) == answer


# Trades.


@pytest.mark.parametrize(
    ("mine", "theirs", "answer"), [(21, 31, "accept"), (31, 21, "refuse"), (31, 29, "accept"), (31, 26, "refuse")]
)
def test_it_weighs_the_sides_by_colour(mine: int, theirs: int, answer: str) -> None:
    """A green street of 300 weighs 390, a red one of 220 only 231; yellow ones of 280 and 260 weigh 336 and 312."""
    game = position(4, owns={0: (mine, 5), 1: (theirs, 15, 25)})
    terms = f"give {theirs} get {mine}" if (mine, theirs) != (31, 29) else f"give {theirs} get {mine} money 100"
    assert answer_to("strategic", game, f"1: propose 0 {terms}") == answer


@pytest.mark.parametrize("money", [250, 400])
def test_it_weighs_its_position_too(money: int) -> None:
    """Twice the price weighs enough, but not the colour that it gives another."""
    game = position(4, owns={0: (19,), 1: (16, 18)})
    assert answer_to("strategic", game, f"1: propose 0 money {money} get 19") == "refuse"


@pytest.mark.parametrize(("paid", "answer"), [(280, "accept"), (281, "refuse")])
def test_it_never_gives_1_4_times_what_it_gets(paid: int, answer: str) -> None:
    """For a street of 200 that completes its colour, which makes any price short of that a gain."""
    game = position(4, owns={0: (16, 18), 1: (19,)})
    assert answer_to("strategic", game, f"1: propose 0 give 19 money -{paid}") == answer


def test_it_swaps_where_both_complete_a_colour() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    assert answer_to("strategic", game, "1: propose 0 give 24 get 19") == "accept"


def test_what_it_proposes_it_would_accept_itself_from_the_other_chair() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    proposal = said("strategic", game)
    assert proposal.startswith("propose 1 ")
    assert answer_to("strategic", game, f"0: {proposal}", 1) == "accept"
