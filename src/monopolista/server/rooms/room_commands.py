"""What changes a room and not its game: who takes a seat, what the host chooses, that a game begins."""

import hashlib
from collections.abc import Collection
from typing import Protocol

import msgspec
from anyio import to_thread

from monopolista.protocol.client_messages import Changing, Free, Pace, Take
from monopolista.protocol.people import Reopen
from monopolista.protocol.server_messages import Done, Seated
from monopolista.protocol.take_back import Consent, TakeBack
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people import lobby_state, word_filter
from monopolista.server.rooms.play import game_start, take_back
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.storage.base import Mark, RoomRow


class Changed(game_start.Opened, take_back.Wishing, Protocol):
    """A room that may be changed; whoever does so has it to himself."""

    row: RoomRow
    game: LiveGame | None
    visitors: list[Connection]

    def after_change(self) -> None:
        """Have everybody see the room as it has become."""
        ...


async def take(room: Changed, visitor: Connection, message: Take) -> None:
    """Give somebody a seat, or raise DeniedError."""
    word_filter.check_words(room.context.moderation.words, message)
    seat = room.row.seats[message.seat] if 0 <= message.seat < len(room.row.seats) else None
    shown = (*visitor.hashes, credentials.digest(message.key))
    holds = seat is not None and credentials.fits(shown, seat.key)
    fresh = credentials.new_key(room.context.randomness)
    row, key = lobby_state.take(room.row, message, holds, fresh)
    await room.save(row, None)
    visitor.learn(key or message.key)
    own = key or (
        message.key if credentials.fits([credentials.digest(message.key)], row.seats[message.seat].key) else ""
    )
    visitor.answer(Seated(message.id, message.seat, own) if own else Done(message.id, 0))
    room.after_change()


async def change(room: Changed, visitor: Connection, message: Changing) -> None:
    """Carry out what changes the room, once; or raise DeniedError."""
    name = f"{message.id} {hashlib.sha256(msgspec.json.encode(message)).hexdigest()}"
    if not visitor.hashes or not await _has_done(room, name, visitor.hashes):
        await _apply(room, visitor, message, Mark(visitor.actor(room.row), name))
    visitor.answer(Done(message.id, room.game.table.version if room.game else 0))
    room.after_change()


async def _has_done(room: Changed, name: str, actors: Collection[str]) -> bool:
    """Say whether one of these has given this command before: to the game, or to the room."""
    if room.game is not None and any(Mark(actor, name) in room.game.replies for actor in actors):
        return True
    return await to_thread.run_sync(room.context.store.has_done, room.row.id, name, actors)


async def _apply(room: Changed, visitor: Connection, message: Changing, mark: Mark) -> None:
    if isinstance(message, TakeBack | Consent):
        await take_back.hear(room, visitor, message, mark)
        return
    if isinstance(message, game_start.Beginning):
        await game_start.carry_out(room, visitor, message, mark)
        return
    host, held = room.may_host(visitor), visitor.seats_held(room.row)
    row = room.row
    if isinstance(message, Free):
        row = lobby_state.free(row, message, message.seat in held, host)
    elif isinstance(message, Pace | Reopen):
        if not host and not held:
            raise DeniedError("not-yours", "only who has a seat can ask for this")
        row = (
            lobby_state.pace(row, message.bot_pause) if isinstance(message, Pace) else lobby_state.back(row, room.over)
        )
    elif not host:
        raise DeniedError("not-host", "only the host can do this")
    else:
        word_filter.check_words(room.context.moderation.words, message)
        row = lobby_state.set_up(row, message)
    await room.save(row, mark)
