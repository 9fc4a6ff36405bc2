"""What the notations of all games have in common: a word that says what is done, then whole numbers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_WORD = re.compile(r"[a-z_]{1,12}")
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_LONGEST = 400
REMEMBERED = 2048
"""Texts whose actions a game remembers: most answers are the same few, read again whenever a game is."""


class NotationError(ValueError):
    """A text that is not an answer in the notation."""


@dataclass(frozen=True)
class Action:
    """An answer: a verb with its subject and amount."""

    verb: int
    subject: int = 0
    amount: int = 0


def split(text: str, verbs: Mapping[str, int]) -> tuple[int, list[str]]:
    """Return the verb of a text, one of those known, and the words behind it."""
    words = text[: _LONGEST + 1].split(" ")
    if len(text) > _LONGEST or not _WORD.fullmatch(words[0]) or words[0] not in verbs:
        raise NotationError(f"not an answer: {text[:40]!r}")
    return verbs[words[0]], words[1:]


def number(word: str) -> int:
    """Return the whole number that a word states."""
    if not _NUMBER.fullmatch(word):
        raise NotationError(f"not a whole number: {word[:20]!r}")
    return int(word)


def wrong_count(text: str) -> NotationError:
    """Return what is said of a text with too few or too many numbers."""
    return NotationError(f"wrong number of values: {text[:40]!r}")
