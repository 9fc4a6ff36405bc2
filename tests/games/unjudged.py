"""A game that has no odds: MONOPOLY Deal in all else."""

from typing import Any, cast

import pytest

from monopolista.games import GAMES
from monopolista.games.deal.game import DEAL


class Unjudged:
    """The game, of which ``HasOdds`` is not a base."""

    def __getattr__(self, name: str) -> Any:
        return getattr(DEAL, name)


def take_odds_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing estimate the odds of MONOPOLY Deal."""
    monkeypatch.setitem(GAMES, DEAL.name, cast(Any, Unjudged()))
