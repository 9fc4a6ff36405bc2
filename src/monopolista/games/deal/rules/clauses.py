"""The clauses by number: the rules return and record them, and the texts of ``rulebook/`` explain them."""

from typing import Final

from monopolista.engine import clauses
from monopolista.engine.clauses import numbered

NONE: Final = clauses.NONE

DEAL_1: Final = 120
DEAL_2: Final = 121
DEAL_3: Final = 122
DEAL_4: Final = 123
DEAL_5: Final = 124
DEAL_6: Final = 125
DEAL_7: Final = 126
DEAL_8: Final = 127
DEAL_9: Final = 128
DEAL_10: Final = 129
DEAL_11: Final = 130
DEAL_12: Final = 131
DEAL_13: Final = 132
DEAL_14: Final = 133
DEAL_15: Final = 134
DEAL_16: Final = 135
DEAL_17: Final = 136

NUMBERS: Final[dict[str, int]] = numbered(globals())
NAMES: Final[dict[int, str]] = {number: name for name, number in NUMBERS.items()}
