"""The administrator's decisions, as this process knows them: it polls the store every two seconds."""

import ipaddress
import logging
import time
from collections.abc import Iterable, Mapping
from typing import Protocol

import anyio
from anyio import to_thread

from monopolista.server.core.client_address import CLIENT_PREFIX, parse_address
from monopolista.server.core.logging import brief
from monopolista.server.rooms.people.word_filter import WordFilter
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.moderation import BlockRow, Matter, ModerationStore

log = logging.getLogger("monopolista")
EVERY = 2.0
"""Seconds between two polls; each is one query."""
SAVE_INTERVAL = 5
"""Polls between two reports of presence to the store."""
_SIX = 6
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BlockedNetworks:
    """Networks whose connections are refused."""

    def __init__(self, rows: Iterable[BlockRow] = ()) -> None:
        self._until: dict[Network, int] = {_network(row.network): row.until for row in rows}
        self._lengths = sorted({(network.version, network.prefixlen) for network in self._until})

    def hold(self, address: str) -> bool:
        """Return whether an address, or the network of its client, is blocked now."""
        found = _asker(address) if self._until else None
        if found is None:
            return False
        now = time.time() * 1000
        context = (
            found.supernet(new_prefix=length)
            for version, length in self._lengths
            if version == found.version and length <= found.prefixlen
        )
        return any(until == 0 or until > now for one in context if (until := self._until.get(one)) is not None)


def _network(text: str) -> Network:
    """Return a blocked network; an IPv6 address stands for the whole network of its client."""
    network = ipaddress.ip_network(text)
    narrow = network.version == _SIX and network.prefixlen > CLIENT_PREFIX
    return network.supernet(new_prefix=CLIENT_PREFIX) if narrow else network


def _asker(text: str) -> Network | None:
    host, slash, length = text.partition("/")
    try:
        return ipaddress.ip_network(f"{parse_address(host)}{slash}{length}", strict=False)
    except ValueError:
        return None


class Rooms(Protocol):
    """The rooms of this process."""

    def disconnect_blocked(self, blocks: BlockedNetworks) -> None:
        """Disconnect the clients with blocked addresses."""
        ...

    def close_by_order(self, rooms: Iterable[str]) -> None:
        """Handle the permanent closure of rooms."""
        ...

    def people(self) -> Mapping[str, int]:
        """Return how many clients are connected to each occupied room."""
        ...


class ModerationFeed:
    """The blocked networks and refused words in force, and the polls that update them."""

    def __init__(self, store: ModerationStore) -> None:
        self._store = store
        self._known: dict[Matter, int] = {}
        self.blocks = BlockedNetworks()
        self.words = WordFilter()
        self._noted: set[str] = set()
        """Rooms that were occupied at the last report of presence."""

    async def begin(self, rooms: Rooms) -> None:
        """Poll once before the first client connects; continue without the decisions where the store cannot be read."""
        try:
            await self.look(rooms)
        except StoreError as error:
            log.warning("the administrator's orders cannot be read: %s", brief(error))

    async def run(self, rooms: Rooms) -> None:
        """Poll until cancelled, whatever the state of the database."""
        looks = 0
        while True:
            try:
                await self.look(rooms)
                if looks % SAVE_INTERVAL == 0:
                    await self.save_presence(rooms)
            except StoreError as error:
                log.info("the administrator's orders cannot be read: %s", brief(error))
            except Exception:
                log.exception("the administrator's orders cannot be parsed")
            looks += 1
            await anyio.sleep(EVERY)

    async def look(self, rooms: Rooms) -> None:
        """Read what has changed in the store, and apply it."""
        revisions = await to_thread.run_sync(self._store.revisions)
        fresh = {matter for matter, revision in revisions.items() if self._known.get(matter, 0) != revision}
        if "words" in fresh:
            rows = await to_thread.run_sync(self._store.words)
            self.words = WordFilter(row.word for row in rows)
        if "blocks" in fresh:
            self.blocks = BlockedNetworks(await to_thread.run_sync(self._store.blocks))
            rooms.disconnect_blocked(self.blocks)
        if "tables" in fresh:
            rooms.close_by_order(await to_thread.run_sync(self._store.closed_since, self._known.get("tables", 0)))
        self._known = revisions

    async def save_presence(self, rooms: Rooms) -> None:
        """Store how many clients are connected to each room."""
        people = rooms.people()
        gone = dict.fromkeys(self._noted - people.keys(), 0)
        if people or gone:
            await to_thread.run_sync(self._store.save_client_counts, {**people, **gone}, int(time.time() * 1000))
        self._noted = set(people)
