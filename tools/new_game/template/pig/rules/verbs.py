"""Verbs of the actions; ``roll`` is also the answer of chance, whose subject is the number of pips."""

from typing import Final

ROLL: Final = 1
HOLD: Final = 2
LEAVE: Final = 3

WORDS: Final[dict[int, str]] = {ROLL: "roll", HOLD: "hold", LEAVE: "leave"}
NUMBERS: Final[dict[str, int]] = {word: verb for verb, word in WORDS.items()}
