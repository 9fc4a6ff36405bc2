"""Who is connected to a room, here and on other processes, and for which absent players a bot plays."""

from collections.abc import Collection
from dataclasses import dataclass

from monopolista.server.cluster.cluster import NOBODY_ELSE, Presence, RemotePresence, RemoteSeatRequest
from monopolista.server.rooms.connection import Connection, SeatRequest
from monopolista.server.rooms.people.player_addresses import PlayerAddresses
from monopolista.server.rooms.play.idle_seats import IdleSeats
from monopolista.server.storage.base import RoomRow

Visible = tuple[set[int], set[int], int, list[bool], list[SeatRequest], RemotePresence]
"""Seats that are held and that skip, spectators, which connections are the host's, requests for seats, and the other
processes."""


@dataclass(frozen=True)
class PresenceChange:
    """What has followed from comparing the connections with the seats."""

    returned: frozenset[int]
    """Seats that were away and are held again."""
    resumed: frozenset[int]
    """Seats for which no bot plays any more."""
    stand_ins_changed: bool


class RoomPresence:
    """The connections of a room, and what follows from them for its seats."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.departed = 0
        """How many connections have ended."""
        self.away: dict[int, float] = {}
        """Persons' seats that no connection holds, and since when, by the room's stopwatch."""
        self.stand_ins: set[int] = set()
        """Persons' seats for which a bot plays."""
        self.idle = IdleSeats()
        self.player_addresses = PlayerAddresses()
        self.remote = NOBODY_ELSE
        """Who is connected on other processes."""
        self._visible: Visible | None = None
        """What all clients were sent last of it."""

    @property
    def is_empty(self) -> bool:
        """Say whether nobody is connected, on no process."""
        return not self.connections and not self.remote.anybody

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection; say whether it was there."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        self.departed += 1
        return True

    def held_seats(self, row: RoomRow) -> set[int]:
        """Return the seats that some connection holds, here or on another process."""
        return {seat for one in self.connections for seat in one.seats_held(row)} | self.remote.seats

    def skipping_seats(self, row: RoomRow) -> set[int]:
        """Return the seats whose players ask that bots answer without pauses, here or on another process."""
        return self._skipping_here(row) | self.remote.skipping

    def _skipping_here(self, row: RoomRow) -> set[int]:
        return {seat for one in self.connections if one.skips_pauses for seat in one.seats_held(row)}

    def responsive_seats(self, row: RoomRow) -> set[int]:
        """Return the seats of the persons who are present and answer for themselves."""
        persons = {place for place, seat in enumerate(row.seats) if seat.kind == "person" and not seat.program}
        return (self.held_seats(row) & persons) - self.stand_ins

    def holders(self, row: RoomRow, seat: int) -> list[Connection]:
        """Return the connections of this process that hold a seat."""
        return [one for one in self.connections if seat in one.seats_held(row)]

    def refresh(self, row: RoomRow, now: float) -> PresenceChange:
        """Compare the connections with the seats: a player who returns has the seat back at once."""
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
        """Say whether clients have to be sent the room anew; asked once for each change."""
        hosts = [one.is_host(row) for one in self.connections if one.hashes]
        requests = [one.seat_request for one in self.connections if one.seat_request is not None]
        before, spectators = self._visible, sum(one.spectator for one in self.connections)
        self._visible = self.held_seats(row), self.skipping_seats(row), spectators, hosts, requests, self.remote
        return self._visible != before

    def is_acting_host(self, row: RoomRow, connection: Connection) -> bool:
        """Say whether a connection acts as the host: in the host's absence, the holder of the first seat held."""
        if connection.is_host(row):
            return True
        if self.remote.hosts or any(other.is_host(row) for other in self.connections):
            return False
        return min(self.held_seats(row), default=-1) in connection.seats_held(row)

    def is_player(self, row: RoomRow, connection: Connection) -> bool:
        """Say whether a connection is a player's, whichever link it came by and without a key too."""
        return self.player_addresses.include(row, connection, self.remote.addresses)

    def count(self, row: RoomRow) -> int:
        """Return how many are there on all processes: the seats held, and everybody else."""
        others = sum(not one.seats_held(row) for one in self.connections)
        return len(self.held_seats(row)) + others + self.remote.spectators

    def summary(self, row: RoomRow) -> Presence | None:
        """Return who is connected here, as other processes are sent it; None where nobody is."""
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
        """Say whether one of these seats counts as idle on this process."""
        return not self.idle.seats.isdisjoint(seats)


def _remote(request: SeatRequest) -> RemoteSeatRequest:
    agreed = tuple(sorted(request.agreed))
    return RemoteSeatRequest(request.number, request.seat, request.name, agreed, request.vouched, request.replaces_bot)
