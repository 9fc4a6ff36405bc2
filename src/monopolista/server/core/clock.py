"""Injectable time: a clock, a stopwatch that pauses while no client is connected, and a countdown."""

import time
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import anyio

MIN_SECONDS = 10.0
"""The minimum time in seconds for players whose countdown ran while they could not answer."""


class Clock(Protocol):
    """A source of time."""

    def now(self) -> float:
        """Return monotonic seconds since an arbitrary moment."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep for a number of seconds."""
        ...

    async def wait(self, event: anyio.Event, seconds: float | None) -> None:
        """Wait for an event, at most for a number of seconds; None waits without a limit."""
        ...


class SystemClock:
    """The monotonic clock of the machine."""

    def now(self) -> float:
        """Return the monotonic seconds of the machine."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleep for a number of seconds."""
        await anyio.sleep(seconds)

    async def wait(self, event: anyio.Event, seconds: float | None) -> None:
        """Wait for an event; no task is started for the timeout, since each would leave a reference cycle."""
        with anyio.move_on_after(seconds):
            await event.wait()


class Stopwatch:
    """Elapsed seconds of play, which advance only while a client is connected, and can be saved."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._passed = 0.0
        self._since: float | None = None
        self._goes = False
        self._held = False

    @property
    def runs(self) -> bool:
        """Whether time elapses."""
        return self._since is not None

    def now(self) -> float:
        """Return the elapsed seconds."""
        return self._passed if self._since is None else self._passed + self._clock.now() - self._since

    def run(self, goes: bool) -> None:
        """Start or stop."""
        self._passed = self.now()
        self._goes = goes
        self._since = self._clock.now() if goes and not self._held else None

    def hold(self, moment: float) -> None:
        """Stop at an earlier moment, whichever clients are connected, until it is released."""
        self._passed, self._since, self._held = min(self.now(), moment), None, True

    def let_go(self) -> bool:
        """Continue after ``hold``; return whether it was held."""
        held, self._held = self._held, False
        self.run(self._goes)
        return held


@dataclass(frozen=True)
class Countdown:
    """Seconds to answer a question; another question or bid has another key, and starts anew."""

    kind: Literal["auction", "answer"]
    key: tuple[object, ...]
    seats: tuple[int, ...]
    total: float
    ends: float
    eased: bool = False
    """Whether a reconnected player was given time already; it is given once."""

    def ease(self, now: float) -> "Countdown":
        """Return the countdown with the minimum time for players who could not answer."""
        return replace(self, ends=max(self.ends, now + min(MIN_SECONDS, self.total)))

    def welcome(self, now: float) -> "Countdown":
        """Return the countdown with the minimum time for a reconnected player, once for each countdown."""
        eased = self.ease(now)
        return self if self.eased or eased.ends == self.ends else replace(eased, eased=True)


@dataclass(frozen=True)
class TimeLimit:
    """The time limit of a timed game, measured by the stopwatch of its room (TIME-1)."""

    game: str
    total: float
    ends: float

    @classmethod
    def since(cls, game: str, minutes: int, begin: float) -> "TimeLimit":
        """Return the limit of a game of a number of minutes since a moment of the stopwatch in seconds."""
        return cls(game, minutes * 60.0, begin + minutes * 60.0)

    def left(self, now: float) -> float:
        """Return the seconds left."""
        return min(self.total, max(0.0, self.ends - now))
