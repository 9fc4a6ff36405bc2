import sys

import pytest


@pytest.fixture(autouse=True)
def only_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget after each test the editions that it brought by file."""
    monkeypatch.setattr(sys.modules["monopolista.games.classic.editions.load"], "_OWN", {})
