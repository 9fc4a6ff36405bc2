"""Pytest plugin: the order in which processes share the tests, so that all of them end at the same time.

Each process begins with an equal part of the list, and one that has nothing left takes over half of what another still
has. What takes long goes first in every part; what is left at the end is short. Tests that call compiled kernels come
to one process, so that no other loads machine code.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import pytest

from tests.plugins.kinds import calls_kernels, kind_of


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests of a process that shares them with others in order."""
    running: dict[str, Any] | None = getattr(config, "workerinput", None)
    if running is not None:
        items[:] = ordered(items, int(running["workercount"]))


def ordered(items: Sequence[pytest.Item], parts: int) -> list[pytest.Item]:
    """Split tests into equal parts; each starts with its share of long modules, and modules stay together."""
    modules = [[*those] for _, those in groupby(items, lambda item: item.nodeid.partition("::")[0])]
    long = [those for those in modules if not all(kind_of(item) == "unit" for item in those)]
    short = [item for those in modules if those not in long for item in those]
    shared: list[list[pytest.Item]] = [[] for _ in range(parts)]
    kernels = [those for those in long if any(calls_kernels(item) for item in those)]
    shared[0] = [item for those in kernels for item in those]
    for those in sorted((those for those in long if those not in kernels), key=len, reverse=True):
        min(shared, key=len).extend(those)
    size = -(-len(items) // parts)
    for part in shared:
        missing = max(0, size - len(part))
        part.extend(short[:missing])
        del short[:missing]
    return [item for part in shared for item in part] + short
