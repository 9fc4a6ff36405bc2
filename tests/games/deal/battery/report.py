"""What a run of the card game's battery reports: the first flaw, where it was, and what was counted on the way."""

from typing import Final

from monopolista.engine.records import number, record

SOUND: Final = 0
CARDS: Final = 1
"""A card lies in two places or in none."""
BOOKS: Final = 2
"""A card lies elsewhere than it was told to, or a fact tells what cannot be."""
COUNTERS: Final = 3
"""A counter is not what a recount gives."""
SETS: Final = 4
"""A card lies in a set of a colour it cannot stand for, or there are too many."""
BUILDINGS: Final = 5
"""A building stands where none may."""
PICKED: Final = 6
"""Something is picked that does not pay a debt."""
TURN: Final = 7
"""Plays, doubles, or what may be taken back are not what was played."""
AGENDA: Final = 8
"""A task is impossible, or there is something beyond the last."""
QUESTION: Final = 9
"""Nobody who can answer is asked, who is asked has no answer, or who is not asked has one."""
FACTS: Final = 10
"""A fact without a kind or a clause, or known to the wrong seats."""
END: Final = 11
"""The game is over without a winner, or goes on with one."""
LEFT: Final = 12
"""A seat that has left still has a part in the game."""
OFFERED_BUT_REFUSED: Final = 13
ACCEPTED_BUT_NOT_OFFERED: Final = 14
REFUSED_WITHOUT_CLAUSE: Final = 15
CHANGED_BY_REFUSALS: Final = 16
OFFERS: Final = 17
"""An offer of several amounts, or made twice."""
CHANCE: Final = 18
"""Chance may answer what is not asked, or not all that is."""

FLAWS: Final[dict[int, str]] = {
    number: name for name, number in list(globals().items()) if isinstance(number, int) and name.isupper()
}


@record
class Report:
    """One run."""

    flaw: int = number("the first flaw, SOUND for none")
    game: int = number("number of the game")
    step: int = number("decisions in it so far")
    seat: int = number("who acted, or tried to")
    verb: int = number("what it did, or tried")
    subject: int = number("about what")
    amount: int = number("where, or against whom")
    clause: int = number("the clause of the refusal")
    said_by: int = number("who gave the latest answer")
    said: int = number("its verb")
    said_of: int = number("its subject")
    said_to: int = number("its amount")
    decisions: int = number("decisions in all games")
    ended: int = number("games that came to their end")
    truncated: int = number("games that reached the cap")
    still: int = number("those of them in which every card lies before the seats, so that nothing can be drawn again")
    deepest: int = number("the most tasks there were")
    facts: int = number("the most facts of one step")
    offers: int = number("the most offers of one seat")
    hand: int = number("the most cards in a hand")
    tried: int = number("offered actions tried on a copy")
    refused: int = number("actions not offered, and refused")
    noes: int = number("Just Say No cards played")
    taken: int = number("sets taken with a Deal Breaker, and properties taken")
    broken: int = number("buildings whose set was broken")
    reshuffled: int = number("times the discards became the pile")
    left: int = number("seats that left")
    won: int = number("games won with three sets")
