"""Two servers on one database behind a proxy as ``deploy/`` lays it: TLS ends there, and nobody notices an update."""

import asyncio
import logging
from collections.abc import Generator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from monopolista.server.net.security_headers import TLS_ONLY
from tests.deploy.players import Player, allow, answered, pause
from tests.deploy.proxies import NAME, PROXIES, Process, Proxy, wait_for
from tests.server.postgres import Postgres, fast
from tests.server.running import Line

pytestmark = [pytest.mark.process, pytest.mark.campaign("proxies", sample=2)]

BETWEEN = 5
"""Answers of each player before a process goes, and after it."""
MANY, FEW = 1000, 40
"""Answers of both that are let be until each has given its share, and while a process goes or comes: however long that
takes, the game must not end before the update."""
CASH = 15_000
"""Of so rich players none is out soon."""
TABLES = 20
HOMES = ("127.0.0.1", "127.0.0.2")
STAY = [*TLS_ONLY.values()]
AWAY = ("Torniamo subito", "We zijn zo terug", "Nous revenons", "Back in a moment")


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    database = fast()
    yield database
    database.stop()


@pytest.fixture(scope="session", params=PROXIES)
def site(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Generator[tuple[Proxy, Process, Process]]:
    """A proxy, and the two servers behind it."""
    folder = tmp_path_factory.mktemp("site")
    database = ("--database", postgres.new_database())
    with ExitStack() as stack:
        both = [Process(folder / name, *database) for name in ("one", "two")]
        for process in both:
            stack.callback(process.close)
        (folder / "proxy").mkdir()
        proxy = stack.enter_context(PROXIES[request.param](folder / "proxy", (both[0].port, both[1].port)))
        yield proxy, both[0], both[1]


Site = tuple[Proxy, Process, Process]


def test_a_page_comes_over_tls_by_the_servers_name_alone(site: Site) -> None:
    proxy = site[0]
    status, page, headers = proxy.ask("/")
    assert (status, '<script type="module"' in page) == (200, True)
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers.get_all("Strict-Transport-Security") == STAY
    assert '<script type="module"' not in proxy.ask("/", host="other.example.com")[1]


def test_a_page_from_elsewhere_opens_no_line(site: Site) -> None:
    proxy = site[0]
    room = proxy.room()
    with proxy.line(room["room"], origin=f"https://{NAME}:{proxy.port}") as line:
        line.send(type="hello", keys=[])
        line.hear("room")
    for cluster in ("https://other.example.com", f"https://{NAME}:{proxy.port + 1}"):
        with pytest.raises(InvalidStatus), proxy.line(room["room"], origin=cluster):
            pass
        assert proxy.ask("/", Origin=cluster)[0] == 403


def test_while_one_process_is_gone_the_other_answers_and_while_both_are_the_proxy_says_so(site: Site) -> None:
    proxy, one, two = site
    for gone in (one, two):
        gone.end()
        assert {proxy.ask(f"/api/editions?{number}")[0] for number in range(8)} == {200}
        gone.start()
    one.end()
    two.end()
    status, page, headers = proxy.ask("/")
    assert (status, headers["Retry-After"], [word for word in AWAY if word not in page]) == (503, "5", [])
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers.get_all("Strict-Transport-Security") == STAY
    one.start()
    two.start()
    while proxy.ask("/")[0] == 503:
        pass
    assert proxy.ask("/")[0] == 200


def test_all_who_come_to_a_table_come_to_the_same_process_and_tables_to_both(site: Site) -> None:
    proxy, one, _ = site
    wait_for(proxy.trusts_both)
    with ExitStack() as stack:
        links = [proxy.room()["room"] for _ in range(TABLES)]
        lines = [[stack.enter_context(proxy.line(link, address=home)) for home in HOMES] for link in links]
        one.end()
        stays = {tuple(answers(line) for line in of_table) for of_table in lines}
    one.start()
    assert stays == {(True, True), (False, False)}


def answers(line: Line) -> bool:
    """Say whether the other end is still connected."""
    with suppress(ConnectionClosed):
        line.send(type="hello", keys=[])
        line.hear("room")
        return True
    return False


def test_players_are_back_when_each_process_was_started_anew_and_lose_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    proxy = site[0]
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with caplog.at_level(logging.INFO, "monopolista.client"):
        players = asyncio.run(an_update(site))
    assert sum("1012" in record.message for record in caplog.records) >= len(players)
    for player in players:
        assert len(player.kept) > 4 * BETWEEN
        assert player.recorded == player.kept


async def an_update(site: Site) -> list[Player]:
    """Play a game while one process after the other is started anew."""
    proxy, *processes = site
    may = asyncio.Semaphore(0)
    players = [Player(name, may) for name in ("Anna", "Bruno")]
    room = proxy.room()
    with proxy.line(room["room"]) as host:
        proxy.lay(host, room, len(players), cash=CASH)
        async with asyncio.TaskGroup() as group:
            link = f"{proxy.address}r/{room['room']}"
            playing = [group.create_task(player.play_on(link)) for player in players]
            for player in players:
                await player.seated.wait()
            host.send(type="start", id="start")
            await asyncio.to_thread(host.hear, "done", id="start")
            for process in processes:
                await allow(may, MANY)
                await answered(players, BETWEEN)
                await allow(may, FEW)
                await asyncio.to_thread(process.end)
                await allow(may, MANY)
                await answered(players, BETWEEN)
                await allow(may, FEW)
                await asyncio.to_thread(process.start)
            await allow(may, MANY)
            await answered(players, BETWEEN)
            await pause(players)
            for task in playing:
                task.cancel()
    return players
