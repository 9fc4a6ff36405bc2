"""The documentation is plain technical English: the words of the field, and a short README."""

import re
from pathlib import Path

import pytest

from tests.commands.documents import PAGES, ROOT

STAND_INS = ("whoever", "somebody", "of late", "nought", "take back", "taken back", "estate", "doubtful")
"""Words for clients and players, recently, zero, undo, properties, inaccuracies."""
STYLE_GUIDES = ROOT / "docs" / "contributing"
GUIDES = [page for page in PAGES if STYLE_GUIDES not in page.parents]


def prose_of(page: Path) -> str:
    """Return a page without its code, tables and links."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^(?:\||#).*$", "", text, flags=re.MULTILINE)
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`\n]*`", "x", text))


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_has_the_words_of_the_field(page: Path) -> None:
    text = prose_of(page).lower()
    assert [word for word in STAND_INS if re.search(rf"\b{word}\b", text)] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120
