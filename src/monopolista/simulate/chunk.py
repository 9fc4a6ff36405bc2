"""A chunk of a run: some of its games, played and counted in the body of this process.

>>> from monopolista.games.classic.editions import load
>>> part = play_chunk(Job(load("italy"), ("random",) * 2, seed=7, most_turns=3), first=5, count=2)
>>> part.games["game"].tolist(), part.games["rounds"].tolist()
([5, 6], [3, 3])
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.bodies import blank
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import pack
from monopolista.games.classic.bots.levels import LEVELS
from monopolista.games.classic.editions import Box
from monopolista.games.classic.pool import own
from monopolista.games.classic.pool.count import count_games
from monopolista.games.classic.pool.counts import DEALS, Counts, Ledger, Score
from monopolista.games.classic.pool.pool import Batch
from monopolista.games.classic.rules import clauses
from monopolista.games.trouble import Trouble

MOST_TURNS = 300
"""The turns of a seat after which a game is cut short."""


class Forbidden(Trouble):
    """A bot's answer that a clause forbids."""


@dataclass(frozen=True)
class Job:
    """What every chunk of a run has in common."""

    box: Box
    bots: tuple[str, ...]
    """Who sits where: levels of ``bots.LEVELS``, or bots of the player's own as ``module:function``."""
    seed: int
    most_turns: int = MOST_TURNS
    own: tuple[str, ...] = ()
    """The player's own bots of the whole run, in an order that no table changes."""

    @property
    def levels(self) -> list[int]:
        """Return the number by which the kernel knows each seat's bot."""
        return [own.FIRST + self.own.index(bot) if bot in self.own else LEVELS.index(bot) for bot in self.bots]


@dataclass(frozen=True)
class Part:
    """What came of some games."""

    count: int
    seconds: float
    games: dict[str, NDArray[Any]]
    """Columns with a value for each game."""
    seats: dict[str, NDArray[Any]]
    """Columns with a row for each game and a value for each seat."""
    deals: NDArray[Any]
    """The trades that were noted, one after the other."""
    deal_games: NDArray[Any]
    """The number of each trade's game."""
    counts: dict[str, NDArray[np.int64]]
    """What was added up over these games."""


def own_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the player's own bots among these, each once."""
    return tuple(dict.fromkeys(bot for bot in bots if ":" in bot))


def words_of(seed: int, game: int) -> NDArray[Any]:
    """Return the four words that seed a game of a run: its chance, and its bots' own."""
    return np.random.SeedSequence(seed, spawn_key=(game,)).generate_state(4)


def play_chunk(job: Job, first: int, count: int) -> Part:
    """Play some games of a run, from one number on."""
    own.bring(job.own, job.box)
    start = time.perf_counter()
    batch = Batch(job.box, job.levels, [words_of(job.seed, game) for game in range(first, first + count)])
    scores = blank(Score, count)
    ledgers = blank(Ledger, 1)
    counts = blank(Counts, 1)
    count_games(
        batch.editions, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
        batch.tallies, job.most_turns, batch.last_turn, scores, ledgers, counts,
    )  # fmt: skip
    told = _part(len(job.bots), first, _packed(batch.tallies), _packed(scores), _packed(counts))
    _check(job, first, _packed(batch.tallies))
    return Part(count, time.perf_counter() - start, *told)


def _packed(records: Any) -> NDArray[Any]:
    return records if COMPILED else np.concatenate([pack(one) for one in records])


def _check(job: Job, first: int, tallies: NDArray[Any]) -> None:
    for place in np.flatnonzero(tallies["refused"])[:1]:
        bot = job.bots[tallies["last"][place]]
        clause = clauses.NAMES[int(tallies["refused"][place])]
        raise Forbidden(f"{bot} answered what {clause} forbids, in game {first + place} of seed {job.seed}")


def _part(
    seats: int, first: int, tallies: NDArray[Any], scores: NDArray[Any], counts: NDArray[Any]
) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], dict[str, NDArray[np.int64]]]:
    numbers = first + np.arange(len(tallies))
    games = {"game": numbers, "winners": tallies["winners"], "decisions": tallies["decisions"]}
    games |= {"draws": tallies["draws"], "turns": tallies["turns"].sum(axis=1)}
    games |= {name: scores[name] for name in ("rounds", "pot", "deals")}
    names = [one.name for one in fields(Score) if one.name not in ("rounds", "pot", "deals", "noted")]
    by_seat = {"turns": tallies["turns"]} | {name: scores[name] for name in names}
    listed = np.arange(DEALS) < scores["deals"][:, None]
    return (
        {name: np.array(column) for name, column in games.items()},
        {name: np.array(column[:, :seats]) for name, column in by_seat.items()},
        scores["noted"][listed],
        np.broadcast_to(numbers[:, None], listed.shape)[listed],
        {name: counts[name][0].astype(np.int64) for name in counts.dtype.names or ()},
    )
