"""Addresses from which a game is played: a player's second connection must see no more than the first.

A connection that shows a seat's key is a player's, over the spectators' link too. A connection without a key is taken
for a player's if it comes from an address from which a seat of this game has been held.
"""

import hashlib
from collections.abc import Iterable

from monopolista.server.core import credentials
from monopolista.server.core.client_address import client_network
from monopolista.server.rooms.connection import Connection
from monopolista.server.storage.base import RoomRow

MOST = 64
"""How many addresses of a game are remembered; the latest ones."""


def address_digest(room: str, address: str) -> str:
    """Return the hash under which a room remembers an address; empty for a loopback address.

    Behind a local proxy that ``--trusted-proxy`` does not name, all connections have the same loopback address.
    """
    if not client_network(address):
        return ""
    return hashlib.sha256(f"{room} {address}".encode()).hexdigest()[:16]


class PlayerAddresses:
    """The addresses from which seats of a game were held, as hashes."""

    def __init__(self) -> None:
        self._known: dict[str, None] = {}

    @property
    def known(self) -> tuple[str, ...]:
        """Return the hashes of the addresses that this process has seen, sorted."""
        return tuple(sorted(self._known))

    def clear(self) -> None:
        """Forget all addresses, when another game starts."""
        self._known.clear()

    def note(self, row: RoomRow, connections: Iterable[Connection]) -> None:
        """Remember the addresses of the connections that hold seats now."""
        for connection in connections:
            digest = address_digest(row.id, connection.address) if connection.seats_held(row) else ""
            if digest and digest not in self._known:
                self._known[digest] = None
                while len(self._known) > MOST:
                    del self._known[next(iter(self._known))]

    def include(self, row: RoomRow, connection: Connection, cluster: Iterable[str]) -> bool:
        """Return whether a connection is a player's, by its keys, or by its address here or on other processes."""
        if connection.seats_held(row) or any(credentials.fits(connection.shown, seat.key) for seat in row.seats):
            return True
        digest = address_digest(row.id, connection.address)
        return digest != "" and (digest in self._known or digest in cluster)
