"""Records as kernels are handed them: rows of an array when compiled, otherwise a list of Python objects."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import Row, copy, from_bytes, pack


def several(body: object, count: int) -> Any:
    """Return so many copies of a body."""
    return np.repeat(pack(body), count) if COMPILED else [copy(body) for _ in range(count)]


def blank(kind: type[object], count: int) -> Any:
    """Return so many new records of a kind."""
    return np.repeat(_row(kind), count) if COMPILED else [kind() for _ in range(count)]


def seeded(words: Sequence[NDArray[Any]]) -> Any:
    """Return a stream for each game, with the four words that seed its chance and its bots."""
    streams = blank(Stream, len(words))
    if COMPILED:
        streams["words"] = words
    else:
        for stream, own in zip(streams, words, strict=True):
            stream.words[:] = own.tolist()
    return streams


def lay(games: Any, kind: type[Any], state: bytes) -> None:
    """Let all games of a kind stand as a state whose bytes these are, but for their chance: each keeps its own."""
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
    """Return one field of several records, shape (count,) or (count, cells), int32."""
    if COMPILED:
        return records[name].copy()
    return np.array([getattr(one, name) for one in records], np.int32)
