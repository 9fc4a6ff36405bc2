"""Compiled runs, in processes of this machine and on a Dask cluster; what the tests' worker compiled is used."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests import compiled
from tests.simulate.chunks import Stated

pytestmark = pytest.mark.campaign("compiled simulations", sample=1)
GAMES = 48
STATED: Stated = ("us", {"short": True}, ["regular", "random", "edmund"], 7, 300)
ASKED = [
    "--edition",
    "us",
    "--option",
    "short",
    "--bots",
    "regular,random,edmund",
    "--seed",
    "7",
    "--games",
    str(GAMES),
]


@pytest.fixture(scope="module")
def expected() -> dict[str, int]:
    """What comes of the run in the worker."""
    return compiled.call("tests.simulate.chunks:sums", STATED, GAMES)


def simulate(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the command where it finds what was compiled."""
    command = [sys.executable, "-m", "monopolista", "simulate", *arguments]
    return subprocess.run(
        command, cwd=compiled.ROOT, env=compiled.environment(), capture_output=True, text=True, timeout=500, check=False
    )


def summary_of(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    """Return the summary of a run that went well."""
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.compiled
@pytest.mark.parametrize("workers", [1, 2])
def test_a_compiled_run_is_the_same_with_any_number_of_workers(expected: dict[str, int], workers: int) -> None:
    summary = summary_of(simulate(*ASKED, "--workers", str(workers), "--json"))
    assert summary["compiled"]
    assert summary["workers"] == workers
    assert {name: summary[name] for name in expected} == expected


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
def test_a_kernel_of_ones_own_plays_at_full_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{compiled.ROOT / 'docs' / 'bots'}:{compiled.ROOT / 'src'}")
    seated = ["--bots", "patient:choose,regular", "--games", "20", "--seed", "7", "--workers", "1", "--json"]
    summary_of(simulate("--games", "1", "--json"))  # the rules and the bots are kept from here on
    done = simulate(*seated)
    summary = summary_of(done)
    assert summary["compiled"]
    assert re.search("Compiling patient:choose", done.stderr)
    plain = compiled.call("tests.simulate.chunks:sums", ("italy", {}, ["regular", "regular"], 7, 300), 20)
    assert summary["turns"] != plain["turns"]


@pytest.fixture
def scheduler(tmp_path: Path) -> Generator[str]:
    """The address of a Dask scheduler with two workers, each a process of its own."""
    from dask import distributed  # noqa: PLC0415 (only a campaign needs it)

    file = tmp_path / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1", "--no-dashboard"]
    worker += ["--local-directory", str(tmp_path)]
    there = ["--scheduler-file", str(file)]
    quiet = {"cwd": compiled.ROOT, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    started = [subprocess.Popen([*command, "--host", "127.0.0.1", *there], **quiet)]  # type: ignore[call-overload]
    try:
        while not file.exists():
            time.sleep(0.1)
        environment = compiled.environment()
        started.append(subprocess.Popen([*worker, "--nworkers", "2", *there], env=environment, **quiet))  # type: ignore[call-overload]
        address: str = json.loads(file.read_text())["address"]
        with distributed.Client(address) as client:
            client.wait_for_workers(2, timeout=120)
        yield address
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait(30)


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
def test_a_dask_cluster_plays_the_same_games(scheduler: str, expected: dict[str, int], tmp_path: Path) -> None:
    summary = summary_of(simulate(*ASKED, "--cluster", scheduler, "--json", "--out", str(tmp_path / "results")))
    assert summary["workers"] == 2
    assert {name: summary[name] for name in expected} == expected
    assert (tmp_path / "results" / "games.parquet").exists()


def test_a_missing_cluster_is_reported_in_one_line() -> None:
    done = simulate("--cluster", "tcp://127.0.0.1:9", "--games", "1")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("monopolista: --cluster tcp://127.0.0.1:9: ")
