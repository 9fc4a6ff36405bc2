"""Idle answers: those after which everybody is asked the same as before. Each seat has a budget of them.

Without it a player could answer without end and the game would never go on, while each answer is kept for good: a
setting switched on and off, a proposal made and withdrawn, a card moved back and forth, an answer taken back and given
again. The budget refills when chance draws the next die or card: no player can repeat that for free, nor take it back.
A seat that has spent it can still do whatever leads on: answers after which the question is another one, and of the
others the plain one where it has something to answer: a proposal to refuse, something to sell for a debt.
"""

from collections.abc import Mapping
from typing import Any, Final

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import About, IllegalActionError, Question
from monopolista.server.storage.base import StepRow
from monopolista.table import Table
from monopolista.transcript import TakeBack

MOST_IDLE: Final = 150
"""Idle answers of a seat between two draws: to sell every building of a board and mortgage every deed takes 138."""

Questions = Mapping[About, Question]


class TooManyIdleAnswersError(Exception):
    """An idle answer of a seat that has given too many: answer the question first."""


class IdleAnswers:
    """How many idle answers each seat has given since chance drew last."""

    def __init__(self, drawn: int) -> None:
        self._drawn = drawn
        self._given: dict[Seat, int] = {}

    def note(self, step: StepRow, seat: Seat, *, idle: bool) -> None:
        """Count the answer of a step."""
        if step.drawn > self._drawn:
            self._drawn = step.drawn
            self._given.clear()
        elif idle:
            self._given[seat] = self._given.get(seat, 0) + 1

    def check(self, table: Table[Any, Any, Any, Any], seat: Seat, action: Action | TakeBack) -> None:
        """Raise TooManyIdleAnswersError where a seat has no idle answer left, and this would be one."""
        if self._given.get(seat, 0) < MOST_IDLE or not _would_be_idle(table, seat, action):
            return
        if seat not in table.in_order or action != table.plain_answer(seat):
            raise TooManyIdleAnswersError


def is_idle(table: Table[Any, Any, Any, Any], action: Action | TakeBack, before: Questions, after: Questions) -> bool:
    """Say whether an answer has left everybody with the questions of before; a bid leaves less money to bid with."""
    if isinstance(action, TakeBack):
        return True
    return before == after and table.game.words.verbs[action.verb] != table.rules.late_commands.bids


def _would_be_idle(table: Table[Any, Any, Any, Any], seat: Seat, action: Action | TakeBack) -> bool:
    if isinstance(action, TakeBack):
        return True
    trial = table.state()
    try:
        table.rules.apply(trial, seat, action)
    except IllegalActionError:
        return False  # its clause says why
    return is_idle(table, action, table.questions, table.rules.questions(trial))
