"""What bots note: what a seat decided, and what it weighs before it does."""

from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import number, record, rows
from monopolista.games.deal.evaluation.judging import Desk
from monopolista.games.deal.rules.records import Game, Offers


@record
class Answer:
    """What a seat decided."""

    verb: Verb = number("what")
    subject: int = number("about which card or seat")
    amount: Amount = number("where, against whom or about what")
    trial: list[Game] = rows(Game, 1, "a table on which a bot tries what it sees")
    desk: list[Desk] = rows(Desk, 1, "where it judges what comes of that")
    offers: list[Offers] = rows(Offers, 1, "what it may do")
