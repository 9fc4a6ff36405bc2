"""The verbs of actions of seats and of chance; an action is a verb, a subject and an amount."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb

NOTHING: Final = 0
# A turn. Chance answers ROLL with the two dice as subject and amount, and DRAW with a card.
ROLL: Final = 1
DRAW: Final = 2
END: Final = 3
# Jail.
FINE: Final = 4
CARD: Final = 5
# Property.
BUY: Final = 6
DECLINE: Final = 7
BID: Final = 8
PASS: Final = 9
ASK: Final = 10
ASKING: Final = 11
# Buildings.
BUILD: Final = 12
SELL: Final = 13
WANT: Final = 14
WAIVE: Final = 15
PLACE: Final = 16
# Mortgages.
MORTGAGE: Final = 17
REDEEM: Final = 18
KEEP: Final = 19
# Trades: a seat composes a draft step by step, then proposes it.
DEAL: Final = 20
GIVE: Final = 21
GET: Final = 22
GIVE_CARD: Final = 23
GET_CARD: Final = 24
MONEY: Final = 25
COUNTER: Final = 26
PROPOSE: Final = 27
ACCEPT: Final = 28
REFUSE: Final = 29
WITHDRAW: Final = 30
# The end.
BANKRUPT: Final = 31
# The Speedy die: move by one white die (1, 2) or both (3), or to any square.
RIDE: Final = 32
GO: Final = 33
# A card with a choice.
PAY: Final = 34
TAKE: Final = 35
# A payment in kind: the debt that a draft cancels.
CLEAR: Final = 36
# Chance deals a deed; the clock reports the end of the time.
DEALT: Final = 37
TIME: Final = 38
# Blocking of proposals.
IGNORE: Final = 39
HEAR: Final = 40

WORDS: Final[dict[int, str]] = {
    number: name.lower() for name, number in list(globals().items()) if isinstance(number, int) and name.isupper()
}
NUMBERS: Final[dict[str, int]] = {word: number for number, word in WORDS.items()}
LAST: Final = max(WORDS)

_WITH_SUBJECT: Final = sum(
    1 << verb
    for verb in (
        CARD, ASK, BUILD, SELL, PLACE, MORTGAGE, REDEEM, KEEP, DEAL, GIVE, GET, GIVE_CARD, GET_CARD, COUNTER, ACCEPT,
        REFUSE, WITHDRAW, RIDE, GO, IGNORE, HEAR,
    )
)  # fmt: skip
_WITH_AMOUNT: Final = sum(1 << verb for verb in (BID, ASKING, MONEY, CLEAR))
_OF_DRAFT: Final = sum(1 << verb for verb in (DEAL, COUNTER, GIVE, GET, GIVE_CARD, GET_CARD, MONEY, CLEAR))

NEGOTIATING: Final = frozenset((PROPOSE, REFUSE, WITHDRAW, IGNORE, HEAR)) | {
    verb for verb in NUMBERS.values() if _OF_DRAFT >> verb & 1
}
"""Verbs of trades that change no owner; only an acceptance does."""


@kernel
def is_known(verb: Verb) -> bool:
    """Return whether a number is that of a verb."""
    return NOTHING < verb <= LAST


@kernel
def takes_subject(verb: Verb) -> bool:
    """Return whether a seat's action of this verb names a square, card, seat or trade."""
    return (_WITH_SUBJECT >> verb) & 1 == 1


@kernel
def takes_amount(verb: Verb) -> bool:
    """Return whether a seat's action of this verb names a sum or a number."""
    return (_WITH_AMOUNT >> verb) & 1 == 1


@kernel
def is_of_draft(verb: Verb) -> bool:
    """Return whether a seat's action of this verb changes nothing but its draft."""
    return (_OF_DRAFT >> verb) & 1 == 1
