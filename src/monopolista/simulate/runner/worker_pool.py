"""Worker pool of a run on this machine: one process for each core."""

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from tempfile import TemporaryDirectory

from monopolista.games.interface.capabilities import HasCustomBots
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.precompile import SIMULATIONS, Work, compile_once, warm_up
from monopolista.simulate.runner.processes import (
    SPAWN,
    end_children,
    end_with_parent,
    environment,
    result_of,
    signals_blocked,
)

_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
_PATIENCE = 900.0
"""Seconds for which a worker waits until the others are ready."""


@dataclass(frozen=True)
class WorkerPool:
    """An executor, its number of workers, and whether they run compiled kernels."""

    executor: Executor
    workers: int
    compiled: bool


def is_compiled(job: Job) -> bool:
    """Say whether a job runs compiled kernels: a custom bot that is a plain function needs plain Python."""
    pool = job.simulator
    return not isinstance(pool, HasCustomBots) or all(pool.own.find(name).is_kernel for name in job.own)


@contextmanager
def processes(job: Job, workers: int, say: Callable[[str], None], work: Work = SIMULATIONS) -> Generator[WorkerPool]:
    """Start worker processes with compiled kernels.

    Parameters
    ----------
    job : Job
        Games that will be played.
    workers : int
        Number of processes.
    say : callable
        Receives messages for the user.
    work : Work
        What is done with the games.

    Yields
    ------
    WorkerPool
        Workers that are ready to play; they end on exit.

    Raises
    ------
    CompilationError
        If a kernel does not compile.
    """
    compiled = is_compiled(job)
    with TemporaryDirectory(prefix="monopolista-") as own_cache:
        chosen = {"MONOPOLISTA_COMPILED": "1" if compiled else "0"} | _ONE_THREAD
        if job.own:
            chosen["MONOPOLISTA_OWN_CACHE"] = own_cache
        with environment(chosen):
            if compiled:
                compile_once(job, say, work)
            pool = _started(job, workers, work)
        try:
            yield WorkerPool(pool, workers, compiled)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_children()
            raise
        pool.shutdown()


def _started(job: Job, workers: int, work: Work) -> ProcessPoolExecutor:
    """Return a pool all of whose processes are ready."""
    pool = ProcessPoolExecutor(
        workers, mp_context=SPAWN, initializer=_get_ready, initargs=(job, work, SPAWN.Barrier(workers))
    )
    with signals_blocked():
        pending = [pool.submit(os.getpid) for _ in range(workers)]
    try:
        for one in pending:
            result_of(one)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        end_children()
        raise
    return pool


def _get_ready(job: Job, work: Work, ready: Barrier) -> None:
    """Load the compiled kernels, then wait until all other workers have."""
    end_with_parent()
    warm_up(job, work)
    ready.wait(_PATIENCE)
