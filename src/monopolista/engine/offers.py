"""Offers: what a seat may do, one by one."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, number, record

Verb = int
"""What an action does, of a game's own list."""
Subject = int
"""The square, card, seat or trade that an action, offer or fact is about."""
Amount = int
"""The sum, quantity or number that goes with it."""


@record
class Offer:
    """Something a seat may do: a verb, its subject, and the range of its amount."""

    verb: Verb = number("what")
    subject: Subject = number("about which square, card, seat or trade")
    low: Amount = number("lowest amount")
    high: Amount = number("highest amount")


@kernel
def offered_verbs(offers: Any) -> int:
    """Return the set of the verbs offered."""
    verb_set = 0
    for place in range(offers.count):
        verb_set |= 1 << offers.rows[place].verb
    return verb_set


@kernel
def count_of(offers: Any, verb: Verb) -> int:
    """Return how many offers there are of a verb."""
    count = 0
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            count += 1
    return count


@kernel
def place_of(offers: Any, verb: Verb, number: int) -> Place:
    """Return the place of the offer of a verb that has a number, counted from 0."""
    left = number
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            if left == 0:
                return place
            left -= 1
    return -1
