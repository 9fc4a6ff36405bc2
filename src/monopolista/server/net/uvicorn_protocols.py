"""What the server's libraries speak on the wire, held to the door: nothing that comes in leaves more than a line."""

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
from monopolista.server.net.connection_limiter import MOST_UNREAD, ConnectionLimiter, Deadline
from monopolista.server.net.ingress_scheduler import PIECE, IngressScheduler
from monopolista.server.net.security_headers import HEADERS, headers_for

log = logging.getLogger("monopolista")

REQUEST_SECONDS = 10.0
BODY_SECONDS = 60.0
FAVOUR = "favour"
"""By which name an application finds, in the state of a WebSocket, how to say that a player speaks there."""
SPEAKER = "speaker"
"""The same, how to say whose household speaks there."""
_TOO_BIG = 1009
_MOST_PIECES = 256
"""Into so many frames a message may be cut; empty ones would add up to nothing, without end."""
_ASKED = (h11.SEND_BODY, h11.DONE, h11.MUST_CLOSE)
_NOT_ANSWERED = (h11.IDLE, h11.SEND_RESPONSE)


class LimitedProtocol(uvicorn.Config):
    """The configuration of a server that has a door."""

    limiter: ConnectionLimiter
    ingress: IngressScheduler


class _Inside(Protocol):
    """What all lines have in common: they are held to the door for as long as they last."""

    config: uvicorn.Config
    transport: Transport
    favoured = False
    speaker = ""

    @property
    def _limiter(self) -> ConnectionLimiter:
        assert isinstance(self.config, LimitedProtocol)
        return self.config.limiter

    @property
    def _ingress(self) -> IngressScheduler:
        assert isinstance(self.config, LimitedProtocol)
        return self.config.ingress

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._limiter.leave(self.transport)
        self._ingress.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Have it heard when it is this line's turn."""
        self._ingress.submit(self.transport, self, data)

    @abstractmethod
    def is_reading(self) -> bool:
        """Say whether more may come."""
        ...

    def process(self, data: bytes) -> None:
        """Hear; what the library cannot make sense of costs the line and nothing else."""
        try:
            super().data_received(data)
        except Exception as error:  # noqa: BLE001 (whatever it is, somebody outside has made it up)
            log.warning("a line was cut off for what came over it: %s", brief(error))
            self._limiter.disconnect(self.transport, "malformed")


class HttpProtocol(_Inside, H11Protocol):
    """A connection over which requests come, until one of them makes a WebSocket of it."""

    protocol = "http"

    def connection_made(self, transport: BaseTransport) -> None:
        """Come in."""
        line = cast("Transport", transport)
        vars(line)["max_size"] = PIECE  # of what the loop reads at once
        super().connection_made(line)
        self._limiter.enter(line, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go, and leave nothing that only the collector finds."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def handle_events(self) -> None:
        """See what has been asked for; if it was a WebSocket, that speaks for the connection by now."""
        super().handle_events()
        if self._answering and self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self._answering.keep_alive = False  # who does not wait for the answer asks again over another line
        if self.conn.their_state in _ASKED and self in self.connections:
            self._limiter.hear(self.transport, self)

    def is_reading(self) -> bool:
        """Say whether more may come, as far as what was asked for goes."""
        return not self.flow.read_paused

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, unless an answer is under way; whoever was about to answer need not."""
        self._limiter.reject("malformed")
        if cycle := self._answering:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in _NOT_ANSWERED:
            self._send_refusal(msg)
        else:
            self.transport.abort()

    def _send_refusal(self, text: str) -> None:
        """Answer with status 400, with the security headers that the library leaves out."""
        said = {"Content-Type": "text/plain; charset=utf-8", "Connection": "close", **HEADERS}
        for event in (
            h11.Response(status_code=400, headers=list(said.items())),
            h11.Data(text.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Close what asks for nothing more."""
        self.transport.close()

    def shutdown(self) -> None:
        """Close at the server's end, as soon as what was asked for is answered."""
        if cycle := self._answering:
            cycle.keep_alive = False
        else:
            self.transport.close()

    @property
    def _answering(self) -> RequestResponseCycle | None:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return None if cycle is None or cycle.response_complete else cycle

    def pending_deadline(self) -> Deadline | None:
        """Return what is still to come of a request."""
        if self.conn.their_state is h11.IDLE:
            return Deadline(("request", self.cycle), REQUEST_SECONDS)
        if self.conn.their_state is h11.SEND_BODY:
            return Deadline(("body", self.cycle), BODY_SECONDS)
        return None


class _Handshake(ServerProtocol):
    """A WebSocket handshake; one that is refused has the security headers of every other answer."""

    def __init__(self, headers: Callable[[], Mapping[str, str]], most: int | None) -> None:
        super().__init__(max_size=most, logger=logging.getLogger("uvicorn.error"))
        self._headers = headers

    def reject(self, status: StatusLike, text: str) -> Response:
        """Return the answer that refuses."""
        response = super().reject(status, text)
        for name, value in self._headers().items():
            response.headers[name] = value
        return response


class WebSocketProtocol(_Inside, WebSocketsSansIOProtocol):
    """A connection over which messages come and go."""

    protocol = "websocket"

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a connection over."""
        self.conn = _Handshake(self._security_headers, self.config.ws_max_size)
        super().connection_made(transport)
        self._is_lost = self._is_served = False
        self._limiter.hear(cast("Transport", transport), self)

    def data_received(self, data: bytes) -> None:
        """Have it heard when it is this line's turn; the request that made a WebSocket of it has had its turn."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            self.process(data)

    def is_reading(self) -> bool:
        """Say whether more may come, or what came has still to be done."""
        return not self.read_paused

    def shutdown(self) -> None:
        """Close at the server's end."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Begin to be served."""
        super().handle_connect(event)
        self._is_served = not self.close_sent
        if self._is_served:
            self.scope.setdefault("state", {}).update({FAVOUR: self._favour, SPEAKER: self._name})
        else:
            self._limiter.reject("malformed")

    def handle_cont(self, event: Frame) -> None:
        """Hear a piece of a message."""
        if len(self.frames) >= _MOST_PIECES:
            self._limiter.disconnect(self.transport, "fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to earlier ones are not read."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._limiter.disconnect(self.transport, "pings")
        else:
            super().handle_ping()

    def handle_parser_exception(self) -> None:
        """Close for what cannot be read."""
        close = self.conn.close_sent
        self._limiter.reject("too-large" if close is not None and close.code == _TOO_BIG else "malformed")
        super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Go, and leave nothing that only the collector finds: an error tells of all that it went through."""
        super().connection_lost(exc)
        self.conn.parser_exc = None
        self._is_lost = True
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Notice that nobody serves this line any more."""
        super().on_task_complete(task)
        self._is_served = False
        self._let_go()

    def _security_headers(self) -> Mapping[str, str]:
        scope = vars(self).get("scope")
        return HEADERS if scope is None else headers_for(scope)

    def _favour(self, holds_a_seat: bool) -> None:
        """Hear from who holds a seat that this is where it speaks."""
        self.favoured = holds_a_seat

    def _name(self, household: str) -> None:
        """Hear who speaks here."""
        self.speaker = household

    def _let_go(self) -> None:
        if self._is_lost and not self._is_served:
            vars(self).clear()

    def pending_deadline(self) -> Deadline | None:
        """Return what is still to come of the first request."""
        return None if self.handshake_complete else Deadline("handshake", REQUEST_SECONDS)
