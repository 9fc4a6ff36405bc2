"""Records of the bots."""

from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.records import number, record


@record
class Answer:
    """The decision of a seat."""

    verb: Verb = number("what it does")
    subject: Subject = number("about what: nothing in this game")
    amount: Amount = number("how much: nothing in this game")
