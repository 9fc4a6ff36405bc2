"""JSON from files, lines and sockets: every error is ``msgspec.DecodeError``."""

from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")


@overload
def read_json(source: bytes | str, kind: type[T]) -> T: ...
@overload
def read_json(source: bytes | str, kind: Any = Any) -> Any: ...
def read_json(source: bytes | str, kind: Any = Any) -> Any:
    """Decode JSON into a type.

    Parameters
    ----------
    source : bytes or str
        JSON; bytes are in UTF-8.
    kind : type
        Type of the value, by default whatever JSON has.

    Returns
    -------
    Any
        Value of that type.

    Raises
    ------
    msgspec.DecodeError
        If it is not JSON in UTF-8, does not fit the type, or is nested deeper than Python's stack allows.

    Examples
    --------
    >>> read_json("[1, 2]", list[int])
    [1, 2]
    """
    try:
        return msgspec.json.decode(source, type=kind)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from error
