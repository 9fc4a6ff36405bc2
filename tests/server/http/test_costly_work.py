"""Expensive responses over HTTP: limited in cost, computed once, and cached."""

import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.protocol.server_messages import Done, Failure, GameView
from monopolista.server.app.application import make_app
from monopolista.server.core import fair_scheduler
from monopolista.server.core.clock import SystemClock
from monopolista.server.http import editions
from monopolista.server.http.compression import CompressedBodyCache, compress
from monopolista.server.review import replays
from monopolista.server.review.replays import MAX_ANSWERS, save_transcript
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import StepRow
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.transcript import Header, Transcript
from tests.server.house import Guest, House, repeating, seat_persons

BEGUN = Transcript(Header("italy", 2)).text() + "* roll 1 2\n* roll 3 4\n1 roll\n* roll 1 2\n"


@asynccontextmanager
async def opened(store: SqliteStore) -> AsyncGenerator[httpx.AsyncClient]:
    app = make_app(ServerContext(store, SystemClock(), repeating(time.monotonic_ns())))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield client


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path / "games.sqlite3")


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[Any]:
    """Write down what a function is called with."""
    calls: list[Any] = []
    function: Callable[..., Any] = getattr(module, name)

    def count(*arguments: Any) -> Any:
        calls.append(arguments)
        return function(*arguments)

    monkeypatch.setattr(module, name, count)
    return calls


@pytest.mark.parametrize(("path", "function"), [("replays", "build_replay"), ("transcripts", "format_transcript")])
@pytest.mark.anyio
async def test_a_game_is_made_to_be_read_once_and_anew_when_it_has_gone_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, path: str, function: str
) -> None:
    game = save_transcript(store, BEGUN)
    calls = counted(monkeypatch, replays, function)
    async with opened(store) as client:
        first = await client.get(f"/api/{path}/{game}")
        again = await client.get(f"/api/{path}/{game}")
        plain = await client.get(f"/api/{path}/{game}", headers={"Accept-Encoding": "identity"})
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        assert "content-encoding" not in plain.headers
        assert first.content == again.content == plain.content
        assert len(calls) == 1
        store.append(game, StepRow(4, ("1 buy",), 0))
        later = await client.get(f"/api/{path}/{game}")
        assert later.status_code == 200
        assert later.content != first.content
        assert len(calls) == 2


@pytest.mark.anyio
async def test_the_rules_of_a_box_are_put_together_once(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counted(monkeypatch, editions, "rules_for")
    async with opened(store) as client:
        for asked, times in (("", 1), ("", 1), ("?language=nl", 2), ("?language=nl", 2), ("?cash=2000", 3)):
            answer = await client.get(f"/api/rulebook/italy{asked}")
            assert answer.status_code == 200, answer.text
            assert len(calls) == times


@pytest.mark.anyio
async def test_uploads_are_limited(store: SqliteStore) -> None:
    async with opened(store) as client:
        assert (await client.post("/api/replays", content=BEGUN.encode())).status_code == 200
        for text in ("x" * (LONGEST_TRANSCRIPT + 1), BEGUN + "\n" * MAX_ANSWERS):
            answer = await client.post("/api/replays", content=text.encode())
            assert (answer.status_code, answer.json()["code"]) == (413, "too-much")


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["replays", "dice", "analyses"])
async def test_a_game_in_another_encoding_is_called_that(store: SqliteStore, path: str) -> None:
    nested = f'{BEGUN.splitlines()[0]}\n{{"position":{{"cash":{"[" * 20_000}\n'
    wrong = {"UTF-16": BEGUN.encode("utf-16"), "0xff is not UTF-8": BEGUN.encode() + b"\xff", "nested": nested.encode()}
    for reason, source in wrong.items():
        async with opened(store) as client:
            answer = await client.post(f"/api/{path}", content=source)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert reason in answer.json()["text"]


@pytest.mark.anyio
async def test_a_game_that_an_editor_has_written_is_the_same_game(store: SqliteStore) -> None:
    async with opened(store) as client:
        edited = "\ufeff" + BEGUN.replace("\n", "\r\n")
        games = [(await client.post("/api/replays", content=one.encode())).json()["game"] for one in (BEGUN, edited)]
    assert games[0] == games[1]


@pytest.mark.anyio
async def test_nobody_has_more_played_again_than_a_share_and_what_is_kept_costs_nothing(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_scheduler, "BURST", 10.0)
    monkeypatch.setattr(fair_scheduler, "UNITS_PER_SECOND", 0.0)
    game = save_transcript(store, BEGUN)
    async with opened(store) as client:
        assert (await client.get(f"/api/replays/{game}")).status_code == 200
        assert (await client.post("/api/replays", content=BEGUN.encode())).status_code == 200
        answer = await client.post("/api/replays", content=BEGUN.encode())
        assert (answer.status_code, answer.json()["code"]) == (429, "too-much")
        assert (await client.get(f"/api/replays/{game}")).status_code == 200
        assert (await client.get(f"/api/transcripts/{game}")).status_code == 429


@pytest.mark.anyio
async def test_repeated_hellos_get_the_whole_game_at_a_limited_rate(house: House) -> None:
    """Twenty spectators drew 172 MiB in 20 seconds."""
    guests = await seat_persons(house, 2)
    watcher = Guest(house, guests[0].room, spectator=True)

    async def views_after(times: int) -> int:
        for _ in range(times):
            await watcher.hello()
        return sum(isinstance(one, GameView) for one in watcher.received)

    assert await views_after(1) == 1
    assert await views_after(99) == 10
    assert watcher.last(Failure).code == "too-much"
    house.clock.time += 4
    assert await views_after(9) == 12
    assert isinstance(await guests[guests[0].table.next_asked].act("roll"), Done), "nobody else is refused anything"


def test_what_is_kept_has_its_bounds_and_what_nobody_asks_for_goes() -> None:
    one = compress(b"1" * 100)
    kept = CompressedBodyCache(most=3 * len(one.gzipped))
    for name in ("a", "b", "c"):
        kept.store(name, one)
    assert kept.find("a") == one
    kept.store("d", one)
    assert [name for name in "abcd" if kept.find(name)] == ["a", "c", "d"]
    kept.store("far too large", compress(bytes(range(256)) * 100))
    assert [name for name in "abcd" if kept.find(name)] == ["a", "c", "d"]
