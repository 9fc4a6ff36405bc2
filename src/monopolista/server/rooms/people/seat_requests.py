"""Requests for a seat in a game: which players have to agree, and when the seat can be handed over.

A guest gets the seat of a bot as soon as one player agrees. For the seat of an absent player, all other players have to
agree. If one were enough, a player could take another player's seat with a second browser tab. The host's agreement
alone is enough, but only with the host's key: a player who acts as the host has one vote like the others.
"""

from dataclasses import replace
from typing import Final

from monopolista.protocol.people import AnswerSeatRequest, HandoverView, RequestSeat, RoomEvent, SeatRequestView
from monopolista.server.cluster.cluster import RemoteSeatRequest
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.ephemeral import Agreement, ClusterMessage
from monopolista.server.rooms.people import word_filter
from monopolista.server.rooms.people.lobby_state import checked_name
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import HandoverRow, SeatRow

DAY: Final = 24 * 60 * 60
"""Seconds for which the key that a seat had before can undo a handover."""
MOST_HANDOVERS: Final = 4
"""The highest number of handovers of a seat within a day; each of them can be undone."""
ALONE: Final = 10
"""The factor by which the waiting time is longer where only one player has agreed, and is not the host."""
_MINUTE: Final = 60
_NUMBERS: Final = 2**31


def request_seat(room: RoomState, connection: Connection, command: RequestSeat) -> None:
    """Record a connection's request for a seat, or raise DeniedError."""
    check_key(command.key)
    if not room.context.guess_limiter.take(connection.address):
        raise DeniedError("too-much", "too many requests for seats: wait a minute", reason="code-often")
    word_filter.check_words(room.context.moderation.words, command)
    replaces_bot = is_of_bot(room, command.seat)
    # A player who recovers a seat may hold another one here, under the same name.
    name = checked_name(command.name, _names_beside(room, connection, command.seat) if replaces_bot else ())
    if replaces_bot and not room.row.replace_bots:
        raise DeniedError("not-now", "the host does not let guests replace bots", reason="bot-stays")
    if not replaces_bot and command.seat not in room.presence.away:
        raise DeniedError("not-now", "the player of this seat is not away", reason="seat-request-there")
    if len(recent(room.row.seats[command.seat], room.context.wall_time())) >= MOST_HANDOVERS:
        raise DeniedError("not-now", "that seat was handed over too often within a day", reason="seat-request-full")
    number = max((one.number for one in _requests(room)), default=0) + 1
    if room.context.cluster.shared:  # another process may assign the same number at the same moment
        number = room.context.below(_NUMBERS)
    connection.seat_request = SeatRequest(number, command.seat, name, command.key, replaces_bot=replaces_bot)


def answer_request(room: RoomState, connection: Connection, command: AnswerSeatRequest) -> None:
    """Record a player's answer to a request for a seat, or raise DeniedError."""
    request = next((one for one in _requests(room) if one.number == command.request), None)
    if request is None:
        raise DeniedError("not-now", "this request has ended", reason="seat-request-gone")
    seats, host = (
        has_to_agree(room, request.seat).intersection(connection.seats_held(room.row)),
        connection.is_host(room.row),
    )
    if not seats and not host:
        raise DeniedError("not-yours", "only present players and the host can agree")
    if command.agrees:
        agreement = Agreement(command.request, tuple(sorted(seats)), host)
        note(room, agreement)
        room.publish(ClusterMessage(agreement=agreement))
    else:
        decline(room, command.request)
        room.publish(ClusterMessage(declined=command.request))


def on_remote_answer(room: RoomState, message: ClusterMessage) -> None:
    """Record the answers of players on another process to a request on this one."""
    if message.agreement is not None:
        note(room, message.agreement)
    decline(room, message.declined)


def note(room: RoomState, agreement: Agreement) -> None:
    """Record that players have agreed to a request, if it was made on this process."""
    for one in room.presence.connections:
        request = one.seat_request
        if request is not None and request.number == agreement.number:
            agreed, vouched = request.agreed.union(agreement.seats), request.vouched or agreement.host
            one.seat_request = replace(request, agreed=agreed, vouched=vouched)


def decline(room: RoomState, number: int) -> None:
    """Remove a request that a player has declined, and notify its client."""
    for one in room.presence.connections:
        if one.seat_request is not None and one.seat_request.number == number:
            seat, one.seat_request = one.seat_request.seat, None
            one.answer(RoomEvent("turned-away", seat, ""))


def is_of_bot(room: RoomState, seat: int) -> bool:
    """Return whether a bot holds this seat in the current game."""
    return room.playing is not None and 0 <= seat < len(room.row.seats) and room.row.seats[seat].kind == "bot"


def _names_beside(room: RoomState, connection: Connection, seat: int) -> list[str]:
    """Return the names that a guest in a bot's place cannot have: those of other seats, and of other guests who ask."""
    seated = (*room.row.seats[:seat], *room.row.seats[seat + 1 :])
    asking = (one for one in _requests(room) if one.replaces_bot and one is not connection.seat_request)
    return [one.name for one in (*seated, *asking)]


def withdraw_void(room: RoomState) -> None:
    """Remove the requests for seats whose players have returned, or that other clients got first."""
    for one in room.presence.connections:
        request = one.seat_request
        if request is None or _stands(room, request):
            continue
        one.seat_request = None
        # A request for a bot's seat also becomes void when the game ends.
        if room.row.seats[request.seat].kind == "person" and request.seat not in one.seats_held(room.row):
            one.answer(RoomEvent("seat-taken" if request.replaces_bot else "owner-back", request.seat, ""))


def _stands(room: RoomState, request: SeatRequest) -> bool:
    return is_of_bot(room, request.seat) if request.replaces_bot else request.seat in room.presence.away


def has_to_agree(room: RoomState, seat: int) -> frozenset[int]:
    """Return the seats whose players have to agree to a handover: all who are present and answer for themselves."""
    persons = (place for place, row in enumerate(room.row.seats) if row.kind == "person" and place != seat)
    return frozenset(persons) & room.presence.held_seats(room.row) - room.presence.stand_ins


def ready_at(room: RoomState, request: SeatRequest | RemoteSeatRequest) -> float | None:
    """Return the stopwatch time at which a request can be granted; None while a player has yet to agree."""
    if request.replaces_bot:
        agreed = request.vouched or not has_to_agree(room, request.seat).isdisjoint(request.agreed)
        return room.timers.now() if agreed else None
    needed, since = has_to_agree(room, request.seat), room.presence.away.get(request.seat)
    if since is None or not needed.issubset(request.agreed) or not (needed or request.vouched):
        return None
    return since + _absence(room, request)


def _absence(room: RoomState, request: SeatRequest | RemoteSeatRequest) -> float:
    """Return how many seconds a seat must have been empty before it is handed over."""
    needed = has_to_agree(room, request.seat)
    one_person = len(needed) < 2 or any(needed.issubset(one.seats_held(room.row)) for one in room.presence.connections)
    return room.context.settings.absence * (ALONE if one_person and not request.vouched else 1)


def views(room: RoomState, connection: Connection) -> list[SeatRequestView]:
    """Return the views of the requests that a connection may see."""
    if connection.spectator:
        return []
    if connection.seat_request is not None:
        return [_view(room, connection.seat_request, connection)]
    return [_view(room, one, connection) for one in _requests(room)]


def _view(room: RoomState, request: SeatRequest | RemoteSeatRequest, connection: Connection) -> SeatRequestView:
    needed = has_to_agree(room, request.seat)
    waits = sorted(needed.difference(request.agreed))
    vouches = connection.is_host(room.row) and not request.vouched
    absence = 0.0 if request.replaces_bot else _absence(room, request)
    empty = room.timers.now() - room.presence.away.get(request.seat, room.timers.now())
    return SeatRequestView(
        request.number,
        request.seat,
        request.name,
        sorted(needed.intersection(request.agreed)),
        waits,
        vouches or not set(waits).isdisjoint(connection.seats_held(room.row)),
        0 if empty >= absence else max(1, round(absence / _MINUTE)),
        request.replaces_bot,
    )


def _requests(room: RoomState) -> list[SeatRequest | RemoteSeatRequest]:
    return [
        *(one.seat_request for one in room.presence.connections if one.seat_request),
        *room.presence.remote.seat_requests,
    ]


def handed_over(room: RoomState, connection: Connection) -> list[HandoverView]:
    """Return the seats that were handed over, of which a connection shows the former key."""
    now = room.context.wall_time()
    found = ((place, handover_from(seat, connection)) for place, seat in enumerate(room.row.seats))
    return [
        HandoverView(place, one.name, one.at * 1000, can_be_undone(one, now)) for place, one in found if one is not None
    ]


def handover_from(seat: SeatRow, connection: Connection) -> HandoverRow | None:
    """Return the latest handover of a seat of which a connection shows the former key."""
    return next((one for one in reversed(seat.handovers) if credentials.fits(connection.hashes, one.key)), None)


def can_be_undone(handover: HandoverRow, now: float) -> bool:
    """Return whether the former key can still undo a handover."""
    return now - handover.at < DAY


def recent(seat: SeatRow, now: float) -> tuple[HandoverRow, ...]:
    """Return the handovers of a seat that can still be undone."""
    return tuple(one for one in seat.handovers if can_be_undone(one, now))


def check_key(key: str) -> None:
    """Raise DeniedError where a text does not have the form of a key."""
    if not credentials.is_key(key):
        raise DeniedError("malformed", "a key has 43 characters of base64url")
