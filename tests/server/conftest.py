"""A house for each test, and what the tests of a process share."""

from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from monopolista.server.app import application
from monopolista.server.rooms.people import recovery_codes
from tests.server.house import House
from tests.server.postgres import Postgres, fast
from tests.server.running import Running, server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.close()


class IdleCollector:
    """Stands in for the collector of a server that runs in the process of the tests."""

    def __init__(self, guests: object) -> None:
        pass

    async def run(self, clock: object) -> None:  # noqa: ARG002 (as the collector is called)
        await anyio.sleep_forever()


@pytest.fixture(autouse=True)
def idle_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep applications from collecting garbage when they start: it takes half a second to go through all tests."""
    monkeypatch.setattr(application, "GcTuner", IdleCollector)


@pytest.fixture(autouse=True)
def quick_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash the codes of seats in no time; what they cost is proved once."""
    monkeypatch.setattr(recovery_codes, "COST", 2)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server as it runs where nothing is chosen; each test plays in rooms of its own."""
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a PostgreSQL server; the test is skipped where there is none."""
    server = fast()
    yield server
    server.stop()
