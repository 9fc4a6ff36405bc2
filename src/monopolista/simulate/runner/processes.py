"""Processes of a run: environment, signals, results, and termination with the parent."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

R = TypeVar("R")

SPAWN = multiprocessing.get_context("spawn")
_STANDARD_INPUT = 0
_PATIENCE = 30.0
"""Seconds to finish the current games and their report after the parent has gone."""
_SIGNAL_INTERVAL: Final = 0.2
"""Seconds after which a wait returns to handle signals.

Polars handles SIGINT so that a wait for a lock continues (SA_RESTART), and on Windows every wait does. Without a time
limit, Ctrl+C would have no effect before the next result.
"""


def as_completed(futures: Iterable[Future[R]]) -> Generator[Future[R]]:
    """Yield futures as they complete; signals interrupt the wait.

    Parameters
    ----------
    futures : iterable of Future
        Work of a pool.

    Yields
    ------
    Future
        Completed work.
    """
    pending = set(futures)
    while pending:
        completed, pending = wait(pending, _SIGNAL_INTERVAL, FIRST_COMPLETED)
        yield from completed


def result_of(future: Future[R]) -> R:
    """Wait for a future, and return its result; signals interrupt the wait.

    Parameters
    ----------
    future : Future
        Work of a pool.

    Returns
    -------
    object
        Result of the work.
    """
    # By its own method, not by as_completed: the futures of a cluster are of another class.
    while not future.done():
        with suppress(TimeoutError):
            return future.result(_SIGNAL_INTERVAL)
    return future.result()


@contextmanager
def environment(chosen: dict[str, str]) -> Generator[None]:
    """Set environment variables for the processes that start within the context.

    Parameters
    ----------
    chosen : dict of str to str
        Variables; on exit they have their former values.
    """
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
def signals_blocked() -> Generator[None]:
    """Block SIGINT and SIGTERM for the processes that start within the context.

    A terminal sends such a signal to a whole process group, and a worker would lose its games. Signals are blocked, not
    ignored: this process receives a pending signal afterwards.
    """
    if sys.platform == "win32":  # it can block no signals, and has no groups that are sent TERM
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this process as soon as its parent has ended."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def end_with_input() -> None:
    """End this process when its standard input closes, because the process at the other end has ended.

    It receives SIGTERM, a second time after ``_PATIENCE`` seconds, and exits after the same time again.
    """
    threading.Thread(target=_watch_input, daemon=True).start()


def _watch_input() -> None:
    with suppress(OSError):
        while os.read(_STANDARD_INPUT, 1024):
            pass
    for _ in range(2):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_PATIENCE)
    os._exit(1)


def end_children() -> None:
    """Kill the child processes of this one."""
    for child in multiprocessing.active_children():
        child.kill()
