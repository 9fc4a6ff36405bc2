"""Quality of odds: cross-entropy on games that were not used for training, and calibration with its uncertainty."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

TENTHS: Final = 10
DRAWS: Final = 1_000
"""Resamples of the bootstrap."""
SEED: Final = 1
"""Seed of the bootstrap."""
WIDE: Final = 1.96
"""Half of a 95 % confidence interval in standard errors."""


class Tenth(NamedTuple):
    """The seats whose odds are in one tenth of the scale."""

    seats: int
    said: float
    """The mean of their odds."""
    won: float
    """The share of them that won."""


class Quality(NamedTuple):
    """The quality of the odds of positions."""

    positions: int
    loss: float
    even: float
    """The cross-entropy of equal odds for all seats that still play."""
    tenths: tuple[Tenth, ...]

    @property
    def worst(self) -> float:
        """The largest calibration error of a tenth with at least a thousand seats."""
        return max((abs(one.said - one.won) for one in self.tenths if one.seats >= 1_000), default=0.0)

    @property
    def calibration_error(self) -> float:
        """The expected calibration error: the mean over all seats of the calibration error of their tenth."""
        seats = sum(one.seats for one in self.tenths)
        return sum(one.seats * abs(one.said - one.won) for one in self.tenths) / seats


class Margins(NamedTuple):
    """Half the widths of the 95 % confidence intervals of a quality."""

    tenths: tuple[float, ...]
    """Of ``said - won`` of each tenth, in the order of ``Quality.tenths``."""
    calibration_error: float


def quality(odds: NDArray[np.float64], won: NDArray[np.float32]) -> Quality:
    """Compare odds, 0 where a seat is out, with results; both have the shape (count, seats)."""
    alive = odds > 0
    loss = -(np.log(np.where(alive, odds, 1.0)) * won).sum(axis=1)
    even = np.log(alive.sum(axis=1))
    said, came = odds[alive], won[alive]
    tenth = _tenth_of(said)
    tenths = tuple(
        Tenth(int(here.sum()), float(said[here].mean()), float(came[here].mean()))
        for here in (tenth == number for number in range(TENTHS))
        if here.any()
    )
    return Quality(len(won), float(loss.mean()), float(even.mean()), tenths)


def margins(
    odds: NDArray[np.float64], won: NDArray[np.float32], tables: NDArray[np.int64], draws: int = DRAWS, seed: int = SEED
) -> Margins:
    """Estimate the uncertainty of the calibration by a cluster bootstrap over the tables.

    The seats of a position, the positions of a game and the games of a table are not independent. So whole tables are
    drawn with replacement.

    Parameters
    ----------
    odds : ndarray, float64, shape (count, seats)
        Odds of each position, 0 where a seat is out.
    won : ndarray, float32, shape (count, seats)
        Results.
    tables : ndarray, int64, shape (count,)
        Number of the table of each position.
    draws : int
        Number of resamples.
    seed : int
        Seed of the resamples.

    Returns
    -------
    Margins
        1.96 standard errors each.

    References
    ----------
    A. C. Cameron, J. B. Gelbach and D. L. Miller, "Bootstrap-based improvements for inference with clustered errors",
    Review of Economics and Statistics 90, 2008.
    """
    seats, gaps = _sums_of_tables(odds, won, tables)
    count = len(seats)
    times = np.random.default_rng(seed).multinomial(count, np.full(count, 1 / count), draws)
    drawn_seats, drawn_gaps = times @ seats, times @ gaps
    errors = drawn_gaps / np.maximum(drawn_seats, 1)
    expected = np.abs(drawn_gaps).sum(axis=1) / drawn_seats.sum(axis=1)
    there = seats.sum(axis=0) > 0
    return Margins(tuple((WIDE * errors[:, there].std(axis=0)).tolist()), float(WIDE * expected.std()))


def _sums_of_tables(
    odds: NDArray[np.float64], won: NDArray[np.float32], tables: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the seats, and the sums of ``said - won``, by table and tenth; both have the shape (tables, TENTHS)."""
    alive = odds > 0
    said, came = odds[alive], won[alive]
    names, table = np.unique(tables, return_inverse=True)
    cell = np.broadcast_to(table[:, None], odds.shape)[alive] * TENTHS + _tenth_of(said)
    sums = [np.zeros((len(names), TENTHS)) for _ in range(2)]
    for total, weights in zip(sums, (np.ones_like(said), said - came), strict=True):
        total[:] = np.bincount(cell, weights, total.size).reshape(total.shape)
    return sums[0], sums[1]


def _tenth_of(said: NDArray[np.float64]) -> NDArray[np.int64]:
    """Return the tenth of the scale in which each of some odds lies."""
    return np.minimum((said * TENTHS).astype(np.int64), TENTHS - 1)
