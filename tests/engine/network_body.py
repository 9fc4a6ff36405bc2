"""The two bodies of the win-odds network, side by side in plain Python."""

from collections.abc import Generator
from contextlib import contextmanager
from types import ModuleType

import pytest

from monopolista.engine import network


@contextmanager
def by_kernels(monkeypatch: pytest.MonkeyPatch, judging: ModuleType) -> Generator[None]:
    """Let a game judge positions weight by weight, as its compiled kernels do."""
    with monkeypatch.context() as patch:
        for step in (network.see_table, network.see_seat, network.compute_odds):
            patch.setattr(judging, step.__name__, step)
        yield
