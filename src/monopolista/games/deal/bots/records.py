"""The records of bots: the decision, and intermediate values."""

from typing import Final

from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import number, record, rows
from monopolista.games.deal.evaluation.judging import EvaluationScratch
from monopolista.games.deal.rules.records import Game, Offers

PROMISING: Final = 3
"""The number of answers that the search follows to the end of the turn."""


@record
class Promise:
    """An answer for the search."""

    verb: Verb = number("what")
    subject: int = number("about which card or seat")
    amount: Amount = number("where, against whom or about what")
    odds: int = number("the odds of winning after it")


@record
class Answer:
    """The decision for a seat."""

    verb: Verb = number("what")
    subject: int = number("about which card or seat")
    amount: Amount = number("where, against whom or about what")
    trial: list[Game] = rows(Game, 2, "tables on which a bot tries what it sees, and what follows")
    evaluation: list[EvaluationScratch] = rows(EvaluationScratch, 1, "where it judges what comes of that")
    offers: list[Offers] = rows(Offers, 1, "what it may do")
    promising: list[Promise] = rows(Promise, PROMISING, "what it may do best")
