"""Admission of connections to a room: those with a key, and a limited number and rate of those without one."""

from monopolista.protocol.client_messages import Hello
from monopolista.server.core.fair_scheduler import between
from monopolista.server.core.metrics import RejectionReason, count_rejection
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.room import Room

MOST_OF_ONE = 16
"""The highest number of connections with the same key; the oldest is closed, as it may be broken and unnoticed."""


def admit(room: Room, connection: Connection) -> None:
    """Add a connection that has not sent hello; where too many have not, close the oldest of them."""
    silent = [other for other in room.presence.connections if not (other.authenticated or other.dismissed)]
    if len(silent) >= room.context.settings.max_connections:
        _dismiss(room, silent[0], "room-crowded", "too many come in at once")
    room.enter(connection)


@handles(Hello, sender=Sender.NEWCOMER)
async def greet(room: Room, connection: Connection, message: Hello) -> None:
    """Authenticate a connection by its keys, and send it the state that it lacks."""
    connection.check_hello_rate(room.context.clock)
    connection.authenticate(message.keys, message.game, message.steps)
    _limit_connections(room, connection)
    await _recall(room, connection)
    room.refresh_presence()


async def _recall(room: Room, connection: Connection) -> None:
    """Replay the part of the game that a new client needs and that is not in memory."""
    game = room.game
    if game is not None and connection.seen(game.row.id, game.table.version) < game.table.at_hand:
        async with room.context.read_slots:
            await between(game.recall())


def _limit_connections(room: Room, connection: Connection) -> None:
    """Enforce the limits of connections after a hello; each of the two links has limits of its own."""
    key = connection.actor(room.row)
    alike = [
        other
        for other in room.presence.connections
        if other is not connection
        and other.authenticated
        and other.spectator == connection.spectator
        and other.actor(room.row) == key
    ]
    if key and len(alike) >= MOST_OF_ONE:
        _dismiss(room, alike[0], "replaced", "this seat is open elsewhere")
    elif not key and len(alike) >= room.context.settings.max_connections:
        _dismiss(room, connection, "room-full", "this room is full")
    elif not key and not room.context.spectator_rate.take(connection.address, _unseen(room, connection)):
        _dismiss(room, connection, "spectator-rate", "too much was watched from there recently: wait a minute")


def _dismiss(room: Room, connection: Connection, why: RejectionReason, text: str) -> None:
    count_rejection(room.context.metrics, why)
    connection.dismiss(text)


def _unseen(room: Room, connection: Connection) -> int:
    """Return how many steps of the game a connection needs."""
    version = room.game.table.version if room.game is not None else 0
    return version - connection.seen(room.row.game, version)
