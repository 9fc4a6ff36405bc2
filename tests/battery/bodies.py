"""What the batteries of all games do with both bodies: copies, comparisons, numbers and bytes."""

import struct
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from typing import Any, cast

from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.records import copy, to_bytes

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
    """Write, once for each kind, a function that lists the numbers of a body in their order, without calling others."""
    lines = ["def numbers(body):", " found = []", *_statements(kind, "body", 1), " return found"]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)  # noqa: S102 (made of our own field names)
    return cast(Callable[[Any], list[int]], scope["numbers"])


def _statements(kind: type[object], body: str, depth: int) -> Iterator[str]:
    """Yield the lines that add the numbers of a body: those that follow one another at once, lists in a loop."""
    plain: list[str] = []
    for one in fields(cast(Any, kind)):
        inner = one.metadata.get("kind")
        if inner is None:
            plain.append(f"*{body}.{one.name}" if "count" in one.metadata else f"{body}.{one.name}")
            continue
        yield f"{' ' * depth}found += ({' '.join(f'{number},' for number in plain)})"
        plain.clear()
        yield f"{' ' * depth}for each{depth} in {body}.{one.name}:"
        yield from _statements(inner, f"each{depth}", depth + 1)
    yield f"{' ' * depth}found += ({' '.join(f'{number},' for number in plain)})"


def numbers(body: object) -> list[int]:
    """Return every number of a body in the order of its bytes."""
    return _numberer(type(body))(body)


def quick_bytes(game: object) -> bytes:
    """Return what ``to_bytes`` returns of a game, in a third of the time: its chance stream at the end is unsigned."""
    listed = numbers(game)
    return _packer(len(listed))(*listed)


@cache
def _packer(count: int) -> Callable[..., bytes]:
    return struct.Struct(f"<{count - 4}i4I").pack


def depth_of(game: Any) -> int:
    """Return the depth of the agenda of a game of either body; 0 when it is over."""
    return int(game["depth"] if COMPILED else game.depth)


def bytes_of(game: Any) -> bytes:
    """Return the bytes of a game of either body."""
    return game.tobytes() if COMPILED else quick_bytes(game)


def check_range(row: Any) -> None:
    """Raise OverflowError if a number of a record does not fit in its field, which only a Python body can hold."""
    if not COMPILED:
        to_bytes(row)


def digest(data: bytes) -> str:
    """Return a digest of the bytes of a game."""
    return blake2b(data, digest_size=8).hexdigest()
