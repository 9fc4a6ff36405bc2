"""Processor instructions as compiled kernels; only processes with compiled kernels import this module."""

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic

_types: Any = types


@intrinsic
def _trailing_zeros(typing: Any, mask: Any) -> Any:
    def say(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.false_bit)

    return _types.int64(_types.int64), say


_compiled_trailing_zeros: Any = _trailing_zeros


def lowest(mask: int) -> int:
    """Return the lowest member of a set that is not empty: count trailing zeros."""
    return _compiled_trailing_zeros(mask)
