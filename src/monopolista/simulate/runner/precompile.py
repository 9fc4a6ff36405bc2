"""Compilation before a run: parts in parallel, then the entry points that link them.

Each part is compiled in a process of its own, because a compiler keeps all that it has seen in memory.
"""

import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from monopolista.engine.jit import COMPILED, cache_dir, compile_ahead, entry_dir
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.processes import SPAWN, end_children, end_with_parent


class Work(NamedTuple):
    """What is done with the games of a job."""

    layer: str
    """Layer of kernels whose entry points are compiled for it."""
    play: Callable[[Job, int, int], object]
    """``play(job, first, count)``: plays some games of a job."""
    name: str
    """Name that marks its kernels in the cache."""


COUNTING: Final = Work("simulation", play_chunk, "counting")
LANES = min(2, os.cpu_count() or 1)
_LONGEST = 600


class CompilationError(MonopolistaError):
    """Kernels that do not compile."""


def warm_up(job: Job, work: Work = COUNTING) -> None:
    """Play a minimal game, which loads or compiles all kernels of a job; errors of a bot are left to the games."""
    with suppress(MonopolistaError):
        work.play(replace(job, most_turns=1), 0, 1)


def compile_once(job: Job, say: Callable[[str], None], work: Work = COUNTING) -> None:
    """Compile the kernels of a job that are not in the cache.

    Kernels with a custom bot are compiled for every run.

    Parameters
    ----------
    job : Job
        Games that will be played.
    say : callable
        Receives a message for the user where something is compiled.
    work : Work
        What is done with the games.

    Raises
    ------
    CompilationError
        If a kernel does not compile.
    """
    kernels = f"monopolista.games.{job.simulator.name}"
    parts = _mark(job, cache_dir(f"{kernels}.bots"), "parts")
    whole = _mark(job, entry_dir(f"{kernels}.{work.layer}"), work.name)
    if whole.exists() and not job.own:
        return
    if not parts.exists():
        say("Compiling the rules and the bots; this is done once and takes a minute or two …")
        _in_processes(job, work, range(job.simulator.parts))
        _set(parts)
    else:
        say(f"Compiling {', '.join(job.own) or 'the simulator'} …")
    _in_processes(job, work, [None])
    if not job.own:
        _set(whole)


def compile_part(job: Job, part: int) -> None:
    """Compile one of the parts of a game.

    Parameters
    ----------
    job : Job
        Games that will be played.
    part : int
        Number of the part, below ``job.simulator.parts``.

    Raises
    ------
    AssertionError
        If kernels are not compiled in this process.
    """
    assert COMPILED
    for function, arguments in job.simulator.kernels(job, part):
        compile_ahead(function, arguments)


def _mark(job: Job, folder: Path, name: str) -> Path:
    """Return the file that marks a folder of the cache as complete, for a game and a name."""
    return folder / f"whole-{job.simulator.name}-{name}-numba-{version('numba')}"


def _set(mark: Path) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _in_processes(job: Job, work: Work, parts: "range | list[None]") -> None:
    """Compile parts of a job, or all of it (None), each in a process of its own.

    Raises
    ------
    CompilationError
        If any does not compile.
    """
    with ProcessPoolExecutor(LANES, mp_context=SPAWN, max_tasks_per_child=1) as pool:
        try:
            wrong = "".join([done.result() for done in [pool.submit(_compiled, job, work, part) for part in parts]])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_children()
            raise
    if wrong:
        raise CompilationError(wrong)


def _compiled(job: Job, work: Work, part: int | None) -> str:
    """Compile, and return the error in one line: exceptions of compilers cannot be pickled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    gc.disable()  # a compiler keeps all that it makes: looking through that again and again took an eighth of the time
    try:
        warm_up(job, work) if part is None else compile_part(job, part)
    except Exception as error:  # noqa: BLE001 (the message goes to the user)
        return " ".join(str(error).split())[:_LONGEST] or repr(error)
    return ""
