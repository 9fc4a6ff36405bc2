"""Values of an edition that do not fit their types: all of them, while msgspec itself stops at the first."""

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import reduce
from operator import getitem
from types import UnionType
from typing import Annotated, Any, Final, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from monopolista.games.common.faults import Fault, FaultKey
from monopolista.games.common.printed import EXAMPLE, KEY, in_words

Path = tuple[str | int, ...]

_PLACED: Final = re.compile(r"(?P<reason>.*) - at `(?:key` in `)?\$(?P<place>.*)`", re.DOTALL)
"""A reason of msgspec that ends with the place."""
_QUOTED: Final = re.compile(r"'(.{40}).{20,}'\Z", re.DOTALL)
"""A long value at the end of a reason of msgspec, which is to stay readable."""
_ANY_KEY: Final = "[...]"
"""What stands for a key of a table of texts in such a place: msgspec does not say which."""
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_LONGEST: Final = 60
"""The most characters of a key that a file states itself."""


class Misfit(NamedTuple):
    """A value that does not fit its type."""

    path: Path
    fault: Fault
    instead: Any = msgspec.UNSET
    """A value that fits and with which a check can go on; unset where there is none."""


def key_of(path: Path) -> str:
    """Return the key of a value by the way to it.

    >>> key_of(("squares", 5, "rent"))
    'squares[5].rent'
    """
    steps = (f"[{step}]" if isinstance(step, int) else f".{step[:_LONGEST]}" for step in path)
    return "".join(steps).removeprefix(".")


def misfits(value: Any, kind: Any, path: Path = ()) -> Iterator[Misfit]:
    """Yield every value that does not fit its type; msgspec alone would name only the first.

    >>> [one.path for one in misfits([1, "a", 2, None], tuple[int, ...])]
    [(1,), (3,)]
    """
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        inside = _misfits_inside(value, kind, path)
        first = next(inside, None)
        yield first or _misfit(str(error), value, kind, path)
        yield from inside


def _misfits_inside(value: Any, kind: Any, path: Path) -> Iterator[Misfit]:
    """Yield the misfits in the parts of a value: the fields of a table, or the members of a list."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _misfits_inside(value, arguments[0], path)
    elif origin in (Union, UnionType):
        for one in arguments:
            yield from _misfits_inside(value, one, path)
    elif origin is tuple and isinstance(value, list):
        members = cast("list[Any]", value)
        kinds = arguments[:1] * len(members) if arguments[-1] is ... else arguments
        if len(kinds) == len(members):
            for place, (member, one) in enumerate(zip(members, kinds, strict=True)):
                yield from misfits(member, one, (*path, place))
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _misfits_in_table(cast("dict[str, Any]", value), kind, path)


def _misfits_in_table(table: dict[str, Any], kind: type[msgspec.Struct], path: Path) -> Iterator[Misfit]:
    kinds = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name in table:
            yield from misfits(table[field.name], kinds[field.name], (*path, field.name))
        elif field.required:
            yield _plain((*path, field.name), "missing", "missing")
    for name in table:
        if name not in kinds:
            yield _plain((*path, name), "unknown", "unknown")


def _plain(path: Path, key: FaultKey, reason: str, instead: Any = msgspec.UNSET) -> Misfit:
    return Misfit(path, Fault(key_of(path), key, reason), instead)


def _misfit(message: str, value: Any, kind: Any, path: Path) -> Misfit:
    """Return the misfit of a value without parts, or of one in a table of texts."""
    limits = _limits(kind)
    place, reason = placed(message)
    if limits and limits.ge is not None and limits.le is not None and type(value) is int:
        low, high = int(limits.ge), int(limits.le)
        reason = f"{str(value)[:20]} is not between {low:,} and {high:,}"
        return Misfit(path, Fault(key_of(path), "range", reason, low, high), min(max(value, low), high))
    if limits and limits.extra and isinstance(value, str):
        return _plain(path, limits.extra[KEY], reason, limits.extra[EXAMPLE] or msgspec.UNSET)
    return _plain((*path, *place), "format", reason)


def placed(message: str) -> tuple[Path, str]:
    """Divide a reason of msgspec into the way to the value and the reason.

    >>> placed("Expected `int` >= 1 - at `$.numbers.cash`")
    (('numbers', 'cash'), 'Expected `int` >= 1')
    """
    found = _PLACED.fullmatch(message)
    reason = _QUOTED.sub("'\\1…'", in_words(found["reason"] if found else message))
    steps = _STEP.findall(found["place"].replace(_ANY_KEY, "")) if found else []
    return tuple(name or int(place) for name, place in steps), reason


def fault_of(message: str) -> Fault:
    """Return the fault that a reason of msgspec states."""
    path, reason = placed(message)
    return Fault(key_of(path), "format", reason)


def _limits(kind: Any) -> msgspec.Meta | None:
    """Return what a type allows of the values of another one, if it is such a type."""
    stated = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((one for one in stated if isinstance(one, msgspec.Meta)), None)


def with_fitting(value: Any, found: Iterable[Misfit]) -> Any:
    """Return a copy of a value in which other values that fit stand instead of misfits."""
    copied = deepcopy(value)
    for misfit in found:
        reduce(getitem, misfit.path[:-1], copied)[misfit.path[-1]] = misfit.instead
    return copied


def is_beside(fault: Fault, found: Iterable[Misfit]) -> bool:
    """Return whether a fault is at one of some misfits, or in the table or list in which one is."""
    return any(fault.field in (key_of(misfit.path), key_of(misfit.path[:-1])) for misfit in found)
