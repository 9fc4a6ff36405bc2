"""The progress of a guided game: which step the learner is at, and what chance or a bot answers next."""

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
    """An answer that the guided game does not provide for now; nothing has changed."""


class ScriptChangedError(ValueError):
    """A guided game that was begun by another script than this program's."""


def digest(lesson: Lesson) -> str:
    """Return the digest of a script, by which a guided game states which one it follows."""
    return hashlib.sha256(msgspec.json.encode(lesson)).hexdigest()


class LessonProgress:
    """How far a guided game is; told of every answer, it answers for chance and says what bots answer."""

    def __init__(self, lesson: Lesson, game: Game[Any, Any]) -> None:
        self._lesson = lesson
        self._game = game
        self._step = 0
        self._given = 0
        """How many answers the learner has given to this step."""
        self._due = deque(self._parsed(lesson.opening))

    @staticmethod
    def of(header: Header, answers: Iterable[Answer]) -> "LessonProgress | None":
        """Return the progress of a game after these answers; None where it is not guided.

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
        """Return what the learner is to do, or is about to once others have answered; None at the end."""
        steps = self._lesson.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def due(self) -> Answer | None:
        """Return the next answer of a bot or of chance; None where it is the learner's turn."""
        return self._due[0] if self._due else None

    def expects(self, seat: Seat, action: Action | TakeBack) -> bool:
        """Say whether the script provides for an answer now."""
        if self.due is not None:
            return self.due == Answer(seat, action)
        step = self.step
        if step is None or seat != LEARNER or isinstance(action, TakeBack):
            return False
        return any(one.matches(action) for one in step.expects)

    def advance(self, answer: Answer, table: Table) -> None:
        """Go on after an answer that a table has carried out, and have chance answer as the script says."""
        self.note(answer, table)
        while self.due is not None and self.due.seat == CHANCE:
            drawn = self.due
            table.repeat(drawn)
            self.note(drawn, table)

    def note(self, answer: Answer, table: Table) -> None:
        """Go on after an answer that a table has carried out."""
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
        """Return the step as it is sent."""
        step = self.step
        name, marks = (step.name, list(step.marks)) if step else ("", [])
        return LessonView(self._step, len(self._lesson.steps), name, marks, self.due is not None)

    def _is_open(self, step: LessonStep, table: Table) -> bool:
        """Say whether a step takes a further answer of the learner."""
        if not step.while_asked:
            return self._given < step.times
        return any(one.kind == step.while_asked and LEARNER in one.seats for one in table.view().questions)

    def _parsed(self, lines: Iterable[str]) -> list[Answer]:
        return [parse_answer(line, self._game) for line in lines]
