"""What is reported of the card game alone: its flaws, and what was counted."""

from typing import Final

from monopolista.engine.records import number, record
from tests.battery import report

BOOKS: Final = report.OWN
"""A card lies elsewhere than its events say, or an event is impossible."""
COUNTERS: Final = report.OWN + 1
"""A counter is not what a recount gives."""
SETS: Final = report.OWN + 2
"""A card lies in a set of a colour it cannot stand for, or there are too many."""
PICKED: Final = report.OWN + 3
"""Something is picked that does not pay a debt."""
TURN: Final = report.OWN + 4
"""Plays, doubles, or what may be taken back are not what was played."""
LEFT: Final = report.OWN + 5
"""A seat that has left still has a part in the game."""

FLAWS: Final[dict[int, str]] = report.FLAWS | report.named(globals())


@record
class Report(report.Report):
    """One run."""

    still: int = number("those cut short with every card before the seats, so that nothing can be drawn again")
    hand: int = number("the most cards in a hand")
    noes: int = number("Just Say No cards played")
    taken: int = number("sets taken with a Deal Breaker, and properties taken")
    broken: int = number("buildings whose set was broken")
    reshuffled: int = number("times the discards became the pile")
    left: int = number("seats that left")
    won: int = number("games won with three sets")


@record
class Said:
    """The latest answer."""

    by: int = number("who gave it")
    verb: int = number("what")
    subject: int = number("about what")
    amount: int = number("where, or against whom")
