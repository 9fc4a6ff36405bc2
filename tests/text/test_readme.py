"""What the README shows works as it stands."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = [link for link in re.findall(r"\]\(([^)#]+)", README) if "://" not in link]


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", None, None)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("link", LINKS)
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"^make ([a-z]+)", README, re.MULTILINE))
    assert named <= targets
    assert {"play", "test", "lint", "bench"} <= named


def test_there_is_one_command_for_the_tests() -> None:
    assert re.findall(r"\bmake (test|campaigns|check|quick|slowest)\b", README) == ["test"]


def test_every_file_of_an_example_is_linked_from_a_page() -> None:
    """A reader of the site has no clone: the site offers the files that its pages link to."""
    examples = {file for file in (ROOT / "docs" / "examples").rglob("*") if file.suffix in (".py", ".mjs")}
    pages = [*(ROOT / "docs").rglob("*.md")]
    linked = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    }
    assert examples - linked == set()


def test_the_page_about_installing_lists_every_extra() -> None:
    page = (ROOT / "docs" / "how-to" / "install.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(project["optional-dependencies"])
