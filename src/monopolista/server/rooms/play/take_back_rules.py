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
    game, wish = room.playing, room.take_back.request
    return wish if game is not None and wish is not None and wish.version == game.table.version else None


def waiting(room: RoomState) -> TakeBackRequestRow | None:
    """Return the wish on which the others have yet to agree."""
    wish = _standing(room)
    return wish if wish is not None and wish.refused == NOBODY else None


def agreed(room: RoomState) -> TakeBackRequestRow | None:
    """Return the wish on which everybody has agreed who has to."""
    wish = waiting(room)
    return wish if wish is not None and set(has_to_agree(room, wish.seat)) <= set(wish.agreed) else None


def view_request(room: RoomState) -> TakeBackRequest | None:
    """Return the request that was made since the last answer, as all are sent it."""
    game, wish = room.playing, _standing(room)
    way = game.table.undoable_answer(wish.seat) if game is not None and wish is not None else None
    if wish is None or way is None:
        return None
    left = [seat for seat in has_to_agree(room, wish.seat) if seat not in wish.agreed]
    return TakeBackRequest(wish.seat, wish.step, wish.version, way.revealed, left, wish.refused)


def notify_superseded(room: RoomState, kept: StepRow) -> None:
    """Notify the player whose request waits that another player has gone on instead."""
    game, wish = room.game, room.take_back.request
    if game is None or wish is None or wish.refused != NOBODY:
        return
    if wish.version != kept.seq or game.table.steps_since(kept.seq)[0].seat == wish.seat:
        return
    for connection in room.presence.holders(room.row, wish.seat):
        connection.answer(RoomEvent("lapsed", wish.seat, ""))
