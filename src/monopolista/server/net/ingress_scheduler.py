"""Fair scheduler for incoming data: clients that send much do not delay the others.

While the server keeps up, data is processed at once, and that of players always is. Under load, each turn of the loop
processes a limited number of pieces, first those of the clients that have recently sent least.
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

from monopolista.server.net.trusted_proxies import NO_PROXIES, TrustedProxies

PIECE_BYTES = 4096
"""Size of a piece in bytes: the head of a request, or some messages."""
_MIN_PIECES, _MAX_PIECES = 1, 32
"""The limits of the number of pieces in one turn of the loop."""
_LONG_TURN = 0.003
"""Seconds; longer turns are avoided, because a message waits for several turns until its reply is sent."""
_HALF_LIFE = 5.0
"""Seconds in which the recorded volume of a client decays by half."""
_MAX_CLIENTS = 4096


class Receiver(Protocol):
    """A connection, as the scheduler needs it."""

    has_priority: bool
    """Whether the connection belongs to a player, and has priority."""
    client_network: str
    """The network of the client behind a proxy; empty for a direct connection."""

    def process(self, data: bytes) -> None:
        """Process received data."""
        ...

    def is_reading(self) -> bool:
        """Return whether the connection can receive more data."""
        ...


class _Volume:
    """Recent volume of a client, with exponential decay."""

    def __init__(self, now: float) -> None:
        self._pieces = 0.0
        self._since = now

    def add(self, now: float) -> float:
        """Add a piece; return the volume before."""
        before = self._pieces * 0.5 ** ((now - self._since) / _HALF_LIFE)
        self._pieces, self._since = before + 1, now
        return before


@dataclass
class _Pending:
    """Received data that waits for its turn."""

    connection: Receiver
    data: bytes


class IngressScheduler:
    """Scheduler that processes received data at once, or queues it under load."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter, proxies: TrustedProxies = NO_PROXIES) -> None:
        self._clock = clock
        self._proxies = proxies
        self._numbers = count()
        self._queue: list[tuple[float, int, Transport]] = []
        self._pending: dict[Transport, _Pending] = {}
        self._volumes: OrderedDict[object, _Volume] = OrderedDict()
        self._limit = _MAX_PIECES
        self._remaining = _MAX_PIECES
        """How many pieces can still be processed in this turn of the loop."""
        self._turning = False
        self._begun = 0.0

    def submit(self, transport: Transport, connection: Receiver, data: bytes) -> None:
        """Process data now, or queue it."""
        if transport in self._pending:
            self._pending[transport].data += data
            return
        if connection.has_priority:
            connection.process(data)
            return
        priority = self._count_piece(transport, connection)
        if self._remaining and not self._queue:
            self._process(connection, data)
        else:
            transport.pause_reading()
            self._pending[transport] = _Pending(connection, data)
            heapq.heappush(self._queue, (priority, next(self._numbers), transport))

    def forget(self, transport: Transport) -> None:
        """Discard the queued data of a closed connection."""
        if self._pending.pop(transport, None) and len(self._queue) > 2 * len(self._pending) + _MAX_PIECES:
            self._queue = [one for one in self._queue if one[2] in self._pending]
            heapq.heapify(self._queue)

    @property
    def waiting(self) -> int:
        """Return how many connections have queued data."""
        return len(self._pending)

    def _count_piece(self, transport: Transport, connection: Receiver) -> float:
        """Count a piece; return the recent volume of its client: a network, or a connection of a proxy."""
        client = (
            connection.client_network or self._proxies.network_of(transport) or transport.get_extra_info("peername")
        )
        now = self._clock()
        volume = self._volumes.pop(client, None) or _Volume(now)
        self._volumes[client] = volume
        if len(self._volumes) > _MAX_CLIENTS:
            self._volumes.popitem(last=False)
        return volume.add(now)

    def _process(self, connection: Receiver, data: bytes) -> None:
        self._remaining -= 1
        if not self._turning:
            self._turning, self._begun = True, self._clock()
            asyncio.get_running_loop().call_soon(self._turn)
        connection.process(data)

    def _turn(self) -> None:
        """Process queued data in order of priority; halve the limit after a long turn."""
        took = self._clock() - self._begun
        self._limit = max(_MIN_PIECES, self._limit // 2) if took > _LONG_TURN else min(_MAX_PIECES, self._limit + 1)
        self._remaining, self._turning = self._limit, False
        while self._remaining and self._queue:
            transport = heapq.heappop(self._queue)[2]
            pending = self._pending.pop(transport, None)
            if pending is not None:
                self._process(pending.connection, pending.data)
                if pending.connection.is_reading():
                    transport.resume_reading()
