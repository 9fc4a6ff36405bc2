"""The kinds of event of the classic game. ``PAID`` is the only one that moves money."""

from typing import Final

STARTED: Final = 1
"""The game starts with ``amount`` seats."""
START_ROLLED: Final = 2
"""``seat`` rolled ``amount`` (total), dice in ``subject`` as 10 x first + second, for the first turn."""
TURN: Final = 3
"""``seat`` begins its turn; ``amount`` is the number of the turn."""
ROLLED: Final = 4
"""``seat`` rolled dice ``subject`` (10 x first + second), ``amount`` in all; ``other`` is the purpose."""
MOVED: Final = 5
"""``seat`` moved from square ``other`` to ``subject`` by ``amount`` steps, which are negative when backwards."""
PAID: Final = 6
"""``seat`` paid ``amount`` to ``other`` (either may be BANK) for ``subject``."""
BOUGHT: Final = 7
"""``seat`` took the deed of ``subject`` from the bank for ``amount``."""
DECLINED: Final = 8
"""``seat`` did not buy ``subject``."""
AUCTION_OPENED: Final = 9
"""An auction of ``subject`` starts at ``amount``; for buildings ``other`` is HOUSE or HOTEL, and ``subject`` is -1."""
BID: Final = 10
"""``seat`` bid ``amount``."""
PASSED: Final = 11
"""``seat`` left the auction."""
WON: Final = 12
"""``seat`` won the auction of ``subject`` for ``amount``."""
UNSOLD: Final = 13
"""No player bid for ``subject``."""
RENT_DUE: Final = 14
"""``seat`` is on square ``subject`` of ``other``, who may ask for the rent (RENT-2)."""
RENT_ASKED: Final = 15
"""``seat`` asked ``other`` for the rent of ``subject``."""
RENT_LAPSED: Final = 16
"""``other`` no longer owes ``seat`` the rent of ``subject``."""
ASKING: Final = 17
"""``seat`` has its rents asked for automatically (``amount`` 1), or asks itself (0)."""
DREW: Final = 18
"""``seat`` drew card ``subject``."""
CARD_KEPT: Final = 19
"""``seat`` keeps card ``subject``."""
CARD_RETURNED: Final = 20
"""Card ``subject`` of ``seat`` goes to the bottom of its deck."""
JAILED: Final = 21
"""``seat`` went to jail."""
FREED: Final = 22
"""``seat`` left jail."""
STAYED: Final = 23
"""``seat`` did not roll a double in attempt ``amount``."""
BUILT: Final = 24
"""``seat`` built on ``subject``, which now has ``amount`` (5 is a hotel)."""
SOLD: Final = 25
"""``seat`` sold buildings of ``subject``, which now has ``amount``; ``other`` steps were removed."""
SHORTAGE: Final = 26
"""``seat`` wants the scarce building ``other`` (HOUSE or HOTEL) for ``subject``; the other players are asked."""
WANTED: Final = 27
"""``seat`` wants the scarce building too."""
WAIVED: Final = 28
"""``seat`` waives the scarce building."""
MORTGAGED: Final = 29
"""``seat`` mortgaged ``subject``."""
REDEEMED: Final = 30
"""``seat`` unmortgaged ``subject``."""
KEPT: Final = 31
"""``seat`` keeps ``subject`` mortgaged."""
CANCELLED: Final = 32
"""The bank cancelled the mortgage of the bankrupt's deed ``subject``."""
PROPOSED: Final = 33
"""``seat`` proposed trade ``subject`` to ``other``; ``amount`` is the number of the trade that it counters."""
ACCEPTED: Final = 34
"""``seat`` accepted trade ``subject`` of ``other``."""
REFUSED: Final = 35
"""``seat`` declined trade ``subject`` of ``other``."""
WITHDRAWN: Final = 36
"""``seat`` withdrew trade ``subject`` to ``other``."""
VOIDED: Final = 37
"""Trade ``subject`` of ``seat`` to ``other`` can no longer be carried out."""
DEED_PASSED: Final = 38
"""The deed of ``subject`` went from ``seat`` to ``other`` (either may be BANK)."""
CARD_PASSED: Final = 39
"""Jail card ``subject`` went from ``seat`` to ``other``."""
OWES: Final = 40
"""``seat`` owes ``amount`` to ``other``, and does not have the cash."""
BANKRUPTCY: Final = 41
"""``seat`` is bankrupt; ``other`` is the creditor, and ``amount`` is the debt."""
ENDED: Final = 42
"""The game is over; ``seat`` has won."""
SHARED: Final = 43
"""``seat`` has won too, because it is equally rich (RICH-2)."""
RICHES: Final = 44
"""The wealth of ``seat`` at the end is ``amount``."""
TIME_UP: Final = 45
"""The time limit of the game has expired."""
STAYED_PUT: Final = 46
"""``seat`` has no square to move on to."""
CLEARED: Final = 47
"""A trade pays ``amount`` of the debt of ``seat`` to ``other`` (DEBT-2)."""
CHOSE_CARD: Final = 48
"""``seat`` draws a card instead of a payment by card ``subject``."""
HEARING: Final = 49
"""``seat`` accepts proposals of ``other`` again (``amount`` 1), or blocks them (0)."""

WORDS: Final[dict[int, str]] = {
    number: name.lower().replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}
