"""Who is heard next: whoever says much keeps nobody else waiting.

As long as the server keeps up, all that comes is heard at once, and from who holds a seat always. Where it does not,
it hears a little at each turn of its loop, of those first who have said least of late.
"""

import asyncio
import heapq
import time
from asyncio import Transport
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from monopolista.server.net.trusted_proxies import NONE, TrustedProxies

PIECE = 4096
"""How many bytes of a line are heard at once: the head of a request, or some messages."""
_FEWEST, _MOST = 1, 32
"""Pieces at a turn of the loop."""
_LONG_TURN = 0.003
"""Seconds; who comes in between waits for several turns until its answer is kept and told."""
_HALF_FORGOTTEN = 5.0
"""Seconds after which half of what somebody has said no longer counts."""
_MOST_REMEMBERED = 4096


class Receiver(Protocol):
    """A line, as far as hearing what comes over it goes."""

    favoured: bool
    """Whether somebody speaks who holds a seat."""
    speaker: str
    """Whose household speaks, where a proxy has said so."""

    def process(self, data: bytes) -> None:
        """Make sense of what has come."""
        ...

    def is_reading(self) -> bool:
        """Say whether more may come."""
        ...


class _Said:
    """How much somebody has said of late."""

    def __init__(self, now: float) -> None:
        self._much = 0.0
        self._since = now

    def add(self, now: float) -> float:
        """Add a piece, and return how much it was before."""
        before = self._much * 0.5 ** ((now - self._since) / _HALF_FORGOTTEN)
        self._much, self._since = before + 1, now
        return before


@dataclass
class _Held:
    """What waits to be heard."""

    line: Receiver
    data: bytes


class IngressScheduler:
    """What is heard at once, and what has to wait."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter, proxies: TrustedProxies = NONE) -> None:
        self._clock = clock
        self._proxies = proxies
        self._numbers = count()
        self._row: list[tuple[float, int, Transport]] = []
        self._held: dict[Transport, _Held] = {}
        self._said: OrderedDict[object, _Said] = OrderedDict()
        self._most = _MOST
        self._left = _MOST
        """How many may still be heard at this turn of the loop."""
        self._turning = False
        self._begun = 0.0

    def submit(self, transport: Transport, line: Receiver, data: bytes) -> None:
        """Have something heard, now or in its turn."""
        if transport in self._held:
            self._held[transport].data += data
            return
        if line.favoured:
            line.process(data)
            return
        much = self._add(transport, line)
        if self._left and not self._row:
            self._process(line, data)
        else:
            transport.pause_reading()
            self._held[transport] = _Held(line, data)
            heapq.heappush(self._row, (much, next(self._numbers), transport))

    def forget(self, transport: Transport) -> None:
        """Leave out what a line that has ended still had to say."""
        if self._held.pop(transport, None) and len(self._row) > 2 * len(self._held) + _MOST:
            self._row = [one for one in self._row if one[2] in self._held]
            heapq.heapify(self._row)

    @property
    def waiting(self) -> int:
        """Return how many lines wait to be heard."""
        return len(self._held)

    def _add(self, transport: Transport, line: Receiver) -> float:
        """Count a piece; return how much those at that address had said before, or over that line of a proxy."""
        who = line.speaker or self._proxies.who_is_at(transport) or transport.get_extra_info("peername")
        now = self._clock()
        said = self._said.pop(who, None) or _Said(now)
        self._said[who] = said
        if len(self._said) > _MOST_REMEMBERED:
            self._said.popitem(last=False)
        return said.add(now)

    def _process(self, line: Receiver, data: bytes) -> None:
        self._left -= 1
        if not self._turning:
            self._turning, self._begun = True, self._clock()
            asyncio.get_running_loop().call_soon(self._turn)
        line.process(data)

    def _turn(self) -> None:
        """Hear those whose turn it is: the fewer, the longer the last turn took."""
        took = self._clock() - self._begun
        self._most = max(_FEWEST, self._most // 2) if took > _LONG_TURN else min(_MOST, self._most + 1)
        self._left, self._turning = self._most, False
        while self._left and self._row:
            transport = heapq.heappop(self._row)[2]
            held = self._held.pop(transport, None)
            if held is not None:
                self._process(held.line, held.data)
                if held.line.is_reading():
                    transport.resume_reading()
