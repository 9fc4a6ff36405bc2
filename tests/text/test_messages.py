"""The table of messages: every message in every language, and the sources that use it."""

import csv
from io import StringIO

import pytest
from tools import messages

from monopolista.locales import LANGUAGES, Language, say


@pytest.fixture(scope="module")
def table() -> list[messages.Row]:
    return messages.rows()


def test_no_message_is_left_over(table: list[messages.Row]) -> None:
    assert [row.id for row in table if not row.used] == []


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("hint-none", "web/src/table/advice/HintPanel.svelte"),
        ("analysis-grade-blunder", "src/monopolista/analyse/text_report.py"),
        ("take-back-named", "web/src/table/takeback/TakeBackButton.svelte"),
    ],
)
def test_the_sources_of_a_message_are_found_by_its_name_and_by_its_beginning_or_end(name: str, file: str) -> None:
    assert file in messages.used(name)


def test_a_name_that_nobody_uses_is_in_no_source() -> None:
    assert messages.used("nobody-has-this") == []


@pytest.mark.parametrize("message", ["workshop-advice-raise", "workshop-advice-lower"])
def test_no_italian_article_stands_before_a_share_that_may_begin_with_a_vowel(message: str) -> None:
    """It is "del 31%" and "dell’82%"."""
    assert "del 82%" not in say(message, "it", change="82%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_watch_is_said_in_a_sentence(language: Language) -> None:
    said = [say("invite-spectators", language, count=count) for count in (0, 1, 7)]
    assert [one for one in said if one != f"{one[0].upper()}{one[1:].rstrip('.')}."] == []


def test_the_table_has_a_line_for_each_message_and_a_column_for_each_language(table: list[messages.Row]) -> None:
    lines = list(csv.DictReader(StringIO(messages.as_csv(table))))
    assert list(lines[0]) == ["id", "en", *(one for one in LANGUAGES if one != "en"), "used in"]
    assert all(line[language] for line in lines for language in LANGUAGES)
    page = messages.as_html(table)
    assert page.count("<tr id=") == len(lines) == len(table)
    assert "{ $seat } rolls { $number }" in page


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(SystemExit, match="html"):
        messages.main("messages.pdf")
