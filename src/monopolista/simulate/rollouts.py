"""Rollouts: games that bots play on from positions, with the same lots from each, so that luck is alike for all.

>>> from monopolista.games import game_of, load
>>> from monopolista.simulate.runner.chunk_worker import job_of
>>> from monopolista.table import Table
>>> table = Table("uk", 2, chance=None)
>>> table.set_position(at={}, owns={1: (37, 39)}, built={37: 5, 39: 5}, cash={0: 10, 1: 3000})
>>> job = job_of(game_of("uk"), load("uk"), ("regular",) * 2, seed=7)
>>> found = Found.of([Rollouts((table.save(),))(job, 0, 8)])
>>> found.games, found.share(0, seat=1)
(8, 1.0)
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import Seat
from monopolista.games.interface.game import Game
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.chunk_worker import bring_own, check_all, packed
from monopolista.simulate.runner.run import spread, tasks_of
from monopolista.simulate.runner.seeding import words_of_games
from monopolista.simulate.runner.worker_pool import WorkerPool
from monopolista.transcript import Header

PLAYER = "regular"
"""Who plays on at the seats of people."""
SLOW: Final = frozenset(("champion",))
"""Bots that think too long to play many games on: PLAYER takes their seats, too."""


def who_plays_on(game: Game[Any, Any], header: Header) -> tuple[str, ...]:
    """Return who plays a game on from its positions: the bots of the table, and for people one that plays well."""
    listed = header.bots or ("",) * header.seats
    return tuple(one if one in game.levels and one not in SLOW else PLAYER for one in listed)


@dataclass(frozen=True)
class Rollouts:
    """What is done in each game of a job: it is played on from every one of some positions."""

    states: tuple[bytes, ...]
    """The positions, as ``Table.save`` returns them."""
    known_to: Seat | None = None
    """The seat as which they are known, or NOBODY: what it may not know is dealt anew for each game, alike in each.

    None where they are as they are.
    """

    def __call__(self, job: Job, first: int, count: int) -> NDArray[np.float32]:
        """Play some games of a run; return what each seat won, shape (positions, games, seats), NaN if cut short."""
        bring_own(job)
        seeds = [*words_of_games(job.seed, range(first, first + count))]
        return np.stack([self._won(job, first, state, seeds) for state in self.states])

    def _won(self, job: Job, first: int, state: bytes, seeds: list[NDArray[np.uint32]]) -> NDArray[np.float32]:
        tallies = packed(job.pool.resume(job, state, seeds, self.known_to))
        check_all(job, first, tallies)
        won = (tallies["winners"][:, None] >> np.arange(len(job.bots))) & 1
        many = won.sum(axis=1, keepdims=True)
        return np.where(many > 0, won / np.maximum(many, 1), np.nan).astype(np.float32)


@dataclass(frozen=True)
class Found:
    """What came of games from several positions."""

    won: NDArray[np.float32]
    """What each seat won, shape (positions, games, seats); NaN where the game was cut short."""

    @classmethod
    def of(cls, parts: Iterable[NDArray[np.float32]]) -> "Found":
        """Return what came of all the games of some parts."""
        return cls(np.concatenate([*parts], axis=1))

    @property
    def games(self) -> int:
        """Return how many games were played from each position."""
        return self.won.shape[1]

    def share(self, position: int, seat: Seat) -> float:
        """Return a seat's share of the games from a position."""
        return float(np.nanmean(self.won[position, :, seat]))

    def shares(self, position: int) -> tuple[float, ...]:
        """Return every seat's share of the games from a position."""
        return tuple(float(one) for one in np.nanmean(self.won[position], axis=0))

    def ahead(self, one: int, other: int, seat: Seat) -> tuple[float, float]:
        """Return by how much a seat wins more often from one position than from another, and the standard error.

        Game by game, for those of one number have the same lots.
        """
        more = self.won[one, :, seat] - self.won[other, :, seat]
        games = int((~np.isnan(more)).sum())
        return float(np.nanmean(more)), float(np.nanstd(more)) / sqrt(max(1, games))


def roll_out(
    job: Job, rollouts: Rollouts, games: int, crew: WorkerPool, stopped: Callable[[], bool] = lambda: False
) -> Found:
    """Have a crew play so many games on from each of some positions; once it is time to stop, those that were begun."""
    parts: list[NDArray[np.float32]] = []
    tasks = tasks_of(job, games, compiled=crew.compiled)
    spread(rollouts, tasks, crew, lambda _, part: parts.append(part), stopped)
    return Found.of(parts)
