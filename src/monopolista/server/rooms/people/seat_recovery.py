"""Handlers by which players recover a seat: by its code, by agreement of the other players, or by their old key."""

from dataclasses import replace

from monopolista.protocol.people import (
    AnswerSeatRequest,
    NewRecoveryCode,
    RecoverSeat,
    RecoveryCode,
    RequestSeat,
    RoomEvent,
    UndoHandover,
)
from monopolista.protocol.server_messages import Done, Seated
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.people import recovery_codes, seat_requests
from monopolista.server.rooms.people.recovery_codes import HashingPool
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ConflictError, HandoverRow, RoomRow, SeatRow, StoreError

SeatChange = str | bool | tuple[HandoverRow, ...]
"""The new value of a field of a seat."""
_hashing = HashingPool()


@handles(NewRecoveryCode, sender=Sender.SEAT)
async def make_code(room: Room, connection: Connection, message: NewRecoveryCode) -> None:
    """Create a new code for a seat, and send it to the holder of the seat alone."""
    room.guess_limiter.make()
    code = recovery_codes.new_code(room.context.randomness)
    digest = await _hashing.digest(room.row.id, code)
    await room.save_and_show(_with_seat(room.row, message.seat, code=digest))
    connection.answer(RecoveryCode(message.id, message.seat, code))


@handles(RecoverSeat, sender=Sender.TABLE)
async def recover_by_code(room: Room, connection: Connection, message: RecoverSeat) -> None:
    """Give a seat to a client that knows its code; the key that the client shows makes a repetition safe."""
    seat_requests.check_key(message.key)
    shown = [credentials.digest(message.key)]
    seat = next((place for place, one in enumerate(room.row.seats) if credentials.fits(shown, one.key)), None)
    if seat is None:
        seat = await _seat_of_code(room, connection, message.code)
        await _hand_over(room, seat, message.key, connection)
        room.announce("taken-back", seat, apart=connection)
    connection.answer(Seated(message.id, seat, message.key))


async def _seat_of_code(room: Room, connection: Connection, entered: str) -> int:
    code = recovery_codes.plain(entered)
    if not code:
        raise DeniedError("malformed", f"a code has {recovery_codes.LENGTH} characters", reason="code-form")
    room.guess_limiter.take(connection.address, code)
    digest = await _hashing.digest(room.row.id, code)
    seat = next((place for place, one in enumerate(room.row.seats) if credentials.fits([digest], one.code)), None)
    if seat is None:
        raise DeniedError("not-yours", "no seat of this room has that code", reason="code-wrong")
    return seat


@handles(RequestSeat, sender=Sender.TABLE)
async def request_seat(room: Room, connection: Connection, message: RequestSeat) -> None:
    """Ask the other players for the seat of an absent player or a bot."""
    seat_requests.request_seat(room, connection, message)
    connection.answer(Done(message.id, 0))
    room.refresh_presence()


@handles(AnswerSeatRequest, sender=Sender.TABLE)
async def answer_request(room: Room, connection: Connection, message: AnswerSeatRequest) -> None:
    """Agree to a request for a seat, or decline it."""
    seat_requests.answer_request(room, connection, message)
    connection.answer(Done(message.id, 0))
    room.refresh_presence()


async def _hand_over(room: Room, seat: int, key: str, to: Connection, **changes: SeatChange) -> None:
    """Give a seat another key, and send its client what happened meanwhile; the old code becomes invalid."""
    before = [one for one in room.presence.holders(room.row, seat) if one is not to]
    was = to.hashes, to.seat_request
    to.learn(key)
    to.seat_request = None
    try:
        await room.save_and_show(
            _with_seat(room.row, seat, key=credentials.digest(key), code="", program=False, **changes)
        )
    except (ConflictError, StoreError):  # the request remains, and is retried
        to.hashes, to.seat_request = was
        raise
    _tell_lost(before, seat)


def _tell_lost(before: list[Connection], seat: int) -> None:
    for one in before:
        one.answer(RoomEvent("lost", seat, ""))


async def admit(room: Room) -> None:
    """Hand over the requested seat, once the other players have agreed and it has been empty for long enough."""
    for asks in room.presence.connections:
        request = asks.seat_request
        if request is None or (when := seat_requests.ready_at(room, request)) is None or when > room.timers.now():
            continue
        changes = _guest(request) if request.replaces_bot else _successor(room, request)
        await _hand_over(room, request.seat, request.key, asks, **changes)
        asks.answer(Seated("", request.seat, request.key))
        room.announce("joined" if request.replaces_bot else "let-in", request.seat, request.name)
        return


def _guest(request: SeatRequest) -> dict[str, SeatChange]:
    """Return the changes of a bot's seat that a guest gets, under the guest's name."""
    return {"kind": "person", "name": request.name}


def _successor(room: Room, request: SeatRequest) -> dict[str, SeatChange]:
    """Return the changes of an absent player's seat; the former key can undo the handover for some time."""
    seat, at = room.row.seats[request.seat], round(room.context.wall_time())
    handover = HandoverRow(seat.key, at, request.name, seat.program)
    return {"handovers": (*seat_requests.recent(seat, at), handover)}


@handles(UndoHandover, sender=Sender.TABLE)
async def undo_handover(room: Room, connection: Connection, message: UndoHandover) -> None:
    """Undo the handover of a seat for the holder of its former key; its current key becomes invalid."""
    seat = room.row.seats[message.seat] if 0 <= message.seat < len(room.row.seats) else SeatRow("open")
    if not credentials.fits(connection.hashes, seat.key):
        undone = seat_requests.handover_from(seat, connection)
        if undone is None:
            raise DeniedError("not-yours", "no key of this connection is a previous key of the seat")
        if not seat_requests.can_be_undone(undone, room.context.wall_time()):
            raise DeniedError("not-now", "a handover can be undone for a day", reason="reclaim-late")
        await _undo(room, connection, message.seat, undone)
    connection.answer(Done(message.id, 0))


async def _undo(room: Room, connection: Connection, seat: int, handover: HandoverRow) -> None:
    before, all_of_them = room.presence.holders(room.row, seat), room.row.seats[seat].handovers
    earlier = all_of_them[: all_of_them.index(handover)]
    connection.returning = True
    restored = _with_seat(room.row, seat, key=handover.key, code="", program=handover.program, handovers=earlier)
    await room.save_and_show(restored)
    _tell_lost(before, seat)
    room.announce("reclaimed", seat, apart=connection)


def _with_seat(row: RoomRow, place: int, **changes: SeatChange) -> RoomRow:
    seat = replace(row.seats[place], **changes)
    return replace(row, seats=(*row.seats[:place], seat, *row.seats[place + 1 :]))
