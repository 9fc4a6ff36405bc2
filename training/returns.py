"""What positions came to: by the odds of the next ones, and by who won in the end (Sutton, 1988, temporal differences).

Who won says little of a single position, for much of it was luck that came later. The odds of the next one say what
came of it so far, and may be wrong themselves: what is learnt lies between.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from training.kept import Kept

NEXT: Final = 0.5
"""How much of what a position came to is the odds of the next one; the rest is what that one came to."""


def returns(kept: Kept, odds: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return what each seat's odds came to, float32, shape (count, seats), by the odds of all positions."""
    found = kept.won.copy()
    ends = np.flatnonzero(kept.lasts)
    places = np.arange(len(found))
    left = ends[np.searchsorted(ends, places)] - places
    for many in range(1, int(left.max(initial=0)) + 1):
        here = np.flatnonzero(left == many)
        found[here] = NEXT * odds[here + 1] + (1 - NEXT) * found[here + 1]
    return found
