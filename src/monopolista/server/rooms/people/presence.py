"""The clients of a room, on this process and others, and the absent players for whom a bot plays."""

from collections.abc import Collection
from dataclasses import dataclass

from monopolista.server.cluster.cluster import NOBODY_ELSE, Presence, RemotePresence, RemoteSeatRequest
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.people.player_addresses import PlayerAddresses
from monopolista.server.rooms.play.idle_seats import IdleSeats
from monopolista.server.storage.base import RoomRow

Visible = tuple[set[int], set[int], int, list[bool], list[SeatRequest], RemotePresence]
"""Held seats, seats without pauses, spectators, connections of the host, requests for seats, and other processes."""


@dataclass(frozen=True)
class PresenceChange:
    """The result of a comparison of the connections with the seats."""

    returned: frozenset[int]
    """Seats whose players have returned."""
    resumed: frozenset[int]
    """Seats for which a bot no longer plays."""
    stand_ins_changed: bool


class RoomPresence:
    """The connections of a room, and the state of its seats that results from them."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.departed = 0
        """How many connections have ended."""
        self.away: dict[int, float] = {}
        """Players' seats that no connection holds, each with the stopwatch time at which it became empty."""
        self.stand_ins: set[int] = set()
        """Players' seats for which a bot plays."""
        self.idle = IdleSeats()
        self.player_addresses = PlayerAddresses()
        self.remote = NOBODY_ELSE
        """The clients on other processes."""
        self._visible: Visible | None = None
        """What clients were last sent of it."""

    @property
    def is_empty(self) -> bool:
        """Return whether no client is connected, on any process."""
        return not self.connections and not self.remote.anybody

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection; return whether it was there."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        self.departed += 1
        return True

    def held_seats(self, row: RoomRow) -> set[int]:
        """Return the seats that a connection holds, here or on another process."""
        return {seat for one in self.connections for seat in one.seats_held(row)} | self.remote.seats

    def skipping_seats(self, row: RoomRow) -> set[int]:
        """Return the seats whose players ask that bots answer without pauses, here or on another process."""
        return self._skipping_here(row) | self.remote.skipping

    def _skipping_here(self, row: RoomRow) -> set[int]:
        return {seat for one in self.connections if one.skips_pauses for seat in one.seats_held(row)}

    def responsive_seats(self, row: RoomRow) -> set[int]:
        """Return the seats of the players who are connected and answer for themselves."""
        persons = {place for place, seat in enumerate(row.seats) if seat.kind == "person" and not seat.program}
        return (self.held_seats(row) & persons) - self.stand_ins

    def holders(self, row: RoomRow, seat: int) -> list[Connection]:
        """Return the connections of this process that hold a seat."""
        return [one for one in self.connections if seat in one.seats_held(row)]

    def refresh(self, row: RoomRow, now: float) -> PresenceChange:
        """Compare the connections with the seats; a player who returns gets the seat back at once."""
        held = self.held_seats(row)
        self.player_addresses.note(row, self.connections)
        persons = {place for place, seat in enumerate(row.seats) if seat.kind == "person"}
        returned = frozenset(self.away.keys() & held)
        self.away = {seat: self.away.get(seat, now) for seat in persons - held}
        self.idle.note_response(self.away)
        idle, before = (self.idle.seats | self.remote.silent) & persons, {*self.stand_ins}
        self.stand_ins |= idle | (self.remote.stand_ins & self.away.keys())
        resumed = frozenset(self.stand_ins - self.away.keys() - idle)
        self.stand_ins -= resumed
        return PresenceChange(returned, resumed, self.stand_ins != before)

    def has_visible_change(self, row: RoomRow) -> bool:
        """Return whether the room has to be sent to clients again; report each change once."""
        hosts = [one.is_host(row) for one in self.connections if one.hashes]
        requests = [one.seat_request for one in self.connections if one.seat_request is not None]
        before, spectators = self._visible, sum(one.spectator for one in self.connections)
        self._visible = self.held_seats(row), self.skipping_seats(row), spectators, hosts, requests, self.remote
        return self._visible != before

    def is_acting_host(self, row: RoomRow, connection: Connection) -> bool:
        """Return whether a connection acts as the host: while the host is away, that of the first held seat does."""
        if connection.is_host(row):
            return True
        if self.remote.hosts or any(other.is_host(row) for other in self.connections):
            return False
        return min(self.held_seats(row), default=-1) in connection.seats_held(row)

    def is_player(self, row: RoomRow, connection: Connection) -> bool:
        """Return whether a connection is a player's, over either link, and with or without a key."""
        return self.player_addresses.include(row, connection, self.remote.addresses)

    def count(self, row: RoomRow) -> int:
        """Return how many clients are connected on all processes: held seats, and all other connections."""
        others = sum(not one.seats_held(row) for one in self.connections)
        return len(self.held_seats(row)) + others + self.remote.spectators

    def summary(self, row: RoomRow) -> Presence | None:
        """Return the presence on this process, for other processes; None without clients."""
        if not self.connections:
            return None
        return Presence(
            tuple(sorted({seat for one in self.connections for seat in one.seats_held(row)})),
            sum(one.is_host(row) for one in self.connections if one.hashes),
            sum(one.spectator for one in self.connections),
            tuple(sorted(self.stand_ins)),
            tuple(_remote(one.seat_request) for one in self.connections if one.seat_request),
            tuple(sorted(self.idle.seats)),
            tuple(sorted(self._skipping_here(row))),
            self.player_addresses.known,
        )

    def has_idle(self, seats: Collection[int]) -> bool:
        """Return whether one of these seats counts as idle on this process."""
        return not self.idle.seats.isdisjoint(seats)


def _remote(request: SeatRequest) -> RemoteSeatRequest:
    agreed = tuple(sorted(request.agreed))
    return RemoteSeatRequest(request.number, request.seat, request.name, agreed, request.vouched, request.replaces_bot)
