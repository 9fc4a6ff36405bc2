"""The wheel: built where nothing is installed, from what a checkout holds, and installed where nothing else is.

Needs pip's index, whichever this computer is set up with.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import monopolista
from tests.server.running import server

pytestmark = [pytest.mark.deep, pytest.mark.timeout(1500)]
ROOT = Path(__file__).parents[1]
LISTED = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "UV_"))}
"""What a shell has in which no environment is chosen."""


def run(command: Sequence[str | Path], folder: Path) -> str:
    """Run a command as somebody would who has just opened a shell; return what it says."""
    done = subprocess.run(command, cwd=folder, env=BARE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


class Surroundings:
    """A Python environment in which nothing is installed yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run([sys.executable, "-m", "venv", folder], folder.parent)

    def program(self, name: str) -> Path:
        return self.folder / "bin" / name

    def install(self, *wanted: str) -> None:
        run([self.program("python"), "-m", "pip", "install", "--quiet", *wanted], self.folder)

    def monopolista(self, *arguments: str) -> str:
        return run([self.program("monopolista"), *arguments], self.folder)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that ``python -m build`` makes of a checkout, by way of the source archive."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in subprocess.run(LISTED, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, checkout / name)
    workshop = Surroundings(tmp_path_factory.mktemp("workshop") / "env")
    workshop.install("build")
    run([workshop.program("python"), "-m", "build"], checkout)
    assert len([*(checkout / "dist").glob("*.tar.gz")]) == 1
    (made,) = (checkout / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Surroundings:
    """An environment in which the wheel is installed."""
    made = Surroundings(tmp_path_factory.mktemp("home") / "env")
    made.install(str(wheel))
    return made


def test_it_says_its_version(home: Surroundings) -> None:
    assert home.monopolista("--version") == f"monopolista {monopolista.__version__}\n"


def test_it_plays_in_the_browser(home: Surroundings, tmp_path: Path) -> None:
    with server(tmp_path, "--no-browser", command="play", python=home.program("python")) as running:
        status, page, _ = running.ask("")
        assert (status, b'<script type="module"' in page) == (200, True)
        for script in page.decode().split('src="/')[1:]:
            assert running.ask(script.split('"')[0])[0] == 200
        assert running.make_room().keys() >= {"room"}
        assert {one["id"] for one in json.loads(running.ask("api/editions")[1])} >= {"italy", "deal"}


@pytest.mark.parametrize("edition", ["belgium-nl", "deal"])
def test_it_brings_the_rulebook(home: Surroundings, edition: str) -> None:
    assert home.monopolista("editions", "rules", edition, "--language", "nl").startswith("# ")


def test_with_its_extra_it_simulates(home: Surroundings, wheel: Path, tmp_path: Path) -> None:
    home.install(f"{wheel}[simulate]")
    asked = ["--games", "20", "--bots", "regular,random", "--seed", "3", "--out", str(tmp_path / "out"), "--json"]
    summary = json.loads(home.monopolista("simulate", *asked))
    assert (summary["games"], summary["compiled"]) == (20, True)
    assert (tmp_path / "out" / "report.html").is_file()
