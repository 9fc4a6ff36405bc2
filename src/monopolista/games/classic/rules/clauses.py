"""The clauses by number: the rules return and record them, and the texts of ``rulebook/`` explain them."""

from typing import Final

from monopolista.engine import clauses
from monopolista.engine.clauses import numbered

NONE: Final = clauses.NONE

SET_1: Final = 1
SET_2: Final = 2
SET_3: Final = 3
SET_4: Final = 4
SET_5: Final = 5
TURN_1: Final = 10
TURN_2: Final = 11
TURN_3: Final = 12
TURN_4: Final = 13
GO_1: Final = 14
GO_2: Final = 15
PARK_1: Final = 16
VISIT_1: Final = 17
TAX_1: Final = 18
CARD_1: Final = 19
CARD_2: Final = 20
CARD_3: Final = 21
BUY_1: Final = 30
AUC_1: Final = 31
AUC_2: Final = 32
AUC_3: Final = 33
AUC_4: Final = 34
AUC_5: Final = 35
RENT_1: Final = 40
RENT_2: Final = 41
RENT_3: Final = 42
RENT_4: Final = 43
RENT_5: Final = 44
RENT_6: Final = 45
RENT_7: Final = 46
JAIL_1: Final = 50
JAIL_2: Final = 51
JAIL_3: Final = 52
JAIL_4: Final = 53
JAIL_5: Final = 54
BLD_1: Final = 60
BLD_2: Final = 61
BLD_3: Final = 62
BLD_4: Final = 63
BLD_5: Final = 64
BLD_6: Final = 65
BLD_7: Final = 66
BLD_8: Final = 67
TRADE_1: Final = 70
TRADE_2: Final = 71
TRADE_3: Final = 72
MORT_1: Final = 73
MORT_2: Final = 74
MORT_3: Final = 75
MORT_4: Final = 76
DEBT_1: Final = 80
DEBT_2: Final = 81
BANK_1: Final = 82
BANK_2: Final = 83
BANK_3: Final = 84
END_1: Final = 85
SHORT_1: Final = 90
SHORT_2: Final = 91
SHORT_3: Final = 92
SHORT_4: Final = 93
TIME_1: Final = 94
RICH_1: Final = 95
RICH_2: Final = 96
SPEED_1: Final = 100
SPEED_2: Final = 101
SPEED_3: Final = 102
SPEED_4: Final = 103
SPEED_5: Final = 104
SPEED_6: Final = 105
SPEED_7: Final = 106
SPEED_8: Final = 107
SPEED_9: Final = 108
SPEED_10: Final = 109

NUMBERS: Final[dict[str, int]] = numbered(globals())
NAMES: Final[dict[int, str]] = {number: name for name, number in NUMBERS.items()}
