"""The examples in docstrings and documents run as they stand."""

import doctest
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import monopolista
from monopolista.games import GAMES
from monopolista.games.interface.game import Game

PACKAGE = Path(monopolista.__file__).parent
PYTHON = Path(__file__).parent.parent / "docs" / "reference" / "python-table.md"
WITH_EXAMPLES = sorted(
    ".".join(("monopolista", *source.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for source in PACKAGE.rglob("*.py")
    if "    >>> " in source.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
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
