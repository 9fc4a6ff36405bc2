"""The other processes on one PostgreSQL database: told by NOTIFY after a commit, and looked after every few seconds.

NOTIFY is a statement of its own, on a connection of its own that does not wait for the disk: within a transaction it
would have all commits of the database wait for each other. Who is there lies in a table with a lease: a process that
has not been heard of for a while has nobody.
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
    Presence,
    RemotePresence,
    RoomDigest,
    RoomListener,
    What,
    together,
)
from monopolista.server.core.logging import brief
from monopolista.server.core.metrics import NULL_METRICS, Metrics

log = logging.getLogger("monopolista")
CHANNEL = "monopolista"
EVERY = 2.0
"""Seconds after which a process says that it is alive, and looks for what it has missed."""
LEASE = "6 seconds"
"""After which a process that says nothing has nobody."""
_AGAIN = 0.25
_GATHERED = 0.02
"""Seconds for which more is gathered after something was told: where much happens, it is told together."""
_LONGEST = 7_000
"""Bytes of a notification; PostgreSQL takes 8,000."""
_OPTIONS = "-c synchronous_commit=off -c statement_timeout=20s"
_LOOK = """
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
_THERE = f"""
    SELECT room, process, told FROM presence JOIN processes ON number = process
    WHERE room = ANY(%s) AND process <> %s AND seen > clock_timestamp() - INTERVAL '{LEASE}'
"""
_ALIVE = """
    INSERT INTO processes VALUES (%s, clock_timestamp())
    ON CONFLICT (number) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
"""
_OTHERS = f"SELECT count(*) FROM processes WHERE number <> %s AND seen > clock_timestamp() - INTERVAL '{LEASE}'"
_LOWEST = f"SELECT min(number) FROM processes WHERE seen > clock_timestamp() - INTERVAL '{LEASE}'"
_HERE = """
    INSERT INTO presence SELECT room, %s, told FROM unnest(%s::text[], %s::text[]) AS here (room, told)
    ON CONFLICT (room, process) DO UPDATE SET told = excluded.told
"""
_GONE = "DELETE FROM presence WHERE process = %s AND room = ANY(%s)"
_FORGET = (
    "DELETE FROM processes WHERE seen < clock_timestamp() - INTERVAL '1 minute'",
    "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM processes WHERE number = process)",
)
_NOTIFY = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"
Connection = AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")


class _Told(msgspec.Struct, array_like=True):
    """What one process tells all others at once."""

    process: int
    changed: list[tuple[str, What]] = []
    said: list[tuple[str, msgspec.Raw]] = []


@dataclass
class _Asked(Generic[T]):
    """What is asked of several rooms at once."""

    rooms: set[str] = field(default_factory=set[str])
    found: dict[str, T] | None = None


class _Shared(Generic[T]):
    """A question of which rooms many ask at once: while one answer is under way, all who come share the next."""

    def __init__(self, answer: Callable[[list[str]], Awaitable[dict[str, T]]]) -> None:
        self._answer = answer
        self._under_way = anyio.Lock()
        self._next = _Asked[T]()

    async def of(self, room: str) -> T | None:
        """Return what is found of a room."""
        asked = self._next
        asked.rooms.add(room)
        async with self._under_way:
            if asked is self._next:
                self._next = _Asked[T]()
            if asked.found is None:  # or whoever asked for all has gone meanwhile
                asked.found = await self._answer([*asked.rooms])
        return asked.found.get(room)


class PostgresCluster:
    """This process among those that serve one database."""

    shared = True

    def __init__(self, address: str, metrics: Metrics = NULL_METRICS) -> None:
        self._address = address
        self._metrics = metrics
        self.number = secrets.randbits(62)
        self.processes = 1
        self._changed: dict[tuple[str, What], None] = {}
        """What others have to hear yet, in order."""
        self._said: list[tuple[str, bytes]] = []
        self._here: dict[str, Presence] = {}
        """Who is here, as others know or will."""
        self._moved: set[str] = set()
        """Rooms of which that has changed."""
        self._wake = anyio.Event()
        self._look = anyio.Event()
        self._connection: Connection | None = None
        self._connecting = anyio.Lock()
        self._looks = _Shared(
            lambda rooms: self._ask_or({}, "how a room is kept", lambda base: self._seen(base, rooms))
        )
        self._cluster = _Shared(
            lambda rooms: self._ask_or({}, "who is elsewhere", lambda base: self._there(base, rooms))
        )

    def notify(self, room: str, what: What) -> None:
        """Have others hear soon that something has been kept."""
        self._changed[room, what] = None
        self._wake.set()

    def publish(self, room: str, said: bytes) -> None:
        """Have others hear something that is kept nowhere."""
        self._said.append((room, said))
        self._wake.set()

    def announce(self, room: str, presence: Presence | None) -> None:
        """Have others know who is in a room here."""
        if self._here.get(room) == presence:
            return
        if presence is None:
            del self._here[room]
        else:
            self._here[room] = presence
        self._moved.add(room)
        self.notify(room, "here")

    async def remote_presence(self, room: str) -> RemotePresence:
        """Return who is in a room elsewhere; where that cannot be asked, nobody."""
        return await self._cluster.of(room) or NOBODY_ELSE

    async def look(self, room: str) -> tuple[RoomDigest, RemotePresence] | None:
        """Return how the store has a room, and who is in it elsewhere; None where nobody can say."""
        return await self._looks.of(room)

    async def is_leader(self) -> bool:
        """Say whether this process does what one does for all: of those that are heard of, the lowest."""
        return await self._ask_or(False, "who is elsewhere", self._leads)

    async def run(self, rooms: RoomListener) -> None:
        """Tell and hear until cancelled."""
        async with anyio.create_task_group() as group:
            group.start_soon(self._again_and_again, self._tell_all)
            group.start_soon(self._again_and_again, lambda: self._listen(rooms))
            group.start_soon(self._again_and_again, lambda: self._look_after(rooms))

    async def close(self) -> None:
        """Let others know that nobody is here any more."""
        with anyio.move_on_after(1.0, shield=True):
            try:
                left = [*self._here]
                self._here.clear()
                self._moved.update(left)
                self._changed |= {(room, "here"): None for room in left}
                await self._ask(self._tell)
                await self._ask(self._end)
            except psycopg.Error as error:
                log.info("the other processes will see by themselves that this one has ended: %s", brief(error))

    async def _again_and_again(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something for as long as the server runs, whatever becomes of the database meanwhile."""
        while True:
            try:
                await do()
            except (psycopg.Error, OSError) as error:
                log.info("the other processes cannot be reached: %s", brief(error))
                self._moved.update(self._here)
                self._wake.set()
            await anyio.sleep(_AGAIN)

    async def _ask(self, ask: Callable[[Connection], Awaitable[T]]) -> T:
        """Return what comes of asking on the one connection for all but listening."""
        async with self._connecting:
            if self._connection is None or self._connection.closed:
                self._connection = await self._connect()
        return await ask(self._connection)

    async def _ask_or(self, unknown: T, what: str, ask: Callable[[Connection], Awaitable[T]]) -> T:
        """Return what comes of asking, or where the database is gone what is taken for it."""
        try:
            return await self._ask(ask)
        except psycopg.Error as error:
            log.info("nobody can say %s: %s", what, brief(error))
            return unknown

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._address, autocommit=True, options=_OPTIONS, connect_timeout=5)

    async def _end(self, base: Connection) -> None:
        await base.execute("DELETE FROM processes WHERE number = %s", (self.number,))
        await base.close()

    async def _tell_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake = anyio.Event()
            await self._ask(self._tell)
            await anyio.sleep(_GATHERED)

    async def _tell(self, base: Connection) -> None:
        """Write down who is here, and tell all others what has changed; what was not told is told next time.

        A server that ends cancels this, and tells once more: what had changed last must not be forgotten meanwhile.
        """
        moved, self._moved = [*self._moved], set[str]()
        changed, self._changed = [*self._changed], dict[tuple[str, What], None]()
        said, self._said = self._said, []
        told = [msgspec.json.encode(one).decode() for one in self._parcels(changed, said)]
        try:
            await self._write_presence(base, moved)
            if told:
                await base.execute(_NOTIFY, (CHANNEL, told))
        except BaseException:
            self._moved.update(moved)
            self._changed |= dict.fromkeys(changed)
            raise
        if told:
            self._metrics.count("notifications-sent", many=len(told))

    async def _write_presence(self, base: Connection, moved: list[str]) -> None:
        here = [(room, msgspec.json.encode(self._here[room]).decode()) for room in moved if room in self._here]
        if here:
            await base.execute(_HERE, (self.number, [room for room, _ in here], [told for _, told in here]))
        if gone := [room for room in moved if room not in self._here]:
            await base.execute(_GONE, (self.number, gone))

    def _parcels(self, changed: list[tuple[str, What]], said: list[tuple[str, bytes]]) -> list[_Told]:
        """Return what is told in as few notifications as it fits into."""
        found, size = [_Told(self.number)], 0
        for one in changed:
            if size > _LONGEST:
                found, size = [*found, _Told(self.number)], 0
            found[-1].changed.append(one)
            size += len(one[0]) + len(one[1]) + 8
        for room, text in said:
            if size + len(text) > _LONGEST:
                found, size = [*found, _Told(self.number)], 0
            found[-1].said.append((room, msgspec.Raw(text)))
            size += len(room) + len(text) + 8
        return [one for one in found if one.changed or one.said]

    async def _listen(self, rooms: RoomListener) -> None:
        async with self._listening() as base:
            await base.execute(f"LISTEN {CHANNEL}".encode())
            self._look.set()  # what was told before is missed
            async for note in base.notifies():
                told = read_json(note.payload, _Told)
                if told.process == self.number:
                    continue
                self._metrics.count("notifications-received")
                for room, what in told.changed:
                    rooms.on_remote_change(room, what)
                for room, text in told.said:
                    rooms.on_ephemeral(room, bytes(text))

    @asynccontextmanager
    async def _listening(self) -> AsyncGenerator[Connection]:
        base = await self._connect()
        try:
            yield base
        finally:
            with anyio.CancelScope(shield=True):
                await base.close()

    async def _look_after(self, rooms: RoomListener) -> None:
        """Say that this process is alive, and look for what it has missed, in all rooms at once."""
        while True:
            await self._ask(self._stay)
            await self._ask(lambda base: self._compare(base, rooms))
            with anyio.move_on_after(EVERY):
                await self._look.wait()
            self._look = anyio.Event()

    async def _stay(self, base: Connection) -> None:
        found = await (await base.execute(_ALIVE, (self.number,))).fetchone()
        if found is not None and found[0]:  # the database has forgotten this process
            self._moved.update(self._here)
            self._wake.set()
        others = await (await base.execute(_OTHERS.encode(), (self.number,))).fetchone()
        self.processes = 1 + (others[0] if others is not None else 0)
        for statement in _FORGET:
            await base.execute(statement.encode())

    async def _leads(self, base: Connection) -> bool:
        found = await (await base.execute(_LOWEST.encode())).fetchone()
        return found is not None and found[0] == self.number

    async def _compare(self, base: Connection, rooms: RoomListener) -> None:
        if visited := rooms.with_visitors():
            for room, (glance, others) in (await self._seen(base, visited)).items():
                if rooms.compare_digests(room, glance, others):
                    self._metrics.count("notifications-missed")

    async def _seen(self, base: Connection, rooms: list[str]) -> dict[str, tuple[RoomDigest, RemotePresence]]:
        rows = await (await base.execute(_LOOK, (rooms,))).fetchall()
        others = await self._there(base, rooms)
        return {room: (RoomDigest(*rest), others.get(room, NOBODY_ELSE)) for room, *rest in rows}

    async def _there(self, base: Connection, rooms: list[str]) -> dict[str, RemotePresence]:
        rows = await (await base.execute(_THERE.encode(), (rooms, self.number))).fetchall()
        found: dict[str, list[tuple[int, Presence]]] = {}
        for room, process, told in rows:
            found.setdefault(room, []).append((process, read_json(told, Presence)))
        return {room: together(told, self.number) for room, told in found.items()}
