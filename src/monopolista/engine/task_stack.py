"""Task stack: a bounded stack; the top task is the next thing to decide or do."""

from typing import Any, Final

from monopolista.engine.clauses import NONE, Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount
from monopolista.engine.records import Place, blanker, copier, number, record
from monopolista.engine.seats import BANK, NOBODY, Seat, SeatSet

TaskKind = int
"""The kind of a task, in a game's own list; 0 for none."""

TASKS: Final = 64
"""Highest number of tasks: a landing, its auctions and at most one settlement for each pair of seats."""


@record
class Task:
    """One task: something to be decided or done."""

    kind: TaskKind = number("a kind of the game's own list")
    seats: SeatSet = number("set of the seats that have yet to answer")
    seat: Seat = number("the seat that it is about")
    other: Seat = number("creditor, leading bidder or other party")
    about: int = number("square, deck, set of deeds or purpose")
    amount: Amount = number("debt, bid, steps")
    clause: Clause = number("the clause that caused it")
    more: int = number("a further quantity, named by the kind")
    low: Amount = number("lowest first bid of an auction")


copy_task = copier(Task)
blank_task = blanker(Task)


@kernel
def push(
    game: Any,
    kind: TaskKind,
    seats: SeatSet = 0,
    seat: Seat = NOBODY,
    other: Seat = BANK,
    about: int = 0,
    amount: Amount = 0,
    clause: Clause = NONE,
    more: int = 0,
    low: Amount = 0,
) -> None:
    """Push a task.

    Parameters
    ----------
    game : record
        State of the game, changed in place.
    kind : TaskKind
        Kind of the game's own list.
    seats : SeatSet
        Seats that have yet to answer.
    seat : Seat
        Seat that it is about.
    other : Seat
        Creditor, leading bidder or other party.
    about : int
        Square, deck, set of deeds or purpose.
    amount : Amount
        Debt, bid or steps.
    clause : Clause
        Clause that caused it.
    more : int
        A further quantity, named by the kind.
    low : Amount
        Lowest first bid of an auction.

    Raises
    ------
    AssertionError
        If the stack has TASKS tasks already.
    """
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
    task.low = low
    game.depth += 1


@kernel
def top_kind(game: Any) -> TaskKind:
    """Return the kind of the top task.

    Parameters
    ----------
    game : record
        State of the game: ``agenda`` holds Tasks, ``depth`` how many of them count.

    Returns
    -------
    TaskKind
        0 for an empty stack.
    """
    if game.depth == 0:
        return 0
    return game.agenda[game.depth - 1].kind


@kernel
def remove(game: Any, place: Place) -> None:
    """Remove the task at a place; the tasks above it move down, and the free place is blanked.

    Parameters
    ----------
    game : record
        State of the game, changed in place.
    place : Place
        Index on the stack, below ``game.depth``.
    """
    last = game.depth - 1
    for slot in range(place, last):
        copy_task(game.agenda[slot], game.agenda[slot + 1])
    blank_task(game.agenda[last])
    game.depth = last


@kernel
def pop(game: Any) -> None:
    """Remove the top task.

    Parameters
    ----------
    game : record
        State of the game, changed in place.

    Raises
    ------
    AssertionError
        If the stack is empty.
    """
    assert game.depth > 0
    game.depth -= 1
    blank_task(game.agenda[game.depth])
