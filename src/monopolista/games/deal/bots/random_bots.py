"""The bots ``random`` and ``risk-aware``: they draw a verb, uniformly or by weights, then one of its offers."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb, count_of, offered_verbs, place_of
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import Offers

NEVER: Final = (1 << verbs.UNDO) | (1 << verbs.UNPICK) | (1 << verbs.LEAVE)
"""Verbs that a bot has no reason to use."""
EVEN: Final = 1
PASSING: Final = 10
USUAL: Final = 1000
PREFERRED: Final = 2718
"""The weights of ``risk-aware``: e for playing properties and banking, 1 for other verbs, almost 0 for passing.

Rearranging is not a play and could go on without end: it has the same weight as passing.
"""


@kernel
def choose_evenly(offers: Offers, stream: Stream, answer: Answer) -> None:
    """Decide as ``random`` does."""
    choose(offers, False, stream, answer)


@kernel
def choose_by_risk(offers: Offers, stream: Stream, answer: Answer) -> None:
    """Decide as ``risk-aware`` does."""
    choose(offers, True, stream, answer)


@kernel
def choose(offers: Offers, by_risk: bool, stream: Stream, answer: Answer) -> None:
    """Decide as ``random`` does, or as ``risk-aware`` does."""
    verb_set = offered_verbs(offers) & ~NEVER
    total = 0
    for verb in range(verbs.LEAVE):
        if (verb_set >> verb) & 1:
            total += weight(verb, by_risk)
    left = below(stream, total)
    for verb in range(verbs.LEAVE):
        if (verb_set >> verb) & 1:
            left -= weight(verb, by_risk)
            if left < 0:
                draw_offer(offers, verb, stream, answer)
                return


@kernel
def weight(verb: Verb, by_risk: bool) -> int:
    """Return the weight of a verb, in thousandths for ``risk-aware``."""
    if not by_risk:
        return EVEN
    if verb == verbs.LAY or verb == verbs.BANK:
        return PREFERRED
    return PASSING if verb == verbs.END or verb == verbs.ALLOW or verb == verbs.MOVE else USUAL


@kernel
def draw_offer(offers: Offers, verb: Verb, stream: Stream, answer: Answer) -> None:
    """Draw an offer of a verb."""
    offer = offers.rows[place_of(offers, verb, below(stream, count_of(offers, verb)))]
    answer.verb = verb
    answer.subject = offer.subject
    answer.amount = offer.low
