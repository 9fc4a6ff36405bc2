"""A chunk of a run: some of its games, played and counted in the body of this process.

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
from monopolista.games.interface.capabilities import HasOwnBots
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.pools import Counted, Job, Part
from monopolista.games.interface.rules_adapter import Box
from monopolista.simulate.runner.seeding import words_of_games


class IllegalBotActionError(MonopolistaError):
    """A bot's answer that a clause forbids."""


def job_of(game: Game[Any, Any], box: Box, bots: Sequence[str], seed: int) -> Job:
    """Return what all chunks of a run have in common."""
    return Job(game.pool, box, tuple(bots), seed, game.pool.most_turns, own_bots(bots))


def own_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the player's own bots among these, each once."""
    return tuple(dict.fromkeys(bot for bot in bots if ":" in bot))


def words_of(seed: int, game: int) -> NDArray[Any]:
    """Return the four words that seed a game of a run: its chance, and its bots' own."""
    return words_of_games(seed, [game])[0]


def lots_of(seed: int, game: int) -> NDArray[Any]:
    """Return four words for lots that are drawn beside a game of a run: it does not know of them."""
    return np.random.SeedSequence(seed, spawn_key=(game, 1)).generate_state(4)


def bring_own(job: Job) -> None:
    """Seat the player's own bots in this process."""
    if job.own:
        assert isinstance(job.pool, HasOwnBots)
        job.pool.own.bring(job.own, job.box)


def play_chunk(job: Job, first: int, count: int) -> Part:
    """Play some games of a run, from one number on."""
    bring_own(job)
    start = time.perf_counter()
    counted = job.pool.play(job, [*words_of_games(job.seed, range(first, first + count))])
    tallies = packed(counted.tallies)
    check_all(job, first, tallies)
    return _part(job, first, tallies, counted, time.perf_counter() - start)


def check(job: Job, refused: int, seat: int, game: int) -> None:
    """Raise IllegalBotActionError where a clause forbade what a bot answered."""
    if refused:
        clause = job.pool.clauses[refused]
        raise IllegalBotActionError(
            f"{job.bots[seat]} answered what {clause} forbids, in game {game} of seed {job.seed}"
        )


def check_all(job: Job, first: int, tallies: NDArray[Any]) -> None:
    """Raise IllegalBotActionError where a clause forbade an answer in any of some games, which follow each other."""
    for place in np.flatnonzero(tallies["refused"])[:1]:
        check(job, int(tallies["refused"][place]), int(tallies["last"][place]), first + int(place))


def packed(records: Any) -> NDArray[Any]:
    """Return records of this process as rows of an array."""
    return records if COMPILED else np.concatenate([pack(one) for one in records])


def _part(job: Job, first: int, tallies: NDArray[Any], counted: Counted, seconds: float) -> Part:
    """Return what came of games: of each, of its seats, what was noted of it, and of all together."""
    scores, counts = packed(counted.scores), packed(counted.counts)
    numbers = first + np.arange(len(tallies))
    games = {"game": numbers, **{name: tallies[name] for name in ("winners", "decisions", "draws")}}
    seats = {"turns": tallies["turns"]}
    rows: dict[str, NDArray[Any]] = {}
    for name in scores.dtype.names or ():
        column = scores[name]
        if name in job.pool.noted:
            rows |= _rows(name, column, scores[job.pool.noted[name]], numbers)
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
    """Return what was noted of games one after the other, and the numbers of their games."""
    listed: NDArray[np.bool_] = np.arange(len(noted[0])) < many[:, None]
    return {name: noted[listed], f"{name}_games": np.repeat(numbers, listed.sum(axis=1))}
