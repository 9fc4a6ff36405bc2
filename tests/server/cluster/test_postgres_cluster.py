"""The processes on one PostgreSQL database: whom they know of, and how one of them looks at rooms."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, closing
from itertools import count
from secrets import token_bytes
from typing import Any

import anyio
import pytest
from psycopg import AsyncConnection

from monopolista.server.cluster import postgres_cluster as neighbours_of
from monopolista.server.cluster.cluster import ChangeKind, Presence, RemotePresence, RoomDigest
from monopolista.server.cluster.postgres_cluster import Connection, PostgresCluster
from monopolista.server.core import credentials
from monopolista.server.rooms.people import lobby_state
from monopolista.server.storage.postgres import PostgresStore
from tests.server.postgres import Postgres, open_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(postgres: Postgres) -> Iterator[PostgresStore]:
    with closing(open_postgres(postgres.new_database())) as store:
        yield store


@asynccontextmanager
async def neighbours(store: PostgresStore) -> AsyncGenerator[PostgresCluster]:
    found = PostgresCluster(store.address)
    yield found
    await found.close()


class NobodyIsHere:
    """The rooms of a process at which nobody is."""

    def occupied(self) -> list[str]:
        return []

    def on_remote_change(self, room: str, *what: ChangeKind) -> None:
        raise AssertionError((room, what))

    def on_ephemeral(self, room: str, said: bytes) -> None:
        raise AssertionError((room, said))

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:
        raise AssertionError((room, room_digest, others))


class Listens(NobodyIsHere):
    """The rooms of a process, which record the remote presence of one of them."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.notified = anyio.Event()

    def occupied(self) -> list[str]:
        return [self.room]

    def on_remote_change(self, room: str, *what: ChangeKind) -> None:
        assert (room, what) == (self.room, ("here",))
        self.notified.set()

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:
        """Receive notifications from before this process listened."""
        assert (room, room_digest.revision) == (self.room, 1)
        if others.seats:
            self.notified.set()
        return False


class ListensWithoutPolling(Listens):
    """The same, without polling for missed notifications."""

    def compare_digests(self, room: str, room_digest: RoomDigest, others: RemotePresence) -> bool:  # noqa: ARG002
        """See nothing."""
        return False


class Counting(PostgresCluster):
    """A process that says when it has counted how many there are."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.counted = anyio.Event()

    async def _send_heartbeat(self, base: Connection) -> None:
        await super()._send_heartbeat(base)
        self.counted.set()
        self.counted = anyio.Event()

    async def until(self, number: int) -> None:
        """Wait until that is how many there are."""
        with anyio.fail_after(60):
            while self.processes != number:
                await self.counted.wait()


def make_room(store: PostgresStore) -> str:
    """Keep a room; return its link."""
    row = lobby_state.new_room(
        "uk", credentials.new_link(token_bytes), credentials.new_link(token_bytes), "", token_bytes(32)
    )
    store.save_room(row)
    return row.id


@pytest.mark.process
async def test_rooms_at_which_many_look_at_once_are_each_seen_as_they_are(store: PostgresStore) -> None:
    links = [make_room(store) for _ in range(20)]
    for link in links[:10]:
        row = store.find_room(link)
        assert row is not None
        store.save_room(row)
    found: dict[str, int] = {}

    async def look(link: str) -> None:
        seen = await one.look(link)
        assert seen is not None
        found[link] = seen[0].revision

    async with neighbours(store) as one, anyio.create_task_group() as group:
        for link in links:
            group.start_soon(look, link)
    assert [found[link] for link in links] == [2] * 10 + [1] * 10


@pytest.mark.process
async def test_a_coalesced_query_completes_after_the_first_caller_was_cancelled(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, began, revisions = make_room(store), anyio.Event(), list[int]()
    connect = AsyncConnection.connect

    async def slow(*where: Any, **how: Any) -> Any:
        if not began.is_set():
            began.set()
            await anyio.sleep_forever()
        return await connect(*where, **how)

    monkeypatch.setattr(AsyncConnection, "connect", slow)

    async def share(one: PostgresCluster) -> None:
        seen = await one.look(link)
        assert seen is not None
        revisions.append(seen[0].revision)

    one = PostgresCluster(store.address)
    async with anyio.create_task_group() as first, anyio.create_task_group() as second:
        second.start_soon(one.look, link)
        first.start_soon(share, one)
        await began.wait()
        second.cancel_scope.cancel()
    await one.close()
    assert revisions == [1]


@pytest.mark.process
async def test_a_look_tells_who_is_there_on_another_process(store: PostgresStore) -> None:
    link = make_room(store)
    revisions = Listens(link)
    async with neighbours(store) as one, neighbours(store) as other, anyio.create_task_group() as group:
        group.start_soon(one.run, revisions)
        group.start_soon(other.run, NobodyIsHere())
        other.announce(link, Presence(seats=(1,)))
        with anyio.fail_after(30):
            await revisions.notified.wait()
        seen = await one.look(link)
        assert seen is not None
        assert seen[1].seats == {1}
        group.cancel_scope.cancel()


@pytest.mark.process
async def test_presence_that_changes_during_a_shutdown_is_sent_at_its_end(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presence was written, then the shutdown cancelled the notification, and no process received it."""
    monkeypatch.setattr(neighbours_of, "POLL_SECONDS", 86_400.0)  # no poll for missed changes
    link = make_room(store)
    one, revisions = PostgresCluster(store.address), ListensWithoutPolling(link)
    write = one._write_presence  # pyright: ignore[reportPrivateUsage]

    async def ends_meanwhile(*arguments: Any) -> None:
        await write(*arguments)
        ending.cancel_scope.cancel()
        await anyio.lowlevel.checkpoint()

    async with neighbours(store) as other, anyio.create_task_group() as group:
        group.start_soon(other.run, revisions)
        async with anyio.create_task_group() as running:
            running.start_soon(one.run, NobodyIsHere())
            with anyio.fail_after(30):
                for number in count():  # the other one may not listen yet
                    one.announce(link, Presence(hosts=number))
                    await anyio.sleep(0.02)
                    if revisions.notified.is_set():
                        break
            running.cancel_scope.cancel()
        revisions.notified = anyio.Event()
        monkeypatch.setattr(one, "_write_presence", ends_meanwhile)
        one.announce(link, None)
        async with anyio.create_task_group() as ending:
            ending.start_soon(one._send_all)  # pyright: ignore[reportPrivateUsage]
        monkeypatch.setattr(one, "_write_presence", write)
        await one.close()
        with anyio.fail_after(30):
            await revisions.notified.wait()
        group.cancel_scope.cancel()


@pytest.mark.process
async def test_where_the_database_is_gone_or_the_room_nobody_can_say(store: PostgresStore) -> None:
    async with neighbours(store) as one:
        assert await one.look("no-such-room") is None
    away = PostgresCluster("postgresql://localhost:1/nowhere")
    assert await away.look(make_room(store)) is None


@pytest.mark.process
async def test_a_process_knows_how_many_there_are(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours_of, "POLL_SECONDS", 0.01)
    address = postgres.new_database()
    open_postgres(address).close()
    one, other = Counting(address), PostgresCluster(address)
    async with anyio.create_task_group() as first:
        first.start_soon(one.run, NobodyIsHere())
        async with anyio.create_task_group() as second:
            second.start_soon(other.run, NobodyIsHere())
            await one.until(2)
            second.cancel_scope.cancel()
        await other.close()
        await one.until(1)
        first.cancel_scope.cancel()
    await one.close()
