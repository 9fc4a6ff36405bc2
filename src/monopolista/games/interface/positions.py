"""Positions: pieces placed by a user, and the faults of positions that no game can reach."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, TypeVar

import msgspec

from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import TASKS
from monopolista.games.common.printed import Strict
from monopolista.json_reader import read_json

LARGEST: Final = 100_000_000
"""Largest absolute value of a number in a position. Ten seats with this amount, and what a game adds, fit in 32
bits.
"""
Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
"""A number in a position: an amount, a square, a count or a turn."""
_SEAT: Final = re.compile(r"\bseats? \d")


class PositionError(ValueError):
    """A position that no game can reach; ``faults`` lists its faults in English.

    The message says that seats are numbered from 0 where a fault names one: on the screen they count from 1.
    """

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        text = "; ".join(self.faults)
        super().__init__(f"{text} (seats are numbered from 0)" if _SEAT.search(text) else text)


class Position(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """The pieces of a position, declared by each game; a piece that you do not name is not on the table."""


P = TypeVar("P", bound=Position)


def stated(kind: type[P], pieces: Mapping[str, Any]) -> P:
    """Convert pieces, given in Python or as JSON, to the position of a game, or raise PositionError."""
    unknown = [name for name in pieces if name not in kind.__struct_fields__]
    if unknown:
        raise PositionError([f"unknown piece {unknown[0][:40]!r}; there are: {', '.join(kind.__struct_fields__)}"])
    try:
        return msgspec.convert(dict(pieces), kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError([str(error)]) from error


def pieces_of(position: Position) -> dict[str, Any]:
    """Return a position as JSON values, without defaults.

    >>> class Dice(Position):
    ...     pips: dict[int, tuple[int, ...]] = {}
    >>> pieces_of(Dice(pips={0: (1, 6)}))
    {'pips': {'0': [1, 6]}}
    """
    return read_json(msgspec.json.encode(position), dict[str, Any])


def unknown_seats(named: Collection[Seat], seats: int) -> Iterator[str]:
    """Yield the named seats that do not exist."""
    missing = sorted(set(named) - set(range(seats)))
    yield from (f"there is no seat {seat}: seats are 0 to {seats - 1}" for seat in missing)


def is_readable(state: Any, kinds: Collection[int]) -> bool:
    """Say whether a game knows the kind of every task on the stack of a state."""
    return 0 <= state.depth <= TASKS and all(state.agenda[place].kind in kinds for place in range(state.depth))


def raise_faults(faults: Iterable[str]) -> None:
    """Raise PositionError if there are any faults."""
    found = tuple(faults)
    if found:
        raise PositionError(found)
