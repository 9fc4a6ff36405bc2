"""The kinds of event.

``turn``: the amount is the number of the turn. ``rolled``: the subject is the number of pips, and the amount is the
points of the turn so far. ``held``: the amount is the score of the seat. ``left`` and ``won`` name only the seat.
"""

from typing import Final

TURN: Final = 1
ROLLED: Final = 2
HELD: Final = 3
LEFT: Final = 4
WON: Final = 5

WORDS: Final[dict[int, str]] = {TURN: "turn", ROLLED: "rolled", HELD: "held", LEFT: "left", WON: "won"}
