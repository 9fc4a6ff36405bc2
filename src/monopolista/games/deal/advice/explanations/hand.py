"""What stays in the hand, and what has to leave it at the end of the turn."""

from typing import Final

from monopolista.games.deal.advice.explanations.case import Case
from monopolista.games.deal.rules import records, verbs
from monopolista.games.interface.views import Reason

_FROM_HAND: Final = frozenset((verbs.BANK, verbs.LAY, verbs.PLAY))


def why(case: Case) -> Reason | None:
    """Return what speaks for playing a card before the turn ends, or for keeping it."""
    too_many = case.hand.count > case.pack.most_hand
    if case.given.verb == verbs.END and case.better.verb in _FROM_HAND and too_many:
        draws = case.better.verb == verbs.PLAY and case.kind(case.better) == records.PASS_GO
        return None if draws else Reason("deal-too-many")
    if case.better.verb == verbs.END and case.given.verb in _FROM_HAND and not too_many:
        return Reason("deal-hidden" if case.given.verb == verbs.LAY else "deal-keeps")
    return None
