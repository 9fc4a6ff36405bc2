"""Ratios of sums over games, and shares, with 95 % confidence intervals, by the method of batch means.

What is counted within one game depends on what else happens in that game, but games are independent. So the spread of
a ratio follows from how much it differs between batches of games, whatever is counted.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.games.common.intervals import score_bounds, t_quantile

Floats = NDArray[np.float64]
_UPPER = 0.975
"""Probability below the upper end of the intervals."""
_ROUNDING = 1e-9
"""A smaller design effect is a rounding error: no cluster differs from another."""


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


def shares_of(hits: NDArray[np.int64], trials: NDArray[np.int64]) -> Ratios:
    """Return shares of trials that depend on each other within a game, each with its interval.

    Parameters
    ----------
    hits, trials : ndarray, int64, shape (batches, cells)
        Trials, and the hits among them: sums of each batch of games, or of each game.

    Returns
    -------
    Ratios
        Shares from 0 to 1, with the bounds of ``score_intervals``.

    Examples
    --------
    >>> hits, trials = np.array([[4], [6], [5]]), np.array([[20], [20], [20]])
    >>> [round(float(bound[0]), 3) for bound in shares_of(hits, trials)]
    [0.25, 0.148, 0.39]

    The same games counted twice say no more:

    >>> [round(float(bound[0]), 3) for bound in shares_of(2 * hits, 2 * trials)]
    [0.25, 0.148, 0.39]
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        share = hits.sum(axis=0) / trials.sum(axis=0)
        apart = ((hits - share * trials) ** 2).sum(axis=0)
    return score_intervals(hits.sum(axis=0), trials.sum(axis=0), apart, np.count_nonzero(trials, axis=0))


def score_intervals(
    hits: NDArray[np.int64], trials: NDArray[np.int64], apart: Floats, clusters: NDArray[np.int64]
) -> Ratios:
    """Return shares of clustered trials with Wilson's score interval for the effective number of trials.

    The design effect says how many times as much a share varies as with independent trials. The effective number of
    trials is their number divided by it, and the quantile is that of Student's t. Where no trial or every trial is a
    hit, clusters do not differ: then the design effect is 1.

    Parameters
    ----------
    hits, trials : ndarray, int64, shape (cells,)
        Trials, and the hits among them.
    apart : ndarray, float64, shape (cells,)
        Sum over clusters of the squared difference between hits and what the share makes of the cluster's trials.
    clusters : ndarray, int64, shape (cells,)
        Clusters with trials.

    Returns
    -------
    Ratios
        Shares, NaN without trials. The bounds are NaN with fewer than two clusters.

    References
    ----------
    W. G. Cochran, *Sampling Techniques*, third edition, 1977, section 6.3: the variance of a ratio.
    L. Kish, *Survey Sampling*, 1965, section 8.2: the design effect.
    C. Franco, R. J. A. Little, T. A. Louis, E. V. Slud, "Comparative study of confidence intervals for proportions in
    complex sample surveys", *Journal of Survey Statistics and Methodology* 7, 2019: Wilson's interval with the
    effective sample size.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        share = hits / trials
        effect = apart * (clusters / (clusters - 1.0)) / (trials * share * (1 - share))
        effective = trials / np.where(effect > _ROUNDING, effect, 1.0)
        square = np.where(clusters > 1, _quantiles(clusters), np.nan) ** 2
        return Ratios(share, *score_bounds(share, effective, square))


def _quantiles(taking: NDArray[np.int64]) -> Floats:
    """Return the quantile of Student's t for numbers of batches; 0 for less than two of them."""
    known, which = np.unique(taking, return_inverse=True)
    quantiles = np.array([t_quantile(_UPPER, int(count) - 1) if count > 1 else 0.0 for count in known])
    return quantiles[which.reshape(taking.shape)]
