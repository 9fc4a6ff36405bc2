"""The Fluent files say the same things in every language."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import monopolista
from monopolista.games import GAMES
from monopolista.locales import LANGUAGES, SPOKEN, TextError, say, sources

FOLDER = Path(monopolista.__file__).parent
FOLDERS = ["locales", *(f"games/{game}/locales" for game in GAMES)]
TEXTS = {
    language: {path.replace(f"/{language}/", "/"): text for path, text in sources(language)} for language in SPOKEN
}
FILES = sorted({name for stated in TEXTS.values() for name in stated})
"""Every file of texts by the name that it has in every language, as locales/rooms.ftl."""


EVERYWHERE = {
    "robot-rated",
    "start-title",
    "die-mister",
    "lobby-minutes",
    "lobby-kind-bot",
    "player-robot",
    "report-bot",
    "game-deal-note",
}
ITALIAN_STREETS = {"lobby-deck-italy-A", "lobby-deck-italy-B"}
THE_SAME = {
    "it": EVERYWHERE
    | ITALIAN_STREETS
    | {"key-talk", "lobby-robot", "option-off", "panel-talk", "replay-title", "token-gondola"},
    "nl": EVERYWHERE
    | ITALIAN_STREETS
    | {"chapter-park", "colour-station", "deed-stations", "die-bus", "estate-hotel", "odds-hotel"}
    | {"lobby-robot", "replay-hotel", "talk-chat", "panel-talk", "key-talk", "token-scooter"}
    | {"analysis-blunder", "analysis-grade-blunder", "dice-seed", "print-sets-hotel", "robot-strength-learner"}
    | {"deal-bank", "deal-card-hotel", "workshop-blank-station", "workshop-effect", "workshop-rent-hotel"}
    | {"workshop-card-picture-station", "workshop-card-picture-tap"},
    "fr": EVERYWHERE
    | {"chapter-tax", "colour-orange", "die-bus", "ledger-by-cause", "replay-pause"}
    | {"luck-all", "robot-strength-champion", "talk-lines", "token-scooter", "workshop-blank-chance"}
    | {"workshop-icon-train", "workshop-group-actions", "workshop-total-actions"},
}
"""What is the same in English: "station" is a Dutch word too, "orange" a French one."""


class Texts(Visitor):
    """Collects the words of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class Selections(Visitor):
    """Collects the choices that a message makes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.names.add(node.id.name)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse(TEXTS[language].get(name, "")).body


def messages(language: str, name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ast.Message)}


def variables(part: ast.BaseNode) -> set[str]:
    collected = Variables()
    collected.visit(part)
    return collected.names


def wanting(languages: Iterable[str]) -> list[str]:
    """Return what languages still need: their files of texts, their pages, their names."""
    found: list[str] = []
    for language in languages:
        pages = [f"rulebook/{language}/{game}.md" for game in GAMES]
        found += [page for page in pages if not (FOLDER.parents[1] / page).is_file()]
        files = [f"src/monopolista/{name.replace('locales/', f'locales/{language}/')}" for name in FILES]
        found += [file for file in files if not (FOLDER.parents[1] / file).is_file()]
    return [f"the language {Path(file).parent.name} has no {file}" for file in found]


def test_every_language_has_its_files_of_texts_and_its_pages() -> None:
    assert wanting(LANGUAGES) == []


def test_what_a_new_language_wants_is_said_by_name() -> None:
    said = wanting(["de"])
    assert "the language de has no rulebook/de/classic.md" in said
    assert "the language de has no src/monopolista/locales/de/rooms.ftl" in said
    assert len(said) == len(GAMES) + len(FILES)


@pytest.mark.parametrize("folder", FOLDERS)
def test_there_is_no_folder_of_a_language_that_is_not_listed(folder: str) -> None:
    folders = {file.name for file in (FOLDER / folder).iterdir() if file.is_dir() and file.name[0] != "_"}
    assert folders == set(LANGUAGES)


def test_what_only_one_game_says_lies_in_its_folder() -> None:
    for name in FILES:
        if name.startswith("locales/"):
            texts = "\n".join(TEXTS[language][name] for language in LANGUAGES)
            # A kind of game that every game has is called like one of them in English.
            words = set(re.findall(r"[a-z]+", re.sub(r"(?m)^preset-standard = .*$", "", texts).lower()))
            assert words.isdisjoint(GAMES), name


@pytest.mark.parametrize("room", [*GAMES, ""])
def test_no_screen_says_what_only_another_game_has_words_for(room: str) -> None:
    """A screen has the texts that games share and those of the game that is played."""
    screens = FOLDER.parents[1] / "web" / "src"
    others = [game for game in GAMES if game != room]
    theirs = {one for game in others for name in FILES if f"games/{game}/" in name for one in messages("en", name)}
    ours = {
        one
        for name in FILES
        if name.startswith("locales/") or (room and f"games/{room}/" in name)
        for one in messages("en", name)
    }
    written = [folder for folder in screens.iterdir() if folder.name not in ("games", "generated")]
    shared = [one for folder in written for one in folder.rglob("*")]
    files = [*(screens / "games" / room).rglob("*")] if room else shared
    texts = [file.read_text("utf-8") for file in files if file.is_file()]
    said = {one for text in texts for one in re.findall(r"'([a-z]+(?:-[a-z\d]+)+)'", text)}
    assert said
    assert said & theirs - ours == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    junk = [(name, one.content) for name in FILES for one in entries(language, name) if isinstance(one, ast.Junk)]
    assert junk == []


def differing(what: Callable[[ast.Message], object]) -> Iterator[str]:
    """Name the messages of which two languages differ in what is the same in all, or which one of them lacks."""
    for name in FILES:
        for one, other in pairwise(LANGUAGES):
            first, second = ({key: what(text) for key, text in messages(each, name).items()} for each in (one, other))
            yield from (f"{name}: {key} in {one} and {other}" for key, _ in first.items() ^ second.items())


def test_every_message_exists_in_every_language_with_the_same_variables() -> None:
    assert [*differing(lambda text: frozenset(variables(text)))] == []


def test_the_notes_on_a_message_are_the_same_in_every_language() -> None:
    assert [*differing(lambda text: tuple(note.id.name for note in text.attributes))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_stated_twice(language: str) -> None:
    stated = Counter(
        entry.id.name for name in FILES for entry in entries(language, name) if isinstance(entry, ast.Message)
    )
    assert [name for name, times in stated.items() if times > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    left = {key for name in FILES for key in the_same_as_in_english(language, name)}
    assert left - THE_SAME[language] == set()


def the_same_as_in_english(language: str, name: str) -> Iterator[str]:
    """Yield the messages of a file that have words, and the same as in English."""
    english = {key: texts(text) for key, text in messages("en", name).items()}
    for key, text in messages(language, name).items():
        if texts(text) == english[key] and re.search(r"[A-Za-z]{2}", " ".join(english[key])):
            yield key


def texts(message: ast.Message) -> list[str]:
    """Return what a message says besides what is put into it."""
    collected = Texts()
    collected.visit(message)
    return [said for text in collected.texts if (said := text.strip())]


def french() -> list[ast.Message]:
    """Return every message in French."""
    return [message for name in FILES for message in messages("fr", name).values()]


def test_french_holds_its_high_punctuation_with_a_space() -> None:
    said = [text for message in french() for text in texts(message)]
    assert [text for text in said if re.search(r"[^\u00a0][:;!?%]|[^\u202f]»|«[^\u202f]", text)] == []


def test_dutch_leaves_a_space_before_the_ellipsis_of_what_goes_on() -> None:
    said = [text for name in FILES for message in messages("nl", name).values() for text in texts(message)]
    assert [text for text in said if re.search(r"\w…$", text)] == []


def test_where_nought_is_counted_as_one_no_text_says_one_for_it() -> None:
    """In French 0 is "one" as well: a text without the number stands under [1], or beside one under [0]."""
    for message in french():
        for chosen in selections(message):
            keys = {key_of(variant): variant for variant in chosen.variants}
            if "one" in keys and "0" not in keys:
                assert variables(keys["one"].value) & variables(chosen.selector), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_variant_says_of_its_number_the_last_one_says_too(language: str) -> None:
    """A variant for one may omit the number, that for all others may not."""
    for name in FILES:
        for message in messages(language, name).values():
            for chosen in selections(message):
                said = [variables(variant.value) & variables(chosen.selector) for variant in chosen.variants]
                assert said[-1] >= set[str]().union(*said), message.id.name


def selections(message: ast.Message) -> list[ast.SelectExpression]:
    collected = Selections()
    collected.visit(message)
    return collected.found


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_printed_ones(language: str) -> None:
    for name in FILES:
        texts = [line for line in TEXTS[language][name].splitlines() if " = " in line]
        assert [line for line in texts if "'" in line] == []


def test_a_text_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TextError, match="no text 'fact-danced' in 'it'"):
        say("fact-danced", "it")


def test_a_text_without_its_values_is_an_error() -> None:
    with pytest.raises(TextError, match="seat"):
        say("fact-bid", "en", amount="M 120")


def test_a_language_that_is_not_spoken_is_an_error() -> None:
    with pytest.raises(TextError, match="unknown language 'xx'; there are: it, en, nl, fr"):
        say("fact-bid", "xx")
