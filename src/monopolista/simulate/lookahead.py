"""Odds that look ahead: a position is played on for some rounds, many times by other lots, and judged where that leads.

What a position is about to bring, a bargain above all, the network sees badly; when it has been brought it sees well.

>>> from monopolista.games import game_of, load
>>> from monopolista.simulate.runner.chunk_worker import job_of
>>> from monopolista.table import Table
>>> table = Table("uk", 2, chance=None)
>>> table.set_position(at={}, owns={1: (37, 39)}, built={37: 5, 39: 5}, cash={0: 10, 1: 3000})
>>> job = job_of(game_of("uk"), load("uk"), ("regular",) * 2, seed=7)
>>> sum(foresee(job, table.save()))
1000000
"""

from collections.abc import Sequence
from typing import Final

from monopolista.engine.network import ODDS
from monopolista.games.interface.capabilities import HasLookahead
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.seeding import words_of_games

TIMES: Final = 128
"""How often a position is played on."""
FAR: Final = 64
"""For how many decisions. Of 8, 24 and 64 at 128 times the last was nearest to games played to their end."""


def foresee(job: Job, state: bytes, *, first: int = 0, times: int = TIMES, far: int = FAR) -> list[int]:
    """Return everybody's odds in a position, as somebody sees it who has no seat, in millionths.

    The lots are those of games of the job, from one number on: other lots find the same a little otherwise.
    """
    assert isinstance(job.pool, HasLookahead)
    found = job.pool.foresee(job, state, [*words_of_games(job.seed, range(first, first + times))], far).mean(axis=0)
    return shared(found.tolist())


def shared(sums: Sequence[float]) -> list[int]:
    """Return in millionths what part of their sum some numbers are; the best has what rounding leaves."""
    odds = [round(ODDS * one / sum(sums)) for one in sums]
    odds[odds.index(max(odds))] += ODDS - sum(odds)
    return odds
