"""Nothing of the browser's side outside a game's own folder says its name, the registry apart."""

import re
from pathlib import Path

import pytest
from tools import build_web

SRC = build_web.WEB / "src"
GAMES = SRC / "games"
NAMES = {folder.name for folder in GAMES.iterdir() if folder.is_dir()}
REGISTRY = GAMES / "index.ts"
SHARED = [
    path
    for path in sorted(SRC.rglob("*"))
    if path.is_file() and path != REGISTRY and not any(path.is_relative_to(GAMES / name) for name in NAMES)
    if not path.is_relative_to(build_web.PROTOCOL)
]


def words(text: str) -> set[str]:
    """Return the words of a text, those within names such as isSoAndSo too."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SRC)))
def test_what_all_games_share_names_none(path: Path) -> None:
    assert not NAMES & words(path.read_text(encoding="utf-8"))


def test_the_registry_names_every_game() -> None:
    assert words(REGISTRY.read_text(encoding="utf-8")) >= NAMES
