"""Fair round-robin scheduler for CPU-heavy requests, time-sliced per client address.

A worker thread runs one slice after another; after each slice, the next address has its turn. Requests of one address
run in their order. The pending requests of an address, and its share of the processor, are limited.
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
Cooperative = Generator[None, None, T]
"""Cooperative work, which can be suspended wherever it yields."""
UNITS_PER_SECOND, BURST = 2_000.0, 100_000.0
"""The rate limit of an address in units of work; a unit is a replayed answer, about 50 microseconds."""
MAX_PER_ADDRESS, MAX_PENDING = 12, 32
"""The pending requests of one address, and of all together; an address without pending requests is always admitted."""
MAX_ADDRESSES = 32
"""How many addresses may have pending requests."""
_SLICE = 0.02
"""The length of a slice in seconds."""


def run_to_end(work: Cooperative[T]) -> T:
    """Run work to its end, without suspending it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


async def between(work: Cooperative[T]) -> T:
    """Run short work to its end in the event loop, which serves other tasks after each slice."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
        await checkpoint()


def as_single_slice(work: Callable[[], T]) -> Cooperative[T]:
    """Return short work as a single slice."""
    yield
    return work()


class _Turn:
    """Pending work, which waits for its turn."""

    def __init__(self) -> None:
        self.come = anyio.Event()


class FairScheduler:
    """Round-robin scheduler over addresses, each with a queue of pending work."""

    def __init__(self, clock: Clock, slice_seconds: float = _SLICE) -> None:
        self._shares = RateLimiter(clock, UNITS_PER_SECOND, BURST)
        self._slice = slice_seconds
        self._pending: OrderedDict[str, deque[_Turn]] = OrderedDict()
        """By address; the address at the front has the next turn."""
        self._busy = False

    @property
    def running(self) -> int:
        """Return how many requests are pending or running."""
        return sum(map(len, self._pending.values()))

    async def run(self, who: str, pieces: float, work: Cooperative[T]) -> T:
        """Run the work of a client under the fair schedule, and return its result.

        Parameters
        ----------
        who
            The network of the client.
        pieces
            The estimated cost in units of work, of about 50 microseconds each.

        Raises
        ------
        DeniedError
            The client or the server has too many pending requests, or the client has exceeded its rate limit.
        """
        if self._is_full_for(who):
            raise DeniedError("too-much", "too many requests at once: wait a moment", bound="work-at-once")
        if not self._shares.take(who, min(pieces, BURST)):
            raise DeniedError("too-much", "too many requests in the last minute: wait a minute", bound="work-rate")
        turn = _Turn()
        self._pending.setdefault(who, deque()).append(turn)
        if not self._busy:
            self._advance()
        try:
            while True:
                await turn.come.wait()
                found = await to_thread.run_sync(self._run_slice, work)
                if found:
                    return found[0]
                turn.come = anyio.Event()
                self._advance()
        finally:
            self._remove(who, turn)
            work.close()

    def _is_full_for(self, who: str) -> bool:
        own = len(self._pending.get(who, ()))
        if own == 0:
            return len(self._pending) >= MAX_ADDRESSES
        return own >= MAX_PER_ADDRESS or self.running >= MAX_PENDING

    def _run_slice(self, work: Cooperative[T]) -> tuple[T] | None:
        """Run a slice; return the result in a tuple once the work has ended."""
        ends = time.perf_counter() + self._slice
        try:
            next(work)
            while time.perf_counter() < ends:
                next(work)
        except StopIteration as done:
            return (done.value,)
        return None

    def _advance(self) -> None:
        """Give the next address its turn."""
        self._busy = bool(self._pending)
        if self._pending:
            who, queue = next(iter(self._pending.items()))
            self._pending.move_to_end(who)
            queue[0].come.set()

    def _remove(self, who: str, turn: _Turn) -> None:
        """Remove work that has ended or was cancelled."""
        self._pending[who].remove(turn)
        if not self._pending[who]:
            del self._pending[who]
        if turn.come.is_set():
            self._advance()
