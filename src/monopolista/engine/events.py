"""Events: the results of a step in order, each with seats, subject, amount and clause."""

from collections.abc import Mapping
from typing import Any, Final

from monopolista.engine.clauses import NONE, Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject
from monopolista.engine.records import number, record
from monopolista.engine.seats import BANK, NOBODY, Seat, SeatSet

EventKind = int
"""What happened, of a game's own list."""

MAX_EVENTS: Final = 192
"""Highest number of events of one step; even a bankruptcy with every deed and no bidder stays below it."""
NOTHING: Final = -1
"""No subject."""


@record
class Event:
    """One event of a step."""

    kind: EventKind = number("what happened, a kind of the game's own list")
    seat: Seat = number("the seat that did it or that it affects")
    other: Seat = number("the other party, BANK where there is none")
    subject: Subject = number("square, card, trade or other thing it is about")
    amount: Amount = number("money, pips or another quantity")
    clause: Clause = number("the clause that caused it")
    known: SeatSet = number("set of the seats that may see its subject, 0 for all")


def in_words(kinds: Mapping[int, str], clauses: Mapping[int, str]) -> type[Event]:
    """Return a subclass of Event whose ``repr`` shows a game's names instead of numbers.

    Parameters
    ----------
    kinds : Mapping[int, str]
        Name of each kind of event.
    clauses : Mapping[int, str]
        Name of each clause.

    Returns
    -------
    type[Event]
        A class with the same fields and bytes.
    """

    class NamedEvent(Event):
        """An event that prints with the names of its game."""

        __slots__ = ()

        def __repr__(self) -> str:
            who = f"seat={self.seat}, other={self.other}, subject={self.subject}, amount={self.amount}"
            return f"Event({kinds[self.kind]!r}, {who}, clause={clauses.get(self.clause, '')!r})"

    return NamedEvent


@kernel
def emit(
    game: Any,
    kind: EventKind,
    seat: Seat = NOBODY,
    other: Seat = BANK,
    subject: Subject = NOTHING,
    amount: Amount = 0,
    clause: Clause = NONE,
    known: SeatSet = 0,
) -> None:
    """Append an event to those of the present step.

    Parameters
    ----------
    game : record
        State of the game, changed in place: ``events`` holds the step's Events, ``fact_count`` their number.
    kind : EventKind
        What happened.
    seat : Seat
        Seat that did it or that it affects.
    other : Seat
        The other party.
    subject : Subject
        Square, card, trade or other subject.
    amount : Amount
        Money, pips or another quantity.
    clause : Clause
        Clause that caused it.
    known : SeatSet
        Seats that may see the subject, 0 for all.

    Raises
    ------
    AssertionError
        If the step has FACTS events already.
    """
    assert game.event_count < MAX_EVENTS
    event = game.events[game.event_count]
    event.kind = kind
    event.seat = seat
    event.other = other
    event.subject = subject
    event.amount = amount
    event.clause = clause
    event.known = known
    game.event_count += 1
