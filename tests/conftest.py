"""The plugins of the tests, and how many processes share them."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Every process that loads NumPy starts threads for large matrices otherwise, and here are none."""

MEMORY = Path("/dev/shm")
"""Where files lie in memory: databases of tests that are killed, not unplugged, wait for no disk there."""
ROOM = 4 * 2**30
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

pytest_plugins = tuple(f"tests.plugins.{name}" for name in ("kinds", "campaigns", "durations", "order", "reports"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Forget after each test the editions that it registered: they are those of a process, and other tests follow."""
    try:
        return (yield)
    finally:
        for game in ("classic", "deal"):
            if loaded := sys.modules.get(f"monopolista.games.{game}.editions.load"):
                vars(loaded)["EDITIONS"].own.clear()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take one process more than there are cores: they wait for screens, servers and databases at times."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without the garbage collector: nearly all that they are stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Keep the garbage collector from walking over ten thousand collected tests, and all else, even once."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for resources that were left open once, not five times: that is what ends each process of a run."""
    gc.collect()
    gc.freeze()
