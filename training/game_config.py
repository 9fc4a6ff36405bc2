"""A game whose network is fitted: how its tables are drawn by lot, and how positions of its games are noted."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import Seat
from monopolista.games.interface.bot_entry import Bot
from training.positions import Positions

GAMES: Final = ("classic", "deal")
ALIKE: Final = 0.6
"""Share of the tables at which one of the strongest has all seats; at the others each is any."""
Noting = Callable[[Any, Sequence[int], int, range, int], Positions]
"""Plays games of a box between bots from a seed, and returns one position in so many decisions."""


class Seated(NamedTuple):
    """A table of a box, and who sits at it."""

    box: Any
    bots: tuple[int, ...]


class Begun(Protocol):
    """Games side by side."""

    games: Any

    def advance(self, most_turns: int, most_decisions: int) -> int:
        """Play on until each game has ended or had its share; return how many decisions all have had."""
        ...

    def odds(self, box: Any) -> NDArray[np.int32]:
        """Return everybody's odds in each game, in millionths; shape (games, seats)."""
        ...


class Subject(NamedTuple):
    """What is the game's own of playing, noting and measuring."""

    bots: Sequence[Bot]
    features: int
    of_table: int
    """The first of them that is the table's; all behind it are, too."""
    weights: Any
    """Those that there are, as kernels want them."""
    file: Path
    """Where they lie."""
    seated: Callable[[Random, Sequence[int], float], Seated]
    """Draws a table by lot, for the strongest bots and the share of tables that they have to themselves."""
    learnt: Noting
    """For positions to learn from."""
    positions: Noting
    """For those that the odds are held against."""
    every: int
    """One in so many decisions is noted, times the seats: a few of each game."""
    measured: Mapping[str, tuple[Any, Sequence[int]]]
    """The boxes of which the odds are measured, by their names, and with how many seats."""
    begun: Callable[[Any, Sequence[int], Sequence[Any]], Begun]
    """Begins games of a box, for the bots and a seed each."""
    seen_by: Seat | None
    """Who sees what the odds are told of: NOBODY where something is hidden."""
    weights_of_bots: Sequence[float]
    """How often each bot is drawn."""


def subject_of(game: str) -> Subject:
    """Return a game as it is trained for."""
    return cast(Subject, importlib.import_module(f"training.{game}").SUBJECT)


def bots_of(
    lots: Random, strongest: Sequence[int], seats: int, weights: Sequence[float], *, alike: float = ALIKE
) -> tuple[int, ...]:
    """Draw by lot who has the seats: one of the strongest all of them, or each any bot, by weights."""
    if lots.random() < alike:
        return (lots.choice(strongest),) * seats
    return tuple(lots.choices(range(len(weights)), weights, k=seats))
