"""A house for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.postgres import Postgres, fast


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a PostgreSQL server; the test is skipped where there is none."""
    server = fast()
    yield server
    server.stop()
