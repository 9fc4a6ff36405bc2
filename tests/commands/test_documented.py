"""Every command that a document shows is run by a test; ``runners.py`` says by which, and with what in its place."""

import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monopolista.cli import main
from monopolista.cli.parser import EXAMPLES
from monopolista.cli.parser import create_parser as parser
from monopolista.server.storage.factory import open_folder
from tests.battery import golden as battery
from tests.cli.test_verify import finished
from tests.client.host import table
from tests.commands.documents import commands, given_to, program_of, settings_of
from tests.commands.makefile import ROOT
from tests.commands.runners import INSTEAD, SMALL, expected, runner, small
from tests.compiled import environment
from tests.games.classic.battery import golden
from tests.plugins.campaigns import Campaign
from tests.plugins.kinds import KINDS
from tests.ports import lasting_port
from tests.server.postgres import Postgres, fast
from tests.server.running import SECONDS, Running, server
from tests.server.storage.test_base import FIRST, GAME, ROOM

MONOPOLISTA = (sys.executable, "-m", "monopolista")


def of(kind: str) -> list[str]:
    """Return the commands that are run in one way."""
    return list(dict.fromkeys(command.text for command in commands() if runner(command) == kind))


def arguments(text: str, **places: object) -> list[str]:
    """Return what our command is given, with what the test puts in place of what the page leaves open."""
    return shlex.split(given_to(small(text)).format(**places))


def test_every_command_has_a_test_that_runs_it() -> None:
    assert [command for command in commands() if not runner(command)] == []


def test_every_kind_of_test_is_explained() -> None:
    chapter = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## Tests\n")[1].split("\n## ")[0]
    assert {kind for kind in KINDS if f"`{kind}`" not in chapter and f"pytest.mark.{kind}" not in chapter} == set()


def test_every_substitution_is_needed() -> None:
    texts = [command.text for command in commands()]
    unused = [wanted for wanted, _, _ in INSTEAD if not any(re.search(wanted, text) for text in texts)]
    assert unused == []
    modules = [text.split()[2] for text in of("module")]
    assert set(modules) == set(SMALL)


HOSTING = "docs/how-to/host-a-server.md"
"""The page whose commands ``tests/deploy/test_files.py`` reads."""
PARSED = [
    command.text
    for command in commands()
    if program_of(command.text) == "monopolista" and runner(command) != "help" and command.page != HOSTING
]
PRINTED = re.findall(r"^  (monopolista .*?)(?:  .*)?$", EXAMPLES, re.MULTILINE)


@pytest.mark.parametrize("text", dict.fromkeys([*PARSED, *PRINTED]))
def test_a_command_is_understood_as_it_stands(text: str) -> None:
    words = shlex.split(given_to(text))
    asked = parser(words).parse_args(words)
    assert asked.run is not None or not given_to(text)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the pages presume: a saved game, a box, a site, the bots of the guide, games that are kept."""
    (tmp_path / "game.txt").write_text(finished().text())
    (tmp_path / "mine.toml").write_text('id = "mine"\ninherits = "italy"\nname = { it = "La mia" }\n')
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<p>the documentation</p>")
    for bot in (ROOT / "docs" / "examples" / "bots").glob("*.py"):
        shutil.copy(bot, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("BROWSER", "false")
    return tmp_path


def keep_games(folder: Path, text: str) -> None:
    """Let the user's data folder, or the one that a command names, have a table and its game."""
    named = re.search(r"check --data (\S+)", text)
    data = folder / named[1] if named else folder / "data" / "monopolista"
    data.mkdir(parents=True)
    with closing(open_folder(data)) as store:
        store.open_game(replace(ROOM, status="playing", game="game"), GAME, FIRST)


@pytest.mark.parametrize("text", [one for one in of("once") if "postgresql" not in one])
def test_a_command_that_ends_says_what_it_did(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep_games(folder, text)
    if "restore" in text:
        assert main(["database", "backup", "games.bak"]) == 0
        shutil.rmtree(folder / "data")
    assert main(arguments(text)) == 0
    assert re.search(expected(text), capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("text", of("help"))
def test_a_command_that_is_only_named_says_what_it_takes(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    if text in ("python", "python3"):
        assert Path(sys.executable).exists()
        return
    with pytest.raises(SystemExit) as ended:
        main([*text.replace("…", "").split()[1:], "--help"])
    assert ended.value.code == 0
    assert "usage: monopolista" in capsys.readouterr().out


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = fast()
    yield made
    made.stop()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("text", [one for one in of("once") if "postgresql" in one])
def test_a_command_reaches_postgresql(
    text: str, folder: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(folder, text)
    assert main(arguments(text, database=postgres.new_database())) == 0
    assert re.search(expected(text), capsys.readouterr().out, re.MULTILINE)


def by_users() -> dict[str, str]:
    """Return the variables for a command that decides for itself what is compiled, with the kernels of the tests."""
    return {name: value for name, value in environment().items() if name != "MONOPOLISTA_COMPILED"}


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("text", of("play"))
def test_a_command_plays_games(text: str, folder: Path, campaign: Campaign) -> None:
    """The sample plays in plain Python, a bot of one's own at the table; in full everything is compiled."""
    asked = arguments(text)
    command, settings = [*MONOPOLISTA, *asked], by_users()
    if not campaign.full:
        named = "--bots" in asked or asked[0] == "analyse"
        plain = asked if named else [*asked, "--bots", "regular,thrifty"]
        command = [sys.executable, "-m", "tests.plain", *plain]
        settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(folder)])}
    done = subprocess.run(command, env=settings, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\d+ (games|pairs|positions)|won by seat|Luck|rating", done.stdout, re.MULTILINE)
    written = [asked[place + 1] for place, word in enumerate(asked) if word in ("--out", "--transcript")]
    assert [name for name in written if not (folder / name).exists()] == []


@contextmanager
def begun(
    command: list[str], folder: Path, settings: dict[str, str] | None = None
) -> Generator["subprocess.Popen[str]"]:
    """Run a command until the end of the block; it exits with status 0 on a signal."""
    with subprocess.Popen(
        command, cwd=folder, env={**os.environ, **(settings or {})}, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS) == 0


def line_of(process: "subprocess.Popen[str]") -> str:
    """Return the next line that a program prints."""
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("text", of("serve"))
def test_a_command_serves(text: str, folder: Path, request: pytest.FixtureRequest) -> None:
    port = lasting_port()
    settings: dict[str, str] = {}
    if "postgresql" in text:
        database = request.getfixturevalue("postgres").new_database()
        settings |= dict.fromkeys(settings_of(text), str(database))
    asked = arguments(text, port=port)
    if "--port" not in asked and "replay" not in asked:
        asked += ["--port", str(lasting_port())]
    with begun([*MONOPOLISTA, *asked], folder, settings) as process:
        running = Running(process, line_of(process).split()[-1], folder / "errors.txt")
        assert running.ask("")[0] == 200
        if "--metrics" in asked:
            metrics = Running(process, f"http://127.0.0.1:{port}/", running.errors)
            assert b"monopolista_tables" in metrics.ask("metrics")[1]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("text", of("sit"))
def test_a_command_reaches_a_table(text: str, folder: Path) -> None:
    games = folder / "games"
    games.mkdir()
    with server(games) as running, table(running, "italy", 1, bots=1, turns=3) as (link, host):
        asked = arguments(text, link=link)
        if asked[0] == "terminal":
            assert drawn(folder, asked, "Anna")
            return
        if asked[0] == "watch":
            host.send(type="start", id="start")
            host.hear("room", status="over")
        with begun([*MONOPOLISTA, *asked], folder) as process:
            assert re.search(r"has seat 1\. | voor de eerste beurt\.$|^\{\"game\"", line_of(process))


@pytest.mark.process
@pytest.mark.parametrize("text", of("terminal"))
def test_a_command_plays_in_the_terminal(text: str, folder: Path) -> None:
    asked = [*arguments(text), "--language", "en"]
    if "--lines" in asked:
        done = subprocess.run(
            [*MONOPOLISTA, *asked], input="x\n", cwd=folder, capture_output=True, text=True, check=False
        )
        assert (done.returncode, "The game starts" in done.stdout) == (0, True)
    else:
        assert drawn(folder, asked, "Italy")


CTRL_Q = b"\x11"


def drawn(folder: Path, asked: list[str], wanted: str) -> bool:
    """Run our command on a terminal of its own until it draws what is wanted, then leave it by Ctrl+Q."""
    ours, theirs = pty.openpty()
    settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    streams: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), theirs)
    process = subprocess.Popen([*MONOPOLISTA, *asked], cwd=folder, env=settings, start_new_session=True, **streams)
    os.close(theirs)
    said = b""
    while select.select([ours], [], [], SECONDS)[0] and (part := _read(ours)):
        said += part
        if wanted.encode() in said:
            os.write(ours, CTRL_Q)
    os.close(ours)
    assert process.wait(SECONDS) == 0
    return wanted.encode() in said


def _read(screen: int) -> bytes:
    """Read from a terminal; nothing comes of one whose program has ended."""
    try:
        return os.read(screen, 65536)
    except OSError:
        return b""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder from which the modules of the repository run, whatever they write beside themselves."""
    for package in ("bench", "tests", "training"):
        without = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=without)
    return tmp_path


def run_module(folder: Path, *words: str, settings: dict[str, str] | None = None) -> str:
    """Run a module of a folder; return what it prints."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, env=settings, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.campaign(sample=0)
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("text", of("module"))
def test_a_module_measures(text: str, sources: Path) -> None:
    module, *given = text.split()[2:]
    assert run_module(sources, module, *given, *SMALL[module].split(), settings=by_users()).strip()


@pytest.mark.process
@pytest.mark.parametrize("text", of("golden"))
def test_a_golden_game_that_is_missing_is_played_and_no_other_is_touched(text: str, sources: Path) -> None:
    folder = sources / golden.FOLDER.relative_to(ROOT)
    missing = folder / "option-turns.txt"
    missing.unlink()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    run_module(sources, *text.split()[2:])
    assert {file.name: file.read_bytes() for file in folder.iterdir() if file != missing} == before
    game, digests = battery.kept(folder, missing.stem)
    assert battery.digests_of(battery.table_of(game), golden.EVERY) == digests
