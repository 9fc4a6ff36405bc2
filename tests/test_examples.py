"""The examples in docstrings and documents run as they stand."""

import doctest
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import monopolista
from monopolista import table
from monopolista.client import address, decoding, delta
from monopolista.games import GAMES
from monopolista.games.classic.actions import describe_action as classic_meaning
from monopolista.games.classic.actions import notation
from monopolista.games.common import intervals
from monopolista.games.deal.actions import describe_action as deal_meaning
from monopolista.games.interface import positions
from monopolista.games.interface.game import Game
from monopolista.server.core import credentials
from monopolista.server.rooms.people import word_filter
from monopolista.simulate import ratings, tournament
from monopolista.simulate.runner import batch, chunk_worker

PYTHON = Path(__file__).parent.parent / "docs" / "python.md"


@pytest.mark.parametrize(
    "module",
    [
        monopolista,
        table,
        positions,
        notation,
        classic_meaning,
        deal_meaning,
        chunk_worker,
        batch,
        intervals,
        ratings,
        tournament,
        address,
        credentials,
        word_filter,
        delta,
        decoding,
    ],
    ids=lambda module: module.__name__,
)
def test_the_examples_of_a_module_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_what_is_said_of_a_table_in_python_is_so() -> None:
    result = doctest.testfile(str(PYTHON), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whatever_can_be_laid_is_explained(game: Game[Any, Any]) -> None:
    said = PYTHON.read_text(encoding="utf-8")
    assert [piece for piece in game.positions.__struct_fields__ if f"`{piece}`" not in said] == []
