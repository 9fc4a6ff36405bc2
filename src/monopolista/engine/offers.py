"""Offers: the legal actions of a seat, each with the range of its amount."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, number, record

Verb = int
"""What an action does, of a game's own list."""
Subject = int
"""The square, card, seat or trade that an action, offer or event is about."""
Amount = int
"""The money, quantity or number of an action, offer or event."""


@record
class Offer:
    """A legal action: a verb, its subject, and the inclusive range of its amount."""

    verb: Verb = number("what the action does")
    subject: Subject = number("about which square, card, seat or trade")
    low: Amount = number("lowest amount")
    high: Amount = number("highest amount")


@kernel
def offered_verbs(offers: Any) -> int:
    """Return the set of the offered verbs.

    Parameters
    ----------
    offers : record
        ``rows`` holds Offers, ``count`` how many of them count.

    Returns
    -------
    int
        Bit mask: bit ``verb`` is set where an offer has that verb.
    """
    verb_set = 0
    for place in range(offers.count):
        verb_set |= 1 << offers.rows[place].verb
    return verb_set


@kernel
def count_of(offers: Any, verb: Verb) -> int:
    """Return how many offers have a verb.

    Parameters
    ----------
    offers : record
        ``rows`` holds Offers, ``count`` how many of them count.
    verb : Verb
        Verb to look for.

    Returns
    -------
    int
        Number of offers.
    """
    count = 0
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            count += 1
    return count


@kernel
def place_of(offers: Any, verb: Verb, number: int) -> Place:
    """Return the place of the n-th offer of a verb.

    Parameters
    ----------
    offers : record
        ``rows`` holds Offers, ``count`` how many of them count.
    verb : Verb
        Verb to look for.
    number : int
        Which of the offers of that verb, from 0.

    Returns
    -------
    Place
        Its index in ``rows``, -1 where there are fewer.
    """
    left = number
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            if left == 0:
                return place
            left -= 1
    return -1
