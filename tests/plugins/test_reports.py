"""A test that passes is reported once, and what fails or is skipped as pytest reports it."""

import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from tests.plugins import durations
from tests.plugins.durations import SHARED
from tests.plugins.reports import merged

ROOT = Path(__file__).parents[2]
CONFTEST = """
pytest_plugins = ["tests.plugins.kinds", "tests.plugins.durations", "tests.plugins.reports"]
def pytest_runtest_logreport(report):
    print("REPORT", report.nodeid.partition("::")[2], report.when, report.outcome)
"""
SUITE = """
import pytest

@pytest.fixture
def torn():
    yield
    raise ValueError

def test_passes(): ...
def test_fails(): assert 1 == 2
def test_torn(torn): ...
@pytest.mark.skip
def test_skipped(): ...
"""
WANTED = [
    "test_passes call passed",
    "test_fails setup passed",
    "test_fails call failed",
    "test_fails teardown passed",
    "test_torn setup passed",
    "test_torn call passed",
    "test_torn teardown failed",
    "test_skipped setup skipped",
    "test_skipped teardown passed",
]


def phase(when: Literal["setup", "call", "teardown"], seconds: float, cpu: float) -> pytest.TestReport:
    """Return what is reported of a phase that passed."""
    place = ("test_suite.py", 1, "test_passes")
    return pytest.TestReport(
        "test_passes", place, {}, "passed", None, when, duration=seconds, user_properties=[("cpu", cpu)]
    )


def test_the_one_report_has_the_seconds_of_all_phases_and_the_last_properties() -> None:
    (one,) = merged([phase("setup", 1, 0), phase("call", 2, 0), phase("teardown", 4, 6.5)])
    assert (one.when, one.duration, one.user_properties) == ("call", 7, [("cpu", 6.5)])


@pytest.mark.process
def test_what_passes_is_reported_once_and_all_else_phase_by_phase(tmp_path: Path) -> None:
    for name, text in (("conftest.py", CONFTEST), ("test_suite.py", SUITE), ("pytest.ini", "[pytest]\n")):
        (tmp_path / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-s"]
    settings = {"PYTHONPATH": str(ROOT)}
    said = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False).stdout
    reports = [line.partition("REPORT ")[2] for line in said.splitlines() if "REPORT " in line]
    assert reports == WANTED
    assert "1 failed, 2 passed, 1 skipped, 1 error" in said
    assert [*(tmp_path / ".durations").glob("*.json")], "they are kept beside the tests that ran, not among ours"


SHARING = """
import subprocess, sys
import pytest

@pytest.fixture(scope="session")
def server():
    with subprocess.Popen([sys.executable, "-c", "sum(range(5_000_000))"]):
        yield

@pytest.mark.process
def test_that_asks_the_server(server): ...
def test_that_comes_last(): ...
"""


@pytest.mark.process
def test_what_many_tests_share_is_counted_apart_from_the_last_of_them(tmp_path: Path) -> None:
    """Three browsers of forty seconds each were taken for what three short tests needed."""
    for name, text in (("conftest.py", CONFTEST), ("test_suite.py", SHARING), ("pytest.ini", "[pytest]\n")):
        (tmp_path / name).write_text(text)
    command, settings = [sys.executable, "-m", "pytest", "-q"], {"PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, check=True)
    (kept,) = (tmp_path / ".durations").glob("*.json")
    run = durations.read(kept)
    assert set(run) == {f"test_suite.py::test_that_{one}" for one in ("asks_the_server", "comes_last")} | {SHARED}
    assert run[SHARED].cpu > run["test_suite.py::test_that_comes_last"].cpu
    assert f"{SHARED}: CPU {run[SHARED].cpu:.1f} s" in [*durations.summary(run)]
