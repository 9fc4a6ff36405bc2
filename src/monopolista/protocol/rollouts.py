"""The part of the protocol that is about games that are played on, many times, to judge them again."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from monopolista.analyse.api_views import RollingView
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT, Word

RolloutsStatus = Literal["starting", "compiling", "playing", "stopping", "done", "broken"]


class PlayOut(Struct, forbid_unknown_fields=True, rename="camel"):
    """Play a game that is over on from what mattered in it, many times."""

    game: Word = ""
    """The game's name on this server; or else"""
    transcript: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)] = ""
    """the game itself."""


class RolloutsView(Struct, rename="camel"):
    """How far that is, and what came of it."""

    id: str
    status: RolloutsStatus
    share: float = 0.0
    """How much of it is done, of 1."""
    games: int = 0
    found: RollingView | None = None
    """What came of it, when it is done."""


class RolloutsOffer(Struct, rename="camel"):
    """Whether who asks may have games played on."""

    offered: bool
    installed: bool
    """Whether what that needs beside the game is there."""
