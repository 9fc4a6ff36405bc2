"""The files of ``deploy/`` and the page about them, read as those read them for whom they are made."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "how-to" / "host-a-server.md"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def lines_of(text: str) -> list[str]:
    """The lines that count, each of those that go on made one."""
    said = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [line.strip() for line in re.sub(r"\\\n\s*", "", said).splitlines() if line.strip()]


@dataclass
class Stage:
    """What one image of a Containerfile is made by."""

    name: str
    base: str
    steps: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def said(self, word: str) -> list[str]:
        return [rest for step, rest in self.steps if step == word]

    def last(self, word: str) -> list[str]:
        """The words of a step that is written as a list."""
        return json.loads(self.said(word)[-1])


def stages(file: Path = DEPLOY / "Containerfile") -> list[Stage]:
    """The images of a Containerfile, in their order."""
    found: list[Stage] = []
    for line in lines_of(file.read_text(encoding="utf-8")):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(name, base))
        elif found:
            found[-1].steps.append((word, rest))
    return found


def bases(file: Path = DEPLOY / "Containerfile") -> list[str]:
    """The images of others that the stages stand on, as they are where nobody gives a build argument."""
    given = dict(re.findall(r"^ARG (\w+)=(\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    names = {stage.name for stage in stages(file)}
    found = [re.sub(r"\$\{(\w+)\}", lambda name: given.get(name[1], ""), stage.base) for stage in stages(file)]
    return [base for base in found if base not in names]


def unit(file: Path) -> dict[str, list[str]]:
    """What a unit of systemd says, each key with all that it was given."""
    said: dict[str, list[str]] = {}
    for line in lines_of(file.read_text(encoding="utf-8")):
        if not line.startswith("["):
            key, _, value = line.partition("=")
            said.setdefault(key, []).append(value)
    return said


def compose(**named: str) -> dict[str, Any]:
    """The compose file as one sees it who has these names in his ``.env``."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: named[found[1]], text))


def prose() -> str:
    """What the page says between its commands."""
    return re.sub(r"^```.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def blocks(kind: str = "sh", text: str = "") -> list[str]:
    """The commands of the page, or of a part of it: those that run as they stand, or those of another kind."""
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", text or PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [block for said, block in fences if said == kind]


def steps(title: str) -> list[str]:
    """The commands below a title of the page, up to the next one."""
    after = PAGE.read_text(encoding="utf-8").partition(f"# {title}\n")[2]
    return blocks(text=re.split(r"^##+ ", after, flags=re.MULTILINE)[0])


def commands() -> list[list[str]]:
    """Every call of the program in the files and on the page, as the words that it is given."""
    spans = re.findall(r"`((?:sudo )?monopolista [^`…]*)`", prose())
    page = [line for block in (*blocks(), *blocks("")) for line in lines_of(block)]
    units = [line for file in UNITS for key, lines in unit(file).items() if key.startswith("Exec") for line in lines]
    asked = r"(?:^|[\s/])(?:monopolista|--rm one) ((?:serve|database|admin)\b(?:'[^'\n]*'|[^;&|'\n])*)"
    said = re.sub(r"\${1,2}\([^)]*\)", "now", "\n".join([*spans, *page, *units]))
    return [shlex.split(one) for one in re.findall(asked, said, re.MULTILINE)]
