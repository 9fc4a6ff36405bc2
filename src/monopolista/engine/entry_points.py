"""The kernels that Python calls to have a game played for agents, made for each game from these functions.

Numba keeps no machine code of a function that closes over another game's kernels. Each game gets copies instead, whose
global names are its own kernels: see ``jit.rebound``.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from monopolista.engine.decision_log import Noter, Pad, noter
from monopolista.engine.jit import kernel, rebound
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import Begin, Open, Own, Places, Shown, Step, Table, opener, steps_of

# What the functions below call: ``entry_points`` puts the kernels of a game in their place.
own: Any = None
begin: Any = None
step: Any = None
open_all: Any = None
note: Any = None


def begin_games(table: Table, places: Places, wanted: Any, shown: Shown) -> None:
    """Begin an episode in each place that is wanted, and show it to who is asked first."""
    begin(table, places, wanted, shown)


def step_games(table: Table, places: Places, actions: Any, shown: Shown) -> None:
    """Carry out an agent's action in each place."""
    step(table, places, actions, shown)


def open_games(table: Table, places: Places) -> None:
    """Set blank games up, each by the four words in its stream."""
    open_all(table, places)


def note_games(table: Table, places: Places, lots: Any, pad: Pad) -> None:
    """Play games one after the other and note decisions of them."""
    note(table, places, lots, pad)


def write_printed(printed: Any, seats: int, row: Any) -> None:
    """Write what the box prints into a row of zeros."""
    own.observe_printed(printed, seats, row)


def write_seen(table: Table, places: Places, seat: Seat, shown: Any, row: Any) -> None:
    """Write what a seat sees of the first game into a row that has what is printed."""
    own.observe(table.printed, places.games[0], places.seen[0], seat, shown, row)


class EntryPoints(NamedTuple):
    """The kernels of a game that Python calls."""

    begin_games: Begin
    step_games: Step
    open_games: Open
    note_games: Noter
    write_printed: Callable[[Any, int, Any], None]
    write_seen: Callable[[Table, Places, Seat, Any, Any], None]


def entry_points(kernels: Own, module: str) -> EntryPoints:
    """Return the entry points of a game, by its own kernels and the name of the module that has them."""
    steps = steps_of(kernels)
    names = {"own": kernels, "begin": steps.begin, "step": steps.step}
    names |= {"open_all": opener(kernels), "note": noter(kernels)}
    return EntryPoints(
        kernel(rebound(begin_games, module, names)),
        kernel(rebound(step_games, module, names)),
        kernel(rebound(open_games, module, names)),
        kernel(rebound(note_games, module, names)),
        kernel(rebound(write_printed, module, names)),
        kernel(rebound(write_seen, module, names)),
    )
