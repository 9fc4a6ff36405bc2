"""The wheel: built where nothing is installed, from what a checkout holds, and installed where nothing else is.

Needs pip's index, whichever this computer is set up with. Building it takes half a minute of CPU time, and what its
extras bring is compiled anew: ``make campaigns`` runs all of this, ``make test`` none.
"""

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import monopolista
from tests.once import made_once
from tests.server.running import server
from tests.stubs import TO_TRAIN

pytestmark = pytest.mark.timeout(1500)
ROOT = Path(__file__).parents[1]
LISTED = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "UV_"))}
"""What a shell has in which no environment is chosen."""


def run(command: Sequence[str | Path], folder: Path) -> str:
    """Run a command as in a new shell; return what it says."""
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


@pytest.fixture(scope="session", params=["built"])
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a checkout."""
    with made_once("wheel", tmp_path_factory) as place:
        if not place.exists():
            shutil.copytree(built(tmp_path_factory).parent, place)
        (made,) = place.glob("*.whl")
        return made


def built(places: pytest.TempPathFactory) -> Path:
    """Have ``python -m build`` make a wheel, by way of the source archive."""
    checkout = places.mktemp("checkout")
    for name in subprocess.run(LISTED, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, checkout / name)
    workshop = Surroundings(places.mktemp("workshop") / "env")
    workshop.install("build")
    run([workshop.program("python"), "-m", "build"], checkout)
    assert len([*(checkout / "dist").glob("*.tar.gz")]) == 1
    (made,) = (checkout / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="session")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Surroundings:
    """An environment in which the wheel is installed."""
    made = Surroundings(tmp_path_factory.mktemp("home") / "env")
    made.install(str(wheel))
    return made


@pytest.mark.campaign(sample=0)
def test_it_says_its_version(home: Surroundings) -> None:
    assert home.monopolista("--version") == f"monopolista {monopolista.__version__}\n"


@pytest.mark.campaign(sample=0)
def test_it_plays_in_the_browser(home: Surroundings, tmp_path: Path) -> None:
    with server(tmp_path, "--no-browser", command="play", python=home.program("python")) as running:
        status, page, _ = running.ask("")
        assert (status, b'<script type="module"' in page) == (200, True)
        for script in page.decode().split('src="/')[1:]:
            assert running.ask(script.split('"')[0])[0] == 200
        assert running.make_room().keys() >= {"room"}
        assert {one["id"] for one in json.loads(running.ask("api/editions")[1])} >= {"italy", "deal"}


@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize("edition", ["belgium-nl", "deal"])
def test_it_brings_the_rulebook(home: Surroundings, edition: str) -> None:
    source, _, chapters = home.monopolista("editions", "rules", edition, "--language", "nl").partition("\n\n# ")
    assert source.startswith("> Volgens ")
    assert "\n## " in chapters


@pytest.mark.campaign(sample=0)
def test_with_its_extra_it_simulates(home: Surroundings, wheel: Path, tmp_path: Path) -> None:
    home.install(f"{wheel}[simulate]")
    asked = ["--games", "20", "--bots", "regular,random", "--seed", "3", "--out", str(tmp_path / "out"), "--json"]
    summary = json.loads(home.monopolista("simulate", *asked))
    assert (summary["games"], summary["compiled"]) == (20, True)
    assert (tmp_path / "out" / "report.html").is_file()


@pytest.mark.campaign(sample=0)
def test_with_its_extra_it_learns(home: Surroundings, wheel: Path, tmp_path: Path) -> None:
    """In plain Python: what is compiled for a home of its own takes longer than these few games."""
    home.install(f"{wheel}[train]")
    assert run([home.program("python"), ROOT / "tests" / "stubs.py", *TO_TRAIN], tmp_path) == "10 {}\n"
    asked = [
        "--positions",
        "3000",
        "--rounds",
        "3",
        "--places",
        "8",
        "--span",
        "64",
        "--steps",
        "1500",
        "--games",
        "40",
    ]
    train = [
        home.program("python"),
        ROOT / "docs" / "examples" / "learn" / "train.py",
        *asked,
        "--out",
        tmp_path / "learned",
    ]
    said = run(["env", "MONOPOLISTA_COMPILED=0", *train], tmp_path)
    off = [float(one) for one in re.findall(r"cross-entropy ([0-9.]+)", said)]
    assert len(off) == 3
    assert off[0] > off[1] > off[2]
    summary = json.loads((tmp_path / "learned" / "summary.json").read_text())
    assert (summary["steps"], summary["imitation"]["games"], summary["end"]["games"]) == (1536, 40, 40)
    assert summary["imitation"]["won"] > 0
    assert summary["end"]["low"] <= summary["end"]["share"] <= summary["end"]["high"] < 1
    with (tmp_path / "learned" / "progress.csv").open() as file:
        rounds = [*csv.DictReader(file)]
    assert [int(one["steps"]) for one in rounds] == [512, 1024, 1536]
    assert sum(int(one["games"]) for one in rounds) > 0
    assert all(int(one["won"]) + int(one["cut"]) <= int(one["games"]) for one in rounds)
    drawn = ET.parse(tmp_path / "learned" / "learning.svg").getroot()
    assert "games won, %" in "".join(drawn.itertext())
