"""The agenda: a bounded stack of tasks, the top of which is what has to be decided next."""

from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import number, record

TASKS: Final = 64
"""Bound of the stack: a landing, its auctions and at most one settlement for each pair of seats."""


@record
class Task:
    """One thing to be decided or done."""

    kind: int = number("a kind of the game's own list")
    seats: int = number("set of the seats that have yet to answer")
    seat: int = number("whom it is about")
    other: int = number("creditor, leading bidder or other party")
    about: int = number("square, deck, set of deeds or purpose")
    amount: int = number("debt, bid, steps")
    clause: int = number("the clause that caused it")
    more: int = number("a further quantity, named by the kind")
    low: int = number("lowest first bid of an auction")


@kernel
def push(
    game: Any, kind: int, seats: int, seat: int, other: int, about: int, amount: int, clause: int, more: int
) -> None:
    """Put a task on top of the agenda."""
    assert game.depth < TASKS
    task = game.agenda[game.depth]
    task.kind = kind
    task.seats = seats
    task.seat = seat
    task.other = other
    task.about = about
    task.amount = amount
    task.clause = clause
    task.more = more
    game.depth += 1


@kernel
def top_kind(game: Any) -> int:
    """Return the kind of the top task, 0 when the agenda is empty."""
    if game.depth == 0:
        return 0
    return game.agenda[game.depth - 1].kind


@kernel
def remove(game: Any, place: int) -> None:
    """Take one task out of the agenda; those above it come down, and the freed place is blanked."""
    last = game.depth - 1
    for slot in range(place, last):
        _copy_task(game.agenda[slot], game.agenda[slot + 1])
    _blank_task(game.agenda[last])
    game.depth = last


@kernel
def _copy_task(to: Task, task: Task) -> None:
    to.kind = task.kind
    to.seats = task.seats
    to.seat = task.seat
    to.other = task.other
    to.about = task.about
    to.amount = task.amount
    to.clause = task.clause
    to.more = task.more
    to.low = task.low


@kernel
def _blank_task(task: Task) -> None:
    task.kind = 0
    task.seats = 0
    task.seat = 0
    task.other = 0
    task.about = 0
    task.amount = 0
    task.clause = 0
    task.more = 0
    task.low = 0


@kernel
def pop(game: Any) -> None:
    """Take the top task away."""
    assert game.depth > 0
    game.depth -= 1
    _blank_task(game.agenda[game.depth])
