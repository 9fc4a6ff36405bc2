"""Problems: positions of games that were played, in which one answer is clearly the best.

>>> all(one.answers[0].behind == 0 for one in problems())
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
    """An answer, and what became of it where strong bots played on from it, many times."""

    action: str
    odds: tuple[int, ...]
    """How often each seat won, in millionths."""
    behind: int
    """By how much less often the seat won than by the best answer, in millionths; 0 for that."""
    error: int
    """The standard error of that difference, in millionths."""


class Problem(Struct, frozen=True):
    """A position, whose answer it is, and the answers there are, the best first."""

    name: str
    """By which it is asked for: it stays the same as long as the problem does."""
    transcript: str
    """The game up to the question."""
    seat: Seat
    question: str
    """What the seat is asked, or has before it, by its word."""
    difficulty: Difficulty
    """Easy: who learns the game finds it. Medium: a good bot does. Hard: it does not."""
    games: int
    """How many games were played on from each answer."""
    answers: tuple[Solved, ...]


@cache
def problems() -> tuple[Problem, ...]:
    """Return the problems that come with the program."""
    return read_json(files("monopolista.analyse").joinpath(FILE).read_bytes(), tuple[Problem, ...])
