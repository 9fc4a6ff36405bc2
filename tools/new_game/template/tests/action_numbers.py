"""Action numbers of the game in plain Python, and their meanings."""

from typing import Any, Final

from monopolista.games.common.notation import Action
from monopolista.games.interface.views import OfferView
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.learn import observe
from tools.new_game.template.pig.rules import verbs

MEANINGS: Final = {"pig": {0: "roll", 1: "hold"}}
"""By edition: the action numbers with their meanings; they never change within a version."""


class ActionNumbers:
    """The numbers of actions at a table."""

    def __init__(self, box: Any) -> None:  # noqa: ARG002 (all boxes have the same numbers)
        self._verbs = [block.verb for block in observe.BLOCKS]

    def number(self, state: Any, seat: int, action: Action) -> int:  # noqa: ARG002 (the same in every state)
        """Return the number of an action."""
        return action.verb - verbs.ROLL

    def read(self, state: Any, seat: int, number: int) -> Action:  # noqa: ARG002 (the same in every state)
        """Return the action of a number."""
        answer = Answer()
        observe.read_action(number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def steps(self, state: Any, seat: int, offer: OfferView) -> set[int] | None:  # noqa: ARG002 (no offer has a sum)
        """Return None, or no number for an action that agents do not take."""
        return None if offer.verb in self._verbs else set()
