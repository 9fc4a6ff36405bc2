"""Every link between the pages of the repository leads to a file, and to a title in it."""

import re
from pathlib import Path

import pytest

from tests.commands.documents import PAGES, ROOT

_FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub and MyST give to the titles of a page."""
    titles = re.findall(r"^#+ (.+)$", _FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in titles]
    return {title.replace(" ", "-") for title in plain}


def broken(page: Path) -> list[str]:
    """Return the relative links of a page that lead nowhere."""
    found: list[str] = []
    for link in _LINK.findall(_FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file_and_a_title(page: Path) -> None:
    assert broken(page) == []


def test_a_link_to_a_title_that_is_missing_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A title\n\n[here](#a-title) [nowhere](#another) [gone](gone.md)\n", encoding="utf-8")
    assert broken(page) == ["#another", "gone.md"]


def named_paths() -> list[str]:
    """Return the paths with a folder that ARCHITECTURE.md names below its tables' title; ``<…>`` stands for any."""
    tables = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("\n## Where things are\n")[1]
    return list(dict.fromkeys(re.findall(r"`([\w.-]+/[\w./*<>-]*(?:/|\.\w+))`", tables)))


@pytest.mark.parametrize("path", named_paths())
def test_a_path_that_the_architecture_names_exists(path: str) -> None:
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    places = (ROOT, ROOT / "src" / "monopolista", *(ROOT / "src" / "monopolista" / "games").iterdir())
    assert any(any(place.glob(pattern)) for place in places)
