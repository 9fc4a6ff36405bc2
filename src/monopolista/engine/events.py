"""Facts: what a step did, in order, with who, whom, how much and the clause that caused it."""

from collections.abc import Mapping
from typing import Any, Final

from monopolista.engine.clauses import NONE, Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject
from monopolista.engine.records import number, record
from monopolista.engine.seats import BANK, NOBODY, Seat, SeatSet

FactKind = int
"""What happened, of a game's own list."""

FACTS: Final = 192
"""Bound of the facts of one step; a bankruptcy with every deed, none of which anybody can bid for, stays below it."""
NOTHING: Final = -1
"""No subject: neither square nor card nor anything else."""


@record
class Event:
    """One thing that happened."""

    kind: FactKind = number("what happened, a kind of the game's own list")
    seat: Seat = number("who did it or whom it befell")
    other: Seat = number("the other party, BANK where there is none")
    subject: Subject = number("square, card, trade or other thing it is about")
    amount: Amount = number("money, pips or another quantity")
    clause: Clause = number("the clause that caused it")
    known: SeatSet = number("set of the seats that may know what it is about, 0 for everybody")


def in_words(kinds: Mapping[int, str], clauses: Mapping[int, str]) -> type[Event]:
    """Return a kind of fact that prints the names that a game has for its numbers."""

    class Told(Event):
        """A fact of a game that prints as people call it."""

        __slots__ = ()

        def __repr__(self) -> str:
            who = f"seat={self.seat}, other={self.other}, subject={self.subject}, amount={self.amount}"
            return f"Fact({kinds[self.kind]!r}, {who}, clause={clauses.get(self.clause, '')!r})"

    return Told


@kernel
def tell(
    game: Any,
    kind: FactKind,
    seat: Seat = NOBODY,
    other: Seat = BANK,
    subject: Subject = NOTHING,
    amount: Amount = 0,
    clause: Clause = NONE,
    known: SeatSet = 0,
) -> None:
    """Append a fact to those of the present step; only the seats ``known``, if any are named, may know its subject."""
    assert game.fact_count < FACTS
    fact = game.facts[game.fact_count]
    fact.kind = kind
    fact.seat = seat
    fact.other = other
    fact.subject = subject
    fact.amount = amount
    fact.clause = clause
    fact.known = known
    game.fact_count += 1
