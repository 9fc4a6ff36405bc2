"""Measures of single games, for comparing tables."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.games.interface.simulator import Part

PERCENT: Final = ("won", "ended")
"""Measures in percent of the games; their differences are percentage points."""
_OF_GAME: Final = ("ended", "rounds", "turns", "decisions")


class Measure(NamedTuple):
    """A number that each game has, of a seat (from 0) or of the whole game (None)."""

    name: str
    seat: int | None = None


def measures_of(players: int) -> tuple[Measure, ...]:
    """Return the measures of games, in the order of ``values_of``.

    Parameters
    ----------
    players : int
        Seats of the table.

    Returns
    -------
    tuple of Measure
        Share of the win by seat, measures of the whole game, net worth by seat.

    Examples
    --------
    >>> [measure.name for measure in measures_of(2)]
    ['won', 'won', 'ended', 'rounds', 'turns', 'decisions', 'worth', 'worth']
    """
    won, worth = ([Measure(name, seat) for seat in range(players)] for name in ("won", "worth"))
    return (*won, *map(Measure, _OF_GAME), *worth)


def values_of(part: Part) -> NDArray[np.float64]:
    """Return the measures of the games of a chunk.

    Parameters
    ----------
    part : Part
        Results of the chunk.

    Returns
    -------
    ndarray, float64, shape (games, measures)
        As ``measures_of`` lists them. Several winners share the win.
    """
    winners, worth = part.games["winners"], part.seats["worth"]
    seats: NDArray[np.int64] = np.arange(int(worth.shape[1]))
    won = (winners[:, None] >> seats) & 1
    shares = 100 * won / np.maximum(won.sum(axis=1), 1)[:, None]
    of_game = [100 * (winners > 0), *(part.games[name] for name in _OF_GAME[1:])]
    columns: list[NDArray[Any]] = [shares, *of_game, worth]
    return np.column_stack(columns).astype(np.float64)
