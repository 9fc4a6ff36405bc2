"""Time, handed in: a clock, a stopwatch that stands still while nobody is there, a countdown."""

import time
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import anyio

EASE = 10.0
"""Seconds that somebody has at least who could not answer, once that is over."""


class Clock(Protocol):
    """Where the server has the time from."""

    def now(self) -> float:
        """Return seconds since some moment; they never go back."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let these seconds pass."""
        ...

    async def wait(self, event: anyio.Event, seconds: float | None) -> None:
        """Wait for an event, but no longer than these seconds."""
        ...


class SystemClock:
    """The machine's monotonic clock."""

    def now(self) -> float:
        """Return the machine's seconds."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleep."""
        await anyio.sleep(seconds)

    async def wait(self, event: anyio.Event, seconds: float | None) -> None:
        """Wait; no task is begun for the time, for each would leave a cycle to the garbage collector."""
        with anyio.move_on_after(seconds):
            await event.wait()


class Stopwatch:
    """Seconds of play: they pass only while somebody is there, and what is played can be kept."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._passed = 0.0
        self._since: float | None = None
        self._goes = False
        self._held = False

    @property
    def runs(self) -> bool:
        """Say whether time passes."""
        return self._since is not None

    def now(self) -> float:
        """Return the seconds that have passed."""
        return self._passed if self._since is None else self._passed + self._clock.now() - self._since

    def run(self, goes: bool) -> None:
        """Start or stop."""
        self._passed = self.now()
        self._goes = goes
        self._since = self._clock.now() if goes and not self._held else None

    def hold(self, moment: float) -> None:
        """Stand still as of a moment that has passed, whoever is there, until it is let go."""
        self._passed, self._since, self._held = min(self.now(), moment), None, True

    def let_go(self) -> bool:
        """Go on; say whether it was held."""
        held, self._held = self._held, False
        self.run(self._goes)
        return held


@dataclass(frozen=True)
class Countdown:
    """Seconds to answer a question; another question, or another bid, has another key and starts anew."""

    kind: Literal["auction", "answer"]
    key: tuple[object, ...]
    seats: tuple[int, ...]
    total: float
    ends: float
    eased: bool = False
    """Whether who had to come back was given time to do so, which is given once."""

    def ease(self, now: float) -> "Countdown":
        """Return it with some time for who could not be heard."""
        return replace(self, ends=max(self.ends, now + min(EASE, self.total)))

    def welcome(self, now: float) -> "Countdown":
        """Return it with some time for who has just come back; who comes and goes has it once."""
        eased = self.ease(now)
        return self if self.eased or eased.ends == self.ends else replace(eased, eased=True)


@dataclass(frozen=True)
class TimeLimit:
    """The time of a timed game, by the stopwatch of its room (TIME-1)."""

    game: str
    total: float
    ends: float

    @classmethod
    def since(cls, game: str, minutes: int, begin: float) -> "TimeLimit":
        """Return the limit of a game that has so many minutes since a moment."""
        return cls(game, minutes * 60.0, begin + minutes * 60.0)

    def left(self, now: float) -> float:
        """Return the seconds left."""
        return min(self.total, max(0.0, self.ends - now))
