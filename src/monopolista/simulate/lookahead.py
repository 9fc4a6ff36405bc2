"""Win odds by look-ahead: many short rollouts from a position, with an evaluation at the end of each.

The network is good at evaluating the past, but poor at evaluating events that are about to happen, such as a trade.

>>> from monopolista.games import game_of, load
>>> from monopolista.simulate.runner.chunk_worker import job_of
>>> from monopolista.table import Table
>>> table = Table("uk", 2, chance=None)
>>> table.set_position(at={}, owns={1: (37, 39)}, built={37: 5, 39: 5}, cash={0: 10, 1: 3000})
>>> job = job_of(game_of("uk"), load("uk"), ("regular",) * 2, seed=7)
>>> sum(look_ahead(job, table.save()))
1000000
"""

from collections.abc import Sequence
from typing import Final

from monopolista.engine.network.kernels import ODDS
from monopolista.games.interface.capabilities import HasLookahead
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.seeding import words_of_games

TIMES: Final = 128
"""Number of rollouts."""
FAR: Final = 64
"""Length of a rollout in decisions. Of 8, 24 and 64 with 128 rollouts, 64 was closest to games played to their end."""


def look_ahead(job: Job, state: bytes, *, first: int = 0, times: int = TIMES, far: int = FAR) -> list[int]:
    """Return the win odds of each seat by look-ahead, as an observer without a seat sees the position.

    Parameters
    ----------
    job : Job
        The game and the bots that play on.
    state : bytes
        Position, as ``Table.save`` returns it.
    first : int
        Number of the job's game with the seed of the first rollout; another number gives slightly different odds.
    times : int
        Number of rollouts.
    far : int
        Length of a rollout in decisions.

    Returns
    -------
    list of int
        Odds of each seat in millionths; they sum to 1,000,000.

    Raises
    ------
    AssertionError
        If the game's simulator has no look-ahead.
    """
    assert isinstance(job.simulator, HasLookahead)
    found = job.simulator.look_ahead(job, state, [*words_of_games(job.seed, range(first, first + times))], far).mean(
        axis=0
    )
    return shared(found.tolist())


def shared(sums: Sequence[float]) -> list[int]:
    """Return each number's share of the sum, in millionths; the rounding remainder goes to the largest share.

    >>> shared([1, 2])
    [333333, 666667]
    """
    odds = [round(ODDS * one / sum(sums)) for one in sums]
    odds[odds.index(max(odds))] += ODDS - sum(odds)
    return odds
