"""What is entered of a bot, once: its name, its number, its kernel and its words all come from that entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Bot:
    """A bot of a game; its number, by which kernels know it, is its place among the game's bots."""

    name: str
    """What commands, rooms and transcripts call it."""
    choose: Callable[..., None]
    """The kernel that decides."""
    by_lot: bool = False
    """Whether it draws lots: what it does then depends on a stream of its own, too."""

    @property
    def label(self) -> str:
        """Return the id of its name in the language files; with ``-note`` it is that of the sentence about it."""
        return f"lobby-level-{self.name}"

    @property
    def source(self) -> str:
        """Return the module that says how it plays."""
        return self.choose.__module__


class UnknownBot(LookupError):  # noqa: N818 (a name, and who is behind it)
    """A bot of a name that no game has entered."""


def names(bots: Sequence[Bot]) -> tuple[str, ...]:
    """Return what bots are called, in their order."""
    return tuple(bot.name for bot in bots)


def number_of(name: str, bots: Sequence[Bot]) -> int:
    """Return the number of a bot, or raise UnknownBot."""
    known = names(bots)
    if name not in known:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(known)}")
    return known.index(name)
