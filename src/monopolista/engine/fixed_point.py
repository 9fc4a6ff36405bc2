"""Fixed-point numbers of the network: one is ``ONE``, and the exponential of a difference is interpolated."""

from math import exp
from typing import Final

from monopolista.engine.jit import kernel

POINT: Final = 10
"""Fractional bits of weights, units and scores (fixed point): 1 is ``ONE``."""
ONE: Final = 1 << POINT
_STEPS: Final = 64
"""Steps of the table of exponentials in an interval of 1."""
_MOST: Final = 12
"""Difference of scores from which the exponential is 0."""
_EXPONENTIALS: Final = tuple(round(exp(-step / _STEPS) * (1 << 20)) for step in range(_MOST * _STEPS + 1))
_WITHIN: Final = ONE // _STEPS


@kernel
def exponential(behind: int) -> int:
    """Return the exponential of a negated difference of scores, by linear interpolation in a table.

    Parameters
    ----------
    behind : int
        Difference to the best score, with POINT fractional bits, not negative.

    Returns
    -------
    int
        With 20 fractional bits.

    Examples
    --------
    >>> exponential(0) / 2**20, round(exponential(ONE) / 2**20, 4)
    (1.0, 0.3679)
    """
    step = behind // _WITHIN
    if step >= _MOST * _STEPS:
        return 0
    here = _EXPONENTIALS[step]
    return here - (here - _EXPONENTIALS[step + 1]) * (behind - step * _WITHIN) // _WITHIN
