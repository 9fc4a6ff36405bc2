"""Faults in the values of an edition: the key of the value, the key of the words, and the reason in English."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Literal, NamedTuple

FaultKey = Literal[
    "format",
    "unknown",
    "missing",
    "range",
    "game",
    "inherits",
    "own-name",
    "size",
    "languages",
    "currency",
    "name",
    "same",
    "card-text",
    "card-sum",
    "squares",
    "colour",
    "price",
    "rent",
    "rising",
    "first-bid",
    "square-values",
    "picture",
    "image",
    "pictures",
    "pictures-off",
    "card-values",
    "variants",
    "deck-size",
    "deck-moves",
    "deck-jail",
    "sets",
    "set-rent",
    "set-size",
    "set-cards",
    "card-colours",
    "deck-cards",
    "deck-properties",
    "deck-wilds",
    "deck-dealt",
    "hand-size",
]
"""The keys of the words for a fault in the language files: ``workshop-fault-KEY``."""


MOST_FAULTS: Final = 100
"""The most faults that a check collects."""


class Fault(NamedTuple):
    """One fault in the values of an edition."""

    field: str
    """The key of the value, such as squares[5].rent; empty where the fault is in no single value."""
    key: FaultKey
    reason: str
    """The reason in English."""
    low: int | None = None
    """The lowest number that the value may have, if it is out of range."""
    high: int | None = None

    def __str__(self) -> str:
        """Return field and reason, as an error of the command line states them."""
        return f"{self.field}: {self.reason}" if self.field else self.reason


class BoxFindings(NamedTuple):
    """What a check finds in the values of an edition, at most MOST_FAULTS of each."""

    faults: list[Fault]
    """In the order of the checks; none where the values make a box."""
    warnings: list[Fault]
    """What is sound, and yet probably a slip; none where values do not have the right types."""
    content: bytes
    """The content of the box; empty where there are faults."""


def first_flaw(*found: Iterator[Fault]) -> str | None:
    """Return the first fault as text, or None; the others are not looked for."""
    fault = next(chain(*found), None)
    return None if fault is None else str(fault)
