"""Every command that a document shows: in a fenced block, or as code within a sentence."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from tests.commands.makefile import ROOT
from tests.deploy.reading import lines_of

PAGES: Final = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md")]
)
PROGRAMS: Final = ("monopolista", "make", "python", "python3", "pip", "pipx", "uv", "uvx", "node")
_SHELLS: Final = ("", "sh", "bash", "text", "console")
_FENCE: Final = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(rf"(?:[A-Z_]+=\S+ )*(?:sudo )?(?:\S+/bin/)?(?:{'|'.join(PROGRAMS)})(?: .*)?")
_SETTINGS: Final = re.compile(r"^(?:[A-Z_]+=\S+ )+")


class Command(NamedTuple):
    """A command as a page shows it."""

    page: str
    text: str
    """Without the path of the environment and without what explains it in the same line."""
    fenced: bool
    """Whether it stands in a block of its own."""


def commands() -> list[Command]:
    """Return every command of every page."""
    return [command for page in PAGES for command in commands_of(page)]


def commands_of(page: Path) -> list[Command]:
    """Return the commands of one page, each once."""
    text = page.read_text(encoding="utf-8")
    name = str(page.relative_to(ROOT))
    blocks = [block for kind, block in _FENCE.findall(text) if kind in _SHELLS]
    lines = [re.split(r" {2,}", line)[0] for block in blocks for line in lines_of(block)]
    spans = re.findall(r"`([^`\n]+)`", _FENCE.sub("", text))
    found = [Command(name, bare(line), fenced=True) for line in lines if _COMMAND.fullmatch(line)]
    found += [Command(name, bare(span), fenced=False) for span in spans if _COMMAND.fullmatch(span)]
    return list(dict.fromkeys(found))


def bare(command: str) -> str:
    """Return a command without the path of the environment in which it runs."""
    return re.sub(r"(?<!\S)(?:\.venv|env)/bin/", "", command).removeprefix("sudo ").strip()


def program_of(text: str) -> str:
    """Return the program that a command runs."""
    return _SETTINGS.sub("", text).split(" ", maxsplit=1)[0]


def given_to(text: str) -> str:
    """Return what a command gives its program."""
    return _SETTINGS.sub("", text).partition(" ")[2]


def settings_of(text: str) -> dict[str, str]:
    """Return the variables that a command sets for its program."""
    settings = _SETTINGS.match(text)
    return dict(one.split("=", 1) for one in settings[0].split()) if settings else {}
