"""What a seat, or chance, can do: the verbs of an action (verb, subject, amount)."""

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
# Trades: a draft is put together pick by pick, then proposed.
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
# The Speedy die: by one white die (1, 2) or both (3); to any square.
RIDE: Final = 32
GO: Final = 33
# A card that lets one choose.
PAY: Final = 34
TAKE: Final = 35
# A debt paid in kind: what a draft clears of it.
CLEAR: Final = 36
# Chance hands out a deed; the clock says that the time is up.
DEALT: Final = 37
TIME: Final = 38
# Whose proposals one hears.
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
"""What is said of trades: nothing changes hands before one is accepted."""


@kernel
def is_known(verb: Verb) -> bool:
    """Say whether a number is that of a verb."""
    return NOTHING < verb <= LAST


@kernel
def takes_subject(verb: Verb) -> bool:
    """Say whether a seat's action of this verb names a square, card, seat or trade."""
    return (_WITH_SUBJECT >> verb) & 1 == 1


@kernel
def takes_amount(verb: Verb) -> bool:
    """Say whether a seat's action of this verb names a sum or a number."""
    return (_WITH_AMOUNT >> verb) & 1 == 1


@kernel
def is_of_draft(verb: Verb) -> bool:
    """Say whether a seat's action of this verb changes nothing but its draft."""
    return (_OF_DRAFT >> verb) & 1 == 1
