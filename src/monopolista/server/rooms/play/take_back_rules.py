"""Rules of undo at a table: what a seat can undo alone, and what needs the agreement of the other players."""

from monopolista.engine.seats import NOBODY
from monopolista.protocol.people import RoomEvent
from monopolista.protocol.take_back import TakeBackRequest, UndoableAnswer
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import StepRow, TakeBackRequestRow

PATIENCE = 20.0
"""Seconds that bots wait for the players who have to agree; then they continue, and the request lapses."""


def has_to_agree(room: RoomState, seat: int) -> list[int]:
    """Return the seats that have to agree to an undo request of a seat: all other players who answer for themselves."""
    game = room.playing
    if game is None:
        return []
    return [
        place
        for place, row in enumerate(room.row.seats)
        if row.kind == "person" and place not in room.presence.stand_ins and place != seat and game.table.playing(place)
    ]


def undoable_answer(room: RoomState, seat: int) -> UndoableAnswer | None:
    """Return the answer that a seat can undo by the settings of its table, and whether other players have to agree."""
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
    """Return the undo request since the last answer, pending or declined."""
    game, request = room.playing, room.take_back.request
    return request if game is not None and request is not None and request.version == game.table.version else None


def waiting(room: RoomState) -> TakeBackRequestRow | None:
    """Return the pending undo request."""
    request = _standing(room)
    return request if request is not None and request.refused == NOBODY else None


def agreed(room: RoomState) -> TakeBackRequestRow | None:
    """Return the undo request to which all players have agreed."""
    request = waiting(room)
    return request if request is not None and set(has_to_agree(room, request.seat)) <= set(request.agreed) else None


def view_request(room: RoomState) -> TakeBackRequest | None:
    """Return the view of the undo request since the last answer, for all clients."""
    game, request = room.playing, _standing(room)
    way = game.table.undoable_answer(request.seat) if game is not None and request is not None else None
    if request is None or way is None:
        return None
    left = [seat for seat in has_to_agree(room, request.seat) if seat not in request.agreed]
    return TakeBackRequest(request.seat, request.step, request.version, way.revealed, left, request.refused)


def notify_superseded(room: RoomState, kept: StepRow) -> None:
    """Notify the player with a pending undo request that another player has answered instead."""
    game, request = room.game, room.take_back.request
    if game is None or request is None or request.refused != NOBODY:
        return
    if request.version != kept.seq or game.table.steps_since(kept.seq)[0].seat == request.seat:
        return
    for connection in room.presence.holders(room.row, request.seat):
        connection.answer(RoomEvent("lapsed", request.seat, ""))
