"""What Python calls to have the classic game played for agents, compiled as ``engine.stepping`` has it."""

from typing import Any

from monopolista.engine import decision_log, stepping
from monopolista.engine.decision_log import Pad
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import Places, Shown, Table
from monopolista.games.classic.learn import kernels
from monopolista.games.classic.learn.kernels import Printed

_begin, _step = stepping.steps_of(kernels)
_open = stepping.opener(kernels)
_note = decision_log.noter(kernels)


@kernel
def begin_games(table: Table, places: Places, wanted: Any, shown: Shown) -> None:
    """Begin an episode in each place that is wanted, and show it to who is asked first."""
    _begin(table, places, wanted, shown)


@kernel
def step_games(table: Table, places: Places, actions: Any, shown: Shown) -> None:
    """Carry out an agent's action in each place."""
    _step(table, places, actions, shown)


@kernel
def open_games(table: Table, places: Places) -> None:
    """Set blank games up, each by the four words in its stream."""
    _open(table, places)


@kernel
def note_games(table: Table, places: Places, lots: Any, pad: Pad) -> None:
    """Play games one after the other and note decisions of them."""
    _note(table, places, lots, pad)


@kernel
def write_printed(printed: Printed, seats: int, row: Any) -> None:
    """Write what the box prints into a row of noughts."""
    kernels.observe_printed(printed, seats, row)


@kernel
def write_seen(table: Table, places: Places, seat: Seat, shown: Any, row: Any) -> None:
    """Write what a seat sees of the first game into a row that has what is printed."""
    kernels.observe(table.printed, places.games[0], places.seen[0], seat, shown, row)
