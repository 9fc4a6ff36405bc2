"""Guided games: a starting position, and a script of the answers of the learner and all others.

A script is linear. At each step, the learner can do one thing, or choose among answers after which the rest of the
script stays legal. The table refuses any other answer, and the browser repeats the instruction, so nobody gets stuck.
Tests play every script with every answer that it allows, in every edition.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Value

LEARNER: Final[Seat] = 0
"""The seat of the learner; bots have all others."""


@dataclass(frozen=True)
class Expected:
    """An answer that the script allows the learner."""

    verb: int
    subjects: tuple[int, ...] = ()
    """Allowed subjects; empty for any."""
    most: int | None = None
    """Highest allowed amount, None for any."""

    def matches(self, action: Action) -> bool:
        """Say whether an action is an allowed answer."""
        about = not self.subjects or action.subject in self.subjects
        return action.verb == self.verb and about and (self.most is None or action.amount <= self.most)


@dataclass(frozen=True)
class LessonStep:
    """One instruction to the learner, and what chance and the bots answer afterwards."""

    name: str
    """Name of its text: ``<game>-lesson-<name>``."""
    marks: tuple[str, ...]
    """Elements that it points at, by ``data-mark``; the browser takes the first visible one."""
    expects: tuple[Expected, ...]
    then: tuple[str, ...] = ()
    """The answers of chance and bots after it, in the notation of transcripts."""
    times: int = 1
    """Number of answers that it takes."""
    while_asked: str = ""
    """Kind of question. If set, the step takes as many answers as that question needs, instead of ``times``."""


@dataclass(frozen=True)
class Lesson:
    """The guided game of one game."""

    position: Mapping[str, Any]
    """The pieces on the table before the first answer."""
    opening: tuple[str, ...]
    """Answers of bots and chance before the learner's first question."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Value]
    """Options that make the script legal in every edition."""
    seats: int = 2
