"""The interface for simulators: many games between bots at once, and their results."""

import importlib
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeVar

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.views import OddsView

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.reports import Section
    from monopolista.games.interface.result_tables import Tables

FIRST_CUSTOM_LEVEL: Final = 1000
"""The level of the first bot of the player's own; those of the game stay below."""
B = TypeVar("B", default=Any)
B_contra = TypeVar("B_contra", contravariant=True, default=Any)
Counts = Mapping[str, NDArray[np.int64]]
"""What was added up over games."""
Kernel = tuple[Callable[..., object], tuple[Any, ...]]
"""A kernel with arguments like those for which it is compiled."""


class CustomBotError(MonopolistaError):
    """A bot that cannot be found, or that answers what is no answer."""


class OddsError(MonopolistaError):
    """A box whose odds do not exist, or are not worked out here."""


@dataclass(frozen=True)
class CustomBot:
    """A bot of the player's own as it was found."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[str, ...]
    """What it is asked with."""
    is_kernel: bool


KERNEL_PARAMETERS: Final = ("edition", "seen", "seat", "stream", "answer")
"""What a bot is asked with that is compiled with ours."""
FUNCTION_PARAMETERS: Final = ("view", "seat", "offers")
"""What a plain function is asked with."""


def import_bot(name: str, *functions: tuple[str, ...]) -> CustomBot:
    """Return a bot by name: a kernel or a plain function, by its parameters; or raise CustomBotError."""
    module, _, attribute = name.partition(":")
    try:
        function = getattr(importlib.import_module(module), attribute)
    except Exception as error:
        raise CustomBotError(f"{name}: {type(error).__name__}: {error}") from error
    return as_bot(function, name, *functions)


def as_bot(function: Any, name: str, *functions: tuple[str, ...]) -> CustomBot:
    """Return a function as a bot, a kernel or a plain function by its parameters; or raise CustomBotError."""
    if not callable(function):
        raise CustomBotError(f"{name} is not a function")
    arguments = tuple(inspect.signature(getattr(function, "py_func", function)).parameters)
    if arguments not in (KERNEL_PARAMETERS, *functions):
        known = " or ".join(f"({', '.join(names)})" for names in (*functions, KERNEL_PARAMETERS))
        raise CustomBotError(f"{name}: a bot is asked {known}, not ({', '.join(arguments)})")
    return CustomBot(name, function, arguments, arguments == KERNEL_PARAMETERS)


@dataclass(frozen=True)
class CustomBots:
    """How bots of the player's own, named ``module:function``, sit down at a game."""

    most: int
    """How many of them may play."""
    find: Callable[[str], CustomBot]
    """Return the bot of a name, or raise CustomBotError."""
    seat: Callable[[Sequence[str], Any], None]
    """Seat bots at a box in this process."""
    decide: Callable[[CustomBot, Any, Any, int, Callable[[int], int]], Action]
    """Return what a kernel does with a seat that has something to say, at a box and in a state."""


@dataclass(frozen=True)
class Job(Generic[B]):
    """What every chunk of a run has in common."""

    simulator: "Simulator[B]"
    box: B
    bots: tuple[str, ...]
    """Who sits where: levels of the game, or bots of the player's own as ``module:function``."""
    seed: int
    most_turns: int
    """The turns of a seat after which a game is cut short."""
    own: tuple[str, ...] = ()
    """The player's own bots of the whole run, in an order that no table changes."""

    @property
    def levels(self) -> list[int]:
        """Return the number by which the kernel knows each seat's bot."""
        known = self.simulator.levels
        return [FIRST_CUSTOM_LEVEL + self.own.index(bot) if bot in self.own else known.index(bot) for bot in self.bots]


@dataclass(frozen=True)
class Counted:
    """Games that were played and counted: records in the body of this process."""

    tallies: Any
    scores: Any
    """Results of each game: its numbers, those of its seats, and recorded rows."""
    counts: Any
    """What was added up over all of them, one record."""


@dataclass(frozen=True)
class Part:
    """What came of some games."""

    count: int
    seconds: float
    games: dict[str, NDArray[Any]]
    """Columns with a value for each game."""
    seats: dict[str, NDArray[Any]]
    """Columns with a row for each game and a value for each seat."""
    rows: dict[str, NDArray[Any]]
    """What was noted of games, one after the other; beside it, as ``<name>_games``, the numbers of their games."""
    counts: dict[str, NDArray[np.int64]]
    """What was added up over these games."""


@dataclass(frozen=True)
class RecordedGame:
    """One game with all its answers, and how it went."""

    answers: list[tuple[int, Action]]
    winners: int
    turns: int
    decisions: int
    refused: int
    """The clause that forbade the last answer, and so ended the game."""
    last: int
    """The seat that answered last."""


class ExactOdds(Protocol):
    """Odds that were worked out."""

    def view(self) -> OddsView:
        """Return them for a screen."""
        ...

    def data(self) -> object:
        """Return all of them, to be written as JSON."""
        ...

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield what a spreadsheet is to have of them, its heads first."""
        ...

    def lines(self) -> Iterator[str]:
        """Yield them as a table to read, in English."""
        ...


class OddsCalculator(Protocol[B_contra]):
    """Exact probabilities of a game, without simulation."""

    @property
    def ways(self) -> Mapping[str, tuple[str, ...]]:
        """Return how players may be taken to play: the choices by their names, the usual one first."""
        ...

    def of(self, box: B_contra, ways: Mapping[str, str]) -> ExactOdds:
        """Work out the odds of a box, or raise OddsError."""
        ...


class Simulator(Protocol[B]):
    """A game as simulators see it: each game has one, and nobody else knows how its games are played by the million."""

    @property
    def name(self) -> str:
        """Return the game's name."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Return its bots, each at the place of its number."""
        ...

    @property
    def clauses(self) -> Mapping[int, str]:
        """Return the names of its clauses."""
        ...

    @property
    def most_turns(self) -> int:
        """Return the turns of a seat after which a game is usually cut short."""
        ...

    @property
    def parts(self) -> int:
        """Return in how many parts its kernels are compiled side by side."""
        ...

    @property
    def row_fields(self) -> Mapping[str, str]:
        """Return what is noted row by row of a game, and how many rows there are, as fields of its score."""
        ...

    @property
    def by_game(self) -> tuple[str, ...]:
        """Return the tables with rows for each game; the others are sums over all games."""
        ...

    @property
    def tables(self) -> "Tables":
        """Return the tables of a simulation, described."""
        ...

    def kernels(self, job: Job[B], part: int) -> Sequence[Kernel]:
        """Return what is compiled in one of the parts, in a process that compiles."""
        ...

    def play(self, job: Job[B], seeds: Sequence[NDArray[Any]]) -> Counted:
        """Play a game for each four words of seed, and count."""
        ...

    def resume(self, job: Job[B], state: bytes, seeds: Sequence[NDArray[Any]], known_to: Seat | None = None) -> Any:
        """Play games on from a state, one for each four words of seed; return their tallies.

        Where ``known_to`` is a seat or NOBODY, the cards hidden from it are dealt anew in each game.
        """
        ...

    def record_game(self, job: Job[B], seed: NDArray[Any]) -> RecordedGame:
        """Play one of those games in plain Python and take down every answer."""
        ...

    def rows(self, job: Job[B], parts: Sequence[Part]) -> "Mapping[str, pl.DataFrame]":
        """Return the tables by game of some parts of a run, which follow each other."""
        ...

    def sums(self, job: Job[B], counts: Counts) -> "Mapping[str, pl.DataFrame]":
        """Return the tables of what was added up."""
        ...

    def sections(self, folder: Path, job: Job[B], language: str) -> "Iterator[Section]":
        """Yield the parts of the report, from the tables in a folder."""
        ...
