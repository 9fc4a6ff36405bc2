"""Running totals of a run."""

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import SEATS
from monopolista.games.interface.simulator import Part

Sums = dict[str, NDArray[np.int64]]
MOST_BATCHES = 64
"""Largest number of batches, an even one; a run of many chunks has at least half as many."""


class Batches:
    """Sums of consecutive chunks in batches, from which the spread of every mean follows.

    Once there are ``MOST_BATCHES``, neighbours are merged in pairs. The batches depend only on the chunks and their
    order, and so not on the number of workers.
    """

    def __init__(self) -> None:
        self._chunks = 0
        self._width = 1
        self._sums: list[Sums] = []

    def add(self, counts: Sums) -> None:
        """Add the sums of the next chunk.

        Parameters
        ----------
        counts : dict of ndarray, int64, shape (cells,)
            Sums over the games of the chunk.
        """
        if self._chunks < self._width * len(self._sums):
            self._sums[-1] = _added(self._sums[-1], counts)
        else:
            if len(self._sums) == MOST_BATCHES:
                self._sums = [_added(*pair) for pair in zip(self._sums[::2], self._sums[1::2], strict=True)]
                self._width *= 2
            self._sums.append(counts)
        self._chunks += 1

    def sums(self) -> Sums:
        """Return the sums of each batch, int64, shape (batches, cells)."""
        names = self._sums[0] if self._sums else ()
        return {name: np.stack([one[name] for one in self._sums]) for name in names}


class Accumulator:
    """Totals of all parts so far."""

    def __init__(self) -> None:
        self.batches = Batches()
        self.games = self.finished = self.shared = self.turns = self.decisions = 0
        self.squares: dict[str, int] = {"turns": 0, "decisions": 0}
        """Sums of the squares of each game's turns and decisions."""
        self.won: NDArray[np.int64] = np.zeros(SEATS, np.int64)
        """Games with one winner, by seat, shape (SEATS,)."""

    def add(self, part: Part) -> None:
        """Add the results of a chunk."""
        self.batches.add(part.counts)
        self.games += part.count
        self.turns += int(part.games["turns"].sum())
        self.decisions += int(part.games["decisions"].sum())
        for name in self.squares:
            self.squares[name] += int((part.games[name].astype(np.int64) ** 2).sum())
        won = (part.games["winners"][:, None] >> np.arange(SEATS)) & 1
        winners = won.sum(axis=1)
        self.finished += int((winners > 0).sum())
        self.shared += int((winners > 1).sum())
        self.won += won[winners == 1].sum(axis=0)


def _added(one: Sums, other: Sums) -> Sums:
    return {name: sums + other[name] for name, sums in one.items()}
