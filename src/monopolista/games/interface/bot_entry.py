"""What is entered of a bot, once: its name, its number, its kernel and its words all come from that entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Strength = Literal["", "learner", "casual", "skilled", "strong", "champion"]
"""How well a bot plays, as a person understands it; empty for one that only the curious choose."""


@dataclass(frozen=True)
class Robot:
    """The public description of a bot: its strength and style, and its source if it was published elsewhere."""

    name: str
    """What commands, rooms and transcripts call it."""
    strength: Strength = field(default="", kw_only=True)
    rating: int = field(default=0, kw_only=True)
    """Its rating as measured: who wins ten times as often at the same table stands 400 higher; 0 where nobody knows."""
    style: str = field(kw_only=True)
    """Its manner, a word of the language files; no two bots of a game have the same."""
    source: str = field(default="", kw_only=True)
    """Where it was published, a word of the language files; empty for our own."""

    @property
    def title(self) -> str:
        """Return the id of its name in the language files, the same wherever it is named: its strength, else its style.

        >>> Robot("regular", strength="strong", style="trader").title
        'robot-strength-strong'
        """
        return f"robot-strength-{self.strength}" if self.strength else f"robot-style-{self.style}"

    @property
    def words(self) -> tuple[str, ...]:
        """Return the ids of all that the language files say of it."""
        published = (f"robot-source-{self.source}",) if self.source else ()
        return (self.title, f"robot-style-{self.style}-note", *published)


@dataclass(frozen=True)
class Bot(Robot):
    """A bot of a game; its number, by which kernels know it, is its place among the game's bots."""

    choose: Callable[..., None]
    """The kernel that decides."""
    is_random: bool = field(default=False, kw_only=True)
    """Whether it uses random numbers: its decisions then depend on a stream of its own, too."""

    @property
    def module(self) -> str:
        """Return the module that says how it plays."""
        return self.choose.__module__


class UnknownBotError(LookupError):
    """A bot of a name that no game has entered."""


def names(bots: Sequence[Bot]) -> tuple[str, ...]:
    """Return what bots are called, in their order."""
    return tuple(bot.name for bot in bots)


def number_of(name: str, bots: Sequence[Bot]) -> int:
    """Return the number of a bot, or raise UnknownBotError."""
    known = names(bots)
    if name not in known:
        raise UnknownBotError(f"no bot is called {name!r}; there are: {', '.join(known)}")
    return known.index(name)
