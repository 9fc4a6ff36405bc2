"""Means with confidence intervals, from moments that are merged chunk by chunk."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

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


def t_quantile(probability: float, freedom: int) -> float:
    """Return a quantile of Student's t distribution.

    Parameters
    ----------
    probability : float
        Between 0.5 and 1.
    freedom : int
        Degrees of freedom, 1 or more.

    Returns
    -------
    float
        The quantile: exact for 1 and 2 degrees of freedom, within 1 % from 9 on up to a probability of 0.999.

    References
    ----------
    M. Abramowitz, I. A. Stegun, *Handbook of Mathematical Functions*, 26.7.5: Cornish-Fisher expansion.

    Examples
    --------
    >>> round(t_quantile(0.975, 99), 4)
    1.9842
    """
    if freedom == 1:
        return float(np.tan(np.pi * (probability - 0.5)))
    if freedom == 2:
        return (2 * probability - 1) * sqrt(2 / (4 * probability * (1 - probability)))
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))
