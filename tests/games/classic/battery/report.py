"""What a run of the battery reports: the first flaw, where it was, and what was counted on the way."""

from typing import Final

from monopolista.engine.records import number, record

SOUND: Final = 0
MONEY: Final = 1
"""Somebody's cash is not what the payments told make it, or negative, or promised twice."""
DEEDS: Final = 2
"""A deed's owner is not the one to whom it was passed."""
BUILDINGS: Final = 3
"""Buildings are not those that were told, do not add up with the bank's, or stand unevenly."""
MORTGAGES: Final = 4
"""A mortgage was not told of, or lies on a built colour."""
CARDS: Final = 5
"""A card is in two places or in none."""
TOKENS: Final = 6
"""A token stands elsewhere than it was told to."""
BANKRUPTS: Final = 7
"""A bankrupt still has a part in the game."""
AGENDA: Final = 8
"""A task is impossible, or there is something beyond the last."""
QUESTION: Final = 9
"""Nobody who can answer is asked, or who is asked has no answer."""
TRADES: Final = 10
"""An open trade cannot be carried out."""
CLAIMS: Final = 11
"""A rent is claimed by or from nobody."""
FACTS: Final = 12
"""A fact without a kind or a clause."""
END: Final = 13
"""The game is over without a winner, or goes on with one."""
OFFERED_BUT_REFUSED: Final = 14
ACCEPTED_BUT_NOT_OFFERED: Final = 15
REFUSED_WITHOUT_CLAUSE: Final = 16
CHANGED_BY_REFUSALS: Final = 17
OFFERS: Final = 18
"""An offer without a range, or made twice."""
CHANCE: Final = 19
"""An answer of chance was refused."""

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
    amount: int = number("how much")
    clause: int = number("the clause of the refusal")
    decisions: int = number("decisions in all games")
    ended: int = number("games that came to their end")
    truncated: int = number("games that reached the cap")
    deepest: int = number("the most tasks there were")
    facts: int = number("the most facts of one step")
    offers: int = number("the most offers of one seat")
    tried: int = number("offered actions tried on a copy")
    refused: int = number("actions not offered, and refused")
    built: int = number("buildings put up")
    shortages: int = number("scarce buildings asked about")
    traded: int = number("trades accepted")
    bankrupt: int = number("bankruptcies")
