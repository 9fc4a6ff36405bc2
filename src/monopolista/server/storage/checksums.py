"""Checksums, which detect changes of stored data.

A room has a checksum over its row and its seats. A game has a hash chain: the checksum of each step is computed from
the previous one and the step, so that every change, insertion or removal of a step is detected. Other rows have one
each.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from monopolista.server.storage.base import CorruptDataError

Row = Sequence[Any]
"""The columns of a row: texts, numbers, bytes and None."""


def checksum(*values: Any) -> bytes:
    """Return the checksum of some values."""
    return hashlib.sha256(msgspec.msgpack.encode(values)).digest()


def extend_checksum(first: bytes, steps: Iterable[Row]) -> bytes:
    """Return the checksum of a game after some steps, continued from the checksum before them."""
    for step in steps:
        first = checksum(first, *step)
    return first


def verify(what: str, stored: bytes, computed: bytes) -> None:
    """Raise CorruptDataError where the stored checksum differs from the computed one."""
    if stored != computed:
        raise CorruptDataError(f"{what} has changed since it was written: the file of games is damaged")


def verify_rows(what: str, rows: Iterable[Row]) -> list[Row]:
    """Verify rows whose last column is their checksum; return them without it, or raise CorruptDataError."""
    computed = list(rows)
    for *row, stored in computed:
        verify(what, stored, checksum(*row))
    return [row[:-1] for row in computed]
