"""Positions as they are kept and learnt from: what is marked, one mark after the other, without the empty places."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.positions import Positions


class Kept(NamedTuple):
    """Positions of games with as many seats."""

    features: NDArray[np.int16]
    """Shape (marks,): of each position those of its seats, then those of the table."""
    shares: NDArray[np.int8]
    """The same shape, never 0."""
    lengths: NDArray[np.uint8]
    """Shape (count, seats + 1): how many marks each seat has, 0 where it is out, and the table."""
    won: NDArray[np.float32]
    """What each seat won, shape (count, seats): 1, or its share."""

    def firsts(self) -> NDArray[np.int64]:
        """Return where the marks of each position begin, and where the last one's end; shape (count + 1,)."""
        return np.concatenate(([0], np.cumsum(self.lengths.sum(axis=1, dtype=np.int64))))


def packed(positions: Positions) -> Kept:
    """Leave out the empty places."""
    there = positions.shares != 0
    return Kept(positions.features[there], positions.shares[there], there.sum(axis=2, dtype=np.uint8), positions.won)


def joined(parts: Iterable[Kept]) -> Kept:
    """Return the positions of some parts as one."""
    return Kept(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def write(file: Path, kept: Kept) -> None:
    """Keep positions in a file."""
    np.savez(file, **kept._asdict())


def read(file: Path) -> Kept:
    """Return the positions of a file."""
    with np.load(file) as found:
        return Kept(*(found[name] for name in Kept._fields))
