"""Commands that go on until they are told to end."""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from types import FrameType


def until_told(work: Coroutine[None, None, None]) -> None:
    """Do something until it is done, or until somebody says that it shall end.

    Who is started in the background of a script is born deaf to Ctrl+C, and listens all the same.
    """

    async def listening() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None

        def told(_: int, __: FrameType | None) -> None:
            loop.call_soon_threadsafe(task.cancel)

        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, told)
        await work

    with suppress(asyncio.CancelledError):
        asyncio.run(listening())
