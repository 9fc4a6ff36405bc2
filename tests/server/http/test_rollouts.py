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

from monopolista.server.app.application import make_app
from monopolista.server.core.clock import SystemClock
from monopolista.server.jobs import rollout_job
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.review.replays import save_transcript
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.table import Table
from tests.analyse.played import bots_game
from tests.plain import PROGRAM
from tests.server.followed import Followed, followed
from tests.server.house import repeating

PATIENCE = 120


@cache
def text() -> str:
    return bots_game(["regular", "random"], 3, turns=12).transcript.text()


@cache
def other() -> str:
    return bots_game(["regular", "random"], 4, turns=12).transcript.text()


class Browser:
    """What a browser asks of a server."""

    def __init__(self, client: httpx.AsyncClient, store: SqliteStore, news: Followed) -> None:
        self.store = store
        self._client = client
        self._news = news

    async def look(self, path: str = "") -> Any:
        return (await self._client.get(f"/api/rollouts{path}")).json()

    async def ask(self, path: str = "", **wish: str) -> tuple[int, Any]:
        answer = await self._client.post(f"/api/rollouts{path}", json=wish or None)
        return answer.status_code, answer.json()

    async def until_the_end(self, name: str) -> dict[str, Any]:
        """Return what came of a game."""
        with anyio.fail_after(PATIENCE):
            await self._news.ended.wait()
        return await self.look(f"/{name}")


@asynccontextmanager
async def opened(folder: Path, *, client: str = "127.0.0.1", offers: bool = True) -> AsyncGenerator[Browser]:
    """Open a server on a folder until the end of the block, which closes it as people do."""
    store = SqliteStore(folder / "games.sqlite3")
    settings = Settings(simulations=folder / "simulations" if offers else None, program=PROGRAM)
    app = make_app(ServerContext(store, SystemClock(), repeating(time.monotonic_ns()), settings))
    transport = httpx.ASGITransport(app, client=(client, 50_000))
    with followed(RolloutJobs) as news:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as asking,
        ):
            yield Browser(asking, store, news)


@pytest.mark.process
@pytest.mark.anyio
async def test_rollouts_of_a_game_are_cached(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        assert await browser.look() == {"offered": True, "installed": True}
        name = save_transcript(browser.store, text())
        status, begun = await browser.ask(game=name)
        assert (status, begun["status"]) == (201, "starting")
        done = await browser.until_the_end(begun["id"])
        found = done["found"]
        assert found["games"] > 0
        assert found["decisions"]
        assert all(one["rolled"]["games"] > 0 for one in found["decisions"])
        assert (await browser.ask(game=name))[1] == done


@pytest.mark.process
@pytest.mark.anyio
async def test_there_is_one_at_a_time_and_it_can_be_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        name = (await browser.ask(transcript=text()))[1]["id"]
        assert (await browser.ask(transcript=other()))[1]["reason"] == "analysis-roll-busy"
        assert (await browser.ask(f"/{name}/stop"))[1]["status"] == "stopping"
        assert (await browser.until_the_end(name))["status"] in ("done", "broken")
        assert (await browser.ask(transcript=other()))[0] == 201


@pytest.mark.process
@pytest.mark.anyio
async def test_closing_the_server_ends_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        assert (await browser.ask(transcript=text()))[1]["status"] == "starting"


@pytest.mark.process
@pytest.mark.anyio
async def test_only_who_sits_at_this_computer_has_games_played_on(tmp_path: Path) -> None:
    async with opened(tmp_path, client="192.0.2.7") as browser:
        assert (await browser.look())["offered"] is False
        assert (await browser.ask(transcript=text()))[1]["reason"] == "not-at-home"
    async with opened(tmp_path, offers=False) as browser:
        assert (await browser.look())["offered"] is False
        assert (await browser.ask(transcript=text()))[1]["reason"] == "not-offered"


def timed() -> str:
    table = Table("italy", 2, seed=1, options={"timed": 30})
    while not table.over:
        table.play(table.asked[0], "bankrupt" if table.asked[0] >= 0 else table.plain_answer(table.asked[0]))
    return table.transcript.text()


@pytest.mark.anyio
async def test_what_cannot_be_played_on_is_refused_with_a_word_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as browser:
        unfinished = "\n".join(text().splitlines()[:-1]) + "\n"
        for brought, reason in ((unfinished, "analysis-unfinished"), (timed(), "analysis-roll-clock")):
            assert (await browser.ask(transcript=brought))[1]["reason"] == reason
        assert (await browser.look("/nothing"))["code"] == "unknown-room"
        monkeypatch.setattr(rollout_job, "NEEDED", ("numba", "no_such_module"))
        assert await browser.look() == {"offered": True, "installed": False}
        assert (await browser.ask(transcript=text()))[1]["reason"] == "analysis-roll-missing"
