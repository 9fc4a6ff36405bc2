"""Action numbers of the card game in plain Python, and their meanings."""

from typing import Any, Final

from monopolista.games.common.notation import Action
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.learn import actions
from monopolista.games.deal.learn.action_space import space_of
from monopolista.games.interface.views import OfferView

MEANINGS: Final = {
    "deal": {
        0: "end",
        1: "undo",
        2: "pay",
        3: "leave",
        4: "lay brown-1 (card 20) into brown (set 0)",
        268: "move brown-1 (card 20) into brown (set 0)",
        532: "play rent-brown-light-blue (card 59) for the rent of brown (set 0)",
        1271: "bank money-1 (card 0)",
        1377: "pick money-1 (card 0)",
        1483: "unpick money-1 (card 0)",
        1589: "discard money-1 (card 0)",
        1695: "give brown-1 (card 20)",
        1734: "at the seat 1 place on",
        1738: "allow in the duel over oneself",
        1743: "no just-say-no (card 74) in the duel over oneself",
        1757: "no just-say-no#3 (card 76) in the duel over the seat 4 places on",
        115: "lay company-2 (card 47) into company.4 (set 39)",
        267: "lay wild-any#2 (card 58) into company.4 (set 39)",
        700: "play rent-any#3 (card 71) for the rent of pink (set 8)",
        900: "play sly-deal#3 (card 79) to take red-2 (card 32)",
        1000: "play forced-deal#2 (card 81) to exchange for wild-dark-blue-green (card 54)",
        1100: "play house (card 99) on dark-blue.4 (set 31)",
    }
}
"""By edition: the first action number of each verb, and some others; they never change within a version."""


class ActionNumbers:
    """The numbers of actions at a table of the card game."""

    def __init__(self, box: Any) -> None:
        self._pack, self._space = box.pack, space_of(box.pack)

    def number(self, state: Any, seat: int, action: Action) -> int:
        """Return the number of an action."""
        return actions.number_of(self._space, self._pack, state.seats, seat, action.verb, action.subject, action.amount)

    def read(self, state: Any, seat: int, number: int) -> Action:
        """Return the action of a number."""
        answer = Answer()
        actions.read_action(self._space, self._pack, state.seats, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def steps(self, state: Any, seat: int, offer: OfferView) -> set[int] | None:  # noqa: ARG002 (no offer has a sum)
        """Return None: no offer has a sum."""
        return None
