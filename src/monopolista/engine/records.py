"""Records: declared once, usable as a Python object and as a row of a NumPy array.

A record is a dataclass whose fields are 32-bit integers, lists of them, or lists of records. As a Python object, it has
slots with ints and lists. A packed record is a row of a structured array, which compiled kernels read and write in
place. Two records are equal if their bytes are equal.
"""

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import Field, dataclass, field, fields, is_dataclass
from functools import cache
from hashlib import sha256
from itertools import groupby, islice
from typing import Any, Literal, TypeVar, cast, dataclass_transform

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.jit import kernel

R = TypeVar("R")
Visit = Callable[[R, Any, int], None]
Place = int
"""An index, from 0; -1 for none."""
Row = NDArray[np.void]
"""Structured array of one packed record, shape (1,), of the record's dtype."""


def number(doc: str, default: int = 0, *, init: Literal[False] = False) -> int:
    """Declare a field that holds one signed 32-bit integer."""
    return field(init=init, default=default, metadata={"doc": doc, "code": "i4"})


def cells(count: int, doc: str, *, init: Literal[False] = False) -> list[int]:
    """Declare a field that holds ``count`` signed 32-bit integers."""
    return field(init=init, default_factory=lambda: [0] * count, metadata={"doc": doc, "code": "i4", "count": count})


def words(count: int, doc: str, *, init: Literal[False] = False) -> list[int]:
    """Declare a field that holds ``count`` unsigned 32-bit integers."""
    return field(init=init, default_factory=lambda: [0] * count, metadata={"doc": doc, "code": "u4", "count": count})


def rows(kind: type[R], count: int, doc: str, *, init: Literal[False] = False) -> list[R]:
    """Declare a field that holds ``count`` records of a kind."""
    return field(
        init=init,
        default_factory=lambda: [kind() for _ in range(count)],
        metadata={"doc": doc, "kind": kind, "count": count},
    )


@dataclass_transform(eq_default=False, field_specifiers=(number, cells, words, rows))
def record(declared: type[R]) -> type[R]:
    """Turn a class with declared fields into a record."""
    return dataclass(slots=True, eq=False)(declared)


def is_record(kind: object) -> bool:
    """Say whether a class was declared as a record."""
    return isinstance(kind, type) and is_dataclass(kind)


def _fields(kind: type[object]) -> tuple[Field[Any], ...]:
    return fields(cast(Any, kind))


@cache
def dtype_of(kind: type[object]) -> np.dtype[np.void]:
    """Return the packed layout of a record as a structured dtype: its fields in order, without padding."""
    return np.dtype([_column(one) for one in _fields(kind)])


@cache
def layout_of(kind: type[object]) -> str:
    """Return a digest of the packed layout of a record, 16 hexadecimal digits, which detects other layouts."""
    return sha256(str(dtype_of(kind).descr).encode()).hexdigest()[:16]


def _column(one: Field[Any]) -> tuple[str, Any] | tuple[str, Any, tuple[int]]:
    inner = one.metadata.get("kind")
    code = dtype_of(inner) if inner is not None else np.dtype(str(one.metadata["code"]))
    count = one.metadata.get("count")
    return (one.name, code) if count is None else (one.name, code, (int(count),))


def numbers_of(instance: object) -> dict[str, int]:
    """Return the fields of a record that hold one number, by name."""
    lone = [one.name for one in _fields(type(instance)) if "count" not in one.metadata]
    return {name: int(getattr(instance, name)) for name in lone}


@cache
def seen_dtype(kind: type[object], whole: type[object]) -> np.dtype[np.void]:
    """Return a structured dtype with only the fields of ``kind``, over the memory of ``whole``.

    Parameters
    ----------
    kind : type
        Record class, a base of ``whole``.
    whole : type
        Record class of the array.

    Returns
    -------
    dtype
        Its length is that of ``whole``. A view of an array with it has no access to the fields that ``whole`` adds.
    """
    layout = dtype_of(whole)
    names = [one.name for one in _fields(kind)]
    slots = cast(dict[str, Any], layout.fields)
    return np.dtype(
        {
            "names": names,
            "formats": [slots[name][0] for name in names],
            "offsets": [slots[name][1] for name in names],
            "itemsize": layout.itemsize,
        }
    )


def pack(instance: object) -> Row:
    """Return a packed copy of a record.

    Parameters
    ----------
    instance : record
        Python object to copy.

    Returns
    -------
    Row
        Structured array of the record's dtype, shape (1,), writable.

    Raises
    ------
    OverflowError
        If a number does not fit in 32 bits.
    """
    return np.frombuffer(to_bytes(instance), dtype_of(type(instance))).copy()


def unpack(kind: type[R], row: Any) -> R:
    """Return a packed record as a new Python object.

    Parameters
    ----------
    kind : type
        Record class.
    row : void
        Element of a structured array of the kind's dtype.

    Returns
    -------
    record
        Independent of the array.
    """
    return cast(R, _reader(kind)(iter(np.frombuffer(row.tobytes(), np.int32).tolist())))


@cache
def _reader(kind: type[object]) -> Callable[[Iterator[int]], Any]:
    """Generate, once for each kind, a function that builds a record from its numbers in order."""
    lines = ["def read(numbers):", "    new = make(kind)"]
    scope: dict[str, Any] = {"kind": kind, "make": object.__new__, "islice": islice}
    for one in _fields(kind):
        inner, count = one.metadata.get("kind"), one.metadata.get("count")
        if inner is not None:
            scope[f"read_{one.name}"] = _reader(inner)
            value = f"[read_{one.name}(numbers) for _ in range({count})]"
        elif count is None:
            value = "next(numbers)"
        else:
            value = f"list(islice(numbers, {count}))"
            if one.metadata["code"] == "u4":
                value = f"[number & 0xFFFFFFFF for number in {value}]"
        lines.append(f"    new.{one.name} = {value}")
    return _written("\n".join([*lines, "    return new"]), scope, "read")


def to_bytes(instance: object) -> bytes:
    """Return the packed bytes of a record, for comparing and storing records.

    Parameters
    ----------
    instance : record
        Python object.

    Returns
    -------
    bytes
        As long as the kind's dtype.

    Raises
    ------
    OverflowError
        If a number does not fit in 32 bits.
    """
    kind = type(instance)
    numbers: list[int] = []
    _lister(kind)(instance, numbers)
    try:
        return _layout(kind).pack(*numbers)
    except struct.error as error:
        raise OverflowError(f"{kind.__name__}: {error}") from error


@cache
def _layout(kind: type[object]) -> struct.Struct:
    """Return the struct format of a kind."""
    return struct.Struct("=" + "".join(_codes(kind)))


def _codes(kind: type[object]) -> Iterator[str]:
    for one in _fields(kind):
        inner = one.metadata.get("kind")
        codes = "".join(_codes(inner)) if inner is not None else {"i4": "i", "u4": "I"}[one.metadata["code"]]
        yield codes * one.metadata.get("count", 1)


@cache
def _lister(kind: type[object]) -> Callable[[Any, list[int]], None]:
    """Generate, once for each kind, a function that appends the numbers of a record to a list in order."""
    lines = ["def add(instance, numbers):"]
    scope: dict[str, Any] = {}
    for lone, together in groupby(_fields(kind), lambda one: "count" not in one.metadata):
        if lone:
            lines.append(f"    numbers += ({''.join(f'instance.{one.name},' for one in together)})")
            continue
        for one in together:
            inner = one.metadata.get("kind")
            scope[f"add_{one.name}"] = inner and _lister(inner)
            adds = (
                f"numbers += instance.{one.name}"
                if inner is None
                else (f"for each in instance.{one.name}: add_{one.name}(each, numbers)")
            )
            lines.append(f"    {adds}")
    return _written("\n".join(lines), scope, "add")


def from_bytes(kind: type[R], data: bytes) -> R:
    """Return a record from its packed bytes.

    Parameters
    ----------
    kind : type
        Record class.
    data : bytes
        As ``to_bytes`` returned them.

    Returns
    -------
    record
        New Python object.

    Raises
    ------
    ValueError
        If the length is not that of one record.
    """
    (row,) = np.frombuffer(data, dtype_of(kind))
    return unpack(kind, row)


@cache
def _copier(kind: type[object]) -> Callable[[Any], Any]:
    """Generate, once for each kind, a function that copies a record field by field."""
    lines = ["def copy(old):", "    new = make(kind)"]
    scope: dict[str, Any] = {"kind": kind, "make": object.__new__}
    for one in _fields(kind):
        inner = one.metadata.get("kind")
        if inner is not None:
            scope[f"copy_{one.name}"] = _copier(inner)
            value = f"[copy_{one.name}(each) for each in old.{one.name}]"
        else:
            value = f"old.{one.name}[:]" if "count" in one.metadata else f"old.{one.name}"
        lines.append(f"    new.{one.name} = {value}")
    return _written("\n".join([*lines, "    return new"]), scope, "copy")


def _written(text: str, scope: dict[str, Any], name: str) -> Callable[..., Any]:
    """Return the function of a name that a source text defines."""
    scope["__name__"] = __name__
    exec(text, scope)  # noqa: S102 (the text is made of our own field names)
    return cast(Callable[..., Any], scope[name])


@cache
def _comparer(kind: type[object]) -> Callable[[Any, Any], bool]:
    """Generate, once for each kind, a function that compares two records field by field."""
    lines = ["def same(one, two):", "    return ("]
    scope: dict[str, Any] = {}
    for one in _fields(kind):
        inner, name = one.metadata.get("kind"), one.name
        if inner is not None:
            scope[f"same_{name}"] = _comparer(inner)
            lines.append(f"        all(map(same_{name}, one.{name}, two.{name})) and")
        else:
            lines.append(f"        one.{name} == two.{name} and")
    return _written("\n".join([*lines, "        True)"]), scope, "same")


def same(one: R, two: R) -> bool:
    """Say whether two records of a kind have the same bytes; both are Python objects."""
    return _comparer(type(one))(one, two)


def copy(instance: R) -> R:
    """Return an independent copy of a record (Python object)."""
    return cast(R, _copier(type(instance))(instance))


@cache
def _sharer(kind: type[object]) -> Callable[[Any], Any]:
    """Generate, once for each kind, a function that makes a shallow copy of a record."""
    fields = [f"    new.{one.name} = old.{one.name}" for one in _fields(kind)]
    text = "\n".join(["def share(old):", "    new = make(kind)", *fields, "    return new"])
    return _written(text, {"kind": kind, "make": object.__new__}, "share")


def sharing(instance: R) -> R:
    """Return a shallow copy of a record: its own numbers, the same lists and inner records."""
    return cast(R, _sharer(type(instance))(instance))


def part(kind: type[R], instance: R) -> R:
    """Return an independent copy of a part of a record: the fields of ``kind``, a base of its class."""
    return parts(kind, (instance,))[0]


def parts(kind: type[R], instances: Iterable[R]) -> list[R]:
    """Return independent copies of records, restricted to the fields that ``kind`` declares."""
    return [*map(_copier(kind), instances)]


def copier(kind: type[R]) -> Callable[[R, R], None]:
    """Generate the kernel ``copy(to, old)``, which copies a record of a kind onto another."""
    return _kernel_of(kind, "copy", "to, old", "to.{field} = old.{field}", "{inner}(to.{field}, old.{field})")


def blanker(kind: type[R]) -> Callable[[R], None]:
    """Generate the kernel ``blank(to)``, which resets a record of a kind to its defaults."""
    return _kernel_of(kind, "blank", "to", "to.{field} = {default}", "{inner}(to.{field})")


def matcher(kind: type[R], *apart: str) -> Callable[[R, R], bool]:
    """Generate the kernel ``match(one, two)``, which compares two records of a kind except for the fields ``apart``."""
    plain = "if one.{field} != two.{field}: return False"
    inner = "if not {inner}(one.{field}, two.{field}): return False"
    return _kernel_of(kind, "match", "one, two", plain, inner, *apart, last="return True")


def field_visitor(kind: type[R], names: Sequence[str], visit: Callable[[Any, int, int], None]) -> Visit[R]:
    """Generate a kernel that passes the fields of a record to another kernel, each with the next number.

    ``visit_edition(edition, to, first)`` calls ``visit(to, first, edition.a)``, ``visit(to, first + 1, edition.b)``
    and so on.
    """
    missing = set(names) - {one.name for one in _fields(kind)}
    assert not missing, f"{kind.__name__} has no field {', '.join(sorted(missing))}"
    name = f"visit_{kind.__name__}"
    lines = [f"    visit(to, first + {place}, record.{one})" for place, one in enumerate(names)]
    text = "\n".join([f"def {name}(record, to, first):", *lines, "    return"])
    return kernel(_written(text, {"visit": visit}, name))


def _kernel_of(
    kind: type[object], does: str, arguments: str, plain: str, inner: str, *apart: str, last: str = ""
) -> Callable[..., Any]:
    """Generate a kernel with a line for each field but those left out: a number, or a record."""
    name = "_".join((does, kind.__name__, *apart))
    scope: dict[str, Any] = {}
    lines = [f"def {name}({arguments}):"]
    for one in _fields(kind):
        if one.name in apart:
            continue
        line, indent, field, within = plain, "", one.name, one.metadata.get("kind")
        if "count" in one.metadata:
            lines.append(f"    for place in range({one.metadata['count']}):")
            indent, field = "    ", f"{field}[place]"
        if within is not None:
            line = inner
            scope[f"{does}_{within.__name__}"] = _kernel_of(within, does, arguments, plain, inner, last=last)
        default = 0 if "count" in one.metadata else one.default
        said = line.format(field=field, default=default, inner=within and f"{does}_{within.__name__}")
        lines.append(f"    {indent}{said}")
    return kernel(_written("\n".join([*lines, f"    {last}"]), scope, name))
