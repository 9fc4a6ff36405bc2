"""How many processes share the tests."""

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take one process more than there are cores: screens, clocks and servers are waited for."""
    return (os.cpu_count() or 1) + 1
