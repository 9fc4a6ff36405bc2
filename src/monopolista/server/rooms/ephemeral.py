"""Events of a room that one process sends to all others, and that are not stored."""

from msgspec import Struct

from monopolista.protocol.people import ReactionView, RoomEvent


class Agreement(Struct, frozen=True, array_like=True):
    """A player agrees to a request for a seat that was made on another process."""

    number: int
    """The number of the request."""
    seats: tuple[int, ...]
    host: bool
    """Whether the host has agreed, with the host's key."""


class ClusterMessage(Struct, frozen=True, omit_defaults=True):
    """An event that is not stored."""

    reaction: ReactionView | None = None
    event: RoomEvent | None = None
    responses: tuple[int, ...] = ()
    """Seats whose players have sent a message."""
    declined: int = -1
    """The number of a declined request for a seat."""
    agreement: Agreement | None = None
