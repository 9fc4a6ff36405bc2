"""Processes that a run begins: how they are started, what they find, and that none is left behind."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress

SPAWN = multiprocessing.get_context("spawn")
_STANDARD_INPUT = 0
_PATIENCE = 30.0
"""Seconds for the games in hand and their report, once nobody waits for them any more."""


@contextmanager
def environment(chosen: dict[str, str]) -> Generator[None]:
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
def unwatched() -> Generator[None]:
    """Let processes that are started meanwhile leave Ctrl-C and TERM to the one that started them.

    A terminal sends such a signal to a whole group of processes, and a worker would lose its games. Signals are
    blocked, not ignored: this process receives a pending signal afterwards.
    """
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # Windows has none, nor groups that are sent TERM
        yield
        return
    before = mask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this process as soon as the one that began it has ended."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def end_with_input() -> None:
    """End this process when its standard input closes, which happens however the process ends that holds it open.

    It is told so as by who stops it; whatever it then still does, it is gone a minute later.
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
    """End the processes that this one has begun."""
    for child in multiprocessing.active_children():
        child.kill()
