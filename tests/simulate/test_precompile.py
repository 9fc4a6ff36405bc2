"""Compilation before a run: what is compiled, in which order, and what is said meanwhile; nothing is compiled here."""

import os
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from monopolista.cli import main
from monopolista.games import GAMES
from monopolista.learn import precompile as learn_precompile
from monopolista.simulate.runner import precompile
from monopolista.simulate.runner.compiled_works import ENVIRONMENTS, usual_job, works_of
from monopolista.simulate.runner.precompile import SIMULATIONS, CompilationError, Progress, compile_once, missing_works

JOBS = {name: usual_job(game) for name, game in GAMES.items()}
JOB = JOBS["classic"]
PARTS = list(range(JOB.simulator.parts))
Compiled = list[tuple[str, int | None]]


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiled:
    """The works and parts that are compiled into an empty cache, by a compiler that has nothing to do."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    found: Compiled = []

    def run(_: Any, stages: list[list[tuple[Any, Any, int | None]]], done: Any) -> None:
        for _, work, part in chain(*stages):
            found.append((work.name, part))
            done()

    monkeypatch.setattr(precompile, "run_in_processes", run)
    return found


def test_parts_are_compiled_once_for_all_works(compiled: Compiled) -> None:
    compile_once(JOB, print, SIMULATIONS)
    assert compiled == [*((SIMULATIONS.name, part) for part in PARTS), (SIMULATIONS.name, None)]
    compiled.clear()
    compile_once(JOB, print, *works_of(JOB))
    assert compiled == [(name, None) for name in ("rollouts", "positions", "environments")]
    compiled.clear()
    compile_once(JOB, print, *works_of(JOB))
    assert compiled == []


def test_what_environments_have_of_their_own_is_compiled_beside_the_parts(compiled: Compiled) -> None:
    compile_once(JOB, print, ENVIRONMENTS)
    name = ENVIRONMENTS.name
    assert compiled == [*((name, part) for part in [*PARTS, len(PARTS)]), (name, None)]


@pytest.mark.usefixtures("compiled")
def test_a_game_is_compiled_apart_from_another() -> None:
    compile_once(JOB, print, SIMULATIONS)
    assert missing_works(JOBS["deal"], SIMULATIONS) == [SIMULATIONS]


def test_what_does_not_compile_is_tried_again(compiled: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise CompilationError("out of registers")

    with monkeypatch.context() as broken:
        broken.setattr(precompile, "run_in_processes", fails)
        with pytest.raises(CompilationError, match="out of registers"):
            compile_once(JOB, print, SIMULATIONS)
    compile_once(JOB, print, SIMULATIONS)
    assert (SIMULATIONS.name, 0) in compiled


def test_progress_tells_the_rest_by_what_is_done_once_all_lanes_have_finished() -> None:
    told: list[str] = []
    clock = iter([0.0, 20.0, 60.0])
    progress = Progress([1, 1, 2, 2, 2, 2], told.append, 2, lambda: next(clock))
    for _ in range(6):
        progress.add()
    assert told == ["  2 of 6 parts after 20 s, about 80 s left", "  4 of 6 parts after 60 s, about 40 s left"]


@pytest.mark.process
def test_an_error_of_any_part_ends_the_compilation() -> None:
    done: list[None] = []
    calls = [("",), ("no such register",), ("",)]
    with pytest.raises(CompilationError, match=r"^no such register$"):
        precompile.run_in_processes(str, [calls, [("never",)]], lambda: done.append(None))
    assert len(done) == 2


@pytest.mark.parametrize("name", GAMES)
def test_every_work_plays_in_plain_python_too(name: str) -> None:
    for work in works_of(JOBS[name]):
        work.play(JOBS[name], 0, 1)


def test_the_command_compiles_all_games_and_says_where(
    compiled: Compiled, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile"]) == 0
    output = capsys.readouterr()
    assert output.out == f"All kernels are compiled, in {tmp_path}.\n"
    assert "Compiling the kernels of classic in 9 parts" in output.err
    assert compiled.count((ENVIRONMENTS.name, None)) == len(GAMES)
    assert main(["compile"]) == 0
    assert capsys.readouterr().err == ""


def test_the_command_compiles_one_work_of_one_game(compiled: Compiled) -> None:
    assert main(["compile", "--game", "deal", "--only", "environments"]) == 0
    assert (ENVIRONMENTS.name, None) in compiled
    assert missing_works(JOBS["deal"], ENVIRONMENTS) == []
    assert missing_works(JOBS["deal"], SIMULATIONS) == [SIMULATIONS]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [(["--game", "chess"], "there are: classic, deal"), (["--only", "luck"], "there are simulations, rollouts")],
)
def test_what_cannot_be_compiled_is_reported(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(["compile", *arguments]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.process
def test_the_command_refuses_to_run_compiled_itself() -> None:
    command = [sys.executable, "-m", "monopolista", "compile"]
    compiled = {**os.environ, "MONOPOLISTA_COMPILED": "1"}
    done = subprocess.run(command, env=compiled, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("monopolista: unset MONOPOLISTA_COMPILED: ")


def test_the_help_says_where_the_cache_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["compile", "--help"])
    assert "NUMBA_CACHE_DIR" in capsys.readouterr().out


@pytest.mark.usefixtures("compiled")
def test_an_environment_compiles_ahead_by_the_command_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []

    def run(command: list[str], env: dict[str, str], **_: Any) -> "subprocess.CompletedProcess[str]":
        assert env["MONOPOLISTA_COMPILED"] == "0"
        begun.append(command[1:])
        return subprocess.CompletedProcess(command, main(command[3:]))

    monkeypatch.setattr(learn_precompile, "COMPILED", True)
    monkeypatch.setattr(learn_precompile.subprocess, "run", run)
    for _ in range(2):
        learn_precompile.compile_ahead(GAMES["deal"])
    assert begun == [["-m", "monopolista", "compile", "--game", "deal", "--only", "environments"]]


@pytest.mark.usefixtures("compiled")
def test_an_environment_whose_kernels_do_not_compile_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **_: Any) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 2)

    monkeypatch.setattr(learn_precompile, "COMPILED", True)
    monkeypatch.setattr(learn_precompile.subprocess, "run", run)
    with pytest.raises(CompilationError, match="the lines above say why"):
        learn_precompile.compile_ahead(GAMES["deal"])
