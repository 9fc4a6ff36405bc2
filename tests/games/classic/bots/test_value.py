"""``value``, line by line."""

import numpy as np
import pytest

from monopolista.games.classic.bots.value.valuation import AHEAD
from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import BROWN, ORANGE, position


def test_its_odds_are_those_of_two_dice_over_five_throws() -> None:
    dice = [0.0, 0.0, *(6 - abs(total - 7) for total in range(2, 13))]
    place, reached = np.ones(1), np.zeros(61)
    for _ in range(5):
        place = np.convolve(place, dice) / 36
        reached[: len(place)] += place
    laps = reached[:40] + np.append(reached[40:], np.zeros(19))
    assert [*AHEAD] == pytest.approx(10_000 * laps, abs=0.51)


@pytest.mark.parametrize(("cash", "answer"), [(400, "buy"), (399, "decline")])
def test_it_buys_if_it_is_safe_on_the_average(cash: int, answer: str) -> None:
    game = landed(position(cash={0: cash}, at={1: 20}), 19)
    assert said("value", game) == answer


def test_the_rents_of_the_next_round_count() -> None:
    """The other stands five before an orange street, and may have to pay for it."""
    poor = {0: 380}
    assert said("value", landed(position(cash=poor, owns={0: (16, 18)}, at={1: 29}), 19)) == "decline"
    game = position(cash=poor, owns={0: (16, 18, 39, 37)}, built={37: 5, 39: 5}, at={1: 32})
    assert said("value", landed(game, 19)) == "buy"


def test_it_builds_only_where_the_worst_rent_ahead_could_still_be_raised() -> None:
    safe = position(stage="end", owns={0: ORANGE, 1: (37, 39)}, at={0: 31}, cash={0: 1000})
    assert said("value", safe) == "build 19"
    hotels = {37: 5, 39: 5}
    in_danger = position(stage="end", owns={0: ORANGE, 1: (37, 39)}, built=hotels, at={0: 31}, cash={0: 1000})
    assert said("value", in_danger) == "end"


def test_it_bids_up_to_the_marginal_value() -> None:
    bids: dict[int, int] = {}
    for seat, owned in ((1, ()), (2, (16, 18))):
        for bid in range(200, 1500, 10):
            if said("value", bid_on(position(3, owns={seat: owned}), 19, bid), seat) == "pass":
                bids[seat] = bid
                break
    assert 200 < bids[1] < bids[2]


def test_it_swaps_where_both_gain_and_are_safe() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    assert answer_to("value", game, "1: propose 0 give 24 get 19") == "accept"
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)}, cash={0: 150})
    assert answer_to("value", game, "1: propose 0 give 24 get 19") == "refuse"


@pytest.mark.parametrize("terms", ["money 100 get 19", "give 1 get 19"])
def test_it_refuses_what_is_to_its_loss(terms: str) -> None:
    game = position(4, owns={0: (19,), 1: (1, 16, 18)})
    assert answer_to("value", game, f"1: propose 0 {terms}") == "refuse"


def test_it_takes_nothing_by_which_the_other_loses() -> None:
    assert answer_to("value", position(4, owns={0: (5,), 1: (39,)}), "1: propose 0 give 39 get 5") == "refuse"


def test_what_it_proposes_it_would_accept_itself_from_the_other_chair() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    proposal = said("value", game)
    assert proposal.startswith("propose 1 ")
    assert answer_to("value", game, f"0: {proposal}", 1) == "accept"


def test_it_keeps_its_whole_colours_for_more_than_their_price() -> None:
    assert answer_to("value", position(4, owns={0: BROWN, 1: (5,)}), "1: propose 0 money 120 get 1 3") == "refuse"
