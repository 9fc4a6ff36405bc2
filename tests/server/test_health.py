"""Whether the server is well, as balancers ask it."""

import signal
import threading
from collections.abc import Iterator

import anyio
import httpx
import pytest
from uvicorn import Config

from monopolista.server.app import make_app
from monopolista.server.around import Around
from monopolista.server.serving import Server
from monopolista.server.store import Store
from tests.server.house import HeldClock, House, repeating
from tests.server.postgres import Postgres, fast, open_postgres

pytestmark = pytest.mark.anyio
READY = (200, {"status": "ready"})
LIVE = (200, {"status": "live"})
NO_DATABASE = (503, {"status": "not-ready", "reason": "database"})
ENDING = (503, {"status": "not-ready", "reason": "ending"})


class Balancer:
    """Somebody who asks how a server is."""

    def __init__(self, around: Around, address: str = "http://backend-7.internal:8000") -> None:
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(make_app(around)), base_url=address)

    async def ask(self, what: str) -> tuple[int, object]:
        answer = await self.client.get(f"/health/{what}")
        assert answer.headers["cache-control"] == "no-store"
        return answer.status_code, answer.json()


async def test_a_balancer_hears_that_all_is_well_by_whatever_name_it_calls_the_server(house: House) -> None:
    balancer = Balancer(house.around)
    assert await balancer.ask("live") == LIVE
    assert await balancer.ask("ready") == READY
    head = await balancer.client.head("/health/ready")
    assert (head.status_code, head.headers["cache-control"]) == (200, "no-store")


async def test_all_else_is_told_to_nobody_by_a_name_that_is_not_ours(house: House) -> None:
    balancer = Balancer(house.around)
    for path in ("/", "/api/editions", "/health", "/health/ready/", "/health/livelier"):
        assert (await balancer.client.get(path)).status_code == 403
    for path in ("/health/live", "/health/ready"):
        assert (await balancer.client.post(path)).status_code == 405


async def test_who_is_told_to_end_lets_nobody_in_and_lives(house: House) -> None:
    balancer = Balancer(house.around)
    server = Server(Config(lambda: None), house.around.health.end)
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
    balancer = Balancer(Around(store, clock, repeating()))
    begun = clock.time
    told: list[tuple[int, object]] = []

    async def ask() -> None:
        told.append(await balancer.ask("ready"))

    async with anyio.create_task_group() as group:
        for _ in range(50):
            group.start_soon(ask)
        while len(told) < 50:
            clock.time += 0.01
            await anyio.lowlevel.checkpoint()
    assert told == [NO_DATABASE] * 50
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
async def test_while_the_database_is_gone_nobody_is_let_in(own_postgres: Postgres) -> None:
    store, clock = open_postgres(own_postgres.new_database()), HeldClock()
    try:
        balancer = Balancer(Around(store, clock, repeating()))
        assert await balancer.ask("ready") == READY
        await anyio.to_thread.run_sync(own_postgres.kill)
        await until(balancer, clock, NO_DATABASE)
        assert await balancer.ask("live") == LIVE
        await anyio.to_thread.run_sync(own_postgres.start)
        await until(balancer, clock, READY)
    finally:
        store.close()


async def test_a_file_that_cannot_be_read_lets_nobody_in(house: House) -> None:
    balancer = Balancer(house.around)
    assert await balancer.ask("ready") == READY
    house.store.close()
    house.clock.time += 2
    assert await balancer.ask("ready") == NO_DATABASE
