"""Games that are over, judged again by games that are played on: in a process of their own, one at a time."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from monopolista.server import roller
from monopolista.server.app import make_app
from monopolista.server.around import Around, Settings
from monopolista.server.clock import SystemClock
from monopolista.server.replays import keep
from monopolista.server.sqlite import SqliteStore
from monopolista.table import Table
from tests.analyse.played import bots_game
from tests.plain import PROGRAM
from tests.server.house import repeating

PATIENCE = 120


@cache
def text() -> str:
    return bots_game(["regular", "random"], 3, turns=12).transcript.text()


@cache
def other() -> str:
    return bots_game(["regular", "random"], 4, turns=12).transcript.text()


@asynccontextmanager
async def opened(
    folder: Path, *, client: str = "127.0.0.1", offers: bool = True
) -> AsyncGenerator[tuple[httpx.AsyncClient, SqliteStore]]:
    """Open a server on a folder until the end of the block, which closes it as people do."""
    store = SqliteStore(folder / "games.sqlite3")
    settings = Settings(simulations=folder / "simulations" if offers else None, program=PROGRAM)
    app = make_app(Around(store, SystemClock(), repeating(time.monotonic_ns()), settings))
    transport = httpx.ASGITransport(app, client=(client, 50_000))
    address = "http://localhost"
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=address) as asking:
        yield asking, store


async def until(asking: httpx.AsyncClient, name: str, *wanted: str) -> dict[str, Any]:
    """Return how far a game is when it is in one of these states."""
    for _ in range(PATIENCE * 10):
        found = (await asking.get(f"/api/rollouts/{name}")).json()
        if found["status"] in wanted:
            return found
        await anyio.sleep(0.1)
    raise AssertionError(f"not {wanted}")


@pytest.mark.process
@pytest.mark.anyio
async def test_a_game_is_judged_again_and_whoever_asks_once_more_has_it_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as (asking, store):
        assert (await asking.get("/api/rollouts")).json() == {"offered": True, "installed": True}
        name = keep(store, text())
        begun = await asking.post("/api/rollouts", json={"game": name})
        assert (begun.status_code, begun.json()["status"]) == (201, "starting")
        done = await until(asking, begun.json()["id"], "done", "broken")
        found = done["found"]
        assert found["games"] > 0
        assert found["decisions"]
        assert all(one["rolled"]["games"] > 0 for one in found["decisions"])
        again = await asking.post("/api/rollouts", json={"game": name})
        assert again.json() == done


@pytest.mark.process
@pytest.mark.anyio
async def test_there_is_one_at_a_time_and_it_can_be_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path) as (asking, _):
        name = (await asking.post("/api/rollouts", json={"transcript": text()})).json()["id"]
        refused = await asking.post("/api/rollouts", json={"transcript": other()})
        assert refused.json()["reason"] == "analysis-roll-busy"
        assert (await asking.post(f"/api/rollouts/{name}/stop")).json()["status"] == "stopping"
        await until(asking, name, "done", "broken")
        assert (await asking.post("/api/rollouts", json={"transcript": other()})).status_code == 201


@pytest.mark.process
@pytest.mark.anyio
async def test_closing_the_server_ends_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (asking, _):
        begun = (await asking.post("/api/rollouts", json={"transcript": text()})).json()
        assert begun["status"] == "starting"


@pytest.mark.process
@pytest.mark.anyio
async def test_only_who_sits_at_this_computer_has_games_played_on(tmp_path: Path) -> None:
    async with opened(tmp_path, client="192.0.2.7") as (asking, _):
        assert (await asking.get("/api/rollouts")).json()["offered"] is False
        assert (await asking.post("/api/rollouts", json={"transcript": text()})).json()["reason"] == "not-at-home"
    async with opened(tmp_path, offers=False) as (asking, _):
        assert (await asking.get("/api/rollouts")).json()["offered"] is False
        assert (await asking.post("/api/rollouts", json={"transcript": text()})).json()["reason"] == "not-offered"


def timed() -> str:
    table = Table("italy", 2, seed=1, options={"timed": 30})
    while not table.over:
        table.play(table.asked[0], "bankrupt" if table.asked[0] >= 0 else table.plain_answer(table.asked[0]))
    return table.transcript.text()


@pytest.mark.anyio
async def test_what_cannot_be_played_on_is_refused_with_a_word_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (asking, _):
        unfinished = "\n".join(text().splitlines()[:-1]) + "\n"
        for brought, reason in ((unfinished, "analysis-unfinished"), (timed(), "analysis-roll-clock")):
            assert (await asking.post("/api/rollouts", json={"transcript": brought})).json()["reason"] == reason
        assert (await asking.get("/api/rollouts/nothing")).json()["code"] == "unknown-room"
        monkeypatch.setattr(roller, "NEEDED", ("numba", "no_such_module"))
        assert (await asking.get("/api/rollouts")).json() == {"offered": True, "installed": False}
        refused = await asking.post("/api/rollouts", json={"transcript": text()})
        assert refused.json()["reason"] == "analysis-roll-missing"
