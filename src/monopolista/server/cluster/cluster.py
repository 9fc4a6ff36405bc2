"""The same rooms on other processes of one database: what they are told, and what is known of who is there.

What one process tells another is only a hint where to look. Who has missed one looks by himself soon.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec import Struct

What = Literal["steps", "room", "here", "all"]
"""What may have changed: the game has gone on; anything else that is kept; who is there; or it is not known what."""
ALL: tuple[What, ...] = ("steps", "room", "here")


class RemoteSeatRequest(Struct, frozen=True, array_like=True):
    """A request for a seat on another process."""

    number: int
    seat: int
    name: str
    agreed: tuple[int, ...] = ()
    """The seats of the players who have agreed."""
    vouched: bool = False
    """Whether the host has agreed, with the host's key."""


class Presence(Struct, frozen=True):
    """Who is in a room on one process."""

    seats: tuple[int, ...] = ()
    hosts: int = 0
    spectators: int = 0
    stand_ins: tuple[int, ...] = ()
    """Seats for which a bot has stepped in."""
    knocks: tuple[RemoteSeatRequest, ...] = ()
    silent: tuple[int, ...] = ()
    """Seats that are held, and do not answer."""
    addresses: tuple[str, ...] = ()
    """From where seats were held, as ``player_addresses`` has it."""


class RemotePresence(Struct, frozen=True):
    """Who is in a room on all other processes."""

    anybody: bool = False
    lead: bool = False
    """Whether another process does what the room does by itself; this one only where that one fails to."""
    seats: frozenset[int] = frozenset()
    hosts: int = 0
    spectators: int = 0
    stand_ins: frozenset[int] = frozenset()
    knocks: tuple[RemoteSeatRequest, ...] = ()
    silent: frozenset[int] = frozenset()
    addresses: frozenset[str] = frozenset()


NOBODY_ELSE = RemotePresence()


def together(found: Iterable[tuple[int, Presence]], own: int) -> RemotePresence:
    """Return what several processes have told of a room, each by its number; the lowest leads."""
    told = [(number, one) for number, one in found if number != own]
    if not told:
        return NOBODY_ELSE
    here = [one for _, one in told]
    return RemotePresence(
        anybody=True,
        lead=min(number for number, _ in told) < own,
        seats=frozenset(seat for one in here for seat in one.seats),
        hosts=sum(one.hosts for one in here),
        spectators=sum(one.spectators for one in here),
        stand_ins=frozenset(seat for one in here for seat in one.stand_ins),
        knocks=tuple(knock for one in here for knock in one.knocks),
        silent=frozenset(seat for one in here for seat in one.silent),
        addresses=frozenset(digest for one in here for digest in one.addresses),
    )


class RoomDigest(Struct, frozen=True):
    """How the store has a room, in short."""

    revision: int
    game: str
    seq: int
    """The number of the game's last step, -1 where it has none."""
    line: int
    """The number of the last line of the talk."""
    kept: str
    """What changes with all else that is kept of it."""


class RoomListener(Protocol):
    """The rooms of this process, which hear from others."""

    def with_visitors(self) -> list[str]:
        """Return the rooms in which somebody is."""
        ...

    def on_remote_change(self, room: str, *what: What) -> None:
        """Hear that something may have changed."""
        ...

    def on_ephemeral(self, room: str, said: bytes) -> None:
        """Hear what was said and is kept nowhere."""
        ...

    def compare_digests(self, room: str, glance: RoomDigest, others: RemotePresence) -> bool:
        """See whether a room has missed something; say whether that was a step of its game."""
        ...


class Cluster(Protocol):
    """Whoever tells other processes, and hears from them."""

    @property
    def shared(self) -> bool:
        """Say whether there may be others at all."""
        ...

    @property
    def processes(self) -> int:
        """Return how many processes there are, this one included."""
        ...

    def notify(self, room: str, what: What) -> None:
        """Have others hear soon that something has been kept."""
        ...

    def publish(self, room: str, said: bytes) -> None:
        """Have others hear something that is kept nowhere; it may be lost."""
        ...

    def announce(self, room: str, presence: Presence | None) -> None:
        """Have others know who is in a room here; None where nobody is."""
        ...

    async def remote_presence(self, room: str) -> RemotePresence:
        """Return who is in a room elsewhere."""
        ...

    async def look(self, room: str) -> tuple[RoomDigest, RemotePresence] | None:
        """Return how the store has a room, and who is in it elsewhere; None where nobody can say."""
        ...

    async def is_leader(self) -> bool:
        """Say whether this process does what one does for all; for a moment two may."""
        ...

    async def run(self, rooms: RoomListener) -> None:
        """Tell and hear until cancelled."""
        ...

    async def close(self) -> None:
        """Let others know that nobody is here any more."""
        ...


class SingleProcess:
    """A server that has its store to itself."""

    shared = False
    processes = 1

    def notify(self, room: str, what: What) -> None:
        """Tell nobody."""

    def publish(self, room: str, said: bytes) -> None:
        """Tell nobody."""

    def announce(self, room: str, presence: Presence | None) -> None:
        """Tell nobody."""

    async def remote_presence(self, room: str) -> RemotePresence:  # noqa: ARG002
        """Return that nobody is elsewhere."""
        return NOBODY_ELSE

    async def look(self, room: str) -> None:
        """Say nothing: nobody else changes anything."""

    async def is_leader(self) -> bool:
        """Say that there is nobody else."""
        return True

    async def run(self, rooms: RoomListener) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
