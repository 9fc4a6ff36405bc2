"""A WebSocket of a room: it receives messages one at a time, and sends the latest state as fast as the client reads."""

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Union

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import Hello
from monopolista.protocol.message_limits import Word
from monopolista.protocol.messages import ClientMessage
from monopolista.protocol.server_messages import Code, Failure
from monopolista.server.core import errors
from monopolista.server.core.client_address import client_address
from monopolista.server.core.errors import BLOCKED_CLOSE_CODE, DeniedError
from monopolista.server.core.logging import at_table
from monopolista.server.core.metrics import count_rejection
from monopolista.server.core.rate_limit import TokenBucket
from monopolista.server.net.uvicorn_protocols import SET_PRIORITY
from monopolista.server.rooms import dispatcher
from monopolista.server.rooms.connection import MOST_WAITING, POLICY, Connection
from monopolista.server.rooms.message_handlers import handled_types
from monopolista.server.rooms.people import admission
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.rooms.room import Room

log = logging.getLogger("monopolista")

LONGEST_MESSAGE = 64 * 1024
"""The size limit of a message in bytes, ten times the longest message of a browser."""
_MOST_FAULTS = 50
"""Malformed or too frequent messages after which a connection is closed."""
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(Union[handled_types()], strict=True)  # noqa: UP007 (made at run time)
_encoder = msgspec.json.Encoder()


async def serve(socket: WebSocket) -> None:
    """Serve one connection until it ends."""
    rooms: RoomRegistry = socket.app.state.rooms
    link, address = socket.path_params["link"], client_address(socket)
    await socket.accept()
    try:
        room = await rooms.find_for(link, address)
    except DeniedError as denied:
        await _reject(socket, denied.code, denied.text)
        return
    if room is None:
        await _reject(socket, "unknown-room", "this room does not exist")
    else:
        at_table(room.row.id)
        await _SocketSession(socket, room, Connection(link != room.row.id, address)).serve()


async def _reject(socket: WebSocket, code: Code, text: str) -> None:
    try:
        await socket.send_text(_letter([_encoder.encode(Failure("", code, "", text, 0))]))
        await socket.close(POLICY)
    except (RuntimeError, WebSocketDisconnect):
        log.debug("a connection was closed before it was rejected")


def _letter(messages: list[bytes]) -> str:
    """Return several messages as one frame, because each frame has a high fixed cost."""
    return f"[{b','.join(messages).decode()}]"


class _Named(msgspec.Struct):
    """The id of a message that is otherwise invalid."""

    id: Word = ""


def _id_in(raw: bytes) -> str:
    """Return the id of a message that cannot be decoded, for the failure message; empty where it has none."""
    try:
        return read_json(raw, _Named).id
    except msgspec.DecodeError:
        return ""


def _no_priority(_: bool) -> None:
    """Do nothing: this server has no priorities of connections."""


class _SocketSession:
    """A WebSocket and its connection to a room."""

    def __init__(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        self.socket = socket
        self.room = room
        self.connection = connection
        self._faults = 0
        self._metrics = room.context.metrics
        self._set_priority: Callable[[bool], None] = socket.scope.get("state", {}).get(SET_PRIORITY, _no_priority)
        often = room.context.settings.messages_each_second
        self._bucket = TokenBucket(room.context.clock, often, often * 3)

    async def serve(self) -> None:
        """Read and write until one of them ends."""
        admission.admit(self.room, self.connection)
        if self.room.context.moderation.blocks.hold(
            self.connection.address
        ):  # blocked since the connection was accepted
            self.connection.close(errors.blocked_failure(), BLOCKED_CLOSE_CODE)
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self._write, group.cancel_scope)
                group.start_soon(self._wait_for_hello)
                await self._read()
                group.cancel_scope.cancel()
        except* WebSocketDisconnect:
            pass
        finally:
            self.room.leave(self.connection)
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self._close()

    async def _close(self) -> None:
        try:
            await self.socket.close(self.connection.close_code)
        except (RuntimeError, WebSocketDisconnect):
            log.debug("a connection ended before it was closed")

    async def _wait_for_hello(self) -> None:
        context = self.room.context
        await context.clock.sleep(context.settings.hello_seconds)
        if not (self.connection.authenticated or self.connection.dismissed):
            count_rejection(self._metrics, "no-hello")
            self.connection.dismiss("nobody said hello")

    async def _read(self) -> None:
        while self._faults < _MOST_FAULTS and len(self.connection.outbox) < MOST_WAITING:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1000))
            raw = event.get("text") or event.get("bytes") or ""
            await self._receive(raw.encode() if isinstance(raw, str) else raw)
        count_rejection(self._metrics, "too-many-errors" if self._faults >= _MOST_FAULTS else "slow-reader")

    async def _receive(self, raw: bytes) -> None:
        if len(raw) > LONGEST_MESSAGE:
            count_rejection(self._metrics, "too-large")
            self._fault("too-much", f"at most {LONGEST_MESSAGE} bytes at once")
        elif not self._bucket.take():
            count_rejection(self._metrics, "message-rate")
            self._fault("too-much", "too many messages at once: wait a second")
        else:
            try:
                message = _decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._metrics.count("refusals", "table", "malformed", "")
                self._fault("malformed", str(error), _id_in(raw))
            else:
                begun = perf_counter()
                with self.room.context.pending_hellos.track(hello=isinstance(message, Hello)):
                    await dispatcher.receive(self.room, self.connection, message)
                self._metrics.measure("answer", perf_counter() - begun, str(message.__struct_config__.tag))
                self._set_priority(bool(self.connection.seats_held(self.room.row)))

    def _fault(self, code: Code, text: str, name: str = "") -> None:
        self._faults += 1
        self.connection.answer(Failure(name, code, "", text, 0))

    async def _write(self, scope: anyio.CancelScope) -> None:
        connection = self.connection
        while True:
            await connection.wake.wait()
            connection.wake = anyio.Event()
            try:
                if messages := await self.room.post(connection):
                    await self.socket.send_text(_letter(messages))
                if connection.dismissed:
                    scope.cancel()
                    return
            except (WebSocketDisconnect, RuntimeError):
                scope.cancel()  # the connection is broken
                return
            except Exception:
                log.exception("a view could not be computed")
                scope.cancel()
                return
