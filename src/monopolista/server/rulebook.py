"""The rulebook: sections ``## AUC-1 · Title`` with their text, read from the checkout or the wheel."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_HEADING = re.compile(r"^## ([A-Z]+-[0-9]+) · (.+)$", re.MULTILINE)
_LANGUAGE = re.compile(r"[a-z]{2}")


class NoRulebook(LookupError):  # noqa: N818 (what is asked for, not what went wrong)
    """There is no rulebook in that language."""


@cache
def rulebook(language: str, game: str = "classic") -> dict[str, dict[str, str]]:
    """Return title and text of each clause."""
    page = _folder() / language / f"{game}.md"
    if not _LANGUAGE.fullmatch(language) or not page.is_file():
        raise NoRulebook(f"no rulebook in {language!r}")
    return sections(page.read_text(encoding="utf-8"))


def sections(text: str) -> dict[str, dict[str, str]]:
    """Return the clauses of a page.

    >>> sections("# Rules\\n\\n## GO-1 · Salary\\n\\nPassing GO earns 200.\\n")
    {'GO-1': {'title': 'Salary', 'text': 'Passing GO earns 200.'}}
    """
    found: dict[str, dict[str, str]] = {}
    heads = list(_HEADING.finditer(text))
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        body = text[head.end() : following.start() if following else len(text)]
        own = re.split(r"^#{1,2} ", body, maxsplit=1, flags=re.MULTILINE)[0]
        found[head[1]] = {"title": head[2].strip(), "text": own.strip()}
    return found


def _folder() -> Traversable:
    packed = files("monopolista") / "rulebook"
    return packed if packed.is_dir() else Path(__file__).resolve().parents[3] / "rulebook"
