"""The decisions of a card game: what might be answered, and what it leads to if the others leave it at that."""

from collections.abc import Iterator, Sequence
from typing import Final

from monopolista.engine.records import copy
from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explain import why
from monopolista.games.deal.bots.champion import scratch_state
from monopolista.games.deal.bots.champion.offers import is_like
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.presentation.colour_names import set_name
from monopolista.games.deal.rules import clauses, table, tasks, verbs
from monopolista.games.deal.rules.records import Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.views import Reason
from monopolista.locales import say

_SILENT: Final = frozenset((verbs.UNDO, verbs.UNPICK, verbs.LEAVE))
"""Verbs that undo something or leave the game; they are never candidates."""
_OF_A_CARD: Final = frozenset((verbs.BANK, verbs.DISCARD, verbs.PICK, verbs.GIVE, verbs.NO))
"""What one does alike with cards that are alike."""


class DealAdvisor:
    """The card game with a box, as the evaluation of decisions uses it."""

    goes_on = frozenset[int]()
    negotiates = frozenset[int]()

    def __init__(self, box: DealBox) -> None:
        self._law = DealRulesAdapter(box)

    def answers(self, state: Game, seat: Seat, instead: Action | None = None) -> list[Action]:
        """Return what a seat might answer to its question; of cards that are alike, only one."""
        if state.depth == 0 or (instead is not None and instead.verb in _SILENT):
            return []
        found = [Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low) for offer in self._law.offers(state, seat)]
        found = [one for one in found if one.verb not in _SILENT]
        if not found:
            return []
        about = self._law.about(found[0] if instead is None else instead)
        return list(self._unlike(state, [one for one in found if self._law.about(one) == about]))

    def _unlike(self, state: Game, found: list[Action]) -> Iterator[Action]:
        kept: list[Action] = []
        for one in found:
            if not any(self._alike(state, one, other) for other in kept):
                kept.append(one)
                yield one

    def _alike(self, state: Game, one: Action, other: Action) -> bool:
        """Say whether two answers are the same with cards that are alike."""
        if one.verb != other.verb or one.amount != other.amount or one.verb not in _OF_A_CARD:
            return False
        return is_like(self._law.box.pack, state, one.subject, other.subject)

    def proposals(self, state: Game, seat: Seat, levels: Sequence[str] = ()) -> list[Action]:  # noqa: ARG002 (nothing is traded)
        """Return nothing."""
        return []

    def settled(self, state: Game, seat: Seat, action: Action) -> Game | None:
        """Return the position in which the others allow what is played, and what is still to pay is paid."""
        pack, answer = self._law.box.pack, Answer()
        answer.trial[0] = trial = copy(state)
        if table.apply(pack, trial, seat, action.verb, action.subject, action.amount) != clauses.NONE:
            return None
        if action.verb == verbs.PICK:
            scratch_state.pay_as_regular(pack, trial, seat, answer)
        elif trial.depth == 0 or not tasks.is_against(trial.agenda[trial.depth - 1].kind):
            return None
        scratch_state.let_others_answer(pack, seat, answer)
        return trial

    def limit(self, state: Game, seat: Seat) -> None:
        """Return None: there are no auctions."""

    def is_worth_a_bid(self, state: Game, seat: Seat) -> bool:  # noqa: ARG002 (there are no auctions)
        """Return False: there are no auctions."""
        return False

    def deciders(self, state: Game, seat: Seat, action: Action) -> SeatSet:  # noqa: ARG002 (everybody for themselves)
        """Return the seat."""
        return 1 << seat

    def why(self, state: Game, seat: Seat, better: Action | None, given: Action) -> Reason | None:
        """Return why an answer is better than the one given; None where nothing is plain."""
        return None if better is None else why(self._law.box, state, seat, better, given)

    def worded(self, reason: Reason, language: str) -> str:
        """Return a reason in words."""
        named = set_name(self._law.box, reason.about, language) if reason.about else ""
        return say(f"reason-{reason.word}", language, set=named)
