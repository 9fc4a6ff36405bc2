"""What is said in a room on one process, kept nowhere, and heard on all others."""

from msgspec import Struct

from monopolista.protocol.people import ReactionView, RoomEvent


class Agreement(Struct, frozen=True, array_like=True):
    """A player agrees to a request for a seat that was made on another process."""

    number: int
    """The number of the request."""
    seats: tuple[int, ...]
    host: bool
    """Whether it is the host, with the host's key."""


class EphemeralEvent(Struct, frozen=True, omit_defaults=True):
    """One of the things that are said and not kept."""

    reaction: ReactionView | None = None
    told: RoomEvent | None = None
    heard: tuple[int, ...] = ()
    """Seats of which something was heard."""
    turned_away: int = -1
    """The number of a request for a seat that was refused."""
    agreement: Agreement | None = None
