"""Handlers of the lobby: take and free seats, change the host's settings, return to the lobby after a game."""

from monopolista.protocol.client_messages import FreeSeat, SetPace, Setup, TakeSeat
from monopolista.protocol.people import Reopen
from monopolista.protocol.server_messages import Done, Seated
from monopolista.server.core import credentials
from monopolista.server.rooms.boxes import check_edition
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, changes_room, handles
from monopolista.server.rooms.people import lobby_state, word_filter
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Mark


@handles(TakeSeat, sender=Sender.TABLE)
async def take(room: Room, connection: Connection, message: TakeSeat) -> None:
    """Give a seat to a player; the seat's key makes it safe to repeat the command."""
    word_filter.check_words(room.context.moderation.words, message)
    seat = room.row.seats[message.seat] if 0 <= message.seat < len(room.row.seats) else None
    shown = (*connection.hashes, credentials.digest(message.key))
    holds = seat is not None and credentials.fits(shown, seat.key)
    row, key = lobby_state.take(room.row, message, holds, credentials.new_key(room.context.randomness))
    await room.save(row)
    connection.learn(key or message.key)
    had = credentials.fits([credentials.digest(message.key)], row.seats[message.seat].key)
    own = key or (message.key if had else "")
    connection.answer(Seated(message.id, message.seat, own) if own else Done(message.id, 0))
    room.after_change()


@changes_room(FreeSeat, sender=Sender.TABLE)
async def free(room: Room, connection: Connection, message: FreeSeat, mark: Mark) -> None:
    """Open a seat for other players again."""
    holds = message.seat in connection.seats_held(room.row)
    await room.save(lobby_state.free(room.row, message, holds, room.is_acting_host(connection)), mark)


@changes_room(Setup, sender=Sender.HOST)
async def set_up(room: Room, _: Connection, message: Setup, mark: Mark) -> None:
    """Apply the host's settings of the table."""
    word_filter.check_words(room.context.moderation.words, message)
    if message.edition is not None and message.edition != room.row.edition:
        await check_edition(room.context, message.edition)
    await room.save(lobby_state.set_up(room.row, message), mark)


@changes_room(SetPace, sender=Sender.MEMBER)
async def set_pace(room: Room, _: Connection, message: SetPace, mark: Mark) -> None:
    """Set the pause before a bot answers."""
    await room.save(lobby_state.pace(room.row, message.bot_pause), mark)


@changes_room(Reopen, sender=Sender.MEMBER)
async def reopen(room: Room, _: Connection, __: Reopen, mark: Mark) -> None:
    """Return to the lobby after a game."""
    await room.save(lobby_state.back(room.row, room.is_over), mark)
