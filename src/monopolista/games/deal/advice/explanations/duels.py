"""Just Say No: what it saves, and that it is kept where nothing much is at stake."""

from monopolista.engine.records import copy
from monopolista.engine.seats import members, size
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explanations.case import Case, of_colour, of_set
from monopolista.games.deal.rules import records, verbs
from monopolista.games.deal.rules.action_cards.duel import duel_place
from monopolista.games.deal.rules.records import COLOURS
from monopolista.games.deal.rules.sets import NO_SET
from monopolista.games.deal.rules.table import apply
from monopolista.games.interface.views import Reason


def why(case: Case) -> Reason | None:
    """Return what saying no saves from an action, or that the card for it stays."""
    if case.verbs == (verbs.NO, verbs.ALLOW):
        return _for_saying_no(case, case.given)
    spent = case.given.verb in (verbs.NO, verbs.BANK, verbs.DISCARD) and case.kind(case.given) == records.NO
    if spent and not (case.better.verb == case.given.verb and case.kind(case.better) == records.NO):
        return Reason("deal-keeps-no")
    return None


def _for_saying_no(case: Case, allow: Action) -> Reason | None:
    """Return what would come of letting an action be that is played against the seat."""
    task = case.state.agenda[duel_place(case.state, allow.subject)]
    if task.seat != case.seat or task.more % 2 == 1:
        return None
    effect = case.effect(allow)
    if effect.pays:
        return _for_not_paying(case, allow)
    gained = _gained_by(case, allow, task.other)
    if size(case.state.players[task.other].complete | gained) >= case.pack.sets_to_win:
        return Reason("deal-stops")
    if effect.breaks != NO_SET:
        return of_set("deal-keeps-set", effect.breaks)
    return of_colour("deal-helps", members(gained, COLOURS)[0]) if gained else None


def _gained_by(case: Case, allow: Action, taker: int) -> int:
    """Return the colours that the action completes for its player."""
    after = copy(case.state)
    apply(case.pack, after, case.seat, allow.verb, allow.subject, allow.amount)
    return after.players[taker].complete & ~case.state.players[taker].complete


def _for_not_paying(case: Case, allow: Action) -> Reason | None:
    """Return whether a demand would take all, or more than lies in the bank."""
    (paid,) = case.effect(allow).pays
    if paid.amount == 0:
        return None
    if paid.all:
        return Reason("deal-saves-all")
    return Reason("deal-saves-property") if case.state.players[case.seat].bank < paid.amount else None
