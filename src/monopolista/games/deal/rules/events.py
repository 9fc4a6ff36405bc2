"""The kinds of event of MONOPOLY Deal.

Where an event speaks of a card that not everybody may know, ``Event.known`` is the set of the seats that
may; for all others its ``subject`` is NO_CARD.
"""

from typing import Final

STARTED: Final = 1
"""The cards are shuffled for ``amount`` seats."""
FIRST: Final = 2
"""``seat`` begins (DEAL-1)."""
TURN: Final = 3
"""The turn of ``seat`` begins; ``amount`` is its number."""
DREW: Final = 4
"""``seat`` drew card ``subject``, known to itself alone; ``amount`` cards are left in the pile."""
RESHUFFLED: Final = 5
"""The ``amount`` discards became the draw pile (DEAL-9)."""
BANKED: Final = 6
"""``seat`` put card ``subject`` into its bank; it is worth ``amount``."""
LAID: Final = 7
"""``seat`` laid property ``subject`` into set ``amount``."""
MOVED: Final = 8
"""``seat`` moved property ``subject`` into set ``amount``."""
TAKEN_BACK: Final = 9
"""``seat`` took card ``subject`` back into its hand."""
BUILT: Final = 10
"""``seat`` put building ``subject`` on set ``amount``."""
DOUBLED: Final = 11
"""``seat`` played Double the Rent ``subject``; the next rent is multiplied by ``amount``."""
PLAYED: Final = 12
"""``seat`` played action ``subject`` against ``other``, NOBODY where it is against all or nobody.

``amount`` is the sum it asks, or 0.
"""
WANTED: Final = 13
"""``seat`` wants card ``subject`` of ``other``: alone (``amount`` 0), or with its whole set (-1).

With any other ``amount`` it wants it in exchange for card ``amount`` - 1.
"""
SAID_NO: Final = 14
"""``seat`` played Just Say No ``subject`` against ``other``; it is number ``amount`` of the duel."""
ALLOWED: Final = 15
"""``seat`` let the action ``subject`` of ``other`` be."""
CANCELLED: Final = 16
"""The action ``subject`` of ``seat`` against ``other`` is cancelled."""
PAID: Final = 17
"""``seat`` paid ``other`` with card ``subject``, worth ``amount``."""
PAID_NOTHING: Final = 18
"""``seat`` has nothing in front of it to pay ``other`` with; ``amount`` was asked."""
TOOK: Final = 19
"""``seat`` took property ``subject`` from ``other``, into its set ``amount``."""
TOOK_BUILDING: Final = 20
"""``seat`` took building ``subject`` from ``other``, with the set ``amount``."""
SET_BROKEN: Final = 21
"""Building ``subject`` of ``seat`` no longer stands on a complete set; ``amount`` is TO_BANK, STAY or DISCARD."""
DISCARDED: Final = 22
"""``seat`` discarded card ``subject``; put under the pile (``amount`` 1) it is known to the seat alone."""
ENDED: Final = 23
"""``seat`` ended its turn."""
LEFT: Final = 24
"""``seat`` left the table; its ``amount`` cards are discards."""
WON: Final = 25
"""``seat`` has won; ``amount`` is the number of its complete sets."""
NO_CARDS: Final = 26
"""``seat`` could not draw: no card is left anywhere (DEAL-9)."""
PICKED: Final = 27
"""``seat`` means to pay with card ``subject`` (``amount`` 1), or no longer (0)."""
AGAINST: Final = 28
"""``seat`` asks ``other`` for ``amount`` with the multicolour rent card ``subject`` that it has played (DEAL-10)."""

WORDS: Final[dict[int, str]] = {
    number: name.lower().replace("_", "-") for name, number in list(globals().items()) if isinstance(number, int)
}
