"""The kinds of event of MONOPOLY Deal.

Where an event names a hidden card, ``Event.known`` is the set of the seats that may see it. For all others its
``subject`` is NO_CARD.
"""

from typing import Final

STARTED: Final = 1
"""The cards are shuffled for ``amount`` seats."""
FIRST: Final = 2
"""``seat`` has the first turn (DEAL-1)."""
TURN: Final = 3
"""The turn of ``seat`` begins; ``amount`` is its number."""
DREW: Final = 4
"""``seat`` drew card ``subject``, which only it may see; ``amount`` cards are left in the pile."""
RESHUFFLED: Final = 5
"""The ``amount`` discards became the draw pile (DEAL-9)."""
BANKED: Final = 6
"""``seat`` put card ``subject`` into its bank; it is worth ``amount``."""
LAID: Final = 7
"""``seat`` played property ``subject`` into set ``amount``."""
MOVED: Final = 8
"""``seat`` moved property ``subject`` into set ``amount``."""
TAKEN_BACK: Final = 9
"""``seat`` took card ``subject`` back into its hand."""
BUILT: Final = 10
"""``seat`` played building ``subject`` on set ``amount``."""
DOUBLED: Final = 11
"""``seat`` played Double the Rent ``subject``; the next rent is multiplied by ``amount``."""
PLAYED: Final = 12
"""``seat`` played action ``subject`` against ``other``, which is NOBODY for actions against all or no players.

``amount`` is the sum that it demands, or 0.
"""
WANTED: Final = 13
"""``seat`` demands card ``subject`` of ``other``: alone (``amount`` 0), or with its whole set (-1).

Any other ``amount`` means: in exchange for card ``amount`` - 1.
"""
SAID_NO: Final = 14
"""``seat`` played Just Say No ``subject`` against ``other``; it is number ``amount`` in the duel."""
ALLOWED: Final = 15
"""``seat`` allowed the action ``subject`` of ``other``."""
CANCELLED: Final = 16
"""The action ``subject`` of ``seat`` against ``other`` is cancelled."""
PAID: Final = 17
"""``seat`` paid ``other`` with card ``subject``, worth ``amount``."""
PAID_NOTHING: Final = 18
"""``seat`` has no card to pay ``other``, who demanded ``amount``."""
TOOK: Final = 19
"""``seat`` took property ``subject`` from ``other``, into its set ``amount``."""
TOOK_BUILDING: Final = 20
"""``seat`` took building ``subject`` from ``other``, with the set ``amount``."""
SET_BROKEN: Final = 21
"""Building ``subject`` of ``seat`` is no longer on a complete set; ``amount`` is TO_BANK, STAY or DISCARD."""
DISCARDED: Final = 22
"""``seat`` discarded card ``subject``; if it went under the pile (``amount`` 1), only the seat may see it."""
ENDED: Final = 23
"""``seat`` ended its turn."""
LEFT: Final = 24
"""``seat`` left the game; its ``amount`` cards are discarded."""
WON: Final = 25
"""``seat`` has won; ``amount`` is the number of its complete sets."""
NO_CARDS: Final = 26
"""``seat`` could not draw: the pile and the discards are empty (DEAL-9)."""
PICKED: Final = 27
"""``seat`` picked card ``subject`` for its payment (``amount`` 1), or put it back (0)."""
AGAINST: Final = 28
"""``seat`` demands ``amount`` from ``other`` with its multicolour rent card ``subject`` (DEAL-10)."""

WORDS: Final[dict[int, str]] = {
    number: name.lower().replace("_", "-") for name, number in list(globals().items()) if isinstance(number, int)
}
