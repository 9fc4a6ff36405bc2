"""The door: how many connections come in, from one address and in all, and how long each may owe what it owes.

Whoever has asked for something keeps its place; where all places are taken, who has asked for nothing yet makes way,
the longest silent first. So idle lines shut nobody out.
"""

from asyncio import Transport
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Protocol

from monopolista.server.core.clock import Clock
from monopolista.server.core.metrics import NULL_METRICS, Metrics, RejectionReason, count_rejection
from monopolista.server.net.trusted_proxies import NONE, TrustedProxies

MOST_IN_ALL = 8192
MOST_OF_ONE_ADDRESS = 256
MOST_UNREAD = 256 * 1024
"""How many bytes may wait for somebody who does not read them before more are added."""
_READ_AT_LEAST = 64 * 1024


@dataclass(frozen=True)
class Deadline:
    """What a connection owes, and within how many seconds; another debt begins anew."""

    what: Hashable
    seconds: float


_LEAVING = Deadline("leaving", 10)


class LimitedConnection(Protocol):
    """What a door asks a connection."""

    protocol: str
    """What is spoken over it."""

    def pending_deadline(self) -> Deadline | None:
        """Return what the other end has to do next, or None where it may stay as it is."""
        ...


@dataclass
class _Client:
    line: LimitedConnection
    address: str
    since: float
    debt: Deadline | None = None


class ConnectionLimiter:
    """Everybody who is in."""

    def __init__(
        self, clock: Clock, most: int = MOST_IN_ALL, proxies: TrustedProxies = NONE, metrics: Metrics = NULL_METRICS
    ) -> None:
        self._clock = clock
        self._most = most
        self._proxies = proxies
        self._metrics = metrics
        metrics.watch("connections", self._connections)
        self._clients: dict[Transport, _Client] = {}
        self._silent: dict[Transport, None] = {}
        """Those who have asked for nothing yet, as they came."""
        self._of_address: Counter[str] = Counter()

    def enter(self, transport: Transport, line: LimitedConnection) -> None:
        """Let a connection in, or hang up on it."""
        address = self._proxies.who_is_at(transport)
        if not self.admit(address):
            transport.abort()
        elif not self._has_place():
            self.release(address)
            self.disconnect(transport, "capacity")
        else:
            self._clients[transport] = _Client(line, address, self._clock.now())
            self._silent[transport] = None

    def admit(self, address: str) -> bool:
        """Count somebody who comes in, over a line of their own or through a proxy, unless there are too many there."""
        if self._of_address[address] >= MOST_OF_ONE_ADDRESS:
            self.reject("address-limit")
            return False
        if address:
            self._of_address[address] += 1
        return True

    def release(self, address: str) -> None:
        """Forget somebody at an address."""
        if address:
            self._of_address[address] -= 1
            self._of_address += Counter()

    def disconnect(self, transport: Transport, why: RejectionReason) -> None:
        """Cut a connection off."""
        self.reject(why)
        transport.abort()

    def reject(self, why: RejectionReason) -> None:
        """Note that somebody is not let in, or not heard any more."""
        count_rejection(self._metrics, why)

    def _has_place(self) -> bool:
        if len(self._clients) >= self._most and self._silent:
            oldest = next(iter(self._silent))
            self.leave(oldest)
            self.disconnect(oldest, "evicted")
        return len(self._clients) < self._most

    def hear(self, transport: Transport, line: LimitedConnection) -> None:
        """Notice that a connection has asked for something, and who speaks for it now."""
        self._silent.pop(transport, None)
        if transport in self._clients:
            self._clients[transport].line = line

    def leave(self, transport: Transport) -> None:
        """Forget a connection."""
        self._silent.pop(transport, None)
        guest = self._clients.pop(transport, None)
        if guest is not None:
            self.release(guest.address)

    async def enforce_deadlines(self) -> None:
        """Hang up on everybody who has owed the same for too long."""
        now = self._clock.now()
        for transport, guest in list(self._clients.items()):
            debt = _LEAVING if transport.is_closing() else unread(transport) or guest.line.pending_deadline()
            if debt != guest.debt:
                guest.debt, guest.since = debt, now
            elif debt is not None and now - guest.since >= debt.seconds:
                self.disconnect(transport, "timeout")

    def _connections(self) -> Mapping[str, int]:
        found = Counter({"http": 0, "websocket": 0})
        found.update(guest.line.protocol for guest in self._clients.values())
        return found


def unread(transport: Transport) -> Deadline | None:
    """Return the debt of who has to read what was sent: so much of it within half a minute."""
    waiting = transport.get_write_buffer_size()
    return Deadline(("reading", waiting // _READ_AT_LEAST), 30) if waiting else None
