"""The plugins of the tests, on a small suite of their own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import durations
from tests.plugins.durations import Timing, comparison, main

pytestmark = pytest.mark.process
ROOT = Path(__file__).parents[2]
CONFTEST = 'pytest_plugins = ("tests.plugins.kinds", "tests.plugins.campaigns")\n'
SUITE = """
import multiprocessing, subprocess, sys
import pytest
from tests import compiled

@pytest.fixture
def browser(): ...

def test_plain(): ...
def test_screen(browser): ...
def test_popen(): subprocess.run([sys.executable, "-c", ""])
def test_spawn(): multiprocessing.get_context("spawn").Process(target=print).start()
def test_kernel(): compiled.call("tests.engine.probes:peek", "peek_at_turn")
@pytest.mark.process
def test_child(): subprocess.run([sys.executable, "-c", ""])
@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("part", range(9))
def test_parts(part): ...
@pytest.mark.campaign("family", sample=1)
def test_mother(): ...
@pytest.mark.campaign("family", sample=1)
@pytest.mark.parametrize("child", range(3))
def test_child_of(child): ...
@pytest.mark.campaign
def test_games(): compiled.call("tests.engine.probes:peek", "peek_at_turn")
@pytest.mark.campaign
def test_long(campaign): print(campaign.size(sample=3, full=25))
"""
SWEEP = """
import pytest
@pytest.mark.parametrize("theme", [1, 2])
@pytest.mark.parametrize("case", range(2))
def test_cases(browser, case, theme): ...
@pytest.mark.parametrize("theme", range(3))
def test_few(browser, theme): ...
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_suite.py").write_text(SUITE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(suite: Path, *arguments: str) -> str:
    """Run the small suite; return what it prints."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-v", "-s", *arguments]
    settings = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(command, cwd=suite, env=settings, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def outcomes(said: str) -> set[str]:
    """Return each test that ran, with what came of it."""
    lines = [line for line in said.splitlines() if line.startswith("FAILED ")]
    return {line.partition("::")[2].partition(" ")[0] for line in lines}


def test_a_unit_test_that_starts_a_process_or_calls_a_kernel_fails(suite: Path) -> None:
    said = run(suite, "-m", "unit or campaign", "--campaign-seed=1")
    assert outcomes(said) == {"test_popen", "test_spawn", "test_kernel", "test_games"}
    assert said.count("this test needs the marker: @pytest.mark.process") >= 2
    assert said.count("this test needs the marker: @pytest.mark.compiled") >= 2
    assert "4 failed, 5 passed" in said


def test_a_browser_test_with_many_cases_is_a_campaign_whatever_they_are_called(suite: Path) -> None:
    (suite / "test_sweep.py").write_text(SWEEP)
    needed = "test_sweep.py::test_cases has 4 cases; it needs the marker: @pytest.mark.campaign(sample=1)"
    assert needed in run(suite)
    (suite / "test_sweep.py").write_text(SWEEP.replace("pytest\n@", "pytest\n@pytest.mark.campaign\n@"))
    assert "test_cases" in run(suite, "-m", "campaign", "--collect-only")
    assert "test_few" in run(suite, "-m", "browser", "--collect-only")


def test_each_kind_is_selected_by_its_name(suite: Path) -> None:
    assert "test_screen" in run(suite, "-m", "browser", "--collect-only")
    said = run(suite, "-m", "process")
    assert ("test_child" in said, "1 passed" in said) == (True, True)


def test_a_sample_of_each_campaign_is_drawn_by_a_seed_and_all_of_it_when_asked(suite: Path) -> None:
    one, again, other = (run(suite, "-m", "campaign", f"--campaign-seed={seed}") for seed in (1, 1, 2))
    assert one.count("test_child_of[") + one.count("test_mother") == 1
    drawn = [sorted(line for line in said.splitlines() if "test_parts[" in line) for said in (one, again, other)]
    assert (len(drawn[0]), drawn[0], "SEED=1" in one) == (2, drawn[1], True)
    assert drawn[0] != drawn[2]
    assert "test_long 3\n" in one.replace("test_suite.py::", "")
    whole = run(suite, "-m", "campaign", "--campaigns")
    assert (whole.count("test_parts["), "test_long 25\n" in whole.replace("test_suite.py::", "")) == (9, True)


def test_two_runs_are_compared_by_what_changed_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(durations, "FOLDER", tmp_path)
    old = {"a": Timing("unit", 1.0, 1.0), "b": Timing("browser", 5.0, 1.0)}
    new = {"a": Timing("unit", 1.5, 1.0), "c": Timing("browser", 0.25, 1.0)}
    assert [*comparison(old, new)][:3] == [
        "    5.00 →     0.00 s  b",
        "    1.00 →     1.50 s  a",
        "    0.00 →     0.25 s  c",
    ]
    durations.keep(old, tmp_path)
    durations.keep(new, tmp_path)
    assert main([]) == 0
    assert "all of kind browser" in capsys.readouterr().out
