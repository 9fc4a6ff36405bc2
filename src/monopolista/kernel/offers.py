"""Offers: what a seat may do, one by one."""

from monopolista.kernel.records import number, record


@record
class Offer:
    """Something a seat may do: a verb, its subject, and the range of its amount."""

    verb: int = number("what")
    subject: int = number("about which square, card, seat or trade")
    low: int = number("lowest amount")
    high: int = number("highest amount")
