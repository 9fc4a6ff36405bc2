"""Running totals of a run."""

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import SEATS
from monopolista.games.interface.simulator import Part

Sums = dict[str, NDArray[np.int64]]


class Accumulator:
    """Totals of all parts so far."""

    def __init__(self) -> None:
        self.counts: Sums = {}
        self.games = self.finished = self.shared = self.turns = self.decisions = 0
        self.won: NDArray[np.int64] = np.zeros(SEATS, np.int64)
        """Games with one winner, by seat, shape (SEATS,)."""

    def add(self, part: Part) -> None:
        """Add the results of a chunk."""
        self.counts = {name: one + self.counts.get(name, 0) for name, one in part.counts.items()}
        self.games += part.count
        self.turns += int(part.games["turns"].sum())
        self.decisions += int(part.games["decisions"].sum())
        won = (part.games["winners"][:, None] >> np.arange(SEATS)) & 1
        winners = won.sum(axis=1)
        self.finished += int((winners > 0).sum())
        self.shared += int((winners > 1).sum())
        self.won += won[winners == 1].sum(axis=0)
