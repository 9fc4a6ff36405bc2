"""Writes TOML: tables, arrays of tables, and short tables in one line; no line is long.

>>> values = {"id": "milan", "name": {"en": "Milan"}, "squares": [{"name": {"en": "GO"}, "rent": None}]}
>>> print(write_toml(values), end="")
id = "milan"
<BLANKLINE>
[name]
en = "Milan"
<BLANKLINE>
[[squares]]
name = { en = "GO" }
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

import msgspec

_WIDTH: Final = 120
"""Longer lines are divided, in characters."""
_PIECE: Final = re.compile(r".{1,79} |.{1,80}")


def write_toml(values: Mapping[str, Any]) -> str:
    """Return values as a TOML text.

    Parameters
    ----------
    values : Mapping
        Tables, arrays, texts without control characters, whole numbers, truth values, and None for what is not
        stated. Keys are bare keys of TOML.

    Returns
    -------
    str
        Text that reads back as the same values.
    """
    return "".join(f"{line}\n" for line in _lines(values, ()))


def _lines(values: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    stated = {key: value for key, value in values.items() if value is not None}
    tables = {key: value for key, value in stated.items() if _is_table(key, value, path)}
    for key, value in stated.items():
        if key not in tables:
            yield from _statement(key, value)
    for key, value in tables.items():
        inner = (*path, key)
        name = ".".join(inner)
        for table in cast("list[Any]", value) if isinstance(value, list) else [value]:
            yield ""
            yield f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
            yield from _lines(table, inner)


def _is_table(key: str, value: Any, path: tuple[str, ...]) -> bool:
    """Return whether a value has lines of its own below a head, as tables do unless they are short parts of another."""
    if isinstance(value, list):
        return any(isinstance(one, dict) for one in cast("list[Any]", value))
    if not isinstance(value, dict):
        return False
    is_nested = any(isinstance(one, dict | list) for one in cast("dict[str, Any]", value).values())
    return not path or is_nested or len(_assignment(key, value)) > _WIDTH


def _statement(key: str, value: Any) -> Iterator[str]:
    """Yield the lines of a value; a long text is a multi-line string, in which a backslash joins lines."""
    line = _assignment(key, value)
    if len(line) <= _WIDTH or not isinstance(value, str):
        yield line
        return
    yield f'{key} = """\\'
    *pieces, last = (_piece(found) for found in _PIECE.findall(value))
    yield from (f"{piece}\\" for piece in pieces)
    yield f'{last}"""'


def _piece(text: str) -> str:
    """Return a piece of a multi-line string, whose first space would not count unless it is escaped."""
    escaped = _inline(text)[1:-1]
    return f"\\u0020{escaped[1:]}" if escaped.startswith(" ") else escaped


def _assignment(key: str, value: Any) -> str:
    return f"{key} = {_inline(value)}"


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        parts = [_assignment(key, one) for key, one in cast("dict[str, Any]", value).items()]
        return f"{{ {', '.join(parts)} }}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(one) for one in cast('list[Any]', value))}]"
    return msgspec.json.encode(value).decode()
