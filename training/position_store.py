"""Storage of positions: their features in one contiguous array, without empty places."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.positions import Positions


class StoredPositions(NamedTuple):
    """Positions of games with the same number of seats."""

    features: NDArray[np.int16]
    """Shape (marks,): for each position the features of its seats, then those of the table."""
    shares: NDArray[np.int8]
    """The same shape, never 0."""
    lengths: NDArray[np.uint8]
    """Shape (count, seats + 1): the number of features of each seat, 0 where it is out, and of the table."""
    won: NDArray[np.float32]
    """The result of each seat, shape (count, seats): 1, or its share."""

    def firsts(self) -> NDArray[np.int64]:
        """Return the offsets of the positions, and the end of the last one; shape (count + 1,)."""
        return np.concatenate(([0], np.cumsum(self.lengths.sum(axis=1, dtype=np.int64))))


def pack_positions(positions: Positions) -> StoredPositions:
    """Pack positions without empty places."""
    there = positions.shares != 0
    return StoredPositions(
        positions.features[there], positions.shares[there], there.sum(axis=2, dtype=np.uint8), positions.won
    )


def concatenate(parts: Iterable[StoredPositions]) -> StoredPositions:
    """Return the concatenation of some parts."""
    return StoredPositions(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def write(file: Path, stored: StoredPositions) -> None:
    """Write positions to a file."""
    np.savez(file, **stored._asdict())


def read(file: Path) -> StoredPositions:
    """Read the positions of a file."""
    with np.load(file) as found:
        return StoredPositions(*(found[name] for name in StoredPositions._fields))
