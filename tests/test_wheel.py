"""The wheel: built where nothing is installed, from what a checkout holds, and installed where nothing else is.

Needs pip's index, whichever this computer is set up with. Building it takes half a minute of CPU time, and what its
extras bring is compiled anew: ``make campaigns`` runs all of this, ``make test`` none.
"""

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import distribution
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
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", one)]
"""The versions of Python for which the package says that it is made."""
UV = Path(sys.executable).with_name("uv")
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "UV_"))}
"""What a shell has in which no environment is chosen."""


def run(command: Sequence[str | Path], folder: Path, **settings: str) -> str:
    """Run a command as in a new shell; return what it says."""
    done = subprocess.run(command, cwd=folder, env=BARE | settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


class Surroundings:
    """A Python environment in which nothing is installed yet."""

    def __init__(self, folder: Path, python: str | Path = sys.executable) -> None:
        self.folder = folder
        run([python, "-m", "venv", folder], folder.parent)

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


@pytest.mark.campaign(sample=0)
def test_an_index_takes_both_archives(wheel: Path, tmp_path: Path) -> None:
    checkers = Surroundings(tmp_path / "env")
    checkers.install("twine", "check-wheel-contents")
    archives = sorted(wheel.parent.iterdir())
    assert [archive.name.removeprefix(f"monopolista-{monopolista.__version__}") for archive in archives] == [
        "-py3-none-any.whl", ".tar.gz",
    ]  # fmt: skip
    run([checkers.program("twine"), "check", "--strict", *archives], tmp_path)
    run([checkers.program("check-wheel-contents"), "--config", ROOT / "pyproject.toml", wheel], tmp_path)


def test_the_description_links_to_nothing_that_an_index_lacks() -> None:
    """The pages and the pictures beside README.md are not there."""
    described = distribution("monopolista").metadata["Description"]
    assert "## Start" in described
    assert "docs/pictures" not in described
    assert "![" not in described
    assert "| `italy` | the Italian game, in M | 2 to 8 |" in described
    assert re.findall(r"\]\((?!https?://)[^)]*\)", described) == []


@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize("extra", PROJECT["optional-dependencies"])
def test_each_extra_installs_into_an_empty_environment(wheel: Path, tmp_path: Path, extra: str) -> None:
    """What trains is only resolved: it has several gigabytes."""
    python = tmp_path / "env" / "bin" / "python"
    run([UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env"], tmp_path)
    dry = ["--dry-run"] if extra == "train" else []
    run([UV, "pip", "install", *dry, "--python", python, f"{wheel}[{extra}]"], tmp_path)
    if not dry:
        run([UV, "pip", "check", "--python", python], tmp_path)
        assert run([python, "-m", "monopolista", "--version"], tmp_path).startswith("monopolista ")


def interpreter(version: str) -> str:
    """Return the path of a Python of this computer, on the path or installed by pyenv; nothing where it has none."""
    folders = [str(folder) for folder in sorted(Path.home().glob(".pyenv/versions/*/bin"))]
    found = subprocess.run(
        [UV, "python", "find", "--no-project", "--system", "--no-python-downloads", version],
        env={**BARE, "PATH": os.pathsep.join([*folders, os.environ["PATH"]])},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return "" if found.returncode else found.stdout.strip()


@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize("version", VERSIONS)
def test_it_runs_under_each_python(wheel: Path, tmp_path: Path, version: str) -> None:
    python = interpreter(version)
    if not python:
        pytest.skip(f"this computer has no Python {version}")
    place = Surroundings(tmp_path / "env", python)
    place.install(str(wheel))
    assert run([place.program("python"), "--version"], tmp_path).startswith(f"Python {version}.")
    assert "Illinois Avenue" in place.monopolista("odds", "--edition", "us")
    assert "tournament" in place.monopolista("completion", "bash")
    asked = ["terminal", "--lines", "--language", "en", "--name", "Anna"]
    game = [place.program("monopolista"), *asked]
    settings = {**BARE, "XDG_DATA_HOME": str(tmp_path)}
    left = subprocess.run(game, input="x\n", env=settings, capture_output=True, text=True, check=True)
    assert "The game starts with 4 players." in left.stdout
    with server(tmp_path, "--no-browser", command="play", python=place.program("python")) as running:
        assert running.ask("")[0] == 200


def address_of(command: Sequence[str | Path], folder: Path, **settings: str) -> str:
    """Start the game with a command; return the address that it prints, and end it as Ctrl+C does."""
    asked = [*command, "play", "--no-browser", "--data", folder / "data", "--port", "0"]
    with subprocess.Popen(
        asked, cwd=folder, env=BARE | settings, stdout=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        said = process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
    return said


STARTED = r"monopolista is at http://localhost:\d+/\n"


@pytest.mark.campaign(sample=0)
def test_uvx_starts_the_game(wheel: Path, tmp_path: Path) -> None:
    command = [UV, "tool", "run", "--quiet", "--python", sys.executable, "--from", wheel, "monopolista"]
    assert re.fullmatch(STARTED, address_of(command, tmp_path))


@pytest.mark.campaign(sample=0)
def test_uv_installs_the_command(wheel: Path, tmp_path: Path) -> None:
    places = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    run([UV, "tool", "install", "--quiet", "--python", sys.executable, wheel], tmp_path, **places)
    assert re.fullmatch(STARTED, address_of([tmp_path / "bin" / "monopolista"], tmp_path))


@pytest.mark.campaign(sample=0)
def test_pipx_installs_the_command(wheel: Path, tmp_path: Path) -> None:
    places = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    installer = Surroundings(tmp_path / "env")
    installer.install("pipx")
    run([installer.program("pipx"), "install", "--python", sys.executable, wheel], tmp_path, **places)
    assert re.fullmatch(STARTED, address_of([tmp_path / "bin" / "monopolista"], tmp_path))


TYPED = """
from monopolista import Table

table = Table("italy", seats=2, seed=1)
seat: int = table.next_asked
verbs: list[str] = [offer.verb for offer in table.offers(seat)]
events = table.play(seat, "roll")
"""
MISTYPED = """
from monopolista import Table

version: str = Table("italy", seats=2, seed=1).version
"""


@pytest.mark.campaign(sample=0)
def test_its_types_reach_programs_that_use_it(home: Surroundings, tmp_path: Path) -> None:
    assert len([*home.folder.glob("lib/*/site-packages/monopolista/py.typed")]) == 1
    (tmp_path / "typed.py").write_text(TYPED)
    (tmp_path / "mistyped.py").write_text(MISTYPED)
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict"}))
    checker = [Path(sys.executable).with_name("pyright"), "--pythonpath", home.program("python")]
    assert run([*checker, "typed.py"], tmp_path).startswith("0 errors")
    found = subprocess.run(
        [*checker, "mistyped.py"], cwd=tmp_path, env=BARE, capture_output=True, text=True, check=False
    )
    assert '"int" is not assignable to "str"' in found.stdout
