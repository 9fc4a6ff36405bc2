"""Guided games: a position that is laid, and a script of what the learner does and everybody else answers.

A script is a line: in every state of it, the learner can do one thing, or choose among answers after which the rest of
the script stays legal. Any other answer is refused, and the browser repeats what is to be done, so that nobody gets
stuck; tests play every script by every answer that it allows, in every edition.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Value

LEARNER: Final[Seat] = 0
"""The seat of the person; bots have all others."""


@dataclass(frozen=True)
class Expected:
    """An answer that the script allows the learner."""

    verb: int
    subjects: tuple[int, ...] = ()
    """What it may be about; empty where that does not matter."""
    most: int | None = None
    """The largest amount, if that matters."""

    def matches(self, action: Action) -> bool:
        """Say whether an action is this answer."""
        about = not self.subjects or action.subject in self.subjects
        return action.verb == self.verb and about and (self.most is None or action.amount <= self.most)


@dataclass(frozen=True)
class LessonStep:
    """One thing that the learner does, and what chance and the bots answer to it."""

    name: str
    """What its text is called: ``<game>-lesson-<name>``."""
    marks: tuple[str, ...]
    """What it points at, by ``data-mark``: the first of them that is in sight."""
    expects: tuple[Expected, ...]
    then: tuple[str, ...] = ()
    """The answers of chance and bots after it, as in a transcript."""
    times: int = 1
    """How many answers it takes."""
    while_asked: str = ""
    """The kind of question that it takes as many answers as needed to settle, instead of ``times``."""


@dataclass(frozen=True)
class Lesson:
    """The guided game of a game."""

    position: Mapping[str, Any]
    """The pieces on the table before the first answer."""
    opening: tuple[str, ...]
    """What bots and chance answer before the learner is asked for the first time."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Value]
    """What the script needs of the table, so that it is legal in every edition."""
    seats: int = 2
