"""Commands that run until a signal ends them."""

import signal
from collections.abc import Coroutine
from contextlib import suppress
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a command that Ctrl+C has ended, as shells count it."""


def run_until_signalled(work: Coroutine[None, None, None]) -> None:
    """Run a coroutine until it returns, or until SIGINT or SIGTERM.

    A shell starts background processes of a script with SIGINT ignored; the handler is installed all the same.
    """
    import asyncio  # most commands run no event loop

    async def run_task() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None

        def cancel(_: int, __: FrameType | None) -> None:
            loop.call_soon_threadsafe(task.cancel)

        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, cancel)
        await work

    with suppress(asyncio.CancelledError):
        asyncio.run(run_task())
