"""How many processes share the tests."""

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take two processes more than there are cores: screens, clocks, servers and compiled workers are waited for."""
    return (os.cpu_count() or 1) + 2
