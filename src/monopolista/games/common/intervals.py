"""Confidence intervals of a measured share."""

from math import sqrt


def wilson(hits: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = hits / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole
