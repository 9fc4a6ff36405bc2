"""Kinds of task on the task stack."""

from typing import Final

DICE: Final = 1
TO_DECIDE: Final = 2

WORDS: Final[dict[int, str]] = {DICE: "die", TO_DECIDE: "decide"}
