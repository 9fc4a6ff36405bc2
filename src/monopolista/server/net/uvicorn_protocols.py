"""Uvicorn protocol subclasses that enforce connection limits and contain parser errors."""

import asyncio
import logging
from abc import abstractmethod
from asyncio import BaseTransport, Protocol, Transport
from collections.abc import Callable, Mapping
from typing import cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from monopolista.server.core.logging import brief
from monopolista.server.net.connection_limiter import MAX_UNREAD_BYTES, ConnectionLimiter, Deadline
from monopolista.server.net.ingress_scheduler import PIECE_BYTES, IngressScheduler
from monopolista.server.net.security_headers import HEADERS, headers_for

log = logging.getLogger("monopolista")

REQUEST_SECONDS = 10.0
BODY_SECONDS = 60.0
SET_PRIORITY = "set_priority"
"""The key in the ASGI state of a WebSocket for the function that marks the connection as a player's."""
SET_NETWORK = "set_network"
"""The key for the function that sets the client network of the connection."""
_TOO_BIG = 1009
_MAX_FRAMES = 256
"""The highest number of frames of a message; empty frames add no bytes, so the size does not limit them."""
_REQUEST_RECEIVED = (h11.SEND_BODY, h11.DONE, h11.MUST_CLOSE)
_RESPONSE_NOT_STARTED = (h11.IDLE, h11.SEND_RESPONSE)


class LimitedProtocol(uvicorn.Config):
    """Uvicorn configuration with a connection limiter and an ingress scheduler."""

    limiter: ConnectionLimiter
    ingress: IngressScheduler


class _LimitedMixin(Protocol):
    """Common part of the protocols: limits and scheduling for as long as the connection lasts."""

    config: uvicorn.Config
    transport: Transport
    has_priority = False
    client_network = ""

    @property
    def _limiter(self) -> ConnectionLimiter:
        assert isinstance(self.config, LimitedProtocol)
        return self.config.limiter

    @property
    def _ingress(self) -> IngressScheduler:
        assert isinstance(self.config, LimitedProtocol)
        return self.config.ingress

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection."""
        self._limiter.remove(self.transport)
        self._ingress.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Submit received data to the scheduler."""
        self._ingress.submit(self.transport, self, data)

    @abstractmethod
    def is_reading(self) -> bool:
        """Return whether the connection can receive more data."""
        ...

    def process(self, data: bytes) -> None:
        """Parse received data; a parser error closes this connection and has no other effect."""
        try:
            super().data_received(data)
        except Exception as error:  # noqa: BLE001 (whatever the parser raises, the peer's data has caused it)
            log.warning("a connection was closed because of its data: %s", brief(error))
            self._limiter.disconnect(self.transport, "malformed")


class HttpProtocol(_LimitedMixin, H11Protocol):
    """An HTTP connection, until a request upgrades it to a WebSocket."""

    protocol = "http"

    def connection_made(self, transport: BaseTransport) -> None:
        """Register the connection."""
        transport = cast("Transport", transport)
        vars(transport)["max_size"] = PIECE_BYTES  # how much the loop reads at once
        super().connection_made(transport)
        self._limiter.register(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection, and cancel its timer, so that no reference cycle remains."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def handle_events(self) -> None:
        """Handle parsed requests; after an upgrade, the WebSocket protocol handles the connection."""
        super().handle_events()
        if self._answering and self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self._answering.keep_alive = False  # a client that pipelines requests repeats them over another connection
        if self.conn.their_state in _REQUEST_RECEIVED and self in self.connections:
            self._limiter.record_request(self.transport, self)

    def is_reading(self) -> bool:
        """Return whether the connection can receive more data of the current request."""
        return not self.flow.read_paused

    def send_400_response(self, msg: str) -> None:
        """Respond with status 400, unless a response has started; stop the pending one."""
        self._limiter.reject("malformed")
        if cycle := self._answering:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in _RESPONSE_NOT_STARTED:
            self._send_refusal(msg)
        else:
            self.transport.abort()

    def _send_refusal(self, text: str) -> None:
        """Respond with status 400 and the security headers, which uvicorn leaves out."""
        headers = {"Content-Type": "text/plain; charset=utf-8", "Connection": "close", **HEADERS}
        for event in (
            h11.Response(status_code=400, headers=list(headers.items())),
            h11.Data(text.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        self.transport.close()

    def shutdown(self) -> None:
        """Close the connection after the current response."""
        if cycle := self._answering:
            cycle.keep_alive = False
        else:
            self.transport.close()

    @property
    def _answering(self) -> RequestResponseCycle | None:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return None if cycle is None or cycle.response_complete else cycle

    def pending_deadline(self) -> Deadline | None:
        """Return the deadline for the rest of a request."""
        if self.conn.their_state is h11.IDLE:
            return Deadline(("request", self.cycle), REQUEST_SECONDS)
        if self.conn.their_state is h11.SEND_BODY:
            return Deadline(("body", self.cycle), BODY_SECONDS)
        return None


class _Handshake(ServerProtocol):
    """A WebSocket handshake whose rejection has the same security headers as other responses."""

    def __init__(self, headers: Callable[[], Mapping[str, str]], most: int | None) -> None:
        super().__init__(max_size=most, logger=logging.getLogger("uvicorn.error"))
        self._headers = headers

    def reject(self, status: StatusLike, text: str) -> Response:
        """Return the response that rejects the handshake."""
        response = super().reject(status, text)
        for name, value in self._headers().items():
            response.headers[name] = value
        return response


class WebSocketProtocol(_LimitedMixin, WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    protocol = "websocket"

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection after its upgrade."""
        self.conn = _Handshake(self._security_headers, self.config.ws_max_size)
        super().connection_made(transport)
        self._is_lost = self._is_served = False
        self._limiter.record_request(cast("Transport", transport), self)

    def data_received(self, data: bytes) -> None:
        """Submit received data to the scheduler; the upgrade request itself was scheduled before."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            self.process(data)

    def is_reading(self) -> bool:
        """Return whether the connection can receive more data, or the application has still to process some."""
        return not self.read_paused

    def shutdown(self) -> None:
        """Close the connection from the server's side."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Start serving the connection."""
        super().handle_connect(event)
        self._is_served = not self.close_sent
        if self._is_served:
            self.scope.setdefault("state", {}).update(
                {SET_PRIORITY: self._set_priority, SET_NETWORK: self._set_network}
            )
        else:
            self._limiter.reject("malformed")

    def handle_cont(self, event: Frame) -> None:
        """Receive a continuation frame; close the connection where a message has too many."""
        if len(self.frames) >= _MAX_FRAMES:
            self._limiter.disconnect(self.transport, "fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping; close the connection where too many answers are unread."""
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self._limiter.disconnect(self.transport, "pings")
        else:
            super().handle_ping()

    def handle_parser_exception(self) -> None:
        """Close the connection after a parser error."""
        close = self.conn.close_sent
        self._limiter.reject("too-large" if close is not None and close.code == _TOO_BIG else "malformed")
        super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection, and drop references: the traceback of an error refers to all of it."""
        super().connection_lost(exc)
        self.conn.parser_exc = None
        self._is_lost = True
        self._drop_references()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Record that the application has returned."""
        super().on_task_complete(task)
        self._is_served = False
        self._drop_references()

    def _security_headers(self) -> Mapping[str, str]:
        scope = vars(self).get("scope")
        return HEADERS if scope is None else headers_for(scope)

    def _set_priority(self, holds_a_seat: bool) -> None:
        """Mark the connection as a player's, which has priority."""
        self.is_player = holds_a_seat

    def _set_network(self, network: str) -> None:
        """Set the client network of the connection."""
        self.network = network

    def _drop_references(self) -> None:
        if self._is_lost and not self._is_served:
            vars(self).clear()

    def pending_deadline(self) -> Deadline | None:
        """Return the deadline for the handshake."""
        return None if self.handshake_complete else Deadline("handshake", REQUEST_SECONDS)
