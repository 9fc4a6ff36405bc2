"""What the page on learning says runs as it stands there."""

import doctest
from pathlib import Path

import pytest

from monopolista.learn import pettingzoo

DOCS = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize("page", ["environments.md"])
def test_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)
    assert tried
    assert failed == 0


def test_examples_in_docstrings_run() -> None:
    failed, tried = doctest.testmod(pettingzoo)
    assert tried
    assert failed == 0
