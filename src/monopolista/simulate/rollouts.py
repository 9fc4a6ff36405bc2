"""Rollouts: bots play on from positions, with common random numbers for variance reduction.

>>> from monopolista.games import game_of, load
>>> from monopolista.simulate.runner.chunk_worker import job_of
>>> from monopolista.table import Table
>>> table = Table("uk", 2, chance=None)
>>> table.set_position(at={}, owns={1: (37, 39)}, built={37: 5, 39: 5}, cash={0: 10, 1: 3000})
>>> job = job_of(game_of("uk"), load("uk"), ("regular",) * 2, seed=7)
>>> found = RolloutResult.of([Rollouts((table.save(),))(job, 0, 8)])
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
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.chunk_worker import check_all, load_custom_bots, pack_records
from monopolista.simulate.runner.run import spread, tasks_of
from monopolista.simulate.runner.seeding import words_of_games
from monopolista.simulate.runner.worker_pool import WorkerPool
from monopolista.transcript import Header

PLAYER = "regular"
"""Bot that plays the seats of people."""
SLOW: Final = frozenset(("champion",))
"""Bots that are too slow for rollouts: PLAYER plays their seats as well."""


def rollout_bot(game: Game[Any, Any], header: Header) -> tuple[str, ...]:
    """Return the bot that plays each seat in rollouts.

    Parameters
    ----------
    game : Game
        Game that is played on.
    header : Header
        Header of the game, with the table's bots.

    Returns
    -------
    tuple of str
        The table's own bots, and PLAYER for people and for slow bots.
    """
    listed = header.bots or ("",) * header.seats
    return tuple(one if one in game.levels and one not in SLOW else PLAYER for one in listed)


@dataclass(frozen=True)
class Rollouts:
    """Work of a chunk of rollouts: each game is played once from every position.

    Games with the same number have the same random numbers in all positions.
    """

    states: tuple[bytes, ...]
    """Positions, as ``Table.save`` returns them."""
    known_to: Seat | None = None
    """Seat that keeps its knowledge, or NOBODY. Each game determinizes all other cards, equally in all positions.
    None keeps the positions unchanged.
    """

    def __call__(self, job: Job, first: int, count: int) -> NDArray[np.float32]:
        """Play some games of a run.

        Parameters
        ----------
        job : Job
            The game and the bots that play on.
        first, count : int
            Number of the first game, and how many there are.

        Returns
        -------
        ndarray, float32, shape (positions, games, seats)
            Share of the win of each seat; NaN where the game was truncated.

        Raises
        ------
        IllegalBotActionError
            If a clause forbids an action of a bot.
        """
        load_custom_bots(job)
        seeds = [*words_of_games(job.seed, range(first, first + count))]
        return np.stack([self._won(job, first, state, seeds) for state in self.states])

    def _won(self, job: Job, first: int, state: bytes, seeds: list[NDArray[np.uint32]]) -> NDArray[np.float32]:
        tallies = pack_records(job.simulator.resume(job, state, seeds, self.known_to))
        check_all(job, first, tallies)
        won = (tallies["winners"][:, None] >> np.arange(len(job.bots))) & 1
        many = won.sum(axis=1, keepdims=True)
        return np.where(many > 0, won / np.maximum(many, 1), np.nan).astype(np.float32)


@dataclass(frozen=True)
class RolloutResult:
    """Result of rollouts from several positions."""

    won: NDArray[np.float32]
    """Share of the win of each seat, shape (positions, games, seats); NaN where the game was truncated."""

    @classmethod
    def of(cls, parts: Iterable[NDArray[np.float32]]) -> "RolloutResult":
        """Return the result of several chunks.

        Parameters
        ----------
        parts : iterable of ndarray, float32, shape (positions, games, seats)
            Shares of the win, chunk by chunk.

        Returns
        -------
        RolloutResult
            Result of all their games.
        """
        return cls(np.concatenate([*parts], axis=1))

    @property
    def games(self) -> int:
        """Return the number of games from each position."""
        return self.won.shape[1]

    def share(self, position: int, seat: Seat) -> float:
        """Return a seat's mean share of the wins from a position, from 0 to 1."""
        return float(np.nanmean(self.won[position, :, seat]))

    def shares(self, position: int) -> tuple[float, ...]:
        """Return every seat's mean share of the wins from a position, from 0 to 1."""
        return tuple(float(one) for one in np.nanmean(self.won[position], axis=0))

    def difference(self, one: int, other: int, seat: Seat) -> tuple[float, float]:
        """Return how much more a seat wins from one position than from another, in paired games.

        Parameters
        ----------
        one, other : int
            Indices of the positions.
        seat : Seat
            Seat whose share of the wins is compared.

        Returns
        -------
        difference : float
            Mean difference of the shares, from -1 to 1.
        error : float
            Its standard error.
        """
        more = self.won[one, :, seat] - self.won[other, :, seat]
        games = int((~np.isnan(more)).sum())
        return float(np.nanmean(more)), float(np.nanstd(more)) / sqrt(max(1, games))


def roll_out(
    job: Job, rollouts: Rollouts, games: int, pool: WorkerPool, stopped: Callable[[], bool] = lambda: False
) -> RolloutResult:
    """Play rollouts on a worker pool.

    Parameters
    ----------
    job : Job
        The game and the bots that play on.
    rollouts : Rollouts
        Positions.
    games : int
        Games from each position.
    pool : WorkerPool
        Workers.
    stopped : callable
        Once it returns true, only the chunks that have begun are finished.

    Returns
    -------
    RolloutResult
        Result of the games that were played.

    Raises
    ------
    IllegalBotActionError
        If a clause forbids an action of a bot.
    """
    parts: list[NDArray[np.float32]] = []
    tasks = tasks_of(job, games, compiled=pool.compiled)
    spread(rollouts, tasks, pool, lambda _, part: parts.append(part), stopped)
    return RolloutResult.of(parts)
