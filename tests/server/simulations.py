"""What a browser asks of a server that plays simulations, and what the server hears of them."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx

from monopolista.server.app.application import make_app
from monopolista.server.core.clock import SystemClock
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.net.security_headers import SecurityHeaders
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.storage.sqlite import SqliteStore
from tests.plain import PROGRAM
from tests.server.followed import Followed, followed
from tests.server.house import repeating

PATIENCE = 120
SHORT: dict[str, Any] = {
    "edition": "italy",
    "bots": ["regular", "regular"],
    "games": 6,
    "options": {"turns": 10},
    "language": "nl",
}
ENDLESS = SHORT | {"games": 100_000}


class Browser:
    """What a browser asks of a server."""

    def __init__(self, client: httpx.AsyncClient, followed: Followed) -> None:
        self.client = client
        self.followed = followed

    async def ask(self, method: str, path: str = "", **wish: Any) -> tuple[int, Any]:
        answer = await self.client.request(method, f"/api/simulations{path}", json=wish or None)
        return answer.status_code, answer.json()

    async def start(self, **wish: Any) -> dict[str, Any]:
        status, made = await self.ask("POST", **wish)
        assert status == 201, made
        return made

    async def runs(self) -> list[dict[str, Any]]:
        return (await self.ask("GET"))[1]["runs"]

    async def until(self, *wanted: str) -> dict[str, Any]:
        """Return the latest run when it is in one of these states."""
        with anyio.fail_after(PATIENCE):
            while True:
                change = self.followed.change
                latest = (await self.runs())[0]
                if latest["status"] in wanted and (latest["games"] or latest["status"] != "playing"):
                    return latest
                await change.wait()

    async def report(self, name: str) -> tuple[int, str, str]:
        answer = await self.client.get(f"/simulations/{name}/report.html")
        return answer.status_code, answer.text, answer.headers["content-security-policy"]


@asynccontextmanager
async def opened(
    folder: Path, settings: Settings | None = None, *, client: str = "127.0.0.1", address: str = "http://localhost"
) -> AsyncGenerator[Browser]:
    """Open a server on a folder until the end of the block, which closes it as people do."""
    chosen = settings or Settings(simulations=folder / "simulations", program=PROGRAM)
    context = ServerContext(
        SqliteStore(folder / "games.sqlite3"), SystemClock(), repeating(time.monotonic_ns()), chosen
    )
    app = make_app(context)
    transport = httpx.ASGITransport(SecurityHeaders(app), client=(client, 50_000))
    with followed(SimulationJobs) as news:
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=address) as asking:
            yield Browser(asking, news)
