"""The server as it listens and as it ends: whoever is there, and whatever is under way, it goes without a fuss."""

import asyncio
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import HANDLED_SIGNALS

from monopolista.server.net.sd_notify import tell

WAITING = 128
"""Who may wait to come in."""
AT_A_TURN = 4
"""How many come in at one turn of the loop; the others wait, so that who is in need not."""
_FAREWELL, _PARTING, _LAST = 1.0, 1.0, 3.0
"""Seconds for what is under way, for what nobody waits for any more, and for what has to be stopped."""
_A_MOMENT = 0.02


class Beside(uvicorn.Server):
    """A server that runs beside another one, in its loop and for as long as that does."""

    async def begin(self, sockets: list[socket.socket]) -> None:
        """Listen."""
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup(sockets)

    async def end(self) -> None:
        """Listen no longer, and let nobody wait."""
        for one in self.servers:
            one.close()
        for line in list(self.server_state.connections):
            line.transport.abort()
        for task in list(self.server_state.tasks):
            task.cancel()


class Server(uvicorn.Server):
    """A server that ends when it is told to, and then has ended well."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None], beside: "Listening | None" = None) -> None:
        """Take who is told that the end has come, and what runs beside it to the last."""
        super().__init__(config)
        self._told = told
        self._beside = beside

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear that the end has come."""
        self._told()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(WAITING)  # the loop has taken the number that comes in at a turn for that of who may wait
        if self._beside is not None:
            await self._beside.server.begin([self._beside.listener])
        tell("READY=1")

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Take signals as a wish to end; none of them is raised again once it has been done."""
        before = {one: signal.signal(one, self.handle_exit) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, let everybody go, and close what is open."""
        tell("STOPPING=1")
        for one in (*self.servers, *(sockets or ())):
            one.close()
        state = self.server_state
        for line in list(state.connections):
            line.shutdown()
        await self._wait_for(lambda: not (state.connections or state.tasks), _FAREWELL)
        for line in list(state.connections):
            line.transport.abort()
        await self._wait_for(lambda: not (state.connections or state.tasks), _PARTING)
        for task in list(state.tasks):
            task.cancel()
        await self._wait_for(lambda: not state.tasks, _LAST)
        await self.lifespan.shutdown()
        if self._beside is not None:
            await self._beside.server.end()

    async def _wait_for(self, reached: Callable[[], bool], seconds: float) -> None:
        ends = asyncio.get_running_loop().time() + seconds
        while not reached() and asyncio.get_running_loop().time() < ends:  # noqa: ASYNC110 (uvicorn's sets tell nobody)
            await asyncio.sleep(_A_MOMENT)


@dataclass(frozen=True)
class Listening:
    """A server that runs beside another one, and where it listens."""

    server: Beside
    listener: socket.socket


class Stoppable:
    """An application whose work can be stopped when nobody is there any more who waits for it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, unless stopped."""
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
