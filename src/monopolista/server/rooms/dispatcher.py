"""Dispatch of a decoded message to its handler: checks, the lock, retries after conflicts, and failure messages."""

import logging
from importlib import import_module
from pkgutil import iter_modules

from monopolista.protocol.client_messages import Hello
from monopolista.protocol.messages import ClientMessage, Command
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms import people, play
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import check_sender, route_of
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ConflictError, DatabaseUnavailableError, StorageFullError

log = logging.getLogger("monopolista")
_ATTEMPTS = 4
"""How often a message is retried after another process has written first."""
_FINAL = ("too-much", "malformed", "words")
"""Refusals that do not depend on the state of the room."""

for _package in (people, play):
    for _module in iter_modules(_package.__path__, f"{_package.__name__}."):
        import_module(_module.name)  # registers the handlers


async def receive(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Handle a message; on any error, send a failure to its sender and keep the room usable."""
    name = message.id if isinstance(message, Command) else ""
    try:
        check_sender(room.row, connection, message)
        await _carry_out(room, connection, message)
    except DeniedError as denied:
        _refuse(room, connection, name, denied)
    except (ConflictError, DatabaseUnavailableError, StorageFullError) as error:
        _refuse(room, connection, name, _as_denied(error))
    except Exception:
        room.replication.distrust()  # the memory may contain part of a change
        log.exception("a command failed")
        denied = DeniedError("not-now", "the server could not carry out the command; send it again")
        _refuse(room, connection, name, denied)


async def _carry_out(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Run the handler; after a conflict with another process, run it again on the stored state."""
    shared = room.context.cluster.shared
    if isinstance(message, Hello):
        room.mark_stale()
    for attempt in range(_ATTEMPTS):
        try:
            async with room.exclusive():
                await _handle(room, connection, message)
                return
        except ConflictError:
            if not shared or attempt == _ATTEMPTS - 1:
                raise
        except DeniedError as denied:
            if not shared or denied.code in _FINAL or not await room.find_missed():
                raise


async def _handle(room: Room, connection: Connection, message: ClientMessage) -> None:
    if not isinstance(message, Hello):
        room.record_response(connection.seats_held(room.row))
        if room.stop_reason == "shut":
            raise DeniedError("not-now", "the administrator of this server has closed the table")
    await route_of(message).handle(room, connection, message)


def _as_denied(error: ConflictError | DatabaseUnavailableError | StorageFullError) -> DeniedError:
    """Return the refusal for a message that the sender may repeat later."""
    if isinstance(error, ConflictError):
        return DeniedError("stale", "another server process has changed this room")
    if isinstance(error, DatabaseUnavailableError):
        return DeniedError("not-now", "the database cannot be reached; nothing is lost, send the message again")
    return DeniedError("disk-full", "the server's disk is full; nothing is lost, send the message again")


def _refuse(room: Room, connection: Connection, name: str, denied: DeniedError) -> None:
    connection.answer(denied.as_failure(name, room.version))
    room.context.metrics.count("refusals", "table", denied.code, denied.bound)
    if denied.code in ("stale", "clause"):
        connection.mark_dirty(game=True)
