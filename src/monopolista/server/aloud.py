"""What is said in a room on one process, kept nowhere, and heard on all others."""

from msgspec import Struct

from monopolista.server.gathering import ReactionView, Told


class Aloud(Struct, frozen=True, omit_defaults=True):
    """One of the things that are said and not kept."""

    reaction: ReactionView | None = None
    told: Told | None = None
    heard: tuple[int, ...] = ()
    """Seats of which something was heard."""
    turned_away: int = -1
    """The number of who has asked the host for a seat and does not get it."""
