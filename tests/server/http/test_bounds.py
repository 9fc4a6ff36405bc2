"""What strangers may have of a server, and what they may not: each bound has a refusal, a metric, and its line."""

import re
from pathlib import Path
from typing import get_args

import httpx
import pytest

from monopolista.server.app.application import make_app
from monopolista.server.cluster.cluster import SingleProcess
from monopolista.server.core.errors import Bound
from monopolista.server.core.metrics import RejectionReason
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.rooms.context import ServerContext
from tests.server.house import HeldClock, House, repeating

ROOT = Path(__file__).parents[3]


def test_a_bound_is_shared_by_as_many_processes_as_there_are() -> None:
    processes = 4
    buckets = RateLimiter(HeldClock(), 1.0, 60.0, lambda: processes)
    assert [buckets.take("one") for _ in range(16)] == [True] * 15 + [False]
    processes = 1000
    assert [buckets.take("another") for _ in range(2)] == [True, False], "and one is left to everybody"


class Four(SingleProcess):
    """Three more processes, which send nothing."""

    processes = 4


@pytest.mark.anyio
async def test_one_address_opens_as_many_tables_at_all_processes_together_as_at_one(house: House) -> None:
    for elsewhere, most in ((SingleProcess(), 60), (Four(), 15)):
        app = make_app(ServerContext(house.store, house.clock, repeating(most), cluster=elsewhere))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                made = [(await client.post("/api/rooms", json={})).status_code for _ in range(most + 1)]
        house.restart()
        assert made == [201] * most + [429]


def test_every_bound_has_its_line() -> None:
    page = (ROOT / "docs/reference/server.md").read_text(encoding="utf-8")
    lines = page.partition("## Limits")[2].partition("\n## ")[0]
    documented = set(re.findall(r"`([a-z-]+)`", lines))
    assert {*get_args(RejectionReason), *get_args(Bound), "code-often", "talk-fast"} - documented == {""}
