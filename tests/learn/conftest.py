"""Environments are tested in plain Python; the compiled body is held to it game by game elsewhere."""

import pytest

from monopolista.engine.jit import COMPILED

assert not COMPILED, "the body of this process has been decided before an environment can decide it"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for plain Python, so that nobody is warned of it."""
    monkeypatch.setenv("MONOPOLISTA_COMPILED", "0")
