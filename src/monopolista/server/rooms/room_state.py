"""The state of a room in memory: its parts, and everything derived from them without access to the store."""

import msgspec

from monopolista.protocol.people import RoomEvent, RoomEventKind
from monopolista.protocol.server_messages import StopReason
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.delta_updates import DeltaUpdates
from monopolista.server.rooms.ephemeral import ClusterMessage
from monopolista.server.rooms.people.chat_log import ChatLog
from monopolista.server.rooms.people.presence import RoomPresence
from monopolista.server.rooms.people.recovery_codes import GuessLimiter
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.play.take_back_vote import TakeBackVote
from monopolista.server.rooms.play.timers import RoomTimers
from monopolista.server.rooms.rate_limits import RoomRateLimits
from monopolista.server.rooms.replication_state import ReplicationState
from monopolista.server.storage.base import RoomRow


class RoomState:
    """The state of a room: its row in the store, its game, and its parts, each with its own state."""

    def __init__(self, row: RoomRow, context: ServerContext) -> None:
        self.row = row
        self.context = context
        self.game: LiveGame | None = None
        self.stop_reason: StopReason = ""
        """Why the last game in this room cannot continue."""
        self.closing_notice = ""
        """The administrator's message about a permanently closed room."""
        self.presence = RoomPresence()
        self.timers = RoomTimers(context.clock)
        self.take_back = TakeBackVote()
        self.chat = ChatLog(context.clock)
        self.rate_limits = RoomRateLimits(context.clock)
        self.guess_limiter = GuessLimiter(context)
        self.replication = ReplicationState()
        self.delta_updates = DeltaUpdates()

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended, and its end is shown."""
        return self.row.status == "playing" and self.game is not None and self.game.table.over

    @property
    def playing(self) -> LiveGame | None:
        """Return the game in progress; None where there is none."""
        return self.game if self.row.status == "playing" and not self.is_over else None

    @property
    def version(self) -> int:
        """Return the version of the game, 0 where there is none."""
        return self.game.table.version if self.game is not None else 0

    def is_acting_host(self, connection: Connection) -> bool:
        """Return whether a connection acts as the host."""
        return self.presence.is_acting_host(self.row, connection)

    def is_player(self, connection: Connection) -> bool:
        """Return whether a connection is a player's, over either link."""
        return self.presence.is_player(self.row, connection)

    def played_by(self, connection: Connection, seat: int, game: str | None = None) -> LiveGame:
        """Return the current game, for a connection that holds a seat in it.

        Raises
        ------
        DeniedError
            The connection does not hold the seat, no game is in progress, or ``game`` names another one.
        """
        connection.require_seat(self.row, seat)
        if self.game is None or self.row.status != "playing":
            raise DeniedError("not-now", "no game is being played")
        if game not in (None, self.row.game):
            raise DeniedError("stale", "another game has begun")
        return self.game

    def broadcast(self, *, room: bool = False, game: bool = False, seat: int | None = None) -> None:
        """Mark the room or the game as changed for all connections, or for those that hold a seat."""
        if game:
            self.delta_updates.invalidate()
        if room:
            self.announce_presence()
        for connection in self.presence.connections:
            if seat is None or seat in connection.seats_held(self.row):
                connection.mark_dirty(room=room, game=game)

    def announce(self, event: RoomEventKind, seat: int, name: str = "", *, apart: Connection | None = None) -> None:
        """Send an event to the connections on all processes, except one that knows it already."""
        message = RoomEvent(event, seat, name)
        for connection in self.presence.connections:
            if connection is not apart and connection.authenticated:
                connection.answer(message)
        self.publish(ClusterMessage(event=message))

    def announce_presence(self) -> None:
        """Publish to other processes which clients are connected here."""
        self.context.cluster.announce(self.row.id, self.presence.summary(self.row))

    def publish(self, event: ClusterMessage) -> None:
        """Publish to other processes an event that is not stored."""
        self.context.cluster.publish(self.row.id, msgspec.json.encode(event))
