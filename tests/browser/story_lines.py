"""Lines of the story, and the kinds of event that a game declares for the comparison with the picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from monopolista.engine.events import Event

_AND = {"it": (" e ", " e "), "en": (" and ", ", and "), "nl": (" en ", " en "), "fr": (" et ", " et ")}
"""Between two, and before the last of more, in a list."""


@dataclass
class Line:
    """A line of the story."""

    events: list[Event]
    text: str
    times: int = 1
    bid: str = ""
    """The sentence of the latest bid in it, empty where it has none."""

    @property
    def shown(self) -> str:
        """Return the line as the page shows it."""
        return f"{self.text}×{self.times}" if self.times > 1 else self.text


@dataclass(frozen=True)
class Kinds:
    """The kinds of event of a game, by how the picture shows them."""

    flies: frozenset[int]
    """These are in the air before they are shown."""
    lies_first: frozenset[int]
    """While these are in the air, they lie already where they go, unseen."""
    booked: frozenset[int]
    """These stand in the ledger."""
    rolls: frozenset[int] = frozenset()
    """While these are in the air, the dice roll."""


def listed(words: Sequence[str], language: str) -> str:
    """Return words as a list in a sentence."""
    two, more = _AND[language]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + (two if len(words) == 2 else more) + words[-1]
