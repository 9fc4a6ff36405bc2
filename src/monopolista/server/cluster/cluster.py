"""The interface to other server processes on the same database: notifications and presence.

Notifications are hints and may be lost: each process also polls the store every few seconds.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec import Struct

ChangeKind = Literal["steps", "room", "here", "all"]
"""What may have changed: the steps of the game, other stored data of the room, presence, or anything."""
ALL_CHANGES: tuple[ChangeKind, ...] = ("steps", "room", "here")


class RemoteSeatRequest(Struct, frozen=True, array_like=True):
    """A request for a seat, on another process."""

    number: int
    seat: int
    name: str
    agreed: tuple[int, ...] = ()
    """The seats of the players who have approved it."""
    vouched: bool = False
    """Whether the host has approved it, with the host's key."""
    replaces_bot: bool = False
    """Whether a bot had the seat when it was requested."""


class Presence(Struct, frozen=True, rename={"seat_requests": "knocks"}):
    """The clients in a room on one process."""

    seats: tuple[int, ...] = ()
    hosts: int = 0
    spectators: int = 0
    stand_ins: tuple[int, ...] = ()
    """Seats for which a bot substitutes."""
    seat_requests: tuple[RemoteSeatRequest, ...] = ()
    silent: tuple[int, ...] = ()
    """Seats with a connection that does not answer."""
    skipping: tuple[int, ...] = ()
    """Seats whose players ask that bots answer without pauses."""
    addresses: tuple[str, ...] = ()
    """The hashes of the addresses from which seats were held; ``player_addresses`` explains them."""


class RemotePresence(Struct, frozen=True):
    """The clients in a room on all other processes."""

    anybody: bool = False
    lead: bool = False
    """Whether another process leads the room; this process acts only where the leader fails to."""
    seats: frozenset[int] = frozenset()
    hosts: int = 0
    spectators: int = 0
    stand_ins: frozenset[int] = frozenset()
    seat_requests: tuple[RemoteSeatRequest, ...] = ()
    silent: frozenset[int] = frozenset()
    skipping: frozenset[int] = frozenset()
    addresses: frozenset[str] = frozenset()


NOBODY_ELSE = RemotePresence()


def merge_presence(found: Iterable[tuple[int, Presence]], own: int) -> RemotePresence:
    """Merge the presence of several processes, each with its number; the lowest number leads."""
    others = [(number, one) for number, one in found if number != own]
    if not others:
        return NOBODY_ELSE
    presences = [one for _, one in others]
    return RemotePresence(
        anybody=True,
        lead=min(number for number, _ in others) < own,
        seats=frozenset(seat for one in presences for seat in one.seats),
        hosts=sum(one.hosts for one in presences),
        spectators=sum(one.spectators for one in presences),
        stand_ins=frozenset(seat for one in presences for seat in one.stand_ins),
        seat_requests=tuple(request for one in presences for request in one.seat_requests),
        silent=frozenset(seat for one in presences for seat in one.silent),
        skipping=frozenset(seat for one in presences for seat in one.skipping),
        addresses=frozenset(digest for one in presences for digest in one.addresses),
    )


class RoomDigest(Struct, frozen=True):
    """A summary of a room in the store, by which a process detects missed changes."""

    revision: int
    game: str
    seq: int
    """The number of the game's last step, -1 where there is none."""
    line: int
    """The number of the last chat message."""
    kept: str
    """A value that changes with all other stored data of the room."""


class RoomListener(Protocol):
    """The rooms of this process, as receivers of notifications."""

    def occupied(self) -> list[str]:
        """Return the rooms with connected clients."""
        ...

    def on_remote_change(self, room: str, *what: ChangeKind) -> None:
        """Handle a notification that stored data of a room may have changed."""
        ...

    def on_ephemeral(self, room: str, said: bytes) -> None:
        """Handle a message that is not stored."""
        ...

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:
        """Compare a room with its digest, and reload it after missed changes; return whether it has missed a step."""
        ...


class Cluster(Protocol):
    """Communication with the other processes."""

    @property
    def shared(self) -> bool:
        """Whether other processes may exist."""
        ...

    @property
    def processes(self) -> int:
        """The number of processes, this one included."""
        ...

    def notify(self, room: str, what: ChangeKind) -> None:
        """Notify other processes that stored data has changed."""
        ...

    def publish(self, room: str, said: bytes) -> None:
        """Send other processes a message that is not stored, and may be lost."""
        ...

    def announce(self, room: str, presence: Presence | None) -> None:
        """Publish the presence of a room on this process; None where no client is connected."""
        ...

    async def remote_presence(self, room: str) -> RemotePresence:
        """Return the presence of a room on other processes."""
        ...

    async def look(self, room: str) -> tuple[RoomDigest, RemotePresence] | None:
        """Return the digest of a room and its remote presence; None where the database does not respond."""
        ...

    async def is_leader(self) -> bool:
        """Return whether this process runs the tasks of the whole cluster; for a moment, two processes may."""
        ...

    async def run(self, rooms: RoomListener) -> None:
        """Send and receive notifications until cancelled."""
        ...

    async def close(self) -> None:
        """Withdraw the presence of this process."""
        ...


class SingleProcess:
    """A cluster of one process, without communication."""

    shared = False
    processes = 1

    def notify(self, room: str, what: ChangeKind) -> None:
        """Do nothing."""

    def publish(self, room: str, said: bytes) -> None:
        """Do nothing."""

    def announce(self, room: str, presence: Presence | None) -> None:
        """Do nothing."""

    async def remote_presence(self, room: str) -> RemotePresence:  # noqa: ARG002
        """Return that no other process has clients."""
        return NOBODY_ELSE

    async def look(self, room: str) -> None:
        """Return None: no other process changes anything."""

    async def is_leader(self) -> bool:
        """Return True."""
        return True

    async def run(self, rooms: RoomListener) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
