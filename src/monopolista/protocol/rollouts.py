"""HTTP bodies about rollouts of a game's decisions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from monopolista.analyse.api_views import RollingView
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT, Word

RolloutsStatus = Literal["starting", "compiling", "playing", "stopping", "done", "broken"]


class PlayOut(Struct, forbid_unknown_fields=True, rename="camel"):
    """Start rollouts from the important moments of a finished game."""

    game: Word = ""
    """The id of a game on this server. Give this or ``transcript``."""
    transcript: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)] = ""
    """A game as text."""


class RolloutsView(Struct, rename="camel"):
    """The progress of the rollouts, and their result."""

    id: str
    status: RolloutsStatus
    share: float = 0.0
    """The share of the work that is done, from 0 to 1."""
    games: int = 0
    found: RollingView | None = None
    """The result, once it is complete."""


class RolloutsOffer(Struct, rename="camel"):
    """Whether this client may start rollouts."""

    offered: bool
    installed: bool
    """Whether the packages that rollouts need are installed."""
