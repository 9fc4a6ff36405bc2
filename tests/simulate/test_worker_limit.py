"""How many workers a run can have: cores, chunks of work and free memory say so, each in words."""

from pathlib import Path

import pytest

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError
from monopolista.simulate import tournament
from monopolista.simulate.runner import run, worker_limit
from monopolista.simulate.runner.worker_limit import WORKER_MEMORY, free_memory, limit_of
from tests.simulate.chunks import job_of

AMPLE = 2**50
JOB = job_of(("italy", {}, ["regular", "random"], 7, 5))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine of eight cores with memory for all of them."""
    monkeypatch.setattr(worker_limit, "cores_here", lambda: 8)
    monkeypatch.setattr(worker_limit, "free_memory", lambda: AMPLE)
    return monkeypatch


@pytest.mark.parametrize(
    ("chunks", "cores", "memory", "workers", "reason"),
    [
        (100, 8, AMPLE, 8, "this machine has 8 cores"),
        (100, 1, AMPLE, 1, "this machine has 1 core"),
        (3, 8, AMPLE, 3, "the run has 3 chunks of work"),
        (0, 8, AMPLE, 1, "the run has 1 chunk of work"),
        (100, 8, 2 * WORKER_MEMORY, 2, f"MiB of memory are free, and a worker takes {WORKER_MEMORY // 2**20} MiB"),
        (100, 8, 0, 1, "0 MiB of memory are free"),
    ],
)
def test_the_scarcest_sets_the_limit(chunks: int, cores: int, memory: int, workers: int, reason: str) -> None:
    found = limit_of(chunks, cores=cores, memory=memory)
    assert found.workers == workers
    assert reason in found.reason


def test_a_control_group_may_have_less_memory_than_the_machine(tmp_path: Path) -> None:
    (tmp_path / "memory.max").write_text("1000000\n")
    (tmp_path / "memory.current").write_text("400000\n")
    (tmp_path / "memory.stat").write_text("anon 250000\ninactive_file 100000\n")
    assert free_memory(tmp_path) == 700_000
    (tmp_path / "memory.current").write_text("2000000\n")
    assert free_memory(tmp_path) == 0
    (tmp_path / "memory.max").write_text("max\n")
    assert free_memory(tmp_path) > 2_000_000


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize(
    ("wished", "chunks", "workers", "said"),
    [
        ("8", 100, 8, []),
        ("9", 100, 8, ["--workers 9: 8 instead, for this machine has 8 cores."]),
        ("1000000000000", 100, 8, ["--workers 1000000000000: 8 instead, for this machine has 8 cores."]),
        ("4", 2, 2, ["--workers 4: 2 instead, for the run has 2 chunks of work."]),
        (None, 100, 8, []),
        (None, 2, 2, []),
    ],
)
def test_fewer_workers_than_asked_for_are_said(wished: str | None, chunks: int, workers: int, said: list[str]) -> None:
    notes: list[str] = []
    assert arguments.worker_count(wished, chunks, notes.append) == workers
    assert notes == said


def test_short_memory_is_said_though_nothing_was_asked(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(worker_limit, "free_memory", lambda: 3 * WORKER_MEMORY)
    notes: list[str] = []
    assert arguments.worker_count(None, 100, notes.append) == 3
    assert len(notes) == 1
    assert notes[0].startswith("3 of 8 cores are used, for ")


@pytest.mark.parametrize("wished", ["0", "-1", "many", "1.5", "9" * 5000])
def test_what_is_no_number_of_workers_is_refused(wished: str) -> None:
    with pytest.raises(CommandError, match="--workers"):
        arguments.worker_count(wished, 100, print)


@pytest.mark.parametrize("games", [1, 15, 16, 17, 1000, 100_000])
@pytest.mark.parametrize("compiled", [False, True])
def test_chunks_are_counted_as_they_are_cut(games: int, compiled: bool) -> None:
    assert run.chunk_count(games, compiled=compiled) == len([*run.chunks_of(games, compiled=compiled)])


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("rounds", [1, 256, 257, 1000])
def test_chunks_of_a_tournament_are_counted_as_they_are_cut(rounds: int, compiled: bool) -> None:
    tables = tournament.tables(["regular", "random", "thrifty"], 2)
    chunks = [*tournament.tasks_of(JOB, tables, rounds, compiled=compiled)]
    assert tournament.chunk_count(len(tables), rounds, compiled=compiled) == len(chunks)
