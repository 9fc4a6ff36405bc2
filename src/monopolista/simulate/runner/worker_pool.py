"""Who plays the chunks of a run: processes of this machine, each on one core."""

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from tempfile import TemporaryDirectory

from monopolista.games.interface.capabilities import HasOwnBots
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.precompile import COUNTING, Work, compile_once, warm_up
from monopolista.simulate.runner.processes import SPAWN, end_children, end_with_parent, environment, unwatched

_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
_PATIENCE = 900.0
"""Seconds that a worker waits for the others to be ready."""


@dataclass(frozen=True)
class WorkerPool:
    """An executor, how many work for it, and whether they play compiled."""

    executor: Executor
    workers: int
    compiled: bool


def is_compiled(job: Job) -> bool:
    """Say whether a job is played by compiled kernels: a bot that is a plain function is asked in plain Python."""
    pool = job.pool
    return not isinstance(pool, HasOwnBots) or all(pool.own.find(name).is_kernel for name in job.own)


@contextmanager
def processes(job: Job, workers: int, say: Callable[[str], None], work: Work = COUNTING) -> Generator[WorkerPool]:
    """Start worker processes; they are ready to play, kernels compiled, when this returns."""
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
    with unwatched():
        here = [pool.submit(os.getpid) for _ in range(workers)]
    try:
        for one in here:
            one.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        end_children()
        raise
    return pool


def _get_ready(job: Job, work: Work, ready: Barrier) -> None:
    """Load what was compiled, then wait until all others have."""
    end_with_parent()
    warm_up(job, work)
    ready.wait(_PATIENCE)
