"""Positions as they are kept: nothing of them lost but the empty places."""

from pathlib import Path

import numpy as np
from training.position_store import concatenate, pack_positions, read, write
from training.positions import Positions


def some(count: int, seed: int) -> Positions:
    """Positions of three seats at random: of each row's marks as many as come first."""
    rng = np.random.default_rng(seed)
    shape = (count, 4, 9)
    there = np.arange(9) < rng.integers(0, 10, (count, 4, 1))
    features = np.where(there, rng.integers(0, 500, shape), 0).astype(np.int16)
    shares = np.where(there, rng.integers(1, 65, shape), 0).astype(np.int8)
    return Positions(features, shares, rng.random((count, 3)).astype(np.float32))


def test_of_each_seat_and_table_all_that_is_marked_is_kept_in_order(tmp_path: Path) -> None:
    parts = some(5, 1), some(3, 2)
    write(tmp_path / "1-3.npz", concatenate(pack_positions(part) for part in parts))
    kept = read(tmp_path / "1-3.npz")
    features, shares, won = (np.concatenate(column) for column in zip(*parts, strict=True))
    at = 0
    for position in range(8):
        assert kept.firsts()[position] == at
        for row, long in enumerate(kept.lengths[position]):
            assert kept.features[at : at + long].tolist() == features[position, row, :long].tolist()
            assert kept.shares[at : at + long].tolist() == shares[position, row, :long].tolist()
            assert not shares[position, row, long:].any()
            at += int(long)
    assert kept.firsts()[-1] == at == len(kept.features)
    assert (kept.won == won).all()
