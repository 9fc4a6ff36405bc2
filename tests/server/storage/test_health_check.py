"""Whether the server is well, as balancers ask it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import anyio
import httpx
import pytest
from starlette.routing import Route
from uvicorn import Config

from monopolista.server.app import metrics_app
from monopolista.server.app.application import make_app
from monopolista.server.app.prometheus import PrometheusMetrics
from monopolista.server.net.graceful_server import Server
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.storage.base import Store
from monopolista.server.storage.postgres import PostgresStore
from monopolista.server.storage.row_writers import Base, heartbeat
from monopolista.server.storage.sql_store import SqlStore
from monopolista.server.storage.sqlite import SqliteStore
from tests.server.house import HeldClock, House, repeating
from tests.server.postgres import Postgres, fast, open_postgres

pytestmark = pytest.mark.anyio
READY = (200, {"status": "ready"})
LIVE = (200, {"status": "live"})
NO_DATABASE = (503, {"status": "not-ready", "reason": "database"})
ENDING = (503, {"status": "not-ready", "reason": "ending"})


class Balancer:
    """A load balancer, which asks for the health of a server."""

    def __init__(self, context: ServerContext, address: str = "http://backend-7.internal:8000") -> None:
        app = metrics_app.make_app(PrometheusMetrics("file"), context.health)
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address)

    async def ask(self, what: str) -> tuple[int, object]:
        answer = await self.client.get(f"/health/{what}")
        assert answer.headers["cache-control"] == "no-store"
        return answer.status_code, answer.json()


async def test_a_balancer_hears_that_all_is_well_by_whatever_name_it_calls_the_server(house: House) -> None:
    balancer = Balancer(house.context)
    assert await balancer.ask("live") == LIVE
    assert await balancer.ask("ready") == READY
    head = await balancer.client.head("/health/ready")
    assert (head.status_code, head.headers["cache-control"]) == (200, "no-store")


async def test_the_listener_of_health_tells_nothing_else(house: House) -> None:
    balancer = Balancer(house.context)
    for path in ("/", "/api/editions", "/health", "/health/ready/", "/health/livelier"):
        assert (await balancer.client.get(path)).status_code == 404
    for path in ("/health/live", "/health/ready"):
        assert (await balancer.client.post(path)).status_code == 405


@pytest.mark.parametrize("base", ["", "/games"])
async def test_the_port_of_the_game_has_no_page_of_the_other_listener(house: House, base: str) -> None:
    others = metrics_app.make_app(PrometheusMetrics("file"), house.context.health).routes
    paths = [one.path for one in others if isinstance(one, Route)]
    assert len(paths) >= 3
    app = make_app(ServerContext(house.store, house.clock, repeating(), Settings(base=base)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        for path in paths:
            for asked in (path, f"{base}{path}", f"{base}{path}/", f"{base}/{path.split('/')[1]}"):
                assert (await client.get(asked)).status_code == 404, asked


async def test_a_server_that_shuts_down_is_live_but_not_ready(house: House) -> None:
    balancer = Balancer(house.context)
    server = Server(Config(lambda: None), house.context.health.begin_shutdown)
    assert await balancer.ask("ready") == READY
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert await balancer.ask("ready") == ENDING
    assert await balancer.ask("live") == LIVE


class Frozen:
    """A store that answers when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.let = threading.Event()

    def answers(self) -> bool:
        self.asked += 1
        return self.let.wait(20)


@pytest.fixture
def frozen() -> Iterator[Frozen]:
    store = Frozen()
    yield store
    store.let.set()


async def test_a_store_that_does_not_answer_is_waited_for_a_second_and_asked_once(frozen: Frozen) -> None:
    clock = HeldClock()
    store: Store = frozen  # type: ignore[assignment]
    balancer = Balancer(ServerContext(store, clock, repeating()))
    begun = clock.time
    results: list[tuple[int, object]] = []

    async def ask() -> None:
        results.append(await balancer.ask("ready"))

    async with anyio.create_task_group() as group:
        for _ in range(50):
            group.start_soon(ask)
        while len(results) < 50:
            await anyio.wait_all_tasks_blocked()
            clock.time += 0.01
    assert results == [NO_DATABASE] * 50
    assert clock.time - begun < 5, "that is how soon a balancer hears of it"
    clock.time += 1000
    assert await balancer.ask("ready") == NO_DATABASE, "and at once, however long it has been"
    assert await balancer.ask("live") == LIVE
    assert frozen.asked == 1
    frozen.let.set()
    await until(balancer, clock, READY)
    assert frozen.asked == 2, "the answer that came so late counts no more"


async def until(balancer: Balancer, clock: HeldClock, wanted: tuple[int, object]) -> None:
    """Ask again and again, a while later each time and once the store has answered, until that is the answer."""
    with anyio.fail_after(60):
        while await balancer.ask("ready") != wanted:
            for asking in [one for one in threading.enumerate() if one.name == "health"]:
                await anyio.to_thread.run_sync(asking.join)
            await anyio.lowlevel.checkpoint()
            clock.time += 2


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Return a server of databases that may be killed."""
    server = fast()
    yield server
    server.stop()


@pytest.mark.process
async def test_without_its_database_a_server_is_not_ready(own_postgres: Postgres) -> None:
    store, clock = open_postgres(own_postgres.new_database()), HeldClock()
    try:
        balancer = Balancer(ServerContext(store, clock, repeating()))
        assert await balancer.ask("ready") == READY
        await anyio.to_thread.run_sync(own_postgres.kill)
        await until(balancer, clock, NO_DATABASE)
        assert await balancer.ask("live") == LIVE
        await anyio.to_thread.run_sync(own_postgres.start)
        await until(balancer, clock, READY)
    finally:
        store.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.process)])
def kept(house: House, request: pytest.FixtureRequest) -> Iterator[SqlStore]:
    """A store of each kind."""
    if request.param == "sqlite":
        assert isinstance(house.store, SqlStore)
        yield house.store
        return
    server: Postgres = request.getfixturevalue("postgres")
    with closing(open_postgres(server.new_database())) as store:
        yield store


def heartbeats(store: SqlStore) -> list[tuple[int, ...]]:
    return store.read_snapshot(lambda ask: ask("SELECT seen, people FROM visits"))


def carry_out(store: SqlStore, statement: str) -> None:
    def change(base: Base) -> None:
        base.execute(statement)

    store.write(change)


@pytest.mark.process
async def test_a_health_check_commits_a_row_at_most_once_a_second(kept: SqlStore) -> None:
    clock, before = HeldClock(), kept.overview(0)
    balancer = Balancer(ServerContext(kept, clock, repeating()))
    kept.write(heartbeat)
    carry_out(kept, "UPDATE visits SET seen = 1")
    assert await balancer.ask("ready") == READY
    [(seen, people)] = heartbeats(kept)
    assert (seen > 1, people) == (True, 0)
    carry_out(kept, "UPDATE visits SET seen = 1")
    assert await balancer.ask("ready") == READY
    assert heartbeats(kept) == [(1, 0)], "the last answer still counts"
    clock.time += 2
    assert await balancer.ask("ready") == READY
    assert heartbeats(kept) > [(1, 0)]
    assert replace(kept.overview(0), bytes=before.bytes) == before, "nobody counts it as a table or a person"


def refusing_writes(store: SqlStore) -> None:
    """Have the database be read as before, and take nothing any more, as a full or a shut disk does."""
    if isinstance(store, SqliteStore):
        store._base.execute("PRAGMA query_only = ON")  # pyright: ignore[reportPrivateUsage]
    else:
        assert isinstance(store, PostgresStore)
        [(name,)] = store.read_snapshot(lambda ask: ask("SELECT current_database()"))
        carry_out(store, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        store._pool.drain()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.process
async def test_a_database_that_is_read_and_takes_no_writes_lets_nobody_in(kept: SqlStore) -> None:
    clock = HeldClock()
    balancer = Balancer(ServerContext(kept, clock, repeating()))
    assert await balancer.ask("ready") == READY
    refusing_writes(kept)
    assert kept.find_room("nobody's") is None, "it is read as before"
    clock.time += 2
    assert await balancer.ask("ready") == NO_DATABASE


async def test_a_file_that_cannot_be_read_lets_nobody_in(house: House) -> None:
    balancer = Balancer(house.context)
    assert await balancer.ask("ready") == READY
    house.store.close()
    house.clock.time += 2
    assert await balancer.ask("ready") == NO_DATABASE
