"""The kinds of event of the classic game. ``PAID`` is the only one that moves money."""

from typing import Final

STARTED: Final = 1
"""The table is open: ``amount`` seats."""
START_ROLLED: Final = 2
"""``seat`` rolled ``amount`` (total), dice in ``subject`` as 10 x first + second, for the first turn."""
TURN: Final = 3
"""``seat`` has the dice; ``amount`` is the number of the turn."""
ROLLED: Final = 4
"""``seat`` rolled dice ``subject`` (10 x first + second), ``amount`` in all; ``other`` is the purpose."""
MOVED: Final = 5
"""``seat`` went from square ``other`` to ``subject`` by ``amount`` steps, negative when backwards."""
PAID: Final = 6
"""``seat`` paid ``amount`` to ``other`` (either may be BANK) about ``subject``."""
BOUGHT: Final = 7
"""``seat`` took the deed of ``subject`` from the bank for ``amount``."""
DECLINED: Final = 8
"""``seat`` did not buy ``subject``."""
AUCTION_OPENED: Final = 9
"""``subject`` is under the hammer from ``amount``; for buildings ``other`` is HOUSE or HOTEL, subject -1."""
BID: Final = 10
"""``seat`` bid ``amount``."""
PASSED: Final = 11
"""``seat`` left the auction."""
WON: Final = 12
"""``seat`` won the auction of ``subject`` for ``amount``."""
UNSOLD: Final = 13
"""Nobody bid for ``subject``."""
RENT_DUE: Final = 14
"""``seat`` stands on ``subject`` of ``other``, who may ask for the rent (RENT-2)."""
RENT_ASKED: Final = 15
"""``seat`` asked ``other`` for the rent of ``subject``."""
RENT_LAPSED: Final = 16
"""``other`` no longer owes ``seat`` the rent of ``subject``."""
ASKING: Final = 17
"""``seat`` lets the table ask for rent (``amount`` 1) or asks itself (0)."""
DREW: Final = 18
"""``seat`` drew card ``subject``."""
CARD_KEPT: Final = 19
"""``seat`` keeps card ``subject``."""
CARD_RETURNED: Final = 20
"""Card ``subject`` of ``seat`` goes under its deck."""
JAILED: Final = 21
"""``seat`` went to jail."""
FREED: Final = 22
"""``seat`` left jail."""
STAYED: Final = 23
"""``seat`` rolled no double: try ``amount``."""
BUILT: Final = 24
"""``seat`` built on ``subject``, which now has ``amount`` (5 is a hotel)."""
SOLD: Final = 25
"""``seat`` sold back buildings of ``subject``, which now has ``amount``; ``other`` steps went."""
SHORTAGE: Final = 26
"""``seat`` wants the scarce building ``other`` (HOUSE or HOTEL) for ``subject``; the others are asked."""
WANTED: Final = 27
"""``seat`` wants it too."""
WAIVED: Final = 28
"""``seat`` lets it go."""
MORTGAGED: Final = 29
"""``seat`` mortgaged ``subject``."""
REDEEMED: Final = 30
"""``seat`` redeemed ``subject``."""
KEPT: Final = 31
"""``seat`` keeps ``subject`` mortgaged."""
CANCELLED: Final = 32
"""The bank cancelled the mortgage of ``subject``, a bankrupt's."""
PROPOSED: Final = 33
"""``seat`` proposed trade ``subject`` to ``other``; the trade of that number countered is ``amount``."""
ACCEPTED: Final = 34
"""``seat`` accepted trade ``subject`` of ``other``."""
REFUSED: Final = 35
"""``seat`` refused trade ``subject`` of ``other``."""
WITHDRAWN: Final = 36
"""``seat`` withdrew trade ``subject`` to ``other``."""
VOIDED: Final = 37
"""Trade ``subject`` of ``seat`` to ``other`` can no longer be carried out."""
DEED_PASSED: Final = 38
"""The deed of ``subject`` went from ``seat`` to ``other`` (either may be BANK)."""
CARD_PASSED: Final = 39
"""Jail card ``subject`` went from ``seat`` to ``other``."""
OWES: Final = 40
"""``seat`` owes ``amount`` to ``other`` and has not the cash."""
BANKRUPTCY: Final = 41
"""``seat`` is bankrupt; ``other`` is the creditor, ``amount`` what was owed."""
ENDED: Final = 42
"""The game is over; ``seat`` has won."""
SHARED: Final = 43
"""``seat`` has won too, being as rich (RICH-2)."""
RICHES: Final = 44
"""The riches of ``seat`` at the end are ``amount``."""
TIME_UP: Final = 45
"""The time of the game is over."""
STAYED_PUT: Final = 46
"""``seat`` has nowhere to go on to."""
CLEARED: Final = 47
"""``amount`` of what ``seat`` owes ``other`` is paid by a trade (DEBT-2)."""
CHOSE_CARD: Final = 48
"""``seat`` draws a card rather than pay by card ``subject``."""
HEARING: Final = 49
"""``seat`` hears the proposals of ``other`` again (``amount`` 1) or no more (0)."""

WORDS: Final[dict[int, str]] = {
    number: name.lower().replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}
