"""Seals: digests by which what is read is known to be what was written.

A room has a seal over its row and its seats. A game has one that every step renews: over the seal before and the
step, so that no step can change, go or come without the last seal telling. What else is kept has one a row.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from monopolista.server.storage.base import CorruptDataError

Row = Sequence[Any]
"""What a table keeps of one thing: texts, numbers, bytes and nothing."""


def seal(*values: Any) -> bytes:
    """Return the seal of some values."""
    return hashlib.sha256(msgspec.msgpack.encode(values)).digest()


def chained(first: bytes, steps: Iterable[Row]) -> bytes:
    """Return the seal of a game after some steps, which had another one before them."""
    for step in steps:
        first = seal(first, *step)
    return first


def check(what: str, kept: bytes, found: bytes) -> None:
    """Raise CorruptDataError where a seal is not that of what was found."""
    if kept != found:
        raise CorruptDataError(f"{what} is not what was written: the file of games is damaged")


def unsealed(what: str, rows: Iterable[Row]) -> list[Row]:
    """Return rows without the seals at their ends, or raise CorruptDataError."""
    found = list(rows)
    for *row, kept in found:
        check(what, kept, seal(*row))
    return [row[:-1] for row in found]
