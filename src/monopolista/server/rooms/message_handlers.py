"""Registry of message handlers: the handler of each message type, and who may send the message.

A handler is a coroutine function with ``@handles`` or ``@changes_room`` in ``rooms/people`` or ``rooms/play``. It is
found without any other registration. It runs with the room's lock held, and raises ``DeniedError`` to refuse.
"""

import hashlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from typing import Any, TypeVar

import msgspec
from anyio import to_thread

from monopolista.protocol.messages import ClientMessage, Command
from monopolista.protocol.server_messages import Done
from monopolista.server.core.errors import LONGEST_ID, DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Mark, RoomRow

M = TypeVar("M", bound=ClientMessage)
C = TypeVar("C", bound=Command)
Handler = Callable[[Room, Connection, M], Awaitable[None]]
ChangeHandler = Callable[[Room, Connection, C, Mark], Awaitable[None]]


class Sender(Enum):
    """The permission that a sender needs."""

    NEWCOMER = "anybody, also before hello"
    ANYBODY = "anybody who has said hello, spectators included"
    TABLE = "anybody who came by the table's link"
    SEAT = "the holder of the seat that the message names"
    MEMBER = "the holder of any seat, or the acting host"
    HOST = "the acting host"


@dataclass(frozen=True)
class Route:
    """A handler, and the permission that it requires."""

    sender: Sender
    handle: Handler[Any]


_routes: dict[type[ClientMessage], Route] = {}


def handles(kind: type[M], *, sender: Sender) -> Callable[[Handler[M]], Handler[M]]:
    """Register a function as the handler of a message type."""

    def register(handler: Handler[M]) -> Handler[M]:
        @wraps(handler)
        async def checked(room: Room, connection: Connection, message: M) -> None:
            _check_role(room, connection, sender)
            await handler(room, connection, message)

        _add(kind, Route(sender, checked))
        return handler

    return register


def changes_room(kind: type[C], *, sender: Sender) -> Callable[[ChangeHandler[C]], ChangeHandler[C]]:
    """Register a function as the handler of a command that permanently changes the room or its game.

    The command is executed once, even if a client repeats it: the store has its idempotency key, which consists of the
    sender and the content of the command. The sender receives ``Done``, and all clients receive the room.
    """

    def register(handler: ChangeHandler[C]) -> ChangeHandler[C]:
        @wraps(handler)
        async def once(room: Room, connection: Connection, command: C) -> None:
            name = f"{command.id} {hashlib.sha256(msgspec.json.encode(command)).hexdigest()}"
            if not connection.hashes or not await _was_done(room, name, connection.hashes):
                _check_role(room, connection, sender)
                await handler(room, connection, command, Mark(connection.actor(room.row), name))
            connection.answer(Done(command.id, room.version, room.row.revision))
            room.after_change()

        _add(kind, Route(sender, once))
        return handler

    return register


def _add(kind: type[ClientMessage], route: Route) -> None:
    if kind in _routes:
        raise TypeError(f"{kind.__name__} has two handlers: remove one")
    if route.sender is Sender.SEAT and "seat" not in kind.__struct_fields__:
        raise TypeError(f"{kind.__name__} names no seat: give it one, or another sender")
    _routes[kind] = route


def route_of(message: ClientMessage) -> Route:
    """Return the route of a message."""
    return _routes[type(message)]


def handled_types() -> tuple[type[ClientMessage], ...]:
    """Return the message types that have a handler in a module imported so far."""
    return tuple(_routes)


def check_sender(row: RoomRow, connection: Connection, message: Any) -> None:
    """Check the permission of a sender before the lock is acquired, so that a refused message delays no other client.

    Raises
    ------
    DeniedError
        The connection has not sent hello, uses the spectators' link, or does not hold the seat.
    """
    sender = route_of(message).sender
    if sender is Sender.NEWCOMER:
        return
    if not connection.authenticated:
        raise DeniedError("not-now", "the first message must be hello")
    _check_id(message.id)
    if sender is Sender.ANYBODY:
        return
    if connection.spectator:
        raise DeniedError("not-yours", "this link is for spectators")
    if sender is Sender.SEAT:
        connection.require_seat(row, message.seat)


def _check_id(name: str) -> None:
    if not (0 < len(name) <= LONGEST_ID and name.isascii() and name.isprintable()):
        raise DeniedError("malformed", f"an id has 1 to {LONGEST_ID} plain characters")


def _check_role(room: Room, connection: Connection, sender: Sender) -> None:
    if sender not in (Sender.HOST, Sender.MEMBER) or room.is_acting_host(connection):
        return
    if sender is Sender.HOST:
        raise DeniedError("not-host", "only the host can do this")
    if not connection.seats_held(room.row):
        raise DeniedError("not-yours", "only a player with a seat can ask for this")


async def _was_done(room: Room, name: str, actors: Collection[str]) -> bool:
    """Return whether one of these actors has already sent this command, to the game or to the room."""
    if room.game is not None and any(Mark(actor, name) in room.game.replies for actor in actors):
        return True
    return await to_thread.run_sync(room.context.store.has_done, room.row.id, name, actors)
