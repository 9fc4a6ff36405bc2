"""A real server, and programs that sit down there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("data")) as one:
        yield one


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where programs of this test keep their keys."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
