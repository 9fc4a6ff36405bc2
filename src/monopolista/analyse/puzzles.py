"""Puzzles: positions of games in which one answer is clearly the best.

>>> all(one.answers[0].behind == 0 for one in load_puzzles())
True
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

from msgspec import Struct

from monopolista.engine.seats import Seat
from monopolista.json_reader import read_json

Difficulty = Literal["easy", "medium", "hard"]
FILE: Final = "puzzles.json"


class Solved(Struct, frozen=True):
    """An answer, and the result of rollouts after it between strong bots."""

    action: str
    odds: tuple[int, ...]
    """Share of the wins of each seat, in millionths."""
    behind: int
    """Loss of the seat against the best answer, in millionths."""
    error: int
    """Standard error of the loss, in millionths."""


class Puzzle(Struct, frozen=True):
    """A position, the seat that answers, and its possible answers, the best first."""

    name: str
    """Identifier, which changes only with the puzzle."""
    transcript: str
    """Transcript of the game up to the question."""
    seat: Seat
    question: str
    """Kind of the question in the game's words."""
    difficulty: Difficulty
    """Easy: a beginner finds the best answer. Medium: a good bot finds it. Hard: it does not."""
    games: int
    """Rollouts from each answer."""
    answers: tuple[Solved, ...]


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of the package."""
    return read_json(files("monopolista.analyse").joinpath(FILE).read_bytes(), tuple[Puzzle, ...])
