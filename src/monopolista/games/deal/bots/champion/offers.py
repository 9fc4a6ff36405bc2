"""What ``champion`` weighs of all that it may do: of cards that are alike one, nothing that is weighed elsewhere."""

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
"""What is weighed elsewhere, or not at all."""
ALIKE: Final = (1 << verbs.BANK) | (1 << verbs.DISCARD) | (1 << verbs.GIVE)
"""What is the same with a card that is alike."""


@kernel
def is_weighed(pack: Pack, seen: Seen, offers: Offers, place: int) -> bool:
    """Say whether an offer is one to weigh: not what the one before it does with a card that is alike."""
    one = offers.rows[place]
    if (NEVER >> one.verb) & 1:
        return False
    if place == 0 or (ALIKE >> one.verb) & 1 == 0:
        return True
    other = offers.rows[place - 1]
    return one.verb != other.verb or not is_like(pack, seen, other.subject, one.subject)


@kernel
def is_like(pack: Pack, seen: Seen, one: Card, other: Card) -> bool:
    """Say whether two cards are of a kind and lie in the same place."""
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
