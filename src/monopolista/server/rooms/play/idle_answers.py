"""Idle answers: answers after which every player has the same questions as before. Each seat has a budget of them.

Without the budget, a player could answer endlessly without any progress of the game, while the store grows with each
answer. Examples are a setting that is switched on and off, a proposal made and withdrawn, a card moved to and fro, or
an answer that is undone and repeated. The budget is renewed when chance draws the next die or card: no player can
repeat a draw at no cost, or undo it. A seat without budget can still give answers that change a question. It can also
give the default answer to its own question, such as to decline a proposal or to sell something for a debt.
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
"""Idle answers of a seat between two draws: to sell all buildings of a board and mortgage all deeds takes 138."""

Questions = Mapping[About, Question]


class TooManyIdleAnswersError(Exception):
    """A seat has used its budget of idle answers; another answer is required."""


class IdleAnswers:
    """How many idle answers each seat has given since the last draw of chance."""

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
        """Raise TooManyIdleAnswersError where an answer would be idle and the seat's budget is used up."""
        if self._given.get(seat, 0) < MOST_IDLE or not _would_be_idle(table, seat, action):
            return
        if seat not in table.in_order or action != table.plain_answer(seat):
            raise TooManyIdleAnswersError


def is_idle(table: Table[Any, Any, Any, Any], action: Action | TakeBack, before: Questions, after: Questions) -> bool:
    """Return whether an answer leaves all questions unchanged; a bid is never idle, because it uses money."""
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
        return False  # the rules report the clause later
    return is_idle(table, action, table.questions, table.rules.questions(trial))
