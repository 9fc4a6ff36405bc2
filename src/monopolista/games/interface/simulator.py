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
"""The level of the first bot of the user's own; the game's bots have lower levels."""
B = TypeVar("B", default=Any)
B_contra = TypeVar("B_contra", contravariant=True, default=Any)
Counts = Mapping[str, NDArray[np.int64]]
"""Sums over games, shape (cells,), or over each batch of games, shape (batches, cells)."""
Kernel = tuple[Callable[..., object], tuple[Any, ...]]
"""A kernel with example arguments; it is compiled for their types."""


class CustomBotError(MonopolistaError):
    """A bot that is not found, or that gives an illegal answer."""


class OddsError(MonopolistaError):
    """An edition without exact odds, or odds that cannot be computed here."""


@dataclass(frozen=True)
class CustomBot:
    """A bot of the user's own."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[str, ...]
    """Names of its parameters."""
    is_kernel: bool


KERNEL_PARAMETERS: Final = ("edition", "seen", "seat", "stream", "answer")
"""Parameters of a bot that is a kernel."""
FUNCTION_PARAMETERS: Final = ("view", "seat", "offers")
"""Parameters of a bot that is a plain function."""


def import_bot(name: str, *functions: tuple[str, ...]) -> CustomBot:
    """Import a bot by name and return it as a kernel or a plain function, or raise CustomBotError."""
    module, _, attribute = name.partition(":")
    try:
        function = getattr(importlib.import_module(module), attribute)
    except Exception as error:
        raise CustomBotError(f"{name}: {type(error).__name__}: {error}") from error
    return as_bot(function, name, *functions)


def as_bot(function: Any, name: str, *functions: tuple[str, ...]) -> CustomBot:
    """Wrap a function as a bot: a kernel or a plain function, by its parameters; or raise CustomBotError."""
    if not callable(function):
        raise CustomBotError(f"{name} is not a function")
    arguments = tuple(inspect.signature(getattr(function, "py_func", function)).parameters)
    if arguments not in (KERNEL_PARAMETERS, *functions):
        known = " or ".join(f"({', '.join(names)})" for names in (*functions, KERNEL_PARAMETERS))
        raise CustomBotError(f"{name}: a bot is asked {known}, not ({', '.join(arguments)})")
    return CustomBot(name, function, arguments, arguments == KERNEL_PARAMETERS)


@dataclass(frozen=True)
class CustomBots:
    """How a game uses the user's own bots, named ``module:function``."""

    most: int
    """The highest number of such bots."""
    find: Callable[[str], CustomBot]
    """Returns the bot with a name, or raises CustomBotError."""
    seat: Callable[[Sequence[str], Any], None]
    """Adds bots to the game with an edition, in this process."""
    decide: Callable[[CustomBot, Any, Any, int, Callable[[int], int]], Action]
    """Returns the action of a kernel for a seat that can act, for an edition and a state."""


@dataclass(frozen=True)
class Job(Generic[B]):
    """The settings that all chunks of a run share."""

    simulator: "Simulator[B]"
    box: B
    bots: tuple[str, ...]
    """The bot of each seat: a level of the game, or a bot of the user's own as ``module:function``."""
    seed: int
    most_turns: int
    """Turns of a seat after which a game is truncated."""
    own: tuple[str, ...] = ()
    """The user's own bots of the whole run, in the same order for all tables."""

    @property
    def levels(self) -> list[int]:
        """Return the number of each seat's bot in the kernel."""
        known = self.simulator.levels
        return [FIRST_CUSTOM_LEVEL + self.own.index(bot) if bot in self.own else known.index(bot) for bot in self.bots]


@dataclass(frozen=True)
class Counted:
    """Played games and their counters: records in this process."""

    tallies: Any
    scores: Any
    """Results of each game: its numbers, those of its seats, and recorded rows."""
    counts: Any
    """Sums over all games, one record."""


@dataclass(frozen=True)
class Part:
    """Results of some games."""

    count: int
    seconds: float
    games: dict[str, NDArray[Any]]
    """Columns with a value for each game."""
    seats: dict[str, NDArray[Any]]
    """Columns with a row for each game and a value for each seat."""
    rows: dict[str, NDArray[Any]]
    """Rows recorded during the games, in order. The entry ``<name>_games`` beside it has the number of each row's
    game.
    """
    counts: dict[str, NDArray[np.int64]]
    """Sums over these games."""


@dataclass(frozen=True)
class RecordedGame:
    """One game with all its answers and its result."""

    answers: list[tuple[int, Action]]
    winners: int
    turns: int
    decisions: int
    refused: int
    """The clause that forbade the last answer and so ended the game."""
    last: int
    """The seat that answered last."""


class ExactOdds(Protocol):
    """Computed odds."""

    def view(self) -> OddsView:
        """Return them for a screen."""
        ...

    def data(self) -> object:
        """Return all odds as JSON values."""
        ...

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield rows for a spreadsheet, the header first."""
        ...

    def lines(self) -> Iterator[str]:
        """Yield the lines of a text table, in English."""
        ...


class OddsCalculator(Protocol[B_contra]):
    """Exact probabilities of a game, without simulation."""

    @property
    def ways(self) -> Mapping[str, tuple[str, ...]]:
        """Return the assumptions about players: the choices of each by its name, the default first."""
        ...

    def of(self, box: B_contra, ways: Mapping[str, str]) -> ExactOdds:
        """Compute the odds of an edition, or raise OddsError."""
        ...


class Simulator(Protocol[B]):
    """The simulator of a game, with compiled kernels for large numbers of games."""

    @property
    def name(self) -> str:
        """Return the game's name."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Return its bots, in the order of their numbers."""
        ...

    @property
    def clauses(self) -> Mapping[int, str]:
        """Return the names of its clauses by number."""
        ...

    @property
    def most_turns(self) -> int:
        """Return the default turns of a seat after which a game is truncated."""
        ...

    @property
    def parts(self) -> int:
        """Return the number of parts in which its kernels are compiled in parallel."""
        ...

    @property
    def row_fields(self) -> Mapping[str, str]:
        """Return the fields of a score that hold recorded rows, each with the field that counts them."""
        ...

    @property
    def by_game(self) -> tuple[str, ...]:
        """Return the names of the tables with rows for each game; all others are sums over all games."""
        ...

    @property
    def tables(self) -> "Tables":
        """Return the tables of a simulation with their columns."""
        ...

    def kernels(self, job: Job[B], part: int) -> Sequence[Kernel]:
        """Return the kernels of one of the parts, in a process that compiles."""
        ...

    def play(self, job: Job[B], seeds: Sequence[NDArray[Any]]) -> Counted:
        """Play and count a game for each four words of seed."""
        ...

    def resume(self, job: Job[B], state: bytes, seeds: Sequence[NDArray[Any]], known_to: Seat | None = None) -> Any:
        """Play on from a state, once for each four words of seed; return the counters of the games.

        If ``known_to`` is a seat or NOBODY, the cards that are hidden from it are dealt anew in each game.
        """
        ...

    def record_game(self, job: Job[B], seed: NDArray[Any]) -> RecordedGame:
        """Play one of those games in plain Python and record every answer."""
        ...

    def rows(self, job: Job[B], parts: Sequence[Part]) -> "Mapping[str, pl.DataFrame]":
        """Return the tables with rows for each game, for consecutive parts of a run."""
        ...

    def sums(self, job: Job[B], batches: Counts, language: str) -> "Mapping[str, pl.DataFrame]":
        """Return the tables of sums, with names in a language; ``batches`` has the sums of each batch of games."""
        ...

    def sections(self, folder: Path, job: Job[B], language: str) -> "Iterator[Section]":
        """Yield the sections of the report, from the tables in a folder."""
        ...
