"""The summary of ``make clauses`` counts what tests declare."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.clauses.summary import clause_proofs, languages, lines, named, screens, sizes_in, windows

HERE: Any = SimpleNamespace(
    __name__="tests.browser.test_here",
    DEVICES={"desk": SimpleNamespace(language="nl")},
    SIZES=({"width": 1440, "height": 900}, (390, 844)),
    SEATS=(2, 8),
)


def declared(*marks: pytest.MarkDecorator, **values: Any) -> Any:
    """Return what pytest would collect of a test with these marks and parameters."""
    found = [mark.mark for mark in marks]

    def carried(name: str | None = None) -> list[pytest.Mark]:
        return [mark for mark in found if name in (None, mark.name)]

    def closest(name: str) -> pytest.Mark | None:
        return next(iter(carried(name)), None)

    return SimpleNamespace(
        module=HERE,
        name="test_it[…]",
        originalname="test_it",
        nodeid="tests/browser/test_here.py::test_it",
        callspec=SimpleNamespace(params=values),
        iter_markers=carried,
        get_closest_marker=closest,
    )


def test_a_clause_counts_in_the_editions_that_are_named_or_in_the_one_that_is_played() -> None:
    items = [
        declared(pytest.mark.clause("RENT-1", "italy", "us")),
        declared(pytest.mark.clause("RENT-1"), edition="us"),
    ]
    assert clause_proofs(items) == {("RENT-1", "italy"): 1, ("RENT-1", "us"): 2}
    assert clause_proofs([declared(pytest.mark.clause("DEAL-1"))]) == {("DEAL-1", "deal"): 1}


def test_options_languages_and_screens_count_where_they_are_declared() -> None:
    items = [declared(pytest.mark.option("short", "cash"), language="it"), declared(where="desk")]
    assert named(items, "option") == {"short": 1, "cash": 1}
    assert languages(items) == {"it": 1, "nl": 1}
    assert screens(items) == {"test_here.test_it": 1}


def test_only_what_can_be_a_window_counts_as_one() -> None:
    assert windows([declared()]) == {(1440, 900), (390, 844)}
    assert [*sizes_in([("it", (844, 390)), (2, 8), 1000])] == [(844, 390)]


def test_every_count_has_its_line() -> None:
    heads = [line.split("  ")[0] for line in lines([declared()])]
    assert heads == [
        "tests", "clauses × editions", "options", "languages", "screens × devices", "window sizes",
    ]  # fmt: skip
