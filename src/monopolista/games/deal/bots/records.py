"""What bots note: what a seat decided."""

from monopolista.engine.records import number, record


@record
class Answer:
    """What a seat decided."""

    verb: int = number("what")
    subject: int = number("about which card or seat")
    amount: int = number("where, against whom or about what")
