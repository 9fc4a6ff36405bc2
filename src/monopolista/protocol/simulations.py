"""The part of the protocol that is about simulations: what is wished for, and how it went."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from monopolista.games.common.options import Chosen
from monopolista.locales import Language
from monopolista.protocol.message_limits import OptionValues, Word

MOST_GAMES = 100_000
"""Games of a simulation that a browser may ask for."""
SimulationStatus = Literal["starting", "compiling", "playing", "stopping", "writing", "done", "stopped", "broken"]
"""``stopped`` played fewer games than it was to play, ``broken`` has nothing to show."""


class MakeSimulation(Struct, forbid_unknown_fields=True, rename="camel"):
    """Let bots play ``games`` games at a table."""

    edition: Word
    bots: Annotated[list[Word], Meta(min_length=2, max_length=16)]
    """The level of the bot on each seat."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    options: OptionValues = {}
    language: Language = "en"
    """The language of the report."""


class SimulationFigures(Struct, rename="camel"):
    """How the games of a simulation went."""

    games: int
    finished: int
    """Games that came to their end; the others were cut short."""
    shared: int
    """Those that several won together (RICH-2)."""
    wins: list[int]
    """Games won alone, by seat."""


class SimulationView(Struct, rename="camel"):
    """A simulation of this server: one that runs, or an earlier one."""

    id: str
    started: int
    """Milliseconds since 1970."""
    edition: str
    options: Chosen
    bots: list[str]
    seed: int
    asked: int
    """How many games were asked for."""
    status: SimulationStatus
    games: int
    """How many have been played."""
    seconds: float
    """Seconds of play."""
    figures: SimulationFigures | None
    """How it went, once there is a report."""
    trouble: str
    """What went wrong, in English, where something did."""


class SimulationsView(Struct, rename="camel"):
    """What this server offers by way of simulations, and those that it has kept, the latest first."""

    offered: bool
    """Whether who asks may start them."""
    reserved: bool
    """Whether they are offered, but to a browser on the server's own computer alone."""
    installed: bool
    """Whether what they need beside the game is there."""
    runs: list[SimulationView]
