"""Uvicorn server with a second listener and a graceful shutdown, whatever requests are in progress."""

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

from monopolista.server.net.sd_notify import notify

BACKLOG = 128
"""The backlog of the listening socket."""
ACCEPTS_PER_TURN = 4
"""How many connections are accepted in one turn of the loop; others wait, so that open ones are served meanwhile."""
_REQUEST_SECONDS, _ABORT_SECONDS, _CANCEL_SECONDS = 1.0, 1.0, 3.0
"""Seconds to wait for requests in progress, for aborted connections, and for cancelled tasks."""
_POLL_SECONDS = 0.02


class SecondaryServer(uvicorn.Server):
    """A server that runs in the loop of another one, for as long as that."""

    async def begin(self, sockets: list[socket.socket]) -> None:
        """Start listening."""
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup(sockets)

    async def end(self) -> None:
        """Stop listening; abort connections and cancel tasks at once."""
        for one in self.servers:
            one.close()
        for line in list(self.server_state.connections):
            line.transport.abort()
        for task in list(self.server_state.tasks):
            task.cancel()


class Server(uvicorn.Server):
    """A server that shuts down on a signal, and then exits with success."""

    def __init__(
        self, config: uvicorn.Config, on_shutdown: Callable[[], None], secondary: "SecondaryListener | None" = None
    ) -> None:
        """Create the server; ``on_shutdown`` is called on a signal, and ``secondary`` runs until the end."""
        super().__init__(config)
        self._on_shutdown = on_shutdown
        self._secondary = secondary

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal to shut down."""
        self._on_shutdown()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and notify systemd."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)  # the loop has used the number accepted in one turn as the backlog
        if self._secondary is not None:
            await self._secondary.server.begin([self._secondary.listener])
        notify("READY=1")

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Handle signals as requests to shut down, without raising them again afterwards."""
        before = {one: signal.signal(one, self.handle_exit) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, wait for requests in progress, then abort what is left."""
        notify("STOPPING=1")
        for one in (*self.servers, *(sockets or ())):
            one.close()
        state = self.server_state
        for line in list(state.connections):
            line.shutdown()
        await self._wait_for(lambda: not (state.connections or state.tasks), _REQUEST_SECONDS)
        for line in list(state.connections):
            line.transport.abort()
        await self._wait_for(lambda: not (state.connections or state.tasks), _ABORT_SECONDS)
        for task in list(state.tasks):
            task.cancel()
        await self._wait_for(lambda: not state.tasks, _CANCEL_SECONDS)
        await self.lifespan.shutdown()
        if self._secondary is not None:
            await self._secondary.server.end()

    async def _wait_for(self, reached: Callable[[], bool], seconds: float) -> None:
        ends = asyncio.get_running_loop().time() + seconds
        while not reached() and asyncio.get_running_loop().time() < ends:  # noqa: ASYNC110 (uvicorn's sets have no event)
            await asyncio.sleep(_POLL_SECONDS)


@dataclass(frozen=True)
class SecondaryListener:
    """A server that runs beside another one, and its listening socket."""

    server: SecondaryServer
    listener: socket.socket


class CancellableApp:
    """ASGI middleware that ends a request quietly when it is cancelled during the shutdown."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, unless stopped."""
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
