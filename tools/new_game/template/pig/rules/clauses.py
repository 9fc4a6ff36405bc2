"""The clauses by number: the rules return and record them, and the texts of ``rulebook/`` explain them."""

from typing import Final

from monopolista.engine import clauses
from monopolista.engine.clauses import numbered

NONE: Final = clauses.NONE

PIG_1: Final = 900
PIG_2: Final = 901
PIG_3: Final = 902
PIG_4: Final = 903

NUMBERS: Final[dict[str, int]] = numbered(globals())
NAMES: Final[dict[int, str]] = {number: name for name, number in NUMBERS.items()}
