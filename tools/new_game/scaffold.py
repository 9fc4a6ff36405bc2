"""Copies the template under the name of a new game, and registers the game."""

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TEMPLATE: Final = Path(__file__).parent / "template"
_NAME: Final = re.compile(r"[a-z]{2,12}")
_TITLE: Final = re.compile(r"""[^\s"'\\{}$](?:[^\n"'\\{}$]{0,38}[^\s"'\\{}$])?""")
"""Fluent texts and TOML files take the title unchanged, so it must not contain their special characters."""
_TEXTS: Final = frozenset({".ftl", ".md", ".toml"})
"""Files in which ``Pig`` is the title; in all others it is the start of class names."""
_CLAUSES_EACH: Final = 20
"""How many numbers of clauses are reserved for each game."""
_SHAPES: Final = {"observation": "(32,)", "mask": "(2,)"}
"""The shapes of observation and mask in the template, for the documentation."""
_CLAUSE: Final = re.compile(r"^(\w+: Final = )(\d+)$", re.MULTILINE)


class NewGameError(ValueError):
    """The name or title is not valid for a game, or the game cannot be registered in a file."""


@dataclass(frozen=True)
class NewGame:
    """The name and title of a new game."""

    name: str
    title: str

    def renamed(self, text: str, *, is_text: bool) -> str:
        """Return a text of the template with the names of the game."""
        text = text.replace("tools.new_game.template.pig", f"monopolista.games.{self.name}")
        text = text.replace("tools.new_game.template.tests", f"tests.games.{self.name}")
        text = text.replace("pig", self.name).replace("PIG", self.name.upper())
        return text.replace("Pig", self.title if is_text else self.name.capitalize())


def scaffold(root: Path, game: NewGame) -> list[Path]:
    """Create a game and register it.

    Parameters
    ----------
    root : Path
        Folder of the repository.
    game : NewGame
        Its name and title.

    Returns
    -------
    list of Path
        The files created and those changed, relative to ``root``.

    Raises
    ------
    NewGameError
        If the name is taken or a name or title cannot be one; nothing is written then.
    """
    _check(root, game)
    files = {**_files(root, game), **_registered(root, game)}
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    _tidy(root, [file for file in files if file.suffix == ".py"])
    return sorted(file.relative_to(root) for file in files)


def _check(root: Path, game: NewGame) -> None:
    if not _NAME.fullmatch(game.name) or keyword.iskeyword(game.name):
        raise NewGameError(f"{game.name!r} is no name of a game: 2 to 12 small letters a to z, no word of Python")
    if not _TITLE.fullmatch(game.title):
        raise NewGameError(f"{game.title!r} is no title: 1 to 40 characters, none of them a quote, \\, {{, }} or $")
    if (root / "src" / "monopolista" / "games" / game.name).exists():
        raise NewGameError(f"games/{game.name} exists already")


def _files(root: Path, game: NewGame) -> dict[Path, str]:
    """Return the files of the game and their contents."""
    clauses = root / "src" / "monopolista" / "games" / game.name / "rules" / "clauses.py"
    files = {
        place: game.renamed(source.read_text(encoding="utf-8"), is_text=source.suffix in _TEXTS)
        for source, place in _places(root, game)
    }
    files[clauses] = _numbered(files[clauses], _first_clause(root))
    return files


def _places(root: Path, game: NewGame) -> Iterator[tuple[Path, Path]]:
    """Yield the files of the template, each with its destination."""
    folders = {
        "pig": root / "src" / "monopolista" / "games" / game.name,
        "tests": root / "tests" / "games" / game.name,
        "web": root / "web" / "src" / "games" / game.name,
    }
    for name, folder in folders.items():
        for source in sorted((TEMPLATE / name).rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                yield source, folder / game.renamed(str(source.relative_to(TEMPLATE / name)), is_text=False)
    for page in sorted((TEMPLATE / "rulebook").iterdir()):
        yield page, root / "rulebook" / page.stem / f"{game.name}.md"


def _first_clause(root: Path) -> int:
    """Return the number of the first clause of a new game; clause numbers are unique over all games."""
    sources = (root / "src" / "monopolista" / "games").glob("*/rules/clauses.py")
    taken = [int(found[2]) for source in sources for found in _CLAUSE.finditer(source.read_text(encoding="utf-8"))]
    return (max(taken) // _CLAUSES_EACH + 1) * _CLAUSES_EACH


def _numbered(text: str, first: int) -> str:
    """Return a module of clauses with consecutive numbers."""
    numbers = iter(range(first, first + _CLAUSES_EACH))
    return _CLAUSE.sub(lambda found: f"{found[1]}{next(numbers)}", text)


def _registered(root: Path, game: NewGame) -> dict[Path, str]:
    """Return the files that list all games, with the new one added."""
    name, constant = game.name, game.name.upper()
    listed = r'"monopolista\.games\.\w+"'
    edits = {
        "src/monopolista/games/registry.py": (
            (r"(\A[\s\S]*\nfrom monopolista\.games\.)", rf"\1{name}.game import {constant}\nfrom monopolista.games."),
            (r"(for game in \([A-Z, ]+)\)", rf"\1, {constant})"),
        ),
        "pyproject.toml": (
            (rf"(= \[{listed}(?:, {listed})*)\]", rf'\1, "monopolista.games.{name}"]'),
            (r'(^    "\w+(?: \| \w+)*)(",\n    "learning_agents",)', rf"\1 | {name}\2"),
        ),
        "rulebook/booklets.toml": ((r"(\A(?:.+\n)+)", rf'\1{name} = "{name}"\n'),),
        "web/src/games/index.ts": (
            (
                r"(\A[\s\S]*MANIFEST as \w+ \} from '[^']+';\n)",
                rf"\1import {{ MANIFEST as {constant} }} from './{name}/manifest.ts';\n",
            ),
            (r"(list: \[[A-Z, ]+)\]", rf"\1, {constant}]"),
        ),
    }
    edits |= _documented(game)
    return {root / place: _edited(root / place, changes) for place, changes in edits.items()}


def _documented(game: NewGame) -> dict[str, tuple[tuple[str, str], ...]]:
    """Return the pages of the documentation with the new game."""
    tables, table = "docs/reference/simulation-tables.md", "docs/reference/python-table.md"
    anchors = {tables: r"^(?=## The tables of a tournament$)", table: r"^(?=## Let bots play on$)"}
    added = {place: (TEMPLATE / place).read_text(encoding="utf-8") for place in anchors}
    sections = {place: (anchor, game.renamed(added[place], is_text=True)) for place, anchor in anchors.items()}
    rows = tuple(
        (rf"^(\| `{column}` \| .*in `\w+`)(?= \|)", rf"\1, {shape} in `{game.name}`")
        for column, shape in _SHAPES.items()
    )
    return {tables: (sections[tables], *rows), table: (sections[table],)}


def _edited(file: Path, changes: tuple[tuple[str, str], ...]) -> str:
    """Return a file with each pattern replaced, or raise NewGameError where one is not found."""
    text = file.read_text(encoding="utf-8")
    for pattern, added in changes:
        text, count = re.subn(pattern, added, text, flags=re.MULTILINE)
        if count == 0:
            raise NewGameError(f"{file.name} names no games where it did: {pattern}")
    return text


def _tidy(root: Path, files: list[Path]) -> None:
    """Sort the imports and format the code again, because the names have other lengths than those of the template."""
    for command in (("check", "--fix", "--quiet", "--select", "I"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *files], cwd=root, check=True)
