"""Requests for the seat of an absent player: who has to agree, and when the seat may be handed over.

Nobody gets a seat by one other player's word alone: else that player could let a second tab of their own into another
player's hand. The host is trusted to vouch, but only with the host's key: who acts as the host since the host is away
is one player like the others.
"""

from dataclasses import replace
from typing import Final, Protocol

import msgspec

from monopolista.protocol.people import Admit, HandoverView, Knock, KnockView, Told
from monopolista.protocol.server_messages import Done
from monopolista.server.cluster.cluster import RemotePresence, RemoteSeatRequest
from monopolista.server.core import credentials
from monopolista.server.core.clock import Stopwatch
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.ephemeral import Agreement, EphemeralEvent
from monopolista.server.rooms.people import word_filter
from monopolista.server.rooms.people.lobby_state import checked_name
from monopolista.server.storage.base import HandoverRow, RoomRow, SeatRow

DAY: Final = 24 * 60 * 60
"""Seconds for which the key that a seat had before can undo a handover."""
MOST_HANDOVERS: Final = 4
"""Handovers of a seat within a day: each of them can be undone."""
ALONE: Final = 10
"""How many times as long a seat must have been empty where one player alone agrees, and is not the host."""
_MINUTE: Final = 60
_NUMBERS: Final = 2**31


class Requested(Protocol):
    """A room in which clients may ask for a seat."""

    row: RoomRow
    context: ServerContext
    visitors: list[Connection]
    stopwatch: Stopwatch
    away: dict[int, float]
    stand_ins: set[int]
    remote: RemotePresence

    def present(self) -> set[int]:
        """Return the seats that some connection holds."""
        ...

    def may_host(self, visitor: Connection) -> bool:
        """Say whether a connection acts as the host."""
        ...

    def refresh_presence(self) -> None:
        """See who is there and who asks for a seat, and have everybody told."""
        ...


def carry_out(room: Requested, visitor: Connection, message: Knock | Admit) -> None:
    """Take in a request for a seat, or what a player says of one; or raise DeniedError."""
    if isinstance(message, Knock):
        _ask(room, visitor, message)
    else:
        _answer(room, visitor, message)
    visitor.answer(Done(message.id, 0))
    room.refresh_presence()


def _ask(room: Requested, visitor: Connection, wish: Knock) -> None:
    check_key(wish.key)
    if not room.context.guess_limiter.take(visitor.address):
        raise DeniedError("too-much", "asked too often: wait a minute", reason="code-often")
    word_filter.check_words(room.context.moderation.words, wish)
    name = checked_name(wish.name, ())  # the player may hold another seat here, under the same name
    if wish.seat not in room.away:
        raise DeniedError("not-now", "nobody is away from that seat", reason="knock-there")
    if len(recent(room.row.seats[wish.seat], room.context.wall_time())) >= MOST_HANDOVERS:
        raise DeniedError("not-now", "that seat was handed over too often within a day", reason="knock-full")
    number = max((one.number for one in _requests(room)), default=0) + 1
    if room.context.cluster.shared:  # where another process may give the same number at the same moment
        number = room.context.below(_NUMBERS)
    visitor.knock = SeatRequest(number, wish.seat, name, wish.key)


def _answer(room: Requested, visitor: Connection, wish: Admit) -> None:
    request = next((one for one in _requests(room) if one.number == wish.knock), None)
    if request is None:
        raise DeniedError("not-now", "nobody asks any more", reason="knock-gone")
    seats, host = has_to_agree(room, request.seat).intersection(visitor.seats_held(room.row)), visitor.is_host(room.row)
    if not seats and not host:
        raise DeniedError("not-yours", "only players who are there can agree, and the host")
    if wish.yes:
        agreement = Agreement(wish.knock, tuple(sorted(seats)), host)
        note(room, agreement)
        room.context.cluster.publish(room.row.id, msgspec.json.encode(EphemeralEvent(agreement=agreement)))
    else:
        decline(room, wish.knock)
        room.context.cluster.publish(room.row.id, msgspec.json.encode(EphemeralEvent(turned_away=wish.knock)))


def overhear(room: Requested, heard: EphemeralEvent) -> None:
    """Take in what players on another process say of a request that was made on this one."""
    if heard.agreement is not None:
        note(room, heard.agreement)
    decline(room, heard.turned_away)
    room.refresh_presence()


def note(room: Requested, agreement: Agreement) -> None:
    """Note that players have agreed to a request, where it was made on this process."""
    for one in room.visitors:
        knock = one.knock
        if knock is not None and knock.number == agreement.number:
            agreed, vouched = knock.agreed.union(agreement.seats), knock.vouched or agreement.host
            one.knock = replace(knock, agreed=agreed, vouched=vouched)


def decline(room: Requested, number: int) -> None:
    """Drop a request that a player has refused, and tell who made it."""
    for one in room.visitors:
        if one.knock is not None and one.knock.number == number:
            seat, one.knock = one.knock.seat, None
            one.answer(Told("turned-away", seat, ""))


def lapse(room: Requested) -> None:
    """Drop the requests for seats whose players are back: what was agreed to is void when they leave again."""
    for one in room.visitors:
        if one.knock is not None and one.knock.seat not in room.away:
            seat, one.knock = one.knock.seat, None
            if seat not in one.seats_held(room.row):
                one.answer(Told("owner-back", seat, ""))


def has_to_agree(room: Requested, seat: int) -> frozenset[int]:
    """Return the seats whose players have to agree before anyone gets a seat: all who are there and answer."""
    persons = (place for place, row in enumerate(room.row.seats) if row.kind == "person" and place != seat)
    return frozenset(persons) & room.present() - room.stand_ins


def ready_at(room: Requested, knock: SeatRequest | RemoteSeatRequest) -> float | None:
    """Return when a request is fulfilled, by the stopwatch; None while a player has yet to agree."""
    needed, since = has_to_agree(room, knock.seat), room.away.get(knock.seat)
    if since is None or not needed.issubset(knock.agreed) or not (needed or knock.vouched):
        return None
    return since + _absence(room, knock)


def _absence(room: Requested, knock: SeatRequest | RemoteSeatRequest) -> float:
    """Return how many seconds a seat must have been empty before it is handed over."""
    needed = has_to_agree(room, knock.seat)
    one_person = len(needed) < 2 or any(needed.issubset(one.seats_held(room.row)) for one in room.visitors)
    return room.context.settings.absence * (ALONE if one_person and not knock.vouched else 1)


def views(room: Requested, visitor: Connection) -> list[KnockView]:
    """Return the requests for seats as a connection is told of them."""
    if visitor.spectator:
        return []
    if visitor.knock is not None:
        return [_view(room, visitor.knock, visitor)]
    return [_view(room, one, visitor) for one in _requests(room)]


def _view(room: Requested, knock: SeatRequest | RemoteSeatRequest, visitor: Connection) -> KnockView:
    needed = has_to_agree(room, knock.seat)
    waits = sorted(needed.difference(knock.agreed))
    vouches = visitor.is_host(room.row) and not knock.vouched
    absence = _absence(room, knock)
    empty = room.stopwatch.now() - room.away.get(knock.seat, room.stopwatch.now())
    return KnockView(
        knock.number,
        knock.seat,
        knock.name,
        sorted(needed.intersection(knock.agreed)),
        waits,
        vouches or not set(waits).isdisjoint(visitor.seats_held(room.row)),
        0 if empty >= absence else max(1, round(absence / _MINUTE)),
    )


def _requests(room: Requested) -> list[SeatRequest | RemoteSeatRequest]:
    return [*(one.knock for one in room.visitors if one.knock), *room.remote.knocks]


def handed_over(room: Requested, visitor: Connection) -> list[HandoverView]:
    """Return the seats that were handed over to others whose key a connection shows."""
    now = room.context.wall_time()
    found = ((place, handover_from(seat, visitor)) for place, seat in enumerate(room.row.seats))
    return [
        HandoverView(place, one.name, one.at * 1000, can_be_undone(one, now)) for place, one in found if one is not None
    ]


def handover_from(seat: SeatRow, visitor: Connection) -> HandoverRow | None:
    """Return the latest handover of a seat before which it had a key that a connection shows."""
    return next((one for one in reversed(seat.handovers) if credentials.fits(visitor.hashes, one.key)), None)


def can_be_undone(handover: HandoverRow, now: float) -> bool:
    """Say whether a handover is recent enough for the key before to undo it."""
    return now - handover.at < DAY


def recent(seat: SeatRow, now: float) -> tuple[HandoverRow, ...]:
    """Return the handovers of a seat that can be undone."""
    return tuple(one for one in seat.handovers if can_be_undone(one, now))


def check_key(key: str) -> None:
    """Raise DeniedError where a text does not have the form of a key."""
    if not credentials.is_key(key):
        raise DeniedError("malformed", "a key has 43 characters of base64url")
