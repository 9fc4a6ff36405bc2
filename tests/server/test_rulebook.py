"""The rulebook as the server gives it."""

import pytest

from monopolista.kernel import clauses
from monopolista.server.rulebook import NoRulebook, rulebook, sections


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_clause_has_a_title_and_a_text(language: str) -> None:
    book = rulebook(language)
    for clause in clauses.NAMES.values():
        assert book[clause]["title"]
        assert book[clause]["text"]


def test_a_chapter_after_a_clause_is_not_part_of_it() -> None:
    text = "# One\n\n## A-1 · First\n\nText.\n\nMore.\n\n# Two\n\nPreface.\n\n## B-2 · Second\n\nEnd.\n"
    assert sections(text) == {
        "A-1": {"title": "First", "text": "Text.\n\nMore."},
        "B-2": {"title": "Second", "text": "End."},
    }


@pytest.mark.parametrize("language", ["xx", "", "..", "../it", "it/../it", "IT"])
def test_a_language_that_there_is_not(language: str) -> None:
    with pytest.raises(NoRulebook):
        rulebook(language)
