"""The numbers of actions, and what they stand for, in plain Python."""

from typing import Any, Final

from monopolista.games.classic.bots.records import Answer as ClassicAnswer
from monopolista.games.classic.learn import actions as classic
from monopolista.games.classic.rules import verbs
from monopolista.games.common.notation import Action
from monopolista.games.deal.bots.records import Answer as DealAnswer
from monopolista.games.deal.learn import actions as deal
from monopolista.games.deal.learn.action_space import space_of
from monopolista.games.interface.views import OfferView


class Classic:
    """Those of the classic game at a table."""

    def __init__(self, box: Any) -> None:
        self._edition = box.edition

    def number(self, state: Any, seat: int, action: Action) -> int:
        """Return the number of an action."""
        return classic.number_of(self._edition, state, seat, action.verb, action.subject, action.amount)

    def read(self, state: Any, seat: int, number: int) -> Action:
        """Return what a number stands for."""
        answer = ClassicAnswer()
        classic.read_action(self._edition, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def steps(self, state: Any, seat: int, offer: OfferView) -> set[int] | None:
        """Return the numbers of the sums within an offer, None where it is of no sum."""
        verb = verbs.NUMBERS[offer.verb]
        if offer.verb not in ("bid", "money", "clear"):
            return None
        numbers = range(classic.FIRST[verb], classic.FIRST[verb] + classic.LENGTH[verb])
        sums = {number: self.read(state, seat, number).amount for number in numbers}
        as_it_is = state.drafts[seat].money if offer.verb == "money" else None
        return {number for number, amount in sums.items() if offer.low <= amount <= offer.high and amount != as_it_is}


class Deal:
    """Those of the card game at a table."""

    def __init__(self, box: Any) -> None:
        self._pack, self._space = box.pack, space_of(box.pack)

    def number(self, state: Any, seat: int, action: Action) -> int:
        """Return the number of an action."""
        return deal.number_of(self._space, self._pack, state.seats, seat, action.verb, action.subject, action.amount)

    def read(self, state: Any, seat: int, number: int) -> Action:
        """Return what a number stands for."""
        answer = DealAnswer()
        deal.read_action(self._space, self._pack, state.seats, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def steps(self, state: Any, seat: int, offer: OfferView) -> set[int] | None:  # noqa: ARG002 (nothing is of a sum)
        """Return None: nothing goes in steps."""
        return None


NUMBERED: Final[dict[str, Any]] = {"classic": Classic, "deal": Deal}
