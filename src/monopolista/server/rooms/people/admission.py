"""Which connections a room admits: those with a key always, of the others a limited number at a limited rate."""

from monopolista.protocol.client_messages import Hello
from monopolista.server.core.fair_scheduler import between
from monopolista.server.core.metrics import RejectionReason, count_rejection
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.room import Room

MOST_OF_ONE = 16
"""Connections that show the same key; the one that came first goes, which may be a line long dead."""


def admit(room: Room, connection: Connection) -> None:
    """Let a connection in that has still to say who it is; where too many are silent, the longest silent goes."""
    silent = [other for other in room.presence.connections if not (other.authenticated or other.dismissed)]
    if len(silent) >= room.context.settings.max_connections:
        _dismiss(room, silent[0], "room-crowded", "too many come in at once")
    room.enter(connection)


@handles(Hello, sender=Sender.NEWCOMER)
async def greet(room: Room, connection: Connection, message: Hello) -> None:
    """Authenticate a connection by its keys, and have all sent to it that it has not seen."""
    connection.check_hello_rate(room.context.clock)
    connection.authenticate(message.keys, message.game, message.steps)
    _limit_connections(room, connection)
    await _recall(room, connection)
    room.refresh_presence()


async def _recall(room: Room, connection: Connection) -> None:
    """Replay what a newcomer has to be sent of the game and is not in memory."""
    game = room.game
    if game is not None and connection.seen(game.row.id, game.table.version) < game.table.at_hand:
        async with room.context.read_slots:
            await between(game.recall())


def _limit_connections(room: Room, connection: Connection) -> None:
    """Keep or dismiss who has said hello; those with the spectators' link take no place from those with the other."""
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
    """Return how many steps of the game a connection has to be shown."""
    version = room.game.table.version if room.game is not None else 0
    return version - connection.seen(room.row.game, version)
