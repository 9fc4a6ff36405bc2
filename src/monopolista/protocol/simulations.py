"""HTTP bodies about simulations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from monopolista.games.common.options import Chosen
from monopolista.locales import Language
from monopolista.protocol.message_limits import OptionValues, Word

MOST_GAMES = 100_000
"""The highest number of games of a simulation that a browser starts."""
SimulationStatus = Literal["starting", "compiling", "playing", "stopping", "writing", "done", "stopped", "broken"]
"""The state of a simulation: ``stopped`` has played fewer games than requested, ``broken`` has no result."""


class MakeSimulation(Struct, forbid_unknown_fields=True, rename="camel"):
    """Start a simulation of ``games`` games between bots."""

    edition: Word
    bots: Annotated[list[Word], Meta(min_length=2, max_length=16)]
    """The level of the bot on each seat."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    options: OptionValues = {}
    language: Language = "en"
    """The language of the report."""


class GroupFigures(Struct, rename="camel"):
    """How a group of deeds, such as a colour, did in a simulation."""

    name: str
    whole: int
    """Games in which a player owned the whole of it."""
    won: int
    """Games among these that its first owner won."""


class SimulationFigures(Struct, rename="camel"):
    """The result of a simulation."""

    games: int
    finished: int
    """Games that ended; the others were truncated."""
    shared: int
    """Games with several winners (RICH-2)."""
    wins: list[int]
    """Games won alone, by seat."""
    turns: float
    """The mean number of turns of a game."""
    groups: list[GroupFigures]
    """The groups of the game in board order; none where the game has none."""


class SimulationView(Struct, rename="camel"):
    """A simulation of this server, running or finished."""

    id: str
    started: int
    """Milliseconds since 1970."""
    edition: str
    options: Chosen
    bots: list[str]
    seed: int
    asked: int
    """The number of games requested."""
    status: SimulationStatus
    games: int
    """The number of games played."""
    seconds: float
    """Seconds of play."""
    figures: SimulationFigures | None
    """The result, once there is a report."""
    trouble: str
    """What went wrong, in English; empty for nothing."""


class SimulationsView(Struct, rename="camel"):
    """Whether this server offers simulations, and its simulations, the latest first."""

    offered: bool
    """Whether this client may start simulations."""
    reserved: bool
    """Whether only a browser on the server's own computer may start them."""
    installed: bool
    """Whether the packages that simulations need are installed."""
    runs: list[SimulationView]
