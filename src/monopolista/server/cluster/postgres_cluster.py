"""Cluster over PostgreSQL: NOTIFY after each commit, presence with leases, and a poll every few seconds.

NOTIFY runs as a statement of its own, on a connection with asynchronous commit: within a transaction, it would
serialize all commits of the database. Presence is in a table with a lease: that of a process without a recent
heartbeat is ignored.
"""

import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import anyio
import msgspec
import psycopg
from psycopg import AsyncConnection

from monopolista.json_reader import read_json
from monopolista.server.cluster.cluster import (
    NOBODY_ELSE,
    ChangeKind,
    Presence,
    RemotePresence,
    RoomDigest,
    RoomListener,
    merge_presence,
)
from monopolista.server.core.logging import brief
from monopolista.server.core.metrics import NULL_METRICS, Metrics

log = logging.getLogger("monopolista")
CHANNEL = "monopolista"
POLL_SECONDS = 2.0
"""Seconds between heartbeats, and between polls for missed changes."""
LEASE = "6 seconds"
"""The time without a heartbeat after which a process counts as dead."""
_RETRY_SECONDS = 0.25
_COLLECT_SECONDS = 0.02
"""Seconds for which further notifications are collected into one."""
_LONGEST = 7_000
"""The size limit of a notification in bytes; PostgreSQL accepts 8,000."""
_OPTIONS = "-c synchronous_commit=off -c statement_timeout=20s"
_DIGESTS = """
    SELECT id, revision, game,
        coalesce(
            (SELECT max(seq) FROM steps WHERE steps.game = rooms.game),
            (SELECT last FROM transcripts WHERE transcripts.game = rooms.game),
            -1
        ),
        coalesce((SELECT max(number) FROM talk_lines WHERE talk_lines.room = rooms.id), 0),
        concat(
            (SELECT encode(seal, 'hex') FROM talk WHERE talk.room = rooms.id),
            (SELECT encode(seal, 'hex') FROM wishes WHERE wishes.game = rooms.game),
            (SELECT string_agg(encode(seal, 'hex'), '' ORDER BY seat) FROM limits WHERE limits.game = rooms.game)
        )
    FROM rooms WHERE id = ANY(%s)
"""
_REMOTE_PRESENCE = f"""
    SELECT room, process, told FROM presence JOIN processes ON number = process
    WHERE room = ANY(%s) AND process <> %s AND seen > clock_timestamp() - INTERVAL '{LEASE}'
"""
_HEARTBEAT = """
    INSERT INTO processes VALUES (%s, clock_timestamp())
    ON CONFLICT (number) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
"""
_OTHERS = f"SELECT count(*) FROM processes WHERE number <> %s AND seen > clock_timestamp() - INTERVAL '{LEASE}'"
_LOWEST = f"SELECT min(number) FROM processes WHERE seen > clock_timestamp() - INTERVAL '{LEASE}'"
_WRITE_PRESENCE = """
    INSERT INTO presence SELECT room, %s, told FROM unnest(%s::text[], %s::text[]) AS here (room, told)
    ON CONFLICT (room, process) DO UPDATE SET told = excluded.told
"""
_DELETE_PRESENCE = "DELETE FROM presence WHERE process = %s AND room = ANY(%s)"
_DELETE_DEAD = (
    "DELETE FROM processes WHERE seen < clock_timestamp() - INTERVAL '1 minute'",
    "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM processes WHERE number = process)",
)
_NOTIFY = "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message"
Connection = AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")


class _Notification(msgspec.Struct, array_like=True):
    """A notification to all other processes."""

    process: int
    changed: list[tuple[str, ChangeKind]] = []
    said: list[tuple[str, msgspec.Raw]] = []


@dataclass
class _Batch(Generic[T]):
    """A batch of rooms for one query."""

    rooms: set[str] = field(default_factory=set[str])
    found: dict[str, T] | None = None


class _Coalescer(Generic[T]):
    """A query that coalesces concurrent requests: requests that arrive while it runs share the next one."""

    def __init__(self, answer: Callable[[list[str]], Awaitable[dict[str, T]]]) -> None:
        self._answer = answer
        self._running = anyio.Lock()
        self._next = _Batch[T]()

    async def of(self, room: str) -> T | None:
        """Return the result for a room."""
        batch = self._next
        batch.rooms.add(room)
        async with self._running:
            if batch is self._next:
                self._next = _Batch[T]()
            if batch.found is None:  # or the task that ran the query was cancelled
                batch.found = await self._answer([*batch.rooms])
        return batch.found.get(room)


class PostgresCluster:
    """This process as a member of the cluster."""

    shared = True

    def __init__(self, address: str, metrics: Metrics = NULL_METRICS) -> None:
        self._address = address
        self._metrics = metrics
        self.number = secrets.randbits(62)
        self.processes = 1
        self._changed: dict[tuple[str, ChangeKind], None] = {}
        """Changes to be sent, in order."""
        self._messages: list[tuple[str, bytes]] = []
        self._local_presence: dict[str, Presence] = {}
        """The presence on this process, published or to be published."""
        self._changed_presence: set[str] = set()
        """Rooms whose presence has changed."""
        self._wake = anyio.Event()
        self._poll_now = anyio.Event()
        self._connection: Connection | None = None
        self._connecting = anyio.Lock()
        self._digests = _Coalescer(
            lambda rooms: self._run_or_default({}, "how a room is kept", lambda base: self._read_digests(base, rooms))
        )
        self._presence = _Coalescer(
            lambda rooms: self._run_or_default({}, "who is elsewhere", lambda base: self._read_presence(base, rooms))
        )

    def notify(self, room: str, what: ChangeKind) -> None:
        """Notify other processes that stored data has changed."""
        self._changed[room, what] = None
        self._wake.set()

    def publish(self, room: str, said: bytes) -> None:
        """Send other processes a message that is not stored."""
        self._messages.append((room, said))
        self._wake.set()

    def announce(self, room: str, presence: Presence | None) -> None:
        """Publish the presence of a room on this process."""
        if self._local_presence.get(room) == presence:
            return
        if presence is None:
            del self._local_presence[room]
        else:
            self._local_presence[room] = presence
        self._changed_presence.add(room)
        self.notify(room, "here")

    async def remote_presence(self, room: str) -> RemotePresence:
        """Return the presence of a room on other processes; empty where the database does not respond."""
        return await self._presence.of(room) or NOBODY_ELSE

    async def look(self, room: str) -> tuple[RoomDigest, RemotePresence] | None:
        """Return the digest of a room and its remote presence; None where the database does not respond."""
        return await self._digests.of(room)

    async def is_leader(self) -> bool:
        """Return whether this process has the lowest number of all with a valid lease."""
        return await self._run_or_default(False, "who is elsewhere", self._leads)

    async def run(self, rooms: RoomListener) -> None:
        """Send and receive notifications until cancelled."""
        async with anyio.create_task_group() as group:
            group.start_soon(self._repeat, self._send_all)
            group.start_soon(self._repeat, lambda: self._listen(rooms))
            group.start_soon(self._repeat, lambda: self._poll(rooms))

    async def close(self) -> None:
        """Withdraw the presence of this process."""
        with anyio.move_on_after(1.0, shield=True):
            try:
                left = [*self._local_presence]
                self._local_presence.clear()
                self._changed_presence.update(left)
                self._changed |= {(room, "here"): None for room in left}
                await self._run_statement(self._send)
                await self._run_statement(self._leave)
            except psycopg.Error as error:
                log.info("the other processes will notice later that this one has ended: %s", brief(error))

    async def _repeat(self, operation: Callable[[], Awaitable[None]]) -> None:
        """Repeat an operation for as long as the server runs, whatever the state of the database."""
        while True:
            try:
                await operation()
            except (psycopg.Error, OSError) as error:
                log.info("the other processes cannot be reached: %s", brief(error))
                self._changed_presence.update(self._local_presence)
                self._wake.set()
            await anyio.sleep(_RETRY_SECONDS)

    async def _run_statement(self, operation: Callable[[Connection], Awaitable[T]]) -> T:
        """Run an operation on the connection for statements; reconnect first where necessary."""
        async with self._connecting:
            if self._connection is None or self._connection.closed:
                self._connection = await self._connect()
        return await operation(self._connection)

    async def _run_or_default(self, default: T, what: str, operation: Callable[[Connection], Awaitable[T]]) -> T:
        """Run an operation; return the default where the database does not respond."""
        try:
            return await self._run_statement(operation)
        except psycopg.Error as error:
            log.info("the other processes cannot be asked %s: %s", what, brief(error))
            return default

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._address, autocommit=True, options=_OPTIONS, connect_timeout=5)

    async def _leave(self, base: Connection) -> None:
        await base.execute("DELETE FROM processes WHERE number = %s", (self.number,))
        await base.close()

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake = anyio.Event()
            await self._run_statement(self._send)
            await anyio.sleep(_COLLECT_SECONDS)

    async def _send(self, base: Connection) -> None:
        """Write changed presence, and notify the other processes; on failure, keep everything for the next time.

        A shutdown cancels this task and notifies once more: the latest changes must not be lost meanwhile.
        """
        changed_rooms, self._changed_presence = [*self._changed_presence], set[str]()
        changed, self._changed = [*self._changed], dict[tuple[str, ChangeKind], None]()
        said, self._messages = self._messages, []
        notifications = [msgspec.json.encode(one).decode() for one in self._pack(changed, said)]
        try:
            await self._write_presence(base, changed_rooms)
            if notifications:
                await base.execute(_NOTIFY, (CHANNEL, notifications))
        except BaseException:
            self._changed_presence.update(changed_rooms)
            self._changed |= dict.fromkeys(changed)
            raise
        if notifications:
            self._metrics.count("notifications-sent", many=len(notifications))

    async def _write_presence(self, base: Connection, changed_rooms: list[str]) -> None:
        here = [
            (room, msgspec.json.encode(self._local_presence[room]).decode())
            for room in changed_rooms
            if room in self._local_presence
        ]
        if here:
            await base.execute(_WRITE_PRESENCE, (self.number, [room for room, _ in here], [text for _, text in here]))
        if gone := [room for room in changed_rooms if room not in self._local_presence]:
            await base.execute(_DELETE_PRESENCE, (self.number, gone))

    def _pack(self, changed: list[tuple[str, ChangeKind]], said: list[tuple[str, bytes]]) -> list[_Notification]:
        """Split changes and messages into as few notifications as their size allows."""
        found, size = [_Notification(self.number)], 0
        for one in changed:
            if size > _LONGEST:
                found, size = [*found, _Notification(self.number)], 0
            found[-1].changed.append(one)
            size += len(one[0]) + len(one[1]) + 8
        for room, text in said:
            if size + len(text) > _LONGEST:
                found, size = [*found, _Notification(self.number)], 0
            found[-1].said.append((room, msgspec.Raw(text)))
            size += len(room) + len(text) + 8
        return [one for one in found if one.changed or one.said]

    async def _listen(self, rooms: RoomListener) -> None:
        async with self._listening() as base:
            await base.execute(f"LISTEN {CHANNEL}".encode())
            self._poll_now.set()  # earlier notifications are missed
            async for note in base.notifies():
                notification = read_json(note.payload, _Notification)
                if notification.process == self.number:
                    continue
                self._metrics.count("notifications-received")
                for room, what in notification.changed:
                    rooms.on_remote_change(room, what)
                for room, text in notification.said:
                    rooms.on_ephemeral(room, bytes(text))

    @asynccontextmanager
    async def _listening(self) -> AsyncGenerator[Connection]:
        base = await self._connect()
        try:
            yield base
        finally:
            with anyio.CancelScope(shield=True):
                await base.close()

    async def _poll(self, rooms: RoomListener) -> None:
        """Send heartbeats, and poll for missed changes in all rooms at once."""
        while True:
            await self._run_statement(self._send_heartbeat)
            await self._run_statement(lambda base: self._compare(base, rooms))
            with anyio.move_on_after(POLL_SECONDS):
                await self._poll_now.wait()
            self._poll_now = anyio.Event()

    async def _send_heartbeat(self, base: Connection) -> None:
        found = await (await base.execute(_HEARTBEAT, (self.number,))).fetchone()
        if found is not None and found[0]:  # the row of this process was deleted
            self._changed_presence.update(self._local_presence)
            self._wake.set()
        others = await (await base.execute(_OTHERS.encode(), (self.number,))).fetchone()
        self.processes = 1 + (others[0] if others is not None else 0)
        for statement in _DELETE_DEAD:
            await base.execute(statement.encode())

    async def _leads(self, base: Connection) -> bool:
        found = await (await base.execute(_LOWEST.encode())).fetchone()
        return found is not None and found[0] == self.number

    async def _compare(self, base: Connection, rooms: RoomListener) -> None:
        if room_ids := rooms.occupied():
            for room, (digest, others) in (await self._read_digests(base, room_ids)).items():
                if rooms.compare_digests(room, digest, others):
                    self._metrics.count("notifications-missed")

    async def _read_digests(self, base: Connection, rooms: list[str]) -> dict[str, tuple[RoomDigest, RemotePresence]]:
        rows = await (await base.execute(_DIGESTS, (rooms,))).fetchall()
        others = await self._read_presence(base, rooms)
        return {room: (RoomDigest(*rest), others.get(room, NOBODY_ELSE)) for room, *rest in rows}

    async def _read_presence(self, base: Connection, rooms: list[str]) -> dict[str, RemotePresence]:
        rows = await (await base.execute(_REMOTE_PRESENCE.encode(), (rooms, self.number))).fetchall()
        found: dict[str, list[tuple[int, Presence]]] = {}
        for room, process, encoded in rows:
            found.setdefault(room, []).append((process, read_json(encoded, Presence)))
        return {room: merge_presence(presences, self.number) for room, presences in found.items()}
