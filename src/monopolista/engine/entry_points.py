"""Entry points: kernels that Python calls to play a game for agents, generated for each game from these functions.

Numba does not cache the machine code of a function with a closure over a game's kernels. So each game gets copies of
the functions, in which global names stand for its own kernels: see ``jit.rebound``.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from monopolista.engine.decision_log import GameLogger, LogBuffers, game_logger
from monopolista.engine.jit import kernel, rebound
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import GameKernels, Open, Places, Step, StepOutputs, Table, opener, stepper

# What the functions below call: ``entry_points`` puts the kernels of a game in their place.
own: Any = None
step: Any = None
open_all: Any = None
log_all: Any = None


def step_games(table: Table, places: Places, calls: Any, actions: Any, shown: StepOutputs) -> None:
    """Do in each place what its call says: apply an agent's action, begin an episode, or show the game anew."""
    step(table, places, calls, actions, shown)


def open_games(table: Table, places: Places) -> None:
    """Set up blank games, each from the four words in its stream."""
    open_all(table, places)


def log_games(table: Table, places: Places, sampling: Any, buffers: LogBuffers) -> None:
    """Play games one after the other and log a sample of their decisions."""
    log_all(table, places, sampling, buffers)


def write_printed(printed: Any, seats: int, row: Any) -> None:
    """Write the values of the edition into a row of zeros."""
    own.observe_printed(printed, seats, row)


def write_seen(table: Table, places: Places, seat: Seat, shown: Any, row: Any) -> None:
    """Add a seat's observation of the first game to a row that already contains the values of the edition."""
    own.observe(table.printed, places.games[0], places.seen[0], seat, shown, row)


class EntryPoints(NamedTuple):
    """The kernels of a game that Python calls."""

    step_games: Step
    open_games: Open
    log_games: GameLogger
    write_printed: Callable[[Any, int, Any], None]
    write_seen: Callable[[Table, Places, Seat, Any, Any], None]


def entry_points(kernels: GameKernels, module: str) -> EntryPoints:
    """Return the entry points of a game, from its own kernels and the name of their module."""
    names = {"own": kernels, "step": stepper(kernels)}
    names |= {"open_all": opener(kernels), "log_all": game_logger(kernels)}
    return EntryPoints(
        kernel(rebound(step_games, module, names)),
        kernel(rebound(open_games, module, names)),
        kernel(rebound(log_games, module, names)),
        kernel(rebound(write_printed, module, names)),
        kernel(rebound(write_seen, module, names)),
    )
