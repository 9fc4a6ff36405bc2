"""Ratios of sums over games with 95 % confidence intervals, by the method of batch means.

What is counted within one game depends on what else happens in that game, but games are independent. So the spread of
a ratio follows from how much it differs between batches of games, whatever is counted.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.games.common.intervals import t_quantile

Floats = NDArray[np.float64]
_UPPER = 0.975
"""Probability below the upper end of the intervals."""


class Ratios(NamedTuple):
    """Ratios with their confidence intervals, float64, shape (cells,) each; NaN where a number is not known."""

    mean: Floats
    low: Floats
    high: Floats


def ratios_of(tops: NDArray[np.int64], bottoms: NDArray[np.int64]) -> Ratios:
    """Return ratios of sums, each with its interval.

    Parameters
    ----------
    tops, bottoms : ndarray, int64, shape (batches, cells)
        What is divided, and by what: sums of each batch of games. Batches need not be of the same size.

    Returns
    -------
    Ratios
        Sum of ``tops`` by sum of ``bottoms``, NaN where that is 0. The bounds are NaN where fewer than two batches
        have a part in the ratio.

    References
    ----------
    W. G. Cochran, *Sampling Techniques*, third edition, 1977, section 6.3: the variance of a ratio.

    Examples
    --------
    >>> tops, bottoms = np.array([[4], [6], [5]]), np.array([[2], [2], [2]])
    >>> [round(float(bound[0]), 2) for bound in ratios_of(tops, bottoms)]
    [2.5, 1.26, 3.74]
    """
    whole = bottoms.sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = np.where(whole != 0, tops.sum(axis=0) / whole, np.nan)
        taking = np.count_nonzero(bottoms, axis=0)
        apart = ((tops - mean * bottoms) ** 2).sum(axis=0)
        error = np.sqrt(apart * (taking / (taking - 1.0))) / np.abs(whole)
        spread = np.where(taking > 1, _quantiles(taking) * error, np.nan)
    return Ratios(mean, mean - spread, mean + spread)


def _quantiles(taking: NDArray[np.int64]) -> Floats:
    """Return the quantile of Student's t for numbers of batches; 0 for less than two of them."""
    known, which = np.unique(taking, return_inverse=True)
    quantiles = np.array([t_quantile(_UPPER, int(count) - 1) if count > 1 else 0.0 for count in known])
    return quantiles[which.reshape(taking.shape)]
