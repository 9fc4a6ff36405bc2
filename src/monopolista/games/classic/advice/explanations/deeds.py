"""Deeds that are to be had, at their price or under the hammer."""

from typing import Final

from monopolista.engine.seats import BANK
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.advice.bot_reasons import of_colour
from monopolista.games.classic.advice.explanations.case import Case, members_of
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.records import Money, Square
from monopolista.games.interface.views import Reason

_TAKES: Final = frozenset((verbs.BUY, verbs.BID))
_LEAVES: Final = frozenset((verbs.DECLINE, verbs.PASS))


def why(case: Case) -> Reason | None:
    """Return what a deed is good for, or what is against its price."""
    if case.state.depth == 0 or top_kind(case.state) not in (tasks.TO_BUY, tasks.AUCTION):
        return None
    if case.verb in _TAKES:
        return of_whole(case, case.state.agenda[case.state.depth - 1].about) or Reason("gains")
    if case.verb in _LEAVES and case.given.verb in _TAKES:
        return _of_price(case)
    return None


def of_whole(case: Case, square: Square) -> Reason | None:
    """Return whether a deed of the bank completes a colour, or would do so for another."""
    edition = case.edition
    colour = edition.colour[square]
    owners = {case.state.owner[one] for one in members_of(edition, colour) if one != square}
    if owners == {case.seat}:
        return of_colour("completes", case.box, colour)
    if len(owners) == 1 and BANK not in owners:
        return of_colour("blocks", case.box, colour)
    return None


def _of_price(case: Case) -> Reason:
    """Return what is against a price: it leaves less than a salary in hand, or the deed is worth less."""
    task, given = case.state.agenda[case.state.depth - 1], case.given
    price: Money = given.amount if given.verb == verbs.BID else task.amount
    left = spendable(case.state, case.seat) - price
    return Reason("keeps-cash" if left < case.edition.salary else "too-dear")
