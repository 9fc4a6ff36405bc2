"""Who finds a place at a table: whoever shows a key of it always, of all others so many, and each for so much."""

from typing import Protocol

from monopolista.protocol.client_messages import Act, ClientMessage, Hello, Limit, Pledge, Share, Weigh
from monopolista.protocol.hints import AskHint
from monopolista.protocol.people import React, Report, Say
from monopolista.server.cluster.cluster import Presence, RemotePresence, RemoteSeatRequest
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.metrics import RejectionReason, count_rejection
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.people.lobby_state import check_id
from monopolista.server.rooms.people.player_addresses import PlayerAddresses
from monopolista.server.rooms.play.idle_seats import IdleSeats
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.storage.base import RoomRow

MOST_OF_ONE = 16
"""Connections that show the same key; the one that came first goes, which may be a line long dead."""


class Open(Protocol):
    """A room, as far as finding a place in it goes."""

    context: ServerContext
    row: RoomRow
    game: LiveGame | None
    visitors: list[Connection]
    stand_ins: set[int]
    silence: IdleSeats
    remote: RemotePresence
    player_addresses: PlayerAddresses

    def enter(self, visitor: Connection) -> None:
        """Let a connection in."""
        ...


Seen = tuple[set[int], int, list[bool], list[SeatRequest], RemotePresence]


def seen(room: Open, held: set[int]) -> Seen:
    """Return what all see of who is there: whose seats are held, who watches, who hosts, who asks for a seat."""
    visitors = room.visitors
    hosts = [visitor.is_host(room.row) for visitor in visitors if visitor.hashes]
    knocks = [one.knock for one in visitors if one.knock is not None]
    return held, sum(one.spectator for one in visitors), hosts, knocks, room.remote


def people(room: Open) -> int:
    """Return how many are there, on all processes: seats that are held, and whoever else looks on."""
    visitors = room.visitors
    held = {seat for visitor in visitors for seat in visitor.seats_held(room.row)} | room.remote.seats
    return len(held) + sum(not visitor.seats_held(room.row) for visitor in visitors) + room.remote.spectators


def presence(room: Open) -> Presence | None:
    """Return who is here, as other processes are told; None where nobody is."""
    visitors = room.visitors
    if not visitors:
        return None
    return Presence(
        tuple(sorted({seat for visitor in visitors for seat in visitor.seats_held(room.row)})),
        sum(visitor.is_host(room.row) for visitor in visitors if visitor.hashes),
        sum(one.spectator for one in visitors),
        tuple(sorted(room.stand_ins)),
        tuple(
            RemoteSeatRequest(
                one.knock.number, one.knock.seat, one.knock.name, tuple(sorted(one.knock.agreed)), one.knock.vouched
            )
            for one in visitors
            if one.knock
        ),
        tuple(sorted(room.silence.seats)),
        room.player_addresses.known,
    )


def check(row: RoomRow, visitor: Connection, message: ClientMessage) -> None:
    """Raise DeniedError where a message is nobody's business here: for that nobody at the table has to wait."""
    if isinstance(message, Hello):
        return
    if not visitor.authenticated:
        raise DeniedError("not-now", "the first message is hello")
    check_id(message.id)
    if isinstance(message, Report):
        return
    if visitor.spectator:
        raise DeniedError("not-yours", "this is the spectators' link")
    if isinstance(message, Act | Weigh | AskHint | Limit | Pledge | Share | Say | React):
        visitor.require_seat(row, message.seat)


def come_in(room: Open, visitor: Connection) -> None:
    """Let a connection in that has still to say who it is; where too many are silent, the longest silent goes."""
    silent = [other for other in room.visitors if not (other.authenticated or other.dismissed)]
    if len(silent) >= room.context.settings.most_visitors:
        _dismiss(room, silent[0], "room-crowded", "too many come in at once")
    room.enter(visitor)


def make_room(room: Open, visitor: Connection) -> None:
    """Keep or dismiss who has said hello; those with the spectators' link take no place from those with the other."""
    key = visitor.actor(room.row)
    alike = [
        other
        for other in room.visitors
        if other is not visitor
        and other.authenticated
        and other.spectator == visitor.spectator
        and other.actor(room.row) == key
    ]
    if key and len(alike) >= MOST_OF_ONE:
        _dismiss(room, alike[0], "replaced", "this seat is open elsewhere")
    elif not key and len(alike) >= room.context.settings.most_visitors:
        _dismiss(room, visitor, "room-full", "this room is full")
    elif not key and not room.context.spectator_rate.take(visitor.address, _unseen(room, visitor)):
        _dismiss(room, visitor, "spectator-rate", "too much was watched from there of late: wait a minute")


def _dismiss(room: Open, visitor: Connection, why: RejectionReason, text: str) -> None:
    count_rejection(room.context.metrics, why)
    visitor.dismiss(text)


def _unseen(room: Open, visitor: Connection) -> int:
    """Return how many steps of the game a connection has to be shown."""
    version = room.game.table.version if room.game is not None else 0
    return version - visitor.seen(room.row.game, version)
