"""Where the Speedy die lets a seat go: by one white die or both, or to any square."""

from typing import Final

from monopolista.engine.seats import BANK
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.advice.explanations.case import Case
from monopolista.games.classic.advice.explanations.deeds import of_whole
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property.deeds import has_deed
from monopolista.games.classic.rules.records import GO_TO_JAIL, SQUARES, Square
from monopolista.games.classic.rules.speedy import BOTH
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason

_WAYS: Final = frozenset((tasks.BY_BUS, tasks.ANYWHERE))


def why(case: Case) -> Reason | None:
    """Return what waits at the end of one way, or of the other."""
    if case.better is None or case.state.depth == 0 or top_kind(case.state) not in _WAYS:
        return None
    here, there = _steps(case, case.better), _steps(case, case.given)
    start = case.state.players[case.seat].square
    one, other = (start + here) % SQUARES, (start + there) % SQUARES
    if _is_to_be_had(case, one) and not _is_to_be_had(case, other):
        return of_whole(case, one) or Reason("deed-there")
    if case.edition.kind[other] == GO_TO_JAIL and case.edition.kind[one] != GO_TO_JAIL:
        return Reason("avoids-jail")
    if case.asked_at(one) < case.asked_at(other):
        return Reason("avoids-rent")
    return Reason("passes-go") if start + here >= SQUARES > start + there else None


def _steps(case: Case, action: Action) -> int:
    """Return how many steps a way has."""
    state = case.state
    if action.verb == verbs.GO:
        return (action.subject - state.players[case.seat].square) % SQUARES
    return state.die_1 + state.die_2 if action.subject == BOTH else (state.die_1, state.die_2)[action.subject - 1]


def _is_to_be_had(case: Case, square: Square) -> bool:
    """Say whether a square has a deed of the bank that a seat can pay for."""
    free = has_deed(case.edition, square) and case.state.owner[square] == BANK
    return free and case.edition.price[square] <= spendable(case.state, case.seat)
