"""Several records as kernels take them: a structured array when compiled, otherwise a list of Python objects."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import Row, copy, from_bytes, pack


def several(instance: object, count: int) -> Any:
    """Return copies of a record.

    Parameters
    ----------
    instance : record
        Python object to copy.
    count : int
        Number of copies.

    Returns
    -------
    ndarray or list
        Structured array of the record's dtype, shape (count,), when compiled; otherwise ``count`` Python objects.
    """
    return np.repeat(pack(instance), count) if COMPILED else [copy(instance) for _ in range(count)]


def blank(kind: type[object], count: int) -> Any:
    """Return new records of a kind, with their defaults.

    Parameters
    ----------
    kind : type
        Record class.
    count : int
        Number of records.

    Returns
    -------
    ndarray or list
        Structured array of the kind's dtype, shape (count,), when compiled; otherwise ``count`` Python objects.
    """
    return np.repeat(_row(kind), count) if COMPILED else [kind() for _ in range(count)]


def seeded(words: Sequence[NDArray[Any]]) -> Any:
    """Return a Stream for each game, holding the words that seed its chance and its bots.

    Parameters
    ----------
    words : sequence of ndarray, uint32, shape (count, 4)
        Four words for each game, as ``seed_game`` takes them.

    Returns
    -------
    ndarray or list
        Records of Stream, shape (count,).
    """
    streams = blank(Stream, len(words))
    if COMPILED:
        streams["words"] = words
    else:
        for stream, own in zip(streams, words, strict=True):
            stream.words[:] = own.tolist()
    return streams


def lay(games: Any, kind: type[Any], state: bytes) -> None:
    """Set all games to one state; each game keeps its own random number generator.

    Parameters
    ----------
    games : ndarray or list
        Records of ``kind``, changed in place.
    kind : type
        Record class of the games.
    state : bytes
        Bytes of the state, as ``to_bytes`` returns them.

    Raises
    ------
    ValueError
        If the length of ``state`` is not that of the kind.
    """
    if COMPILED:
        chance = games["chance"].copy()
        games[:] = np.frombuffer(state, games.dtype)
        games["chance"] = chance
        return
    for place, game in enumerate(games):
        games[place] = from_bytes(kind, state)
        games[place].chance = game.chance


@cache
def _row(kind: type[object]) -> Row:
    return pack(kind())


def column(records: Any, name: str) -> NDArray[Any]:
    """Return one field of several records, as a copy.

    Parameters
    ----------
    records : ndarray or list
        Records of one kind.
    name : str
        Name of a field that holds one number or several cells.

    Returns
    -------
    ndarray
        int32, shape (count,) or (count, cells).
    """
    if COMPILED:
        return records[name].copy()
    return np.array([getattr(one, name) for one in records], np.int32)
