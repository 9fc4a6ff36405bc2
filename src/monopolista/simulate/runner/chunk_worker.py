"""A chunk of a run: some of its games, played and counted in this process.

>>> from dataclasses import replace
>>> from monopolista.games import game_of, load
>>> job = replace(job_of(game_of("italy"), load("italy"), ("random",) * 2, seed=7), most_turns=3)
>>> part = play_chunk(job, first=5, count=2)
>>> part.games["game"].tolist(), part.games["rounds"].tolist()
([5, 6], [3, 3])
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.jit import COMPILED
from monopolista.engine.records import pack
from monopolista.games.interface.capabilities import HasCustomBots
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.simulator import Counted, Job, Part
from monopolista.simulate.runner.seeding import words_of_games


class IllegalBotActionError(MonopolistaError):
    """An action of a bot that a clause forbids."""


def job_of(game: Game[Any, Any], box: Box, bots: Sequence[str], seed: int) -> Job:
    """Return the settings that all chunks of a run share.

    Parameters
    ----------
    game : Game
        Game that is played.
    box : Box
        Edition with its options.
    bots : sequence of str
        A bot for each seat.
    seed : int
        Seed of the run.

    Returns
    -------
    Job
        With the game's usual cap on turns.
    """
    return Job(game.simulator, box, tuple(bots), seed, game.simulator.most_turns, custom_bots(bots))


def custom_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the custom bots in a list of bots, each once; a custom bot has the name ``module:function``.

    >>> custom_bots(["regular", "mine:choose", "mine:choose"])
    ('mine:choose',)
    """
    return tuple(dict.fromkeys(bot for bot in bots if ":" in bot))


def words_of(seed: int, game: int) -> NDArray[Any]:
    """Return the seed of a game of a run, for its chance and for its bots.

    Parameters
    ----------
    seed : int
        Seed of the run.
    game : int
        Number of the game, below 2**32.

    Returns
    -------
    ndarray, uint32, shape (4,)
        Words as ``engine.game_counters.seed_game`` takes them.
    """
    return words_of_games(seed, [game])[0]


def sampling_words(seed: int, game: int) -> NDArray[Any]:
    """Return the seed of random numbers that are independent of a game of a run.

    Parameters
    ----------
    seed : int
        Seed of the run.
    game : int
        Number of the game.

    Returns
    -------
    ndarray, uint32, shape (4,)
        Words of a ``Stream``.
    """
    return np.random.SeedSequence(seed, spawn_key=(game, 1)).generate_state(4)


def load_custom_bots(job: Job) -> None:
    """Load the custom bots of a job in this process.

    Parameters
    ----------
    job : Job
        The run.

    Raises
    ------
    CustomBotError
        If there is no such bot, or it does not fit the game.
    """
    if job.own:
        assert isinstance(job.simulator, HasCustomBots)
        job.simulator.own.seat(job.own, job.box)


def play_chunk(job: Job, first: int, count: int) -> Part:
    """Play some games of a run.

    Parameters
    ----------
    job : Job
        Settings that all chunks of the run share.
    first, count : int
        Number of the first game, and how many there are.

    Returns
    -------
    Part
        Results of the games.

    Raises
    ------
    IllegalBotActionError
        If a clause forbids an action of a bot.
    """
    load_custom_bots(job)
    start = time.perf_counter()
    counted = job.simulator.play(job, [*words_of_games(job.seed, range(first, first + count))])
    tallies = pack_records(counted.tallies)
    check_all(job, first, tallies)
    return _part(job, first, tallies, counted, time.perf_counter() - start)


def check(job: Job, refused: int, seat: int, game: int) -> None:
    """Check that no action of a bot was illegal.

    Parameters
    ----------
    job : Job
        The run.
    refused : int
        Number of the clause that forbade an action, 0 for none.
    seat : int
        Seat that answered last.
    game : int
        Number of the game.

    Raises
    ------
    IllegalBotActionError
        If a clause forbade an action.
    """
    if refused:
        clause = job.simulator.clauses[refused]
        raise IllegalBotActionError(
            f"{job.bots[seat]} answered what {clause} forbids, in game {game} of seed {job.seed}"
        )


def check_all(job: Job, first: int, tallies: NDArray[Any]) -> None:
    """Check that no action of a bot was illegal in any of some games.

    Parameters
    ----------
    job : Job
        The run.
    first : int
        Number of the first of the games, which follow each other.
    tallies : ndarray of GameCounters, shape (games,)
        Counters of the games.

    Raises
    ------
    IllegalBotActionError
        If a clause forbade an action.
    """
    for place in np.flatnonzero(tallies["refused"])[:1]:
        check(job, int(tallies["refused"][place]), int(tallies["last"][place]), first + int(place))


def pack_records(records: Any) -> NDArray[Any]:
    """Return records of this process as a structured array.

    Parameters
    ----------
    records : ndarray or list
        Records of one kind, at least one.

    Returns
    -------
    ndarray, shape (count,)
        Of the kind's dtype; the argument itself when compiled.
    """
    return records if COMPILED else np.concatenate([pack(one) for one in records])


def _part(job: Job, first: int, tallies: NDArray[Any], counted: Counted, seconds: float) -> Part:
    """Return the results of a chunk: by game, by seat, rows that were recorded, and totals."""
    scores, counts = pack_records(counted.scores), pack_records(counted.counts)
    numbers = first + np.arange(len(tallies))
    games = {"game": numbers, **{name: tallies[name] for name in ("winners", "decisions", "draws")}}
    seats = {"turns": tallies["turns"]}
    rows: dict[str, NDArray[Any]] = {}
    for name in scores.dtype.names or ():
        column = scores[name]
        if name in job.simulator.row_fields:
            rows |= _rows(name, column, scores[job.simulator.row_fields[name]], numbers)
        else:
            (games if column.ndim == 1 else seats)[name] = column
    return Part(
        len(tallies),
        seconds,
        {name: np.array(column) for name, column in (games | {"turns": tallies["turns"].sum(axis=1)}).items()},
        {name: np.array(column[:, : len(job.bots)]) for name, column in seats.items()},
        rows,
        {name: counts[name][0].astype(np.int64) for name in counts.dtype.names or ()},
    )


def _rows(name: str, noted: NDArray[Any], many: NDArray[Any], numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the rows that games recorded one after the other, and the number of the game of each row."""
    listed: NDArray[np.bool_] = np.arange(len(noted[0])) < many[:, None]
    return {name: noted[listed], f"{name}_games": np.repeat(numbers, listed.sum(axis=1))}
