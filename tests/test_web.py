"""The browser's side is built when what it is made of has changed, and only then."""

import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.campaign("what the build of the browser's side does", sample=1)

ROOT = Path(__file__).parents[1]
FACTS = Path("src/monopolista/games/deal/rules/events.py")


class Workshop:
    """A copy of what web/ is made of, in which Node only notes what it was asked."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.asked: list[str] = []
        """What Node and the generator were asked since the last build."""
        without = shutil.ignore_patterns("__pycache__", "web_dist", "node_modules", "generated")
        for part in ("src/monopolista", "tools", "web"):
            shutil.copytree(ROOT / part, folder / part, ignore=without)
        self._run: Any = subprocess.run
        monkeypatch.setattr(subprocess, "run", self._note)

    def _note(self, command: list[Any], **options: Any) -> Any:
        installs = "install" if "--omit=dev" in command else "install all"
        self.asked.append("build" if "build" in command else installs if "ci" in command else str(command[2]))
        if self.asked[-1] == "build":
            built = self.folder / "src/monopolista/web_dist"
            shutil.rmtree(built, ignore_errors=True)  # as Vite does
            built.mkdir()
        elif "ci" in command:
            (self.folder / "web/node_modules").mkdir(exist_ok=True)
        elif self.asked[-1] == "pack":
            pass
        else:
            return self._run(command, **options)
        return None

    def build(self) -> list[str]:
        """Build as ``make play`` does; return what was run to that end."""
        return self._run_command("build")

    def pack(self) -> list[str]:
        """Build as for a wheel; return what was run to that end."""
        return self._run_command("pack")

    def _run_command(self, name: str) -> list[str]:
        self.asked.clear()
        runpy.run_path(str(self.folder / "tools" / "build_web.py"))[name]()
        return [*self.asked]

    def install(self, *, with_dev: bool) -> list[str]:
        """Install Node packages; return what was run to that end."""
        self.asked.clear()
        runpy.run_path(str(self.folder / "tools" / "build_web.py"))["install"](with_dev=with_dev)
        return [*self.asked]

    def edit(self, file: Path, change: Callable[[str], str]) -> None:
        """Change a file."""
        path = self.folder / file
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(tmp_path, monkeypatch)
    assert made.build() == ["monopolista.protocol.codegen.typescript", "install", "build"]
    return made


def test_what_checks_is_installed_once_it_is_needed_and_also_builds(workshop: Workshop) -> None:
    assert workshop.install(with_dev=False) == []
    assert workshop.install(with_dev=True) == ["install all"]
    assert workshop.install(with_dev=True) == []
    assert workshop.install(with_dev=False) == []


def test_what_was_built_is_compressed_for_others_once_it_is_served_to_them(workshop: Workshop) -> None:
    assert workshop.pack() == ["pack"]
    assert workshop.pack() == workshop.build() == []
    workshop.edit(Path("web/src/ui/look.css"), lambda text: text + "\n")
    assert workshop.build() == ["build"]
    assert workshop.pack() == ["pack"]


def test_where_nothing_was_edited_nothing_is_run(workshop: Workshop) -> None:
    assert workshop.build() == []


def test_a_fact_of_the_card_game_that_gets_another_number_reaches_the_browser(workshop: Workshop) -> None:
    workshop.edit(FACTS, lambda text: text.replace(": Final = 1\n", ": Final = 101\n", 1))
    assert workshop.build() == ["monopolista.protocol.codegen.typescript", "build"]
    assert workshop.build() == []


def test_python_that_the_browser_does_not_see_makes_the_protocol_anew_and_builds_nothing(workshop: Workshop) -> None:
    workshop.edit(FACTS, lambda text: text + "# A note.\n")
    assert workshop.build() == ["monopolista.protocol.codegen.typescript"]
    assert workshop.build() == []


def test_a_text_of_the_browser_alone_is_built(workshop: Workshop) -> None:
    workshop.edit(Path("web/src/ui/look.css"), lambda text: text + "\n")
    assert workshop.build() == ["build"]


def test_a_unit_test_of_the_browser_alone_builds_nothing(workshop: Workshop) -> None:
    workshop.edit(Path("web/tests/keyring.test.ts"), lambda text: text + "\n")
    assert workshop.build() == []


def test_a_protocol_that_was_edited_by_hand_is_made_anew(workshop: Workshop) -> None:
    workshop.edit(Path("web/src/generated/protocol.ts"), lambda text: text + "// mine\n")
    assert workshop.build() == ["monopolista.protocol.codegen.typescript"]
