"""Dear work: done a slice at a time, so that whoever asks for much keeps nobody else waiting.

One slice after another is done in a thread; after each it is the next address's turn. What one address has asked for is
done in its order. Nobody may have too much in hand, nor ask for more work than a share of the machine.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from typing import TypeVar

import anyio
from anyio import to_thread
from anyio.lowlevel import checkpoint

from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter

T = TypeVar("T")
Slices = Generator[None, None, T]
"""Work that may be interrupted wherever it yields."""
EACH_SECOND, AT_ONCE = 2_000.0, 100_000.0
"""Pieces of work that an address may ask for; a piece is an answer of a game played again, some 50 microseconds."""
MOST_OF_ONE, MOST_IN_HAND = 12, 32
"""What one address may have in hand, and what all may; who has nothing in hand yet is let in all the same."""
MOST_ASKERS = 32
"""Addresses that may have something in hand."""
_SLICE = 0.02
"""Seconds after which a slice ends."""


def at_once(work: Slices[T]) -> T:
    """Return what comes of work that nobody waits beside."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


async def between(work: Slices[T]) -> T:
    """Return what comes of short work, done a slice at a time between all else that is to be done."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
        await checkpoint()


def in_one(work: Callable[[], T]) -> Slices[T]:
    """Return short work as a single slice."""
    yield
    return work()


class _Turn:
    """Work in hand, which waits for its turn."""

    def __init__(self) -> None:
        self.come = anyio.Event()


class FairScheduler:
    """Whose turn it is: one address after the other, each with the oldest work that it has in hand."""

    def __init__(self, clock: Clock, slice_seconds: float = _SLICE) -> None:
        self._shares = RateLimiter(clock, EACH_SECOND, AT_ONCE)
        self._slice = slice_seconds
        self._in_hand: OrderedDict[str, deque[_Turn]] = OrderedDict()
        """By address, the one first whose turn is next."""
        self._busy = False

    @property
    def running(self) -> int:
        """Return how much work waits, or is being done."""
        return sum(map(len, self._in_hand.values()))

    async def run(self, who: str, pieces: float, work: Slices[T]) -> T:
        """Do somebody's work of about so many pieces, and return what comes of it; or raise DeniedError."""
        if self._is_full_for(who):
            raise DeniedError("too-much", "too much is asked at once: wait a moment", bound="work-at-once")
        if not self._shares.take(who, min(pieces, AT_ONCE)):
            raise DeniedError("too-much", "too much was asked for of late: wait a minute", bound="work-of-late")
        turn = _Turn()
        self._in_hand.setdefault(who, deque()).append(turn)
        if not self._busy:
            self._go_on()
        try:
            while True:
                await turn.come.wait()
                found = await to_thread.run_sync(self._do, work)
                if found:
                    return found[0]
                turn.come = anyio.Event()
                self._go_on()
        finally:
            self._end(who, turn)
            work.close()

    def _is_full_for(self, who: str) -> bool:
        own = len(self._in_hand.get(who, ()))
        if own == 0:
            return len(self._in_hand) >= MOST_ASKERS
        return own >= MOST_OF_ONE or self.running >= MOST_IN_HAND

    def _do(self, work: Slices[T]) -> tuple[T] | None:
        """Do a slice, and return the result once it is there."""
        ends = time.perf_counter() + self._slice
        try:
            next(work)
            while time.perf_counter() < ends:
                next(work)
        except StopIteration as done:
            return (done.value,)
        return None

    def _go_on(self) -> None:
        """Let the next address have its turn."""
        self._busy = bool(self._in_hand)
        if self._in_hand:
            who, works = next(iter(self._in_hand.items()))
            self._in_hand.move_to_end(who)
            works[0].come.set()

    def _end(self, who: str, turn: _Turn) -> None:
        """Forget work that is done or given up."""
        self._in_hand[who].remove(turn)
        if not self._in_hand[who]:
            del self._in_hand[who]
        if turn.come.is_set():
            self._go_on()
