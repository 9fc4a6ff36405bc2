"""Handlers of undo requests: an answer is undone at once, or after the other players have agreed."""

from dataclasses import replace

from monopolista.protocol.take_back import AnswerTakeBack, TakeBack
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, changes_room
from monopolista.server.rooms.play import take_back_rules as rules
from monopolista.server.rooms.play.answers import too_many
from monopolista.server.rooms.play.idle_answers import TooManyIdleAnswersError
from monopolista.server.rooms.play.live_game import GameTooLongError
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Mark, TakeBackRequestRow
from monopolista.transcript import TakeBack as Back


@changes_room(TakeBack, sender=Sender.SEAT)
async def take_back(room: Room, _: Connection, message: TakeBack, mark: Mark) -> None:
    """Undo a seat's last answer, or ask the other players."""
    game = room.playing
    if game is None or room.row.take_backs == "off":
        raise DeniedError("not-now", "this table allows no undo now")
    way = rules.undoable_answer(room, message.seat)
    if way is None or way.step != message.step or way.needs_consent > message.needs_consent:
        raise DeniedError("stale", "this is not the answer that the seat can undo, or it needs consent")
    try:
        game.check_may_answer(message.seat, Back(message.step))
    except (TooManyIdleAnswersError, GameTooLongError) as error:
        raise too_many(error) from error
    if not way.needs_consent:
        await room.play(message.seat, Back(message.step), mark)
    elif rules.waiting(room) is not None:
        raise DeniedError("not-now", "another undo request is open")
    else:
        await room.save_take_back(TakeBackRequestRow(game.table.version, message.seat, message.step), mark)


@changes_room(AnswerTakeBack, sender=Sender.SEAT)
async def consent(room: Room, _: Connection, message: AnswerTakeBack, mark: Mark) -> None:
    """Agree to an undo request or decline it; the seat that made the request withdraws it."""
    request = rules.waiting(room)
    if request is None or request.version != message.version:
        raise DeniedError("stale", "that request has expired")
    if request.seat == message.seat and not message.agrees:
        await room.save_take_back(None, mark)
    elif message.seat not in rules.has_to_agree(room, request.seat) or message.seat in request.agreed:
        raise DeniedError("not-now", "this seat is not asked")
    elif message.agrees:
        await room.save_take_back(replace(request, agreed=(*request.agreed, message.seat)), mark)
    else:
        await room.save_take_back(replace(request, refused=message.seat), mark)


async def apply_agreed(room: Room) -> None:
    """Undo an answer after all players have agreed; the caller holds the lock."""
    request = rules.agreed(room)
    if request is not None:
        await room.play(request.seat, Back(request.step, agreed=True))
