"""How processes share the tests."""

from collections.abc import Iterator
from typing import cast

import pytest

from tests.plugins.order import ordered


class Item:
    """A test, as far as its order goes."""

    def __init__(self, nodeid: str, *fixtures: str, marks: tuple[str, ...] = ()) -> None:
        self.nodeid = nodeid
        self.fixturenames = fixtures
        self._marks: list[pytest.Mark] = [getattr(pytest.mark, name).mark for name in marks]

    def iter_markers(self) -> Iterator[pytest.Mark]:
        """Yield its marks."""
        yield from self._marks

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        """Return the mark of a name."""
        return next((mark for mark in self._marks if mark.name == name), None)


def test_each_process_gets_as_many_tests_and_as_many_long_ones_and_these_first() -> None:
    short = [Item(f"sums.py::{number}") for number in range(6)]
    long = [Item(f"{module}.py::{number}", "browser") for module in "abc" for number in range(2)]
    names = [item.nodeid for item in ordered(cast(list[pytest.Item], [*short, *long]), 2)]
    assert names == [
        *("a.py::0", "a.py::1", "c.py::0", "c.py::1", "sums.py::0", "sums.py::1"),
        *("b.py::0", "b.py::1", "sums.py::2", "sums.py::3", "sums.py::4", "sums.py::5"),
    ]


def test_modules_that_are_all_long_are_shared_too() -> None:
    long = [Item(f"{module}.py::0", "browser") for module in "abcde"]
    names = [item.nodeid for item in ordered(cast(list[pytest.Item], long), 2)]
    assert names == ["a.py::0", "c.py::0", "e.py::0", "b.py::0", "d.py::0"]


def test_all_that_calls_kernels_comes_to_one_process() -> None:
    long = [Item(f"{module}.py::0", "browser") for module in "abc"]
    kernels = [Item(f"{module}.py::0", marks=("compiled", "campaign")) for module in "xy"]
    names = [item.nodeid for item in ordered(cast(list[pytest.Item], [kernels[0], *long, kernels[1]]), 2)]
    assert names == ["x.py::0", "y.py::0", "c.py::0", "a.py::0", "b.py::0"]
