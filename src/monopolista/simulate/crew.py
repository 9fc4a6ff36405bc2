"""Who plays the chunks of a run: processes of this machine, each on one core."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.metadata import version
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from tempfile import TemporaryDirectory

from monopolista.kernel.jit import cache_dir
from monopolista.simulate import own
from monopolista.simulate.chunk import Job, play_chunk
from monopolista.simulate.trouble import Trouble

_SPAWN = multiprocessing.get_context("spawn")
_ONE_THREAD = {
    name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
}
_PATIENCE = 900.0
"""Seconds that a worker waits for the others to be ready."""


class CannotCompile(Trouble):
    """Kernels that do not compile."""


@dataclass(frozen=True)
class Crew:
    """An executor, how many work for it, and whether they play compiled."""

    executor: Executor
    workers: int
    compiled: bool


def is_compiled(job: Job) -> bool:
    """Say whether a job is played by compiled kernels: a bot that is a plain function is asked in plain Python."""
    return all(own.find(name).is_kernel for name in job.own)


@contextmanager
def processes(job: Job, workers: int, say: Callable[[str], None]) -> Generator[Crew]:
    """Start worker processes; they are ready to play, kernels compiled, when this returns."""
    compiled = is_compiled(job)
    with TemporaryDirectory(prefix="monopolista-") as own_cache:
        chosen = {"MONOPOLISTA_COMPILED": "1" if compiled else "0"} | _ONE_THREAD
        if job.own:
            chosen["MONOPOLISTA_OWN_CACHE"] = own_cache
        with _environment(chosen):
            if compiled:
                _compile_once(job, say)
            with _unwatched():
                pool = _started(job, workers)
        try:
            yield Crew(pool, workers, compiled)
        finally:
            pool.shutdown(cancel_futures=True)


def _started(job: Job, workers: int) -> ProcessPoolExecutor:
    ready = _SPAWN.Barrier(workers)
    pool = ProcessPoolExecutor(workers, mp_context=_SPAWN, initializer=_get_ready, initargs=(job, ready))
    for warm in [pool.submit(os.getpid) for _ in range(workers)]:
        warm.result()
    return pool


def _get_ready(job: Job, ready: Barrier) -> None:
    """Load what was compiled, then wait until all others have; end with the process that began this one."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm_up(job)
    ready.wait(_PATIENCE)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def warm_up(job: Job) -> None:
    """Play as little as needs everything that a job needs."""
    play_chunk(replace(job, most_turns=1), 0, 1)


def _compile_once(job: Job, say: Callable[[str], None]) -> None:
    """Let one process compile what is not in the cache yet, and say so, for it takes its time."""
    mark = _mark()
    if mark.exists() and not job.own:
        return
    if job.own:
        say(f"Compiling {', '.join(job.own)} …")
    else:
        say("Compiling the rules and the bots; this is done once and takes about a minute …")
    _compile(job)
    if not job.own:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def _mark() -> Path:
    """Return the file that says that everything is in the cache."""
    return cache_dir("monopolista.simulate") / f"whole-numba-{version('numba')}"


def _compile(job: Job) -> None:
    here, there = _SPAWN.Pipe(duplex=False)
    with _unwatched():
        process = _SPAWN.Process(target=_compile_and_tell, args=(job, there), daemon=True)
        process.start()
    there.close()
    try:
        wrong = here.recv()
    except EOFError:
        wrong = "the process that compiles died"
    finally:
        process.terminate()
        process.join()
    if wrong:
        raise CannotCompile(wrong)


def _compile_and_tell(job: Job, there: Connection) -> None:
    try:
        warm_up(job)
    except Exception as error:  # noqa: BLE001 (it is told to the person at the terminal)
        there.send(" ".join(str(error).split())[:600] or repr(error))
    else:
        there.send("")


@contextmanager
def _environment(chosen: dict[str, str]) -> Generator[None]:
    """Let processes that are started meanwhile find these variables."""
    before = {name: os.environ.get(name) for name in chosen}
    os.environ.update(chosen)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _unwatched() -> Generator[None]:
    """Let processes that are started meanwhile leave Ctrl-C to the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
