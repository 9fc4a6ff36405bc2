"""Records as kernels are handed them: rows of an array when compiled, otherwise a list of Python objects."""

from functools import cache
from typing import Any

import numpy as np

from monopolista.kernel.jit import COMPILED
from monopolista.kernel.records import Row, copy, pack


def several(body: object, count: int) -> Any:
    """Return so many copies of a body."""
    return np.repeat(pack(body), count) if COMPILED else [copy(body) for _ in range(count)]


def blank(kind: type[object], count: int) -> Any:
    """Return so many new records of a kind."""
    return np.repeat(_row(kind), count) if COMPILED else [kind() for _ in range(count)]


@cache
def _row(kind: type[object]) -> Row:
    return pack(kind())
