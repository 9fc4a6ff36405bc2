"""Compilation before a run: parts in parallel, then the entry points that link them.

A process compiles several parts one after the other: it has imported Numba by then, and knows the kernels that parts
have in common. It keeps all that it has seen in memory.
"""

import gc
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from monopolista.engine.jit import COMPILED, cache_dir, compile_ahead, entry_dir
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.simulator import Job, Kernel
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.processes import SPAWN, as_completed, end_children, end_with_parent
from monopolista.simulate.runner.worker_limit import limit_of


class Work(NamedTuple):
    """A kind of work with the games of a job."""

    layer: str
    """Layer of kernels that contains its entry points."""
    play: Callable[[Job, int, int], object]
    """``play(job, first, count)``: plays some games of a job."""
    name: str
    """Name that marks its kernels in the cache."""
    kernels: Callable[[Job], Sequence[Kernel]] | None = None
    """``kernels(job)``: what it has beside the parts of a game and can be compiled with them; None for nothing."""


SIMULATIONS: Final = Work("simulation", play_chunk, "simulations")
COMPILER_MEMORY: Final = 1152 * 2**20
"""Memory of a process that compiles parts and a work, in bytes: we measured at most 1,082 MiB."""
WORK_COST: Final = 2.6
"""Cost of linking the parts for a work, in parts: we measured 65 s and 25 s, two at once on two cores."""
_LONGEST = 600


class CompilationError(MonopolistaError):
    """Kernels that do not compile."""


def warm_up(job: Job, work: Work = SIMULATIONS) -> None:
    """Play a minimal game, which loads or compiles all kernels of a job; errors of bots appear later, in the games."""
    with suppress(MonopolistaError):
        work.play(replace(job, most_turns=1), 0, 1)


def compile_once(job: Job, say: Callable[[str], None], *works: Work) -> None:
    """Compile the kernels of a job that are not in the cache, on all cores.

    The parts of a game, its rules and bots, are compiled once for all works. Kernels with a custom bot are compiled for
    every run.

    Parameters
    ----------
    job : Job
        Games that will be played.
    say : callable
        Receives a message for the user when a compilation begins, and one after each part.
    *works : Work
        Work with the games.

    Raises
    ------
    CompilationError
        If a kernel does not compile.
    """
    missing = missing_works(job, *works)
    if not missing:
        return
    parts = _mark(job, cache_dir(f"{_kernels(job)}.bots"), "parts")
    first = [] if parts.exists() else _first_calls(job, missing)
    named = ", ".join(job.own) or f"the kernels of {job.simulator.name}"
    progress = Progress([1.0] * len(first) + [WORK_COST] * len(missing), say, lanes_for(len(first) or len(missing)))
    if first:
        say(f"Compiling {named} in {progress.total} parts; this is done once and takes a minute or two …")
    else:
        say(f"Compiling {named} …")
    run_in_processes(_compiled, (first, [(job, work, None) for work in missing]), progress.add)
    _set(parts)
    for work in missing:
        if not job.own:
            _set(_whole(job, work))


def _first_calls(job: Job, works: Sequence[Work]) -> list[tuple[Job, Work, int]]:
    """Return the parts of a game, and after them one for each work that has kernels of its own."""
    parts = [(job, works[0], part) for part in range(job.simulator.parts)]
    return parts + [(job, work, job.simulator.parts) for work in works if work.kernels]


def mark_compiled(job: Job, *works: Work) -> None:
    """Mark the kernels of works, and the parts of their game, as compiled."""
    _set(_mark(job, cache_dir(f"{_kernels(job)}.bots"), "parts"))
    for work in works:
        _set(_whole(job, work))


def missing_works(job: Job, *works: Work) -> list[Work]:
    """Return the works with kernels that are not in the cache."""
    return [work for work in works if job.own or not _whole(job, work).exists()]


class Progress:
    """Counts compiled parts, and estimates the remaining time.

    Parameters
    ----------
    costs : sequence of float
        Relative cost of each part, in the order in which they are compiled.
    say : callable
        Receives messages.
    lanes : int
        Number of parts compiled at once. A message follows each time that this number of parts is done, because in
        between, the estimate would count a nearly finished part as not begun.
    clock : callable
        Monotonic time in seconds.
    """

    def __init__(
        self,
        costs: Sequence[float],
        say: Callable[[str], None],
        lanes: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = len(costs)
        self._costs, self._say, self._lanes, self._clock = costs, say, lanes, clock
        self._start, self._done = clock(), 0

    def add(self) -> None:
        """Count a finished part; the estimate assumes the same speed for the rest."""
        self._done += 1
        done, rest = sum(self._costs[: self._done]), sum(self._costs[self._done :])
        if rest and self._done % self._lanes == 0:
            seconds = self._clock() - self._start
            left = seconds * rest / done
            self._say(f"  {self._done} of {self.total} parts after {seconds:.0f} s, about {left:.0f} s left")


def lanes_for(calls: int) -> int:
    """Return the number of parts to compile at once, limited by cores and memory."""
    return limit_of(calls, each=COMPILER_MEMORY).workers


def compile_part(job: Job, part: int, work: Work = SIMULATIONS) -> None:
    """Compile one of the parts of a game, or what a work has beside them.

    Parameters
    ----------
    job : Job
        Games that will be played.
    part : int
        Number of the part, below ``job.simulator.parts``; any other number means the kernels of the work.
    work : Work
        What is done with the games.

    Raises
    ------
    AssertionError
        If kernels are not compiled in this process.
    """
    assert COMPILED
    if part < job.simulator.parts:
        kernels = job.simulator.kernels(job, part)
    else:
        assert work.kernels
        kernels = work.kernels(job)
    for function, arguments in kernels:
        compile_ahead(function, arguments)


def _kernels(job: Job) -> str:
    return f"monopolista.games.{job.simulator.name}"


def _whole(job: Job, work: Work) -> Path:
    """Return the file that marks the kernels of a work as complete."""
    return _mark(job, entry_dir(f"{_kernels(job)}.{work.layer}"), work.name)


def _mark(job: Job, folder: Path, name: str) -> Path:
    """Return the file that marks a folder of the cache as complete, for a game and a name."""
    return folder / f"whole-{job.simulator.name}-{name}-numba-{version('numba')}"


def _set(mark: Path) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def run_in_processes(
    work: Callable[..., str], stages: Sequence[Sequence[tuple[Any, ...]]], done: Callable[[], None]
) -> None:
    """Make calls in processes, as many at once as cores and memory allow.

    Parameters
    ----------
    work : callable
        Returns an error in one line, or nothing.
    stages : sequence of sequence of tuple
        Arguments of each call. Those of a stage begin when all of the one before it have ended.
    done : callable
        Called after each successful call.

    Raises
    ------
    CompilationError
        If any call returns an error.
    """
    with ProcessPoolExecutor(lanes_for(max(map(len, stages))), mp_context=SPAWN, initializer=_get_ready) as pool:
        try:
            for calls in stages:
                _wait([pool.submit(work, *call) for call in calls], done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_children()
            raise


def _wait(submitted: Sequence[Future[str]], done: Callable[[], None]) -> None:
    """Wait for all calls of a stage.

    Parameters
    ----------
    submitted : sequence of Future
        Each returns an error, or nothing.
    done : callable
        Called after each successful call.

    Raises
    ------
    CompilationError
        If any call returns an error.
    """
    wrong: list[str] = []
    for one in as_completed(submitted):
        if error := one.result():
            wrong.append(error)
        else:
            done()
    if wrong:
        raise CompilationError(" ".join(wrong))


def _get_ready() -> None:
    """Prepare a process that compiles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    gc.disable()  # a compiler keeps all that it makes: looking through that again and again took an eighth of the time


def _compiled(job: Job, work: Work, part: int | None) -> str:
    """Compile, and return the error in one line: exceptions of compilers cannot be pickled."""
    try:
        warm_up(job, work) if part is None else compile_part(job, part, work)
    except Exception as error:  # noqa: BLE001 (the message goes to the user)
        return " ".join(str(error).split())[:_LONGEST] or repr(error)
    return ""
