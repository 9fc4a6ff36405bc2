"""The bot ``random``: any verb that is offered, evenly, then any of that verb's offers and amounts."""

from typing import Any

from monopolista.bots.answers import say
from monopolista.kernel.chance import Stream, below
from monopolista.kernel.classic import verbs
from monopolista.kernel.classic.bank import in_debt
from monopolista.kernel.classic.records import Answer, Offers, Seen
from monopolista.kernel.jit import kernel
from monopolista.kernel.seats import size


@kernel
def choose(seen: Seen, seat: int, offers: Offers, stream: Stream, answer: Answer) -> None:
    """Decide by lot; give up only in debt, when nothing is left to raise."""
    verb_set = offered_verbs(offers)
    raising = (1 << verbs.SELL) | (1 << verbs.MORTGAGE)
    if verb_set == 0 or (verb_set & raising == 0 and in_debt(seen, seat)):
        say(answer, verbs.BANKRUPT, 0, 0)
        return
    verb = member(verb_set, below(stream, size(verb_set)))
    place = place_of(offers, verb, below(stream, count_of(offers, verb)))
    offer = offers.rows[place]
    amount = offer.low + below(stream, offer.high - offer.low + 1)
    say(answer, verb, offer.subject, amount)


@kernel
def offered_verbs(offers: Any) -> int:
    """Return the set of the verbs offered, giving up apart."""
    verb_set = 0
    for place in range(offers.count):
        verb_set |= 1 << offers.rows[place].verb
    return verb_set & ~(1 << verbs.BANKRUPT)


@kernel
def member(mask: int, number: int) -> int:
    """Return the member of a set that has a number, counted from 0."""
    for _ in range(number):
        mask &= mask - 1
    return size((mask & -mask) - 1)


@kernel
def count_of(offers: Any, verb: int) -> int:
    """Return how many offers there are of a verb."""
    count = 0
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            count += 1
    return count


@kernel
def place_of(offers: Any, verb: int, number: int) -> int:
    """Return the place of the offer of a verb that has a number, counted from 0."""
    left = number
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            if left == 0:
                return place
            left -= 1
    return -1
