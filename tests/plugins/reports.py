"""Pytest plugin: one report of a test that passes, in place of three and two notices of its beginning and end.

Each report travels from the process that ran the test to the one that prints. With ten thousand tests of a few
milliseconds this takes longer than some of the tests. A phase that failed or was skipped has its own report.
"""

from collections.abc import Sequence

import pytest
from _pytest.runner import runtestprotocol


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test and report what is left of its phases."""
    for report in merged(runtestprotocol(item, log=False, nextitem=nextitem)):
        item.ihook.pytest_runtest_logreport(report=report)
    return True


def merged(reports: Sequence[pytest.TestReport]) -> Sequence[pytest.TestReport]:
    """Return the call alone, with the seconds and properties of all phases, where all phases have passed."""
    if len(reports) != 3 or not all(report.passed for report in reports):
        return reports
    _, call, teardown = reports
    call.duration = sum(report.duration for report in reports)
    call.user_properties = teardown.user_properties
    return [call]
