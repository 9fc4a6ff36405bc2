"""The two bodies of the win-odds network, side by side in plain Python."""

from collections.abc import Generator
from contextlib import contextmanager
from types import ModuleType

import pytest

from monopolista.engine.network import kernels


@contextmanager
def by_kernels(monkeypatch: pytest.MonkeyPatch, judging: ModuleType) -> Generator[None]:
    """Let a game judge positions weight by weight, as its compiled kernels do."""
    with monkeypatch.context() as patch:
        for step in (kernels.see_table, kernels.see_seat, kernels.compute_odds):
            patch.setattr(judging, step.__name__, step)
        yield
