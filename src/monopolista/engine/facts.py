"""Facts: what a step did, in order, with who, whom, how much and the clause that caused it."""

from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import number, record

FACTS: Final = 192
"""Bound of the facts of one step; a bankruptcy with every deed, none of which anybody can bid for, stays below it."""


@record
class Fact:
    """One thing that happened."""

    kind: int = number("what happened, a kind of the game's own list")
    seat: int = number("who did it or whom it befell")
    other: int = number("the other party, BANK where there is none")
    subject: int = number("square, card, trade or other thing it is about")
    amount: int = number("money, pips or another quantity")
    clause: int = number("the clause that caused it")
    known: int = number("set of the seats that may know what it is about, 0 for everybody")


@kernel
def tell(game: Any, kind: int, seat: int, other: int, subject: int, amount: int, clause: int) -> None:
    """Append a fact that everybody may know to those of the present step."""
    tell_some(game, kind, seat, other, subject, amount, clause, 0)


@kernel
def tell_some(game: Any, kind: int, seat: int, other: int, subject: int, amount: int, clause: int, known: int) -> None:
    """Append a fact whose subject only some seats may know, a set of them."""
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
