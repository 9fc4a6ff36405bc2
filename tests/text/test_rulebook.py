"""The rulebook has every clause of the rules, in every language, and its titles can stand as reasons."""

import re
from pathlib import Path

import pytest

from monopolista.kernel import clauses
from monopolista.locales import LANGUAGES

FOLDER = Path(__file__).parents[2] / "rulebook"
SECTION = re.compile(r"^## (\S+) · (.+)$")


def page(language: str) -> str:
    return (FOLDER / language / "classic.md").read_text(encoding="utf-8")


def titles(language: str) -> list[tuple[str, str]]:
    return [(head[1], head[2]) for line in page(language).splitlines() if (head := SECTION.match(line))]


def bodies(language: str) -> list[str]:
    return re.split(r"^#{1,2} .+$", page(language), flags=re.MULTILINE)


def test_every_language_has_a_rulebook() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_each_clause_of_the_kernel_once_in_order(language: str) -> None:
    assert [clause for clause, _ in titles(language)] == list(clauses.NAMES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_a_chapter_or_a_clause(language: str) -> None:
    heads = [line for line in page(language).splitlines() if line.startswith("#")]
    assert all(SECTION.match(line) or re.fullmatch(r"# [^#·]+", line) for line in heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_short_and_said_once(language: str) -> None:
    said = [title for _, title in titles(language)]
    assert len(set(said)) == len(said)
    assert [title for title in said if len(title) > 80 or title.endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_explained_and_nothing_stands_outside_of_them(language: str) -> None:
    texts = [body.strip() for body in bodies(language)]
    assert sum(1 for text in texts if text) == len(clauses.NAMES)
    assert all(line[0] in "> " or line[0].isalpha() for text in texts for line in text.splitlines() if line)


def test_the_rulebooks_note_the_same_rulings() -> None:
    noted = [[body.count("\n> ") for body in bodies(language)] for language in LANGUAGES]
    assert all(notes == noted[0] for notes in noted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_refers_only_to_clauses_that_exist(language: str) -> None:
    named = set(re.findall(r"\b[A-Z]+-[0-9]+\b", page(language)))
    assert named == set(clauses.NAMES.values())
