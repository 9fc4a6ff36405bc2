"""Quality of odds: cross-entropy on games that were not used for training, and calibration."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

TENTHS: Final = 10


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


def quality(odds: NDArray[np.float64], won: NDArray[np.float32]) -> Quality:
    """Compare odds, 0 where a seat is out, with results; both have the shape (count, seats)."""
    alive = odds > 0
    loss = -(np.log(np.where(alive, odds, 1.0)) * won).sum(axis=1)
    even = np.log(alive.sum(axis=1))
    said, came = odds[alive], won[alive]
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    tenths = tuple(
        Tenth(int(here.sum()), float(said[here].mean()), float(came[here].mean()))
        for here in (tenth == number for number in range(TENTHS))
        if here.any()
    )
    return Quality(len(won), float(loss.mean()), float(even.mean()), tenths)
