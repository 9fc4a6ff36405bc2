"""Handlers of the chat: lines, reactions, and the host's chat settings."""

from monopolista.protocol.people import ChatSettings, React, ReactionView, SendChat
from monopolista.protocol.server_messages import Done
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.ephemeral import ClusterMessage
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.people.chat_log import MOST_LINES
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ChatSettingsRow


@handles(SendChat, sender=Sender.SEAT)
async def say(room: Room, connection: Connection, message: SendChat) -> None:
    """Store a chat line, and send it to all clients that may read it."""
    seat = room.row.seats[message.seat]
    line = room.chat.new_line(message, seat.name, seat.key, room.context.moderation.words)
    if line is not None:
        await room.write(room.context.store.save_chat_line, room.row.id, line, MOST_LINES)
        room.chat.add(line)
    _acknowledge(room, connection, message.id)


@handles(React, sender=Sender.SEAT)
async def react(room: Room, connection: Connection, message: React) -> None:
    """Send a reaction to all clients."""
    if room.chat.is_new(message, room.row.seats[message.seat].key):
        view = ReactionView(message.seat, message.reaction)
        for other in room.presence.connections:
            other.reactions.append(view)
        room.publish(ClusterMessage(reaction=view))
    _acknowledge(room, connection, message.id)


@handles(ChatSettings, sender=Sender.HOST)
async def configure(room: Room, connection: Connection, message: ChatSettings) -> None:
    """Store whether players can chat, and whether spectators can read the chat."""
    settings = ChatSettingsRow(message.enabled, message.spectators)
    await room.write(room.context.store.save_chat_settings, room.row.id, settings)
    room.chat.settings = settings
    _acknowledge(room, connection, message.id)


def _acknowledge(room: Room, connection: Connection, name: str) -> None:
    connection.answer(Done(name, 0))
    room.broadcast()
