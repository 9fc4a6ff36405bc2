"""A proxy between programs and a server, which records their messages."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class Between:
    """What the program and the server sent."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.address = ""
        self.said: list[Any] = []
        self.sent: list[Any] = []

    async def handle(self, program: ServerConnection) -> None:
        assert program.request is not None
        async with connect(f"ws://{self._host}{program.request.path}", max_size=None, proxy=None) as server:
            ways = [self._carry(program, server, self.said), self._carry(server, program, self.sent)]
            await asyncio.gather(*ways)

    async def _carry(
        self, one: ServerConnection | ClientConnection, other: ServerConnection | ClientConnection, noted: list[Any]
    ) -> None:
        try:
            async for text in one:
                noted.append(json.loads(text))
                await other.send(text)
        except ConnectionClosed:
            pass
        await other.close()


@asynccontextmanager
async def between(host: str) -> AsyncGenerator[Between]:
    """Stand before a server until the end of the block."""
    listener = Between(host)
    async with serve(listener.handle, "127.0.0.1", 0, max_size=None) as own:
        port = next(iter(own.sockets)).getsockname()[1]
        listener.address = f"http://127.0.0.1:{port}"
        yield listener
