"""Confidence intervals of a measured share, and the quantiles that intervals of means need."""

from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def wilson(hits: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    if games == 0:
        return 0.0, 1.0
    return score_bounds(hits / games, float(games), 1.96**2)


@overload
def score_bounds(share: float, trials: float, square: float) -> tuple[float, float]: ...
@overload
def score_bounds(share: Floats, trials: Floats, square: Floats) -> tuple[Floats, Floats]: ...
def score_bounds(share: Any, trials: Any, square: Any) -> tuple[Any, Any]:
    """Return the ends of Wilson's score interval of shares, for the square of the quantile."""
    middle = share + square / (2 * trials)
    spread = (square * (share * (1 - share) / trials + square / (4 * trials**2))) ** 0.5
    whole = 1 + square / trials
    return (middle - spread) / whole, (middle + spread) / whole


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
        return tan(pi * (probability - 0.5))
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
