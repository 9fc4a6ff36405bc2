"""The progress of a guided game: the current step of the learner, and the next scripted answer of chance or a bot."""

import hashlib
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from monopolista.engine.seats import CHANCE, Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasLesson
from monopolista.games.interface.game import Game
from monopolista.games.interface.lessons import LEARNER, Lesson, LessonStep
from monopolista.protocol.server_messages import LessonView
from monopolista.table import Table
from monopolista.transcript import Answer, Header, TakeBack, Transcript, parse_answer


class OffScriptError(Exception):
    """An answer that the script of a guided game does not allow now; nothing has changed."""


class ScriptChangedError(ValueError):
    """A guided game was started with another script than the one of this program."""


def digest(lesson: Lesson) -> str:
    """Return the digest of a script, which identifies it in the header of a guided game."""
    return hashlib.sha256(msgspec.json.encode(lesson)).hexdigest()


class LessonProgress:
    """The progress of a guided game. It follows every answer, draws for chance, and says what bots answer."""

    def __init__(self, lesson: Lesson, game: Game[Any, Any]) -> None:
        self._lesson = lesson
        self._game = game
        self._step = 0
        self._given = 0
        """How many answers the learner has given to this step."""
        self._due = deque(self._parsed(lesson.opening))

    @staticmethod
    def of(header: Header, answers: Iterable[Answer]) -> "LessonProgress | None":
        """Return the progress of a game after these answers; None where it is not a guided game.

        Raises
        ------
        ScriptChangedError
            The game follows another script.
        """
        if not header.lesson:
            return None
        game = header.game
        if not isinstance(game, HasLesson) or header.lesson != digest(game.lesson):
            raise ScriptChangedError("the script of this guided game has changed since it began")
        progress = LessonProgress(game.lesson, header.game)
        table = Table.replay(Transcript(header), chance=None)
        for answer in answers:
            table.repeat(answer)
            progress.note(answer, table)
        return progress

    @property
    def step(self) -> LessonStep | None:
        """Return the current or next step of the learner; None at the end."""
        steps = self._lesson.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def due(self) -> Answer | None:
        """Return the next scripted answer of a bot or of chance; None where the learner has to answer."""
        return self._due[0] if self._due else None

    def expects(self, seat: Seat, action: Action | TakeBack) -> bool:
        """Return whether the script allows an answer now."""
        if self.due is not None:
            return self.due == Answer(seat, action)
        step = self.step
        if step is None or seat != LEARNER or isinstance(action, TakeBack):
            return False
        return any(one.matches(action) for one in step.expects)

    def advance(self, answer: Answer, table: Table) -> None:
        """Advance after an answer at a table, and apply the scripted draws of chance that follow."""
        self.note(answer, table)
        while self.due is not None and self.due.seat == CHANCE:
            drawn = self.due
            table.repeat(drawn)
            self.note(drawn, table)

    def note(self, answer: Answer, table: Table) -> None:
        """Advance after an answer at a table."""
        if self.due is not None:
            assert self.due == answer, f"the script has {self.due}"
            self._due.popleft()
            return
        step = self._lesson.steps[self._step]
        self._given += 1
        if self._is_open(step, table):
            return
        self._step, self._given = self._step + 1, 0
        self._due.extend(self._parsed(step.then))

    def view(self) -> LessonView:
        """Return the view of the current step for clients."""
        step = self.step
        name, marks = (step.name, list(step.marks)) if step else ("", [])
        return LessonView(self._step, len(self._lesson.steps), name, marks, self.due is not None)

    def _is_open(self, step: LessonStep, table: Table) -> bool:
        """Return whether a step takes another answer of the learner."""
        if not step.while_asked:
            return self._given < step.times
        return any(one.kind == step.while_asked and LEARNER in one.seats for one in table.view().questions)

    def _parsed(self, lines: Iterable[str]) -> list[Answer]:
        return [parse_answer(line, self._game) for line in lines]
