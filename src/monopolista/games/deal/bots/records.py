"""What bots note: what a seat decided."""

from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import number, record


@record
class Answer:
    """What a seat decided."""

    verb: Verb = number("what")
    subject: int = number("about which card or seat")
    amount: Amount = number("where, against whom or about what")
