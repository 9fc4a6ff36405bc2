"""The examples in docstrings run as they stand."""

import doctest
from types import ModuleType

import pytest

import monopolista
from monopolista import table
from monopolista.games import intervals
from monopolista.games.classic import notation
from monopolista.simulate import chunk, source, tournament


@pytest.mark.parametrize(
    "module", [monopolista, table, notation, chunk, source, intervals, tournament], ids=lambda module: module.__name__
)
def test_the_examples_of_a_module_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
