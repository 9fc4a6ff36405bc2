"""The stage of the battery: games in the body of this process, and the two things that bodies do differently."""

import struct
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final, NamedTuple, cast

import numpy as np

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.records import copy, pack, seen_dtype
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules.records import Game, Offers, Seen
from tests.battery.report import Report
from tests.games.classic.battery.books import Books

PLAYED: Final = 0
BEFORE: Final = 1
TRIAL: Final = 2
BLANK: Final = 3
"""The games on stage: the one played, a copy from before the trials, one for trials, one untouched."""


class Stage(NamedTuple):
    """Everything that a battery kernel works on: arrays of records, or lists of bodies."""

    editions: Any
    games: Any
    seen: Any
    words: Any
    offers: Any
    answers: Any
    streams: Any
    books: Any
    reports: Any
    clock: int


def several(body: object, count: int) -> Any:
    """Return copies of a body: an array of packed rows, or a list."""
    return np.repeat(pack(body), count) if COMPILED else [copy(body) for _ in range(count)]


def set_stage(edition: str, options: Options) -> Stage:
    """Return a stage for one edition with its options; the clock strikes after so many ``turns``."""
    games = several(Game(), 4)
    return Stage(
        editions=several(load(edition, options).edition, 1),
        games=games,
        seen=games.view(seen_dtype(Seen, Game)) if COMPILED else games,
        words=games.view(np.int32).reshape(4, -1) if COMPILED else games,
        offers=several(Offers(), 1),
        answers=several(Answer(), 1),
        streams=several(Stream(), 1),
        books=several(Books(), 2),
        reports=several(Report(), 1),
        clock=options.turns or 0,
    )


if COMPILED:

    @kernel
    def put(rows: Any, to: int, origin: int) -> None:
        """Copy one record onto another of the same array."""
        rows[to] = rows[origin]

    @kernel
    def same(words: Any, one: int, two: int) -> bool:
        """Say whether two games have the same bytes."""
        for place in range(words.shape[1]):  # noqa: SIM110
            if words[one, place] != words[two, place]:
                return False
        return True

else:

    def put(rows: Any, to: int, origin: int) -> None:
        """Copy one record onto another of the same list."""
        rows[to] = copy(rows[origin])

    def same(words: Any, one: int, two: int) -> bool:
        """Say whether two games have the same bytes."""
        return numbers(words[one]) == numbers(words[two])


@cache
def _numberer(kind: type[object]) -> Callable[[Any], list[int]]:
    """Write, once for each kind, a function that lists the numbers of a body in their order."""
    parts: list[str] = []
    scope: dict[str, Any] = {}
    for one in fields(cast(Any, kind)):
        inner = one.metadata.get("kind")
        if inner is not None:
            scope[f"of_{one.name}"] = _numberer(inner)
            parts.append(f"*[number for each in body.{one.name} for number in of_{one.name}(each)]")
        else:
            parts.append(f"*body.{one.name}" if "count" in one.metadata else f"body.{one.name}")
    exec(f"def numbers(body):\n    return [{', '.join(parts)}]", scope)  # noqa: S102 (made of our own field names)
    return cast(Callable[[Any], list[int]], scope["numbers"])


def numbers(body: object) -> list[int]:
    """Return every number of a body in the order of its bytes."""
    return _numberer(type(body))(body)


def quick_bytes(game: object) -> bytes:
    """Return what ``to_bytes`` returns of a game, in a third of the time: its chance stream at the end is unsigned."""
    listed = numbers(game)
    return struct.pack(f"<{len(listed) - 4}i4I", *listed)
