"""The numbers of the bots' levels, by which kernels know them: their places in ``registry.BOTS``."""

from typing import Final

RANDOM: Final = 0
REGULAR: Final = 1
THRIFTY: Final = 2
FIXED_A: Final = 3
FIXED_B: Final = 4
FIXED_C: Final = 5
VALUE: Final = 6
EDMUND: Final = 7
STRATEGIC: Final = 8
CHAMPION: Final = 9
NEWCOMER: Final = 10
