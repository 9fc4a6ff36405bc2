"""What a run of a battery reports: the first flaw, where it was, and what was counted on the way.

A game adds flaws of its own from ``OWN`` on, and counters of its own.
"""

from collections.abc import Mapping
from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import number, record

SOUND: Final = 0
CARDS: Final = 1
"""A card is in two places or in none."""
BUILDINGS: Final = 2
"""A building stands where none may, or the buildings differ from those of the events."""
AGENDA: Final = 3
"""A task is impossible, or there is something beyond the last."""
QUESTION: Final = 4
"""Nobody who can answer is asked, who is asked has no answer, or who is not asked has one."""
FACTS: Final = 5
"""An event without a kind or a clause, or known to the wrong seats."""
END: Final = 6
"""The game is over without a winner, or goes on with one."""
OFFERED_BUT_REFUSED: Final = 7
ACCEPTED_BUT_NOT_OFFERED: Final = 8
REFUSED_WITHOUT_CLAUSE: Final = 9
CHANGED_BY_REFUSALS: Final = 10
OFFERS: Final = 11
"""An offer whose range is none, or made twice."""
CHANCE: Final = 12
"""Chance may answer what is not asked, or not all that is."""
OWN: Final = 20
"""The first flaw that only one game has."""


def named(declared: Mapping[str, Any]) -> dict[int, str]:
    """Return the names of the flaws that a module declares, by their numbers."""
    return {one: name for name, one in declared.items() if isinstance(one, int) and name.isupper() and name != "OWN"}


FLAWS: Final[dict[int, str]] = named(globals())


@record
class Report:
    """One run."""

    flaw: int = number("the first flaw, SOUND for none")
    game: int = number("number of the game")
    step: int = number("decisions in it so far")
    seat: int = number("who acted, or tried to")
    verb: int = number("what it did, or tried")
    subject: int = number("about what")
    amount: int = number("how much, where, or against whom")
    clause: int = number("the clause of the refusal")
    decisions: int = number("decisions in all games")
    ended: int = number("games that came to their end")
    truncated: int = number("games that reached the cap")
    deepest: int = number("the most tasks there were")
    events: int = number("the most events of one step")
    offers: int = number("the most offers of one seat")
    tried: int = number("offered actions tried on a copy")
    refused: int = number("actions not offered, and refused")


@kernel
def note(noted: Report, found: int, seat: int, verb: int, subject: int, amount: int, clause: int) -> int:
    """Write down an action that revealed a flaw; return the flaw."""
    if found != SOUND and noted.flaw == SOUND:
        noted.flaw = found
        noted.seat = seat
        noted.verb = verb
        noted.subject = subject
        noted.amount = amount
        noted.clause = clause
    return found


@kernel
def note_position(noted: Report, found: int, seat: int) -> int:
    """Write down a flaw that no single action revealed; return it."""
    return note(noted, found, seat, 0, 0, 0, 0)
