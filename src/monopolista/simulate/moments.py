"""Means with confidence intervals, from moments that are merged chunk by chunk."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.games.common.intervals import t_quantile

Floats = NDArray[np.float64]


class Intervals(NamedTuple):
    """Means and their confidence intervals, float64, shape (measures,) each."""

    mean: Floats
    low: Floats
    high: Floats


class Moments:
    """Count, mean and sum of squared deviations of several measures.

    Parameters
    ----------
    measures : int
        Number of measures.

    References
    ----------
    T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances",
    1979: how chunks are merged.
    """

    def __init__(self, measures: int) -> None:
        self.count = 0
        self._mean: Floats = np.zeros(measures)
        self._squares: Floats = np.zeros(measures)

    def add(self, values: Floats) -> None:
        """Add games.

        Parameters
        ----------
        values : ndarray, float64, shape (games, measures)
            Measures of each game, at least one game.
        """
        games, mean = len(values), values.mean(axis=0)
        whole, apart = self.count + games, mean - self._mean
        self._squares += ((values - mean) ** 2).sum(axis=0) + apart**2 * (self.count * games / whole)
        self._mean = self._mean + apart * (games / whole)
        self.count = whole

    def intervals(self, confidence: float) -> Intervals:
        """Return the means with Student's t intervals.

        Parameters
        ----------
        confidence : float
            Level of each interval, between 0 and 1.

        Returns
        -------
        Intervals
            Means and bounds.

        Raises
        ------
        ValueError
            If there are fewer than two games.
        """
        if self.count < 2:
            raise ValueError(f"an interval needs two games or more, not {self.count}: play more")
        error = np.sqrt(self._squares / (self.count - 1) / self.count)
        spread = t_quantile((1 + confidence) / 2, self.count - 1) * error
        return Intervals(self._mean.copy(), self._mean - spread, self._mean + spread)


def simultaneous(confidence: float, intervals: int) -> float:
    """Return the level of each interval that makes all of them simultaneous (Bonferroni).

    Parameters
    ----------
    confidence : float
        Level of all intervals together, between 0 and 1.
    intervals : int
        How many there are.

    Returns
    -------
    float
        Level of one.

    Examples
    --------
    >>> round(simultaneous(0.95, 10), 4)
    0.995
    """
    return 1 - (1 - confidence) / intervals
