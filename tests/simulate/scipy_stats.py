"""``scipy.stats``, imported by the process whose test asks for it: that takes as long as to collect 600 tests."""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def stats() -> Any:
    """Return the module, which has no types."""
    return import_module("scipy.stats")
