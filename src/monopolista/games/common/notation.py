"""Shared parts of the notation of answers: a verb, then whole numbers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_WORD = re.compile(r"[a-z_]{1,12}")
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_LONGEST = 400
REMEMBERED = 2048
"""Number of texts whose actions a game caches. Most answers are the same few texts, parsed each time a game is read."""


class NotationError(ValueError):
    """A text that is not an answer in the notation."""


@dataclass(frozen=True)
class Action:
    """An answer: a verb with its subject and amount."""

    verb: int
    subject: int = 0
    amount: int = 0


def split(text: str, verbs: Mapping[str, int]) -> tuple[int, list[str]]:
    """Return the verb of a text, one of ``verbs``, and the words after it."""
    words = text[: _LONGEST + 1].split(" ")
    if len(text) > _LONGEST or not _WORD.fullmatch(words[0]) or words[0] not in verbs:
        raise NotationError(f"not an answer: {text[:40]!r}")
    return verbs[words[0]], words[1:]


def number(word: str) -> int:
    """Return the whole number in a word."""
    if not _NUMBER.fullmatch(word):
        raise NotationError(f"not a whole number: {word[:20]!r}")
    return int(word)


def wrong_count(text: str) -> NotationError:
    """Return the error for a text with too few or too many numbers."""
    return NotationError(f"wrong number of values: {text[:40]!r}")
