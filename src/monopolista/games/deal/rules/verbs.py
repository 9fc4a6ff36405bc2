"""The verbs of actions of seats and of chance in MONOPOLY Deal; an action is a verb, a subject and an amount."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb

NOTHING: Final = 0
# Chance: the first player, and the drawn card.
FIRST: Final = 1
DRAW: Final = 2
# The player's own turn.
BANK: Final = 3
"""Put card ``subject`` into the bank (DEAL-3)."""
LAY: Final = 4
"""Play property ``subject`` into set ``amount`` (DEAL-3)."""
PLAY: Final = 5
"""Play action ``subject`` with target ``amount``, which ``actions`` explains; NO_TARGET where it needs none."""
MOVE: Final = 6
"""Move property ``subject``, played before, into set ``amount`` (DEAL-6)."""
UNDO: Final = 7
"""Take back the last banked or played card."""
END: Final = 8
# Choices that complete an action.
AT: Final = 9
"""Demand the rent from seat ``subject`` (DEAL-10)."""
GIVE: Final = 10
"""Give card ``subject`` in exchange (DEAL-14)."""
# Just Say No; ``amount`` is the seat that the action is against.
NO: Final = 11
"""Play Just Say No ``subject`` in the duel about seat ``amount`` (DEAL-15)."""
ALLOW: Final = 12
"""Allow the action, in the duel about seat ``subject`` (DEAL-15)."""
# Paying.
PICK: Final = 13
UNPICK: Final = 14
PAY: Final = 15
"""Pay with the picked cards (DEAL-5)."""
# The end of a turn, and leaving the game.
DISCARD: Final = 16
LEAVE: Final = 17

Target = int
"""The target of an action card: a set, a card or a seat; or NO_TARGET."""
NO_TARGET: Final = -1

WORDS: Final[dict[int, str]] = {
    number: name.lower()
    for name, number in list(globals().items())
    if isinstance(number, int) and number >= 0 and name.isupper()
}
NUMBERS: Final[dict[str, int]] = {word: number for number, word in WORDS.items()}
LAST: Final = max(WORDS)

_WITH_SUBJECT: Final = sum(
    1 << verb for verb in (FIRST, DRAW, BANK, LAY, PLAY, MOVE, AT, GIVE, NO, ALLOW, PICK, UNPICK, DISCARD)
)
_WITH_AMOUNT: Final = sum(1 << verb for verb in (LAY, PLAY, MOVE, NO))


@kernel
def is_known(verb: Verb) -> bool:
    """Return whether a number is that of a verb."""
    return NOTHING < verb <= LAST


@kernel
def takes_subject(verb: Verb) -> bool:
    """Return whether an action of this verb names a card or a seat."""
    return (_WITH_SUBJECT >> verb) & 1 == 1


@kernel
def takes_amount(verb: Verb) -> bool:
    """Return whether an action of this verb names, after its card, a set, a seat or another card."""
    return (_WITH_AMOUNT >> verb) & 1 == 1
