"""Strategies with the names of Hypothesis's that draw from Python's random numbers, in a twentieth of the time.

A value follows from one seed, which Hypothesis draws and reports. Nothing is shrunk. Both ends of a range, where what
breaks is often found, are drawn more often than what lies between them.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from hypothesis import strategies as st

SEEDS: Final = st.integers(0, 2**64 - 1)
MANY: Final = 8
"""The most values in a list or table that states no limit."""
TRIES: Final = 60
"""How often another value is drawn in place of one that is there already."""
AT_AN_END: Final = 16
"""A drawn number is the lowest with a probability of one in this, and the highest with the same one."""
Value = TypeVar("Value")
Other = TypeVar("Other")
Key = TypeVar("Key", bound=Hashable)
Given = ParamSpec("Given")


@dataclass(frozen=True)
class Strategy(Generic[Value]):
    """A way to draw values."""

    draw: Callable[[Random], Value]

    def of(self, seed: int) -> Value:
        """Return the value that follows from a seed."""
        return self.draw(Random(seed))

    def map(self, change: Callable[[Value], Other]) -> "Strategy[Other]":
        """Return a strategy for what becomes of the values."""
        return Strategy(lambda random: change(self.draw(random)))


class Draw:
    """Draws values while one box is made."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def __call__(self, strategy: Strategy[Value]) -> Value:
        """Return a value."""
        return strategy.draw(self._random)


def composite(made: Callable[Concatenate[Draw, Given], Value]) -> Callable[Given, Strategy[Value]]:
    """Return a function that returns a strategy, from one that draws what a value is made of."""

    def strategy(*args: Given.args, **kwargs: Given.kwargs) -> Strategy[Value]:
        return Strategy(lambda random: made(Draw(random), *args, **kwargs))

    return strategy


def integers(low: int, high: int) -> Strategy[int]:
    """Whole numbers from the lowest to the highest."""

    def draw(random: Random) -> int:
        where = random.randrange(AT_AN_END)
        return (low, high)[where] if where < 2 else random.randint(low, high)

    return Strategy(draw)


def booleans() -> Strategy[bool]:
    """Return a strategy for truth values."""
    return Strategy(lambda random: random.random() < 0.5)


def sampled_from(values: Sequence[Value]) -> Strategy[Value]:
    """One of some values."""
    return Strategy(lambda random: random.choice(values))


def one_of(*strategies: Strategy[Any]) -> Strategy[Any]:
    """Values of one of some strategies."""
    return Strategy(lambda random: random.choice(strategies).draw(random))


def permutations(values: Sequence[Value]) -> Strategy[list[Value]]:
    """All values in any order."""
    return Strategy(lambda random: random.sample(values, len(values)))


def lists(
    values: Strategy[Value], *, min_size: int = 0, max_size: int = MANY, unique: bool = False
) -> Strategy[list[Value]]:
    """Lists; where each value is unique, they may be shorter than was drawn."""

    def draw(random: Random) -> list[Value]:
        size = random.randint(min_size, max_size)
        found: list[Value] = []
        for _ in range(TRIES * size):
            if len(found) == size:
                break
            one = values.draw(random)
            if not unique or one not in found:
                found.append(one)
        assert len(found) >= min_size
        return found

    return Strategy(draw)


def sets(values: Strategy[Value], *, min_size: int = 0, max_size: int = MANY) -> Strategy[set[Value]]:
    """Sets of values."""
    return lists(values, min_size=min_size, max_size=max_size, unique=True).map(set)


def dictionaries(keys: Strategy[Key], values: Strategy[Value], *, max_size: int = MANY) -> Strategy[dict[Key, Value]]:
    """Tables."""
    named = lists(keys, max_size=max_size, unique=True)
    return Strategy(lambda random: {key: values.draw(random) for key in named.draw(random)})
