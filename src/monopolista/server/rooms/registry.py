"""The rooms of a process: creating rooms, finding them by a link, and running the occupied ones."""

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
from monopolista.server.rooms.boxes import check_edition
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.loader import find
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.people.moderation_feed import BlockedNetworks
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import CorruptDataError, StoreError

log = logging.getLogger("monopolista")
_READ_AT_ONCE = 4
"""How many rooms load at once. Each loading thread waits for the database and the interpreter lock in turn."""


class RoomRegistry:
    """The rooms of a process. Each runs in its own task, so that a failure affects one room only."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        self._rooms: dict[str, Room] = {}
        self._by_link: dict[str, Room] = {}
        """The rooms by each of their two links."""
        self._loading: WeakValueDictionary[str, anyio.Lock] = WeakValueDictionary()
        """By link, a lock for the requests that wait for a room to load."""
        self._reading = anyio.CapacityLimiter(_READ_AT_ONCE)
        self._catching_up: set[Room] = set()
        """Rooms with a scheduled update from other processes."""
        self.loaded = 0
        """How many rooms have been loaded since the server started."""
        self._gone = 0
        """How many connections had ended in the rooms that have been unloaded."""

    @property
    def connection_count(self) -> int:
        """Return how many connections are open."""
        return sum(len(room.presence.connections) for room in self._rooms.values())

    @property
    def departed(self) -> int:
        """Return how many connections have ended since the server started."""
        return self._gone + sum(room.presence.departed for room in self._rooms.values())

    @property
    def all(self) -> list[Room]:
        """Return the rooms in memory."""
        return [*self._rooms.values()]

    async def create(self, request: MakeRoom) -> RoomMade:
        """Create a room."""
        await check_edition(self._context, request.edition)
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
        """Return the room with this link or watch link, or raise DeniedError; rate-limit unknown links."""
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
        if row.id not in self._rooms:  # neither link names it
            room = self._rooms[row.id] = Room(row, self._context, found)
            self._by_link |= {row.id: room, row.watch: room}
            self.loaded += 1
            self._group.start_soon(self._run, room)
        return self._rooms[row.id]

    def _found(self, room: Room) -> Room:
        """Return a room in memory; without clients it may be outdated."""
        if not room.presence.connections:
            room.mark_stale()
        return room

    def holds(self, room: str) -> bool:
        """Return whether a room is in memory."""
        return room in self._rooms

    def occupied(self) -> list[str]:
        """Return the rooms with connected clients."""
        return [name for name, room in self._rooms.items() if room.presence.connections]

    def people(self) -> dict[str, int]:
        """Return how many clients are connected to each occupied room, on all processes."""
        return {name: room.presence.count(room.row) for name, room in self._rooms.items() if room.presence.connections}

    def disconnect_blocked(self, blocks: BlockedNetworks) -> None:
        """Disconnect the clients with blocked addresses."""
        for room in self._rooms.values():
            for connection in room.presence.connections:
                if not connection.dismissed and blocks.hold(connection.address):
                    connection.close(errors.blocked_failure(), BLOCKED_CLOSE_CODE)

    def close_by_order(self, rooms: Iterable[str]) -> None:
        """Handle the permanent closure of rooms by the administrator."""
        for room in rooms:
            self.on_remote_change(room, "all")

    def on_remote_change(self, room: str, *what: ChangeKind) -> None:
        """Handle a notification that another process may have changed a room."""
        found = self._rooms.get(room)
        if found is not None:
            found.on_remote_change(*what)
            if found.presence.connections and found not in self._catching_up:
                self._catching_up.add(found)
                self._group.start_soon(self._catch_up, found)

    def on_ephemeral(self, room: str, said: bytes) -> None:
        """Handle an event that another process has sent, and that is not stored."""
        if room in self._rooms:
            self._rooms[room].on_ephemeral(said)

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:
        """Compare a room with its digest, and update it after missed changes; return whether it has missed a step."""
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
        """Return the digest of the room with this link or watch link."""
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
            self._gone += room.presence.departed + 1  # an unloaded room leaves as much garbage as a connection
