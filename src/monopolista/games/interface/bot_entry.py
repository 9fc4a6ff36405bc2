"""Entry of a bot: its name, number, kernel and texts, declared once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Strength = Literal["", "learner", "casual", "skilled", "strong", "champion"]
"""How well a bot plays, in the words of the lobby; empty for bots that are not levels of the lobby."""


@dataclass(frozen=True)
class Robot:
    """The public description of a bot: its strength and style, and its source if it was published elsewhere."""

    name: str
    """The name of the bot in commands, rooms and transcripts."""
    strength: Strength = field(default="", kw_only=True)
    rating: int = field(default=0, kw_only=True)
    """Its measured rating; 400 points mean ten times as many wins at the same table. 0 if it has not been measured."""
    style: str = field(kw_only=True)
    """Its style, a word of the language files; each bot of a game has its own."""
    source: str = field(default="", kw_only=True)
    """Its publication, a word of the language files; empty for our own bots."""

    @property
    def title(self) -> str:
        """Return the id of its name in the language files: its strength or, without one, its style.

        >>> Robot("regular", strength="strong", style="trader").title
        'robot-strength-strong'
        """
        return f"robot-strength-{self.strength}" if self.strength else f"robot-style-{self.style}"

    @property
    def words(self) -> tuple[str, ...]:
        """Return the ids of all its texts in the language files."""
        published = (f"robot-source-{self.source}",) if self.source else ()
        return (self.title, f"robot-style-{self.style}-note", *published)


@dataclass(frozen=True)
class Bot(Robot):
    """A bot of a game. Kernels know it by its number, which is its place in the list of bots."""

    choose: Callable[..., None]
    """The kernel that decides."""
    is_random: bool = field(default=False, kw_only=True)
    """Whether it uses random numbers; its decisions then depend on a random stream of its own."""

    @property
    def module(self) -> str:
        """Return the module that implements it."""
        return self.choose.__module__


class UnknownBotError(LookupError):
    """A bot that no game has."""


def names(bots: Sequence[Bot]) -> tuple[str, ...]:
    """Return the names of bots, in their order."""
    return tuple(bot.name for bot in bots)


def number_of(name: str, bots: Sequence[Bot]) -> int:
    """Return the number of a bot, or raise UnknownBotError."""
    known = names(bots)
    if name not in known:
        raise UnknownBotError(f"unknown bot {name!r}; there are: {', '.join(known)}")
    return known.index(name)
