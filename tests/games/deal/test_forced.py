"""The end of a turn is the only answer where nothing is left to be done; in a duel haste must not tell of a hand."""

import pytest

from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from tests.games.deal.scenario import Scenario, position


def forced(game: Scenario, seat: int) -> str:
    """Return the verb of the automatic answer of a seat."""
    law = DealRulesAdapter(game.box)
    action = law.forced(game.state, seat, law.offers(game.state, seat))
    return "" if action is None else verbs.WORDS[action.verb]


def test_a_turn_with_nothing_left_to_do_can_only_be_ended() -> None:
    game = position(2, hands={0: ["money-1", "money-2", "money-3", "money-4"], 1: ["money-5"]})
    assert forced(game, 0) == ""
    game.does("0: bank money-1", "0: bank money-2", "0: bank money-3")
    assert forced(game, 0) == "end"
    assert forced(game, 1) == ""


def test_in_a_duel_over_something_nothing_is_answered_by_itself() -> None:
    game = position(2, hands={0: ["debt-collector"], 1: ["money-5"]}, banks={1: ["money-5", "money-1"]})
    game.does("0: play debt-collector 1")
    assert game.asked == [1]
    assert forced(game, 1) == ""


@pytest.mark.parametrize("hand", [["money-5"], ["just-say-no"]])
def test_who_has_nothing_to_pay_with_may_let_it_happen_at_once_whatever_the_hand_holds(hand: list[str]) -> None:
    game = position(2, hands={0: ["debt-collector"], 1: hand})
    game.does("0: play debt-collector 1")
    assert forced(game, 1) == "allow"


def test_who_holds_no_card_may_let_it_happen_at_once_as_everybody_sees_it() -> None:
    game = position(2, hands={0: ["debt-collector"]}, banks={1: ["money-5", "money-1"]})
    game.does("0: play debt-collector 1")
    assert forced(game, 1) == "allow"


@pytest.mark.parametrize("hand", [["money-5"], ["just-say-no"]])
def test_a_property_that_is_wanted_can_be_lost_even_if_it_pays_nothing(hand: list[str]) -> None:
    game = position(2, hands={0: ["sly-deal"], 1: hand}, sets={1: ["red: red-1 wild-any"]})
    game.does("0: play sly-deal wild-any")
    assert forced(game, 1) == ""


def test_a_duel_stays_one_while_somebody_else_pays() -> None:
    banks = {1: ["money-5", "money-1"], 2: ["money-5", "money-1", "money-2"]}
    game = position(3, hands={0: ["birthday"], 1: ["money-3"], 2: ["money-4"]}, banks=banks)
    game.does("0: play birthday", "2: allow 2")
    assert game.asked == [1, 2]
    assert forced(game, 1) == ""
