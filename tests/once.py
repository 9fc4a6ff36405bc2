"""What is made once for all processes that run tests: the first one that needs it makes it, others wait."""

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def made_once(name: str, places: pytest.TempPathFactory) -> Generator[Path]:
    """Yield a place in the folder of this session, to this process alone; what lies there another one has made."""
    own = places.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (shared / f"{name}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield shared / name
