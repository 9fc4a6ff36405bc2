"""The pending messages of a connection: replies to its commands first, then the room, the chat and the game."""

from monopolista.protocol.messages import ServerMessage
from monopolista.server.rooms import delta_updates
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.rooms.views import view_game, view_room


def pending(room: RoomState, connection: Connection) -> list[ServerMessage]:
    """Return the pending messages of a connection, and mark them as sent."""
    messages: list[ServerMessage] = list(connection.outbox)
    connection.outbox.clear()
    if connection.room_dirty and (view := view_room(room, connection)) != connection.sent_room:
        connection.sent_room = view
        messages.append(view)
    if chat := room.chat.pending(connection, room.row):
        messages.append(chat)
    if connection.game_dirty and room.row.status == "playing" and room.game is not None:
        game = view_game(room, room.game, connection)
        connection.game, connection.steps = game.game, game.version
        messages.append(game)
    connection.room_dirty = connection.game_dirty = False
    return messages


def encoded(room: RoomState, connection: Connection) -> list[bytes]:
    """Return the pending messages encoded; a game that the connection has already is sent as its changes."""
    messages = pending(room, connection)
    return [delta_updates.encode(connection, message, room.delta_updates) for message in messages]
