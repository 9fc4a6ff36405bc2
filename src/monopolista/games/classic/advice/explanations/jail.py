"""To leave jail, or to stay where no rent can be asked."""

from typing import Final

from monopolista.engine.seats import members
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.advice.explanations.case import Case
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.records import DEEDS, SQUARES
from monopolista.games.interface.views import Reason

_OUT: Final = frozenset((verbs.FINE, verbs.CARD))
_MANY: Final = 4
"""Unowned deeds that a seat can pay for, from which on it is worth leaving jail."""


def why(case: Case) -> Reason | None:
    """Return what draws a seat out of jail, what keeps it there, or what its way out saves."""
    if case.state.depth == 0 or top_kind(case.state) != tasks.IN_JAIL:
        return None
    better, given = case.verb, case.given.verb
    if better in _OUT and given in _OUT:
        return Reason("keeps-cash" if better == verbs.CARD else "keeps-card")
    if better in _OUT and given == verbs.ROLL:
        return Reason("deeds-left") if _has_many_to_buy(case) else None
    if better == verbs.ROLL and given in _OUT:
        return _for_staying(case)
    return None


def _has_many_to_buy(case: Case) -> bool:
    money = spendable(case.state, case.seat) - case.edition.fine
    unsold = [case.edition.square[deed] for deed in members(case.state.unsold, DEEDS)]
    return sum(case.edition.price[square] <= money for square in unsold) >= _MANY


def _for_staying(case: Case) -> Reason | None:
    """Return what keeps a seat in jail: rents of others above a salary, a card, or the little money that it has."""
    if max(case.asked_at(square) for square in range(SQUARES)) > case.edition.salary:
        return Reason("rents-threaten")
    if case.given.verb == verbs.CARD:
        return Reason("keeps-card")
    left = spendable(case.state, case.seat) - case.edition.fine
    return Reason("keeps-cash") if left < case.edition.salary else None
