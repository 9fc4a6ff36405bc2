"""How many processes share the tests, and in which order."""

import os

import pytest

from tests import compiled


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take two processes more than there are cores: screens, clocks, servers and compiled workers are waited for."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is compiled, so that one process does it while the others, each of which has a part of the rest,
    need not wait for it.
    """
    items.sort(key=lambda item: not _calls_what_is_compiled(item))


def _calls_what_is_compiled(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and vars(item.module).get("compiled") is compiled
