"""The end of a turn is the only answer where nothing is left to be done; in a duel haste would tell of one's hand."""

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


def test_in_a_duel_nothing_is_answered_by_itself() -> None:
    game = position(2, hands={0: ["debt-collector"], 1: ["money-5"]}, banks={1: ["money-5", "money-1"]})
    game.does("0: play debt-collector 1")
    assert game.asked == [1]
    assert forced(game, 1) == ""
