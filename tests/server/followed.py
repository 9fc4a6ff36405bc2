"""Whether there is news of a process that a server of the tests' own process follows."""

from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from typing import Any

import anyio
import pytest
from anyio.abc import Process

from monopolista.server.jobs import subprocess
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.jobs.simulation_job import SimulationJobs


class Followed:
    """An event of a process: a line of its output, or its end."""

    def __init__(self) -> None:
        self.change = anyio.Event()
        """Set at the next of them; then there is another one."""
        self.ended = anyio.Event()

    def tell(self) -> None:
        self.change.set()
        self.change = anyio.Event()


@contextmanager
def followed(kind: type[SimulationJobs | RolloutJobs]) -> Generator[Followed]:
    """Note what servers of this process hear of what they follow, until the end of the block."""
    news, lines_of = Followed(), subprocess.read_lines
    follow = kind._follow  # pyright: ignore[reportPrivateUsage]

    async def lines(process: Process) -> AsyncIterator[bytes]:
        async for line in lines_of(process):
            yield line
            news.tell()

    async def follow_to_the_end(self: Any, what: Any) -> None:
        await follow(self, what)
        news.ended.set()
        news.tell()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "read_lines", lines)
        patch.setattr(kind, "_follow", follow_to_the_end)
        yield news
