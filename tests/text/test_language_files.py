"""The Fluent files say the same things in every language."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import monopolista.locales
from monopolista.locales import LANGUAGES, TextError, say

FOLDER = Path(monopolista.locales.__file__).parent
FILES = sorted({file.name for language in LANGUAGES for file in (FOLDER / language).glob("*.ftl")})


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.names.add(node.id.name)


def entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body


def messages(language: str, name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    collected = Variables()
    collected.visit(message)
    return collected.names


def test_every_language_has_a_folder_of_its_own() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.is_dir() and file.name[0] != "_"} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_is_well_formed(language: str, name: str) -> None:
    assert [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("name", FILES)
def test_every_message_exists_in_every_language_with_the_same_variables(name: str) -> None:
    for one, other in pairwise(LANGUAGES):
        first, second = messages(one, name), messages(other, name)
        assert first.keys() == second.keys()
        assert {name: variables(text) for name, text in first.items()} == {
            name: variables(text) for name, text in second.items()
        }


@pytest.mark.parametrize("name", FILES)
def test_the_notes_on_a_message_are_the_same_in_every_language(name: str) -> None:
    for one, other in pairwise(LANGUAGES):
        assert _notes(one, name) == _notes(other, name)


def _notes(language: str, name: str) -> dict[str, list[str]]:
    texts = messages(language, name)
    return {text.id.name: [note.id.name for note in text.attributes] for text in texts.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_stated_twice(language: str) -> None:
    stated = Counter(
        entry.id.name for name in FILES for entry in entries(language, name) if isinstance(entry, ast.Message)
    )
    assert [name for name, times in stated.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_printed_ones(language: str) -> None:
    for name in FILES:
        texts = [line for line in (FOLDER / language / name).read_text(encoding="utf-8").splitlines() if " = " in line]
        assert [line for line in texts if "'" in line] == []


def test_a_text_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TextError, match="no text 'fact-danced' in 'it'"):
        say("fact-danced", "it")


def test_a_text_without_its_values_is_an_error() -> None:
    with pytest.raises(TextError, match="seat"):
        say("fact-bid", "en", amount="M 120")


def test_a_language_that_is_not_spoken_is_an_error() -> None:
    with pytest.raises(TextError, match="unknown language 'xx'; there are: it, en"):
        say("fact-bid", "xx")
