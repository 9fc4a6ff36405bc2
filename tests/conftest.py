"""The plugins of the tests, and how many processes share them."""

import gc
import os

import pytest

pytest_plugins = ("tests.plugins.kinds", "tests.plugins.campaigns", "tests.plugins.durations")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take three processes for each core: half of their time they wait for screens, servers and databases."""
    return 3 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    """Keep the garbage collector from walking over ten thousand collected tests again and again."""
    gc.collect()
    gc.freeze()
