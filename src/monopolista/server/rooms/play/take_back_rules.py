"""What may be taken back at a table: what a seat may take back alone, and on what the others have to agree."""

from monopolista.engine.seats import NOBODY
from monopolista.protocol.people import RoomEvent
from monopolista.protocol.take_back import TakeBackRequest, UndoableAnswer
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import StepRow, TakeBackRequestRow

PATIENCE = 20.0
"""Seconds that bots wait for those who have to agree, before they go on and the request lapses."""


def has_to_agree(room: RoomState, seat: int) -> list[int]:
    """Return who is asked when a seat wishes to take something back: the other persons that play themselves."""
    game = room.playing
    if game is None:
        return []
    return [
        place
        for place, row in enumerate(room.row.seats)
        if row.kind == "person" and place not in room.presence.stand_ins and place != seat and game.table.playing(place)
    ]


def undoable_answer(room: RoomState, seat: int) -> UndoableAnswer | None:
    """Return what a seat may take back by the choice of its table, and whether the others have to agree."""
    game = room.playing
    way = game.table.undoable_answer(seat) if game is not None else None
    if way is None or room.row.take_backs == "off":
        return None
    if way.alone:
        return UndoableAnswer(way.step, needs_consent=False)
    others = has_to_agree(room, seat)
    if others:
        refused = _standing(room)
        again = refused is not None and refused.seat == seat
        return UndoableAnswer(way.step, needs_consent=True) if room.row.take_backs == "consent" and not again else None
    return None if way.revealed else UndoableAnswer(way.step, needs_consent=False)


def _standing(room: RoomState) -> TakeBackRequestRow | None:
    """Return the wish that was made since the last answer, waiting or refused."""
    game, request = room.playing, room.take_back.request
    return request if game is not None and request is not None and request.version == game.table.version else None


def waiting(room: RoomState) -> TakeBackRequestRow | None:
    """Return the wish on which the others have yet to agree."""
    request = _standing(room)
    return request if request is not None and request.refused == NOBODY else None


def agreed(room: RoomState) -> TakeBackRequestRow | None:
    """Return the wish on which everybody has agreed who has to."""
    request = waiting(room)
    return request if request is not None and set(has_to_agree(room, request.seat)) <= set(request.agreed) else None


def view_request(room: RoomState) -> TakeBackRequest | None:
    """Return the request that was made since the last answer, as all are sent it."""
    game, request = room.playing, _standing(room)
    way = game.table.undoable_answer(request.seat) if game is not None and request is not None else None
    if request is None or way is None:
        return None
    left = [seat for seat in has_to_agree(room, request.seat) if seat not in request.agreed]
    return TakeBackRequest(request.seat, request.step, request.version, way.revealed, left, request.refused)


def notify_superseded(room: RoomState, kept: StepRow) -> None:
    """Notify the player whose request waits that another player has gone on instead."""
    game, request = room.game, room.take_back.request
    if game is None or request is None or request.refused != NOBODY:
        return
    if request.version != kept.seq or game.table.steps_since(kept.seq)[0].seat == request.seat:
        return
    for connection in room.presence.holders(room.row, request.seat):
        connection.answer(RoomEvent("lapsed", request.seat, ""))
