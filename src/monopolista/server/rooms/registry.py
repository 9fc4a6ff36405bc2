"""All rooms of a process: creating them, finding them by either link, running the occupied ones."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from weakref import WeakValueDictionary

import anyio
from anyio import to_thread
from anyio.abc import TaskGroup

from monopolista.protocol.client_messages import MakeRoom, RoomMade
from monopolista.protocol.message_limits import LONGEST_WORD
from monopolista.protocol.people import RoomSummary
from monopolista.server.cluster.cluster import ChangeKind, RemotePresence, RoomDigest
from monopolista.server.core import credentials, errors
from monopolista.server.core.errors import BLOCKED_CLOSE_CODE, DeniedError
from monopolista.server.core.logging import at_table, brief
from monopolista.server.core.metrics import count_rejection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.loader import find
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.people.moderation_feed import BlockedNetworks
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import CorruptDataError, StoreError

log = logging.getLogger("monopolista")
_READ_AT_ONCE = 4
"""Rooms: a thread that reads waits for the database and then for the interpreter, and others use both meanwhile."""


class RoomRegistry:
    """The rooms of a process; each runs in a task of its own, so that none takes another down."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        self._rooms: dict[str, Room] = {}
        self._by_link: dict[str, Room] = {}
        """The same rooms by either link."""
        self._loading: WeakValueDictionary[str, anyio.Lock] = WeakValueDictionary()
        """By link, what those wait for who ask for a room that is being read."""
        self._reading = anyio.CapacityLimiter(_READ_AT_ONCE)
        self._catching_up: set[Room] = set()
        """Rooms that are about to catch up with other processes."""
        self.loaded = 0
        """How many rooms have come into memory since the server started."""
        self._gone = 0
        """How many had left the rooms that have left memory."""

    @property
    def connection_count(self) -> int:
        """Return how many are connected."""
        return sum(len(room.presence.connections) for room in self._rooms.values())

    @property
    def departed(self) -> int:
        """Return how many have left since the server started."""
        return self._gone + sum(room.presence.departed for room in self._rooms.values())

    @property
    def all(self) -> list[Room]:
        """Return the rooms that are in memory."""
        return [*self._rooms.values()]

    async def create(self, request: MakeRoom) -> RoomMade:
        """Open a room."""
        randomness = self._context.randomness
        host_key = credentials.new_key(randomness)
        link, watch = credentials.new_link(randomness), credentials.new_link(randomness)
        row = lobby_state.new_room(request.edition, link, watch, credentials.digest(host_key), randomness(32))
        row = replace(row, answer_seconds=self._context.settings.answer_seconds)
        if request.solo:
            row = lobby_state.for_solo(row)
        await to_thread.run_sync(self._context.store.save_room, row)
        self._context.metrics.count("rooms-created")
        return RoomMade(link, watch, host_key)

    async def find_for(self, link: str, address: str) -> Room | None:
        """Return the room with this link or watch link, or raise DeniedError; a search in vain is charged."""
        if link in self._by_link:
            return await self.find(link)
        if len(link) > LONGEST_WORD:
            return None
        unknown = self._context.unknown_rooms
        if not unknown.take(address):
            count_rejection(self._context.metrics, "request-rate")
            raise DeniedError("too-much", "too many requests for tables that do not exist: wait a minute")
        found = await self.find(link)
        if found is not None:
            unknown.give_back(address)
        return found

    async def find(self, link: str) -> Room | None:
        """Return the room with this link or watch link."""
        if link in self._by_link:
            return self._found(self._by_link[link])
        async with self._loading.setdefault(link, anyio.Lock()):
            return self._found(self._by_link[link]) if link in self._by_link else await self._read(link)

    async def _read(self, link: str) -> Room | None:
        try:
            found = await to_thread.run_sync(find, self._context.store, link, limiter=self._reading)
        except CorruptDataError as damage:
            at_table(link)
            log.warning("a room cannot be loaded: %s", brief(damage))
            return None
        if found is None:
            return None
        row = found.room
        if row.id not in self._rooms:  # by neither of its links
            room = self._rooms[row.id] = Room(row, self._context, found)
            self._by_link |= {row.id: room, row.watch: room}
            self.loaded += 1
            self._group.start_soon(self._run, room)
        return self._rooms[row.id]

    def _found(self, room: Room) -> Room:
        """Return a loaded room; without clients it may be out of date."""
        if not room.presence.connections:
            room.mark_stale()
        return room

    def holds(self, room: str) -> bool:
        """Say whether a room is in memory."""
        return room in self._rooms

    def occupied(self) -> list[str]:
        """Return the occupied rooms."""
        return [name for name, room in self._rooms.items() if room.presence.connections]

    def people(self) -> dict[str, int]:
        """Return how many people are in each occupied room, on all processes."""
        return {name: room.presence.count(room.row) for name, room in self._rooms.items() if room.presence.connections}

    def disconnect_blocked(self, blocks: BlockedNetworks) -> None:
        """Have those go whose addresses are refused."""
        for room in self._rooms.values():
            for connection in room.presence.connections:
                if not connection.dismissed and blocks.hold(connection.address):
                    connection.close(errors.blocked_failure(), BLOCKED_CLOSE_CODE)

    def close_by_order(self, rooms: Iterable[str]) -> None:
        """Hear that rooms were closed for good."""
        for room in rooms:
            self.on_remote_change(room, "all")

    def on_remote_change(self, room: str, *what: ChangeKind) -> None:
        """Hear that another process may have changed something."""
        found = self._rooms.get(room)
        if found is not None:
            found.on_remote_change(*what)
            if found.presence.connections and found not in self._catching_up:
                self._catching_up.add(found)
                self._group.start_soon(self._catch_up, found)

    def on_ephemeral(self, room: str, said: bytes) -> None:
        """Hear what was said on another process and is kept nowhere."""
        if room in self._rooms:
            self._rooms[room].on_ephemeral(said)

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:
        """See whether a room has missed something, and have it catch up; say whether that was a step of its game."""
        missed = self._rooms[room].missed_parts(room_digest, others) if room in self._rooms else []
        if missed:
            self.on_remote_change(room, *missed)
        return "steps" in missed

    async def _catch_up(self, room: Room) -> None:
        self._catching_up.discard(room)
        at_table(room.row.id)
        try:
            async with room.exclusive():
                pass
        except StoreError as error:
            log.info("a room will be synchronized later: %s", brief(error))
        except Exception:
            log.exception("a room could not be synchronized")

    async def digest(self, link: str) -> RoomSummary | None:
        """Return how the room with this link or watch link stands."""
        room = await self.find(link)
        if room is None:
            return None
        at_table(room.row.id)
        async with room.exclusive():
            names = [seat.name for seat in room.row.seats]
            status = "over" if room.is_over else room.row.status
            table = room.game.table if room.game is not None and status != "lobby" else None
            waits = [seat for seat in table.asked if seat >= 0] if table is not None else []
            return RoomSummary(status, room.row.game, names, waits, table.winners if table is not None else [])

    async def _run(self, room: Room) -> None:
        at_table(room.row.id)
        try:
            await autoplay.run(room, lambda: self._forget(room))
        except Exception:
            log.exception("a room failed")
            self._forget(room)

    def _forget(self, room: Room) -> None:
        if self._rooms.pop(room.row.id, None) is not None:
            del self._by_link[room.row.id], self._by_link[room.row.watch]
            self._gone += room.presence.departed + 1  # the room itself leaves as much garbage as a connection
