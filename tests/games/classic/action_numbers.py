"""Action numbers of the classic game in plain Python, and their meanings."""

from typing import Any, Final

from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.learn import actions
from monopolista.games.classic.rules import verbs
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import OfferView

MEANINGS: Final = {
    "italy": {
        0: "roll",
        1: "end",
        2: "fine",
        3: "buy",
        4: "decline",
        5: "pass",
        6: "want",
        7: "waive",
        8: "pay",
        9: "take",
        10: "propose",
        11: "bankrupt",
        12: "ask for the rent of Vicolo Corto (square 1)",
        40: "build on Vicolo Corto (square 1)",
        68: "sell on Vicolo Corto (square 1)",
        96: "place on Vicolo Corto (square 1)",
        124: "mortgage Vicolo Corto (square 1)",
        152: "redeem Vicolo Corto (square 1)",
        180: "keep Vicolo Corto (square 1)",
        208: "give Vicolo Corto (square 1)",
        236: "get Vicolo Corto (square 1)",
        264: "deal the seat 1 places on",
        273: "ignore the seat 1 places on",
        282: "hear the seat 1 places on",
        291: "card jail card 0 of the chance cards",
        295: "give_card jail card 0 of the chance cards",
        299: "get_card jail card 0 of the chance cards",
        303: "accept the proposal to me number 1",
        330: "refuse the proposal to me number 1",
        357: "counter the proposal to me number 1",
        384: "withdraw my proposal number 1",
        387: "ride by the first die",
        390: "go to VIA! (square 0)",
        430: "asking by oneself",
        432: "bid the lowest sum and 0 raises",
        442: "money +1 raises",
        452: "clear 0 quarters of the debt",
        456: "clear 4 quarters of the debt",
    }
}
"""By edition: the first action number of each verb, and the last of all; they never change within a version."""


class ActionNumbers:
    """The numbers of actions at a table of the classic game."""

    def __init__(self, box: Any) -> None:
        self._edition = box.edition

    def number(self, state: Any, seat: int, action: Action) -> int:
        """Return the number of an action."""
        return actions.number_of(self._edition, state, seat, action.verb, action.subject, action.amount)

    def read(self, state: Any, seat: int, number: int) -> Action:
        """Return the action of a number."""
        answer = Answer()
        actions.read_action(self._edition, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def steps(self, state: Any, seat: int, offer: OfferView) -> set[int] | None:
        """Return the numbers of the sums within an offer, None where it has no sum."""
        verb = verbs.NUMBERS[offer.verb]
        if offer.verb not in ("bid", "money", "clear"):
            return None
        numbers = range(actions.FIRST[verb], actions.FIRST[verb] + actions.LENGTH[verb])
        sums = {number: self.read(state, seat, number).amount for number in numbers}
        as_it_is = state.drafts[seat].money if offer.verb == "money" else None
        return {number for number, amount in sums.items() if offer.low <= amount <= offer.high and amount != as_it_is}
