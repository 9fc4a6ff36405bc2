"""The offers that ``champion`` evaluates: one of several equal cards, and no offers that other modules handle."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import Card, Offers, Pack, Seen

NEVER: Final = (
    (1 << verbs.UNDO)
    | (1 << verbs.UNPICK)
    | (1 << verbs.LEAVE)
    | (1 << verbs.MOVE)
    | (1 << verbs.PICK)
    | (1 << verbs.PAY)
)
"""Verbs that are evaluated elsewhere, or not at all."""
ALIKE: Final = (1 << verbs.BANK) | (1 << verbs.DISCARD) | (1 << verbs.GIVE)
"""Verbs with the same effect for equal cards."""


@kernel
def is_weighed(pack: Pack, seen: Seen, offers: Offers, place: int) -> bool:
    """Return whether to evaluate an offer: not if the one before does the same with an equal card."""
    one = offers.rows[place]
    if (NEVER >> one.verb) & 1:
        return False
    if place == 0 or (ALIKE >> one.verb) & 1 == 0:
        return True
    other = offers.rows[place - 1]
    return one.verb != other.verb or not is_like(pack, seen, other.subject, one.subject)


@kernel
def is_like(pack: Pack, seen: Seen, one: Card, other: Card) -> bool:
    """Return whether two cards are of the same kind and in the same zone."""
    return (
        pack.kind[one] == pack.kind[other]
        and pack.value[one] == pack.value[other]
        and pack.colour[one] == pack.colour[other]
        and pack.second[one] == pack.second[other]
        and seen.holder[one] == seen.holder[other]
        and seen.zone[one] == seen.zone[other]
        and seen.at[one] == seen.at[other]
        and seen.picked[one] == seen.picked[other]
    )
