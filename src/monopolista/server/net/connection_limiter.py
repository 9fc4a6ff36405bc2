"""Connection limits: how many connections are open, per address and in total, and how long each may stay idle.

A client that has sent a request keeps its connection. When all connections are in use, the oldest one without any
request is evicted, so that idle connections cannot exhaust the server.
"""

from asyncio import Transport
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Protocol

from monopolista.server.core.clock import Clock
from monopolista.server.core.metrics import NULL_METRICS, Metrics, RejectionReason, count_rejection
from monopolista.server.net.trusted_proxies import NO_PROXIES, TrustedProxies

MAX_CONNECTIONS = 8192
MAX_PER_ADDRESS = 256
MAX_UNREAD_BYTES = 256 * 1024
"""How many bytes may be queued for a client that does not read before the connection counts as stalled."""
_READ_AT_LEAST = 64 * 1024


@dataclass(frozen=True)
class Deadline:
    """What the peer of a connection has to do next, and within how many seconds; another deadline starts anew."""

    what: Hashable
    seconds: float


_CLOSING = Deadline("leaving", 10)


class LimitedConnection(Protocol):
    """A connection, as the limiter needs it."""

    protocol: str
    """The protocol of the connection: ``http`` or ``websocket``."""

    def pending_deadline(self) -> Deadline | None:
        """Return what the peer has to do next, or None where it may stay idle."""
        ...


@dataclass
class _Connection:
    protocol: LimitedConnection
    address: str
    started: float
    deadline: Deadline | None = None


class ConnectionLimiter:
    """The open connections, limited per address and in total."""

    def __init__(
        self,
        clock: Clock,
        most: int = MAX_CONNECTIONS,
        proxies: TrustedProxies = NO_PROXIES,
        metrics: Metrics = NULL_METRICS,
    ) -> None:
        self._clock = clock
        self._most = most
        self._proxies = proxies
        self._metrics = metrics
        metrics.watch("connections", self._connections)
        self._open: dict[Transport, _Connection] = {}
        self._without_request: dict[Transport, None] = {}
        """Connections without any request yet, the oldest first."""
        self._of_address: Counter[str] = Counter()

    def register(self, transport: Transport, protocol: LimitedConnection) -> None:
        """Admit a connection, or close it."""
        address = self._proxies.network_of(transport)
        if not self.admit(address):
            transport.abort()
        elif not self._has_place():
            self.release(address)
            self.disconnect(transport, "capacity")
        else:
            self._open[transport] = _Connection(protocol, address, self._clock.now())
            self._without_request[transport] = None

    def admit(self, address: str) -> bool:
        """Count a client at an address, directly connected or behind a proxy; return False where there are too many."""
        if self._of_address[address] >= MAX_PER_ADDRESS:
            self.reject("address-limit")
            return False
        if address:
            self._of_address[address] += 1
        return True

    def release(self, address: str) -> None:
        """Stop counting a client at an address."""
        if address:
            self._of_address[address] -= 1
            self._of_address += Counter()

    def disconnect(self, transport: Transport, why: RejectionReason) -> None:
        """Abort a connection, and count the rejection."""
        self.reject(why)
        transport.abort()

    def reject(self, why: RejectionReason) -> None:
        """Count a rejection."""
        count_rejection(self._metrics, why)

    def _has_place(self) -> bool:
        if len(self._open) >= self._most and self._without_request:
            oldest = next(iter(self._without_request))
            self.remove(oldest)
            self.disconnect(oldest, "evicted")
        return len(self._open) < self._most

    def record_request(self, transport: Transport, protocol: LimitedConnection) -> None:
        """Record that a connection has sent a request, and which protocol handles it now."""
        self._without_request.pop(transport, None)
        if transport in self._open:
            self._open[transport].protocol = protocol

    def remove(self, transport: Transport) -> None:
        """Remove a connection."""
        self._without_request.pop(transport, None)
        connection = self._open.pop(transport, None)
        if connection is not None:
            self.release(connection.address)

    async def enforce_deadlines(self) -> None:
        """Abort the connections whose deadline has passed without progress."""
        now = self._clock.now()
        for transport, connection in list(self._open.items()):
            deadline = (
                _CLOSING
                if transport.is_closing()
                else read_deadline(transport) or connection.protocol.pending_deadline()
            )
            if deadline != connection.deadline:
                connection.deadline, connection.started = deadline, now
            elif deadline is not None and now - connection.started >= deadline.seconds:
                self.disconnect(transport, "timeout")

    def _connections(self) -> Mapping[str, int]:
        found = Counter({"http": 0, "websocket": 0})
        found.update(connection.protocol.protocol for connection in self._open.values())
        return found


def read_deadline(transport: Transport) -> Deadline | None:
    """Return the deadline for a peer that has to read: 64 KiB within 30 seconds; None where nothing is queued."""
    waiting = transport.get_write_buffer_size()
    return Deadline(("reading", waiting // _READ_AT_LEAST), 30) if waiting else None
