"""The house: nothing above games/ says the name of one, and no module imports what imports it."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import monopolista
from monopolista.games import GAMES

PACKAGE = Path(monopolista.__file__).parent
ABOVE = [
    source
    for source in sorted(PACKAGE.rglob("*"))
    if source.is_file()
    and source.suffix in (".py", ".ftl", ".sql")
    and "games" not in source.relative_to(PACKAGE).parts
]


def words_of(text: str) -> Iterator[str]:
    """The words of a text, those within identifiers too: isDeal and deal_view both name a game."""
    for word in re.findall(r"[A-Za-z]+", text):
        yield from (part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", word))


def speech(source: Path) -> str:
    """What of a file could name a game: of a language file its name and those of its messages, not what they say."""
    text = source.read_text(encoding="utf-8")
    if source.suffix != ".ftl":
        return text
    return "\n".join([source.name, *re.findall(r"^-?[a-z][a-z0-9-]*(?= =)", text, re.MULTILINE)])


def test_words_are_found_within_identifiers() -> None:
    assert [*words_of("isDeal deal_view DEAL_FACT DealView dealt")] == [
        "is", "deal", "deal", "view", "deal", "fact", "deal", "view", "dealt",
    ]  # fmt: skip


def test_nothing_above_the_games_says_the_name_of_one() -> None:
    said = {str(source.relative_to(PACKAGE)): set(words_of(speech(source))) & set(GAMES) for source in ABOVE}
    assert len(said) > 200
    assert {source: sorted(names) for source, names in said.items() if names} == {}


def modules() -> dict[str, Path]:
    """Every module of the package by its name."""
    found: dict[str, Path] = {}
    for source in PACKAGE.rglob("*.py"):
        parts = ("monopolista", *source.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts).removesuffix(".__init__")] = source
    return found


def imported(source: Path, known: set[str]) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            named = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from named & known or {node.module}


def decoded_by(source: Path) -> set[str]:
    """The decoders that a file calls, which raise RecursionError where a text is nested too deeply."""
    return set(
        re.findall(
            r"\b(json\.loads?\b|json\.decode\b|json\.Decoder\(Union|tomllib\.loads?\b)",
            source.read_text("utf-8"),
        )
    )


def test_texts_of_others_are_decoded_where_nesting_is_an_error_like_any_other() -> None:
    found = {str(source.relative_to(PACKAGE)): decoded_by(source) for source in PACKAGE.rglob("*.py")}
    assert {source: decoders for source, decoders in found.items() if decoders} == {
        "games/common/toml_sources.py": {"tomllib.loads"},
        "json_reader.py": {"json.decode"},
        "rulebook.py": {"tomllib.loads"},  # its own file
        "server/configuration/loader.py": {"tomllib.loads"},
        "server/rooms/websocket.py": {"json.Decoder(Union"},
    }


def test_no_module_imports_what_imports_it() -> None:
    known = modules()
    graph = {name: set(imported(source, set(known))) - {name} for name, source in known.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(known)


TESTS = Path(__file__).parent
WEB = TESTS.parent / "web" / "src"
SCREENS = sorted(source for kind in ("*.svelte", "*.css", "*.ts") for source in WEB.rglob(kind))
WITH_A_MOUSE = re.compile(r"@media \(hover: hover\) \{\n(?P<indent> *).*?\n(?!(?P=indent))", re.DOTALL)


def hovering(source: Path) -> list[str]:
    """What comes of hovering in a file without being asked whether there is a mouse."""
    left = WITH_A_MOUSE.sub("", source.read_text(encoding="utf-8"))
    entering = [] if source.name == "hover.ts" else re.findall(r"\bonpointer(?:enter|over)\b", left)
    return [*re.findall(r":hover\b|\bonmouse\w+", left), *entering]


def test_only_where_there_is_a_mouse_something_comes_of_hovering() -> None:
    assert {source.name: found for source in SCREENS if (found := hovering(source))} == {}


def test_hardly_any_style_reaches_into_another_component() -> None:
    reaching = [line for source in SCREENS for line in source.read_text("utf-8").splitlines() if ":global" in line]
    assert 0 < len(reaching) <= 10


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_a_game_know_no_other(game: str) -> None:
    others = "|".join(other for other in GAMES if other != game)
    imports = re.compile(rf"^(?:from|import) (?:tests|monopolista)\.games\.(?:{others})\b", re.MULTILINE)
    sources = [source for source in (TESTS / "games" / game).rglob("*.py") if imports.search(source.read_text("utf-8"))]
    assert [source.name for source in sources] == []


def test_what_all_batteries_share_names_no_game() -> None:
    named = [source.name for source in (TESTS / "battery").glob("*.py") if not source.name.startswith("test_")]
    assert [name for name in named if set(words_of((TESTS / "battery" / name).read_text("utf-8"))) & set(GAMES)] == []
