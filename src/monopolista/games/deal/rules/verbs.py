"""What a seat, or chance, can do in MONOPOLY Deal: the verbs of an action (verb, subject, amount)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb

NOTHING: Final = 0
# Chance: who starts, and the card that is drawn.
FIRST: Final = 1
DRAW: Final = 2
# One's own turn.
BANK: Final = 3
"""Card ``subject`` into one's bank (DEAL-3)."""
LAY: Final = 4
"""Property ``subject`` in front of one, into set ``amount`` (DEAL-3)."""
PLAY: Final = 5
"""Action ``subject`` in the middle, against or about ``amount``: see ``actions``; NO_TARGET where it needs none."""
MOVE: Final = 6
"""Property ``subject``, laid before, into set ``amount`` (DEAL-6)."""
UNDO: Final = 7
"""Take back the card banked or laid last."""
END: Final = 8
# What an action still has to know.
AT: Final = 9
"""Against seat ``subject`` (DEAL-10)."""
GIVE: Final = 10
"""Give card ``subject`` in exchange (DEAL-14)."""
# Just Say No; ``amount`` is the seat against whom the action was played.
NO: Final = 11
"""Play Just Say No ``subject`` in the duel over seat ``amount`` (DEAL-15)."""
ALLOW: Final = 12
"""Let it be, in the duel over seat ``subject`` (DEAL-15)."""
# Paying.
PICK: Final = 13
UNPICK: Final = 14
PAY: Final = 15
"""Pay with what is picked (DEAL-5)."""
# The end of a turn, and of a seat's game.
DISCARD: Final = 16
LEAVE: Final = 17

Target = int
"""The set, card or seat against or about which an action card is played, or NO_TARGET."""
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
    """Say whether a number is that of a verb."""
    return NOTHING < verb <= LAST


@kernel
def takes_subject(verb: Verb) -> bool:
    """Say whether an action of this verb names a card or a seat."""
    return (_WITH_SUBJECT >> verb) & 1 == 1


@kernel
def takes_amount(verb: Verb) -> bool:
    """Say whether an action of this verb names, after its card, a set, a seat or another card."""
    return (_WITH_AMOUNT >> verb) & 1 == 1
