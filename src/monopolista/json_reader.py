"""JSON from files, lines and sockets: whatever is wrong with it, ``msgspec.DecodeError`` says so."""

from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")


@overload
def read_json(source: bytes | str, kind: type[T]) -> T: ...
@overload
def read_json(source: bytes | str, kind: Any = Any) -> Any: ...
def read_json(source: bytes | str, kind: Any = Any) -> Any:
    """Return the value of a type that JSON states.

    Raises
    ------
    msgspec.DecodeError
        It is no JSON in UTF-8, does not fit the type, or is nested deeper than Python's stack goes.

    >>> read_json("[1, 2]", list[int])
    [1, 2]
    """
    try:
        return msgspec.json.decode(source, type=kind)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from error
