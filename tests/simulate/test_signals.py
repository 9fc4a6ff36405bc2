"""Ctrl+C while a run waits for its processes, also where a library lets such a wait continue."""

import inspect
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from monopolista.simulate.runner.processes import as_completed, result_of

PATIENCE = 20.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process of Windows is sent no SIGINT")


@pytest.fixture(autouse=True)
def continuing_waits() -> Iterator[None]:
    """Handle SIGINT as Polars does: a wait for a lock continues after the handler (SA_RESTART)."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.siginterrupt(signal.SIGINT, False)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt_once_waiting(thread: int) -> None:
    """Send SIGINT to this process as soon as a thread waits for a future."""
    waits, frames = inspect.getfile(Future), sys._current_frames  # pyright: ignore[reportPrivateUsage]
    while waits not in {one.filename for one in traceback.extract_stack(frames()[thread])}:
        pass
    os.kill(os.getpid(), signal.SIGINT)


def all_of(future: Future[int]) -> list[Future[int]]:
    return [*as_completed([future])]


@pytest.mark.parametrize("wait", [result_of, all_of])
def test_ctrl_c_interrupts_a_wait_for_a_result(wait: Callable[[Future[int]], Any]) -> None:
    future = Future[int]()
    late = threading.Timer(PATIENCE, future.cancel)  # the wait would otherwise have no end
    late.start()
    threading.Thread(target=interrupt_once_waiting, args=(threading.get_ident(),)).start()
    with pytest.raises(KeyboardInterrupt):
        wait(future)
    late.cancel()
    assert not future.cancelled()


def test_results_are_returned_as_they_are() -> None:
    done, failed = Future[int](), Future[int]()
    done.set_result(7)
    failed.set_exception(TimeoutError("of the work"))
    assert result_of(done) == 7
    with pytest.raises(TimeoutError, match="of the work"):
        result_of(failed)
    assert {*as_completed([done, failed])} == {done, failed}
