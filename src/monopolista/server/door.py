"""The door: how many connections come in, from one address and in all, and how long each may owe what it owes.

Whoever has asked for something keeps its place; where all places are taken, who has asked for nothing yet makes way,
the longest silent first. So idle lines shut nobody out.
"""

import ipaddress
from asyncio import Transport
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from monopolista.server.clock import Clock

MOST_IN_ALL = 8192
MOST_OF_ONE_ADDRESS = 256
MOST_UNREAD = 256 * 1024
"""How many bytes may wait for somebody who does not read them before more are added."""
_READ_AT_LEAST = 64 * 1024
_NETWORK_OF_ONE = 64


@dataclass(frozen=True)
class Debt:
    """What a connection owes, and within how many seconds; another debt begins anew."""

    what: Hashable
    seconds: float


_LEAVING = Debt("leaving", 10)


class Line(Protocol):
    """What a door asks a connection."""

    def owes(self) -> Debt | None:
        """Return what the other end has to do next, or None where it may stay as it is."""
        ...


@dataclass
class _Guest:
    line: Line
    address: str
    since: float
    debt: Debt | None = None


class Door:
    """Everybody who is in."""

    def __init__(self, clock: Clock, most: int = MOST_IN_ALL) -> None:
        self._clock = clock
        self._most = most
        self._inside: dict[Transport, _Guest] = {}
        self._silent: dict[Transport, None] = {}
        """Those who have asked for nothing yet, as they came."""
        self._of_address: Counter[str] = Counter()

    def enter(self, transport: Transport, line: Line) -> None:
        """Let a connection in, or hang up on it."""
        address = who_is_at(transport)
        if self._of_address[address] >= MOST_OF_ONE_ADDRESS or not self._has_place():
            transport.abort()
            return
        self._inside[transport] = _Guest(line, address, self._clock.now())
        self._silent[transport] = None
        if address:
            self._of_address[address] += 1

    def _has_place(self) -> bool:
        if len(self._inside) >= self._most and self._silent:
            oldest = next(iter(self._silent))
            self.leave(oldest)
            oldest.abort()
        return len(self._inside) < self._most

    def hear(self, transport: Transport, line: Line) -> None:
        """Notice that a connection has asked for something, and who speaks for it now."""
        self._silent.pop(transport, None)
        if transport in self._inside:
            self._inside[transport].line = line

    def leave(self, transport: Transport) -> None:
        """Forget a connection."""
        self._silent.pop(transport, None)
        guest = self._inside.pop(transport, None)
        if guest is not None and guest.address:
            self._of_address[guest.address] -= 1
            self._of_address += Counter()

    async def sweep(self) -> None:
        """Hang up on everybody who has owed the same for too long."""
        now = self._clock.now()
        for transport, guest in list(self._inside.items()):
            debt = _LEAVING if transport.is_closing() else unread(transport) or guest.line.owes()
            if debt != guest.debt:
                guest.debt, guest.since = debt, now
            elif debt is not None and now - guest.since >= debt.seconds:
                transport.abort()


def unread(transport: Transport) -> Debt | None:
    """Return the debt of who has to read what was sent: so much of it within half a minute."""
    waiting = transport.get_write_buffer_size()
    return Debt(("reading", waiting // _READ_AT_LEAST), 30) if waiting else None


def who_is_at(transport: Transport) -> str:
    """Return one name for all the addresses that one household has; none for this machine, which may stand for many.

    What speaks TLS for this server comes from this machine, whoever is behind it.
    """
    peer = transport.get_extra_info("peername")
    if not peer:
        return ""
    address = ipaddress.ip_address(peer[0].partition("%")[0])
    plain = getattr(address, "ipv4_mapped", None) or address
    if plain.is_loopback:
        return ""
    return str(plain if plain.version == 4 else ipaddress.ip_network((plain, _NETWORK_OF_ONE), strict=False))
