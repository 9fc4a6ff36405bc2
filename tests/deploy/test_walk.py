"""Following ``host-a-server.md`` word by word makes a server: its commands run in a folder that stands for a machine.

It takes minutes, most of them for what is built and installed: ``make campaigns`` runs it, ``make test`` does not. What
stands in for sudo, systemctl and their like is in ``standin.py``; paths and ports are those of the folder.
"""

import asyncio
import os
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.image import BARE
from tests.deploy.players import Player, allow, answered, pause
from tests.deploy.proxies import Proxy, answers, wait_for
from tests.deploy.reading import DEPLOY, ROOT, steps
from tests.once import made_once
from tests.ports import is_free, lasting_port
from tests.server.postgres import Postgres, programs
from tests.server.running import SECONDS

pytestmark = pytest.mark.timeout(1500)
SYSTEMD = "With systemd"
BUILD = 1
"""Which of the blocks below that title builds and installs."""
FEW, MANY = 60, 1000
"""Answers of all in a stretch of a game that goes on after it, and in a whole short one."""
STANDINS = ("apt-get", "runuser", "sudo", "systemctl", "useradd")


def free_ports() -> list[int]:
    """Four free ports whose numbers with a 1 before them are free as well: those are for metrics."""
    return [port for port in random.sample(range(2000, 6000), 200) if is_free(port) and is_free(10000 + port)][:4]


class Machine:
    """A folder that stands for a machine, and the checkout in it."""

    def __init__(self, database: Postgres, wheel: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="host"))
        self.checkout = self.folder / "checkout"
        self.port = lasting_port()
        ports = free_ports()
        self.trial = f"http://localhost:{ports[3]}/"
        self.changes = {
            "make wheel": f"mkdir -p dist && cp {wheel} dist",
            "/opt/monopolista": f"{self.folder}/opt/monopolista",
            "/etc/": f"{self.folder}/etc/",
            "/var/lib": f"{self.folder}/var/lib",
            "/usr/local/bin": f"{self.folder}/usr/local/bin",
            "/run/postgresql": f"{self.folder}/run/postgresql",
            "8001": str(ports[0]),
            "8002": str(ports[1]),
            "8000": str(ports[2]),
            "8003": str(ports[3]),
            "{$NAME} {": f"https://{{$NAME}}:{self.port} {{",
        }
        for name in ("etc/systemd/system", "etc/caddy", "usr/local/bin", "run", "bin", "var/lib", "home"):
            (self.folder / name).mkdir(parents=True)
        (self.folder / "run" / "postgresql").symlink_to(database.folder)
        shutil.copytree(ROOT / "locks", self.checkout / "locks")
        (self.checkout / "deploy").mkdir()
        for file in DEPLOY.iterdir():
            (self.checkout / "deploy" / file.name).write_text(self.here(file.read_text()))
        for name in STANDINS:
            script = self.folder / "bin" / name
            script.write_text(f'#!/bin/sh\nexec {sys.executable} {ROOT}/tests/deploy/standin.py {name} "$@"\n')
            script.chmod(0o755)

    def here(self, text: str) -> str:
        """A text with the paths and ports of this machine."""
        return re.sub("|".join(map(re.escape, self.changes)), lambda found: self.changes[found[0]], text)

    def run(self, block: str) -> str:
        """Run some commands of the page as they stand; return what they say."""
        done = subprocess.run(**self.shell(block), capture_output=True, text=True, check=False)
        assert done.returncode == 0, block + done.stdout[-2000:] + done.stderr[-4000:]
        return done.stdout

    @contextmanager
    def running(self, block: str) -> Generator[None]:
        """Run commands of the page the last of which goes on, until Ctrl+C."""
        with subprocess.Popen(**self.shell(block), stdout=subprocess.PIPE, text=True, start_new_session=True) as going:
            assert going.stdout is not None
            said = ""
            while self.trial not in said:
                said = going.stdout.readline()
                assert said, going.wait()
            try:
                yield
            finally:
                os.killpg(going.pid, signal.SIGINT)

    def shell(self, block: str) -> dict[str, Any]:
        """How a shell of this machine is begun that runs some commands."""
        path = [self.folder / "bin", self.folder / "usr" / "local" / "bin", programs(), BARE["PATH"], "/usr/sbin"]
        settings = {
            **BARE,
            "PATH": os.pathsep.join(map(str, path)),
            "MACHINE": str(self.folder),
            "PGHOST": f"{self.folder}/run/postgresql",
            "NAME": "localhost",
            "HOME": f"{self.folder}/home",
            "XDG_DATA_HOME": f"{self.folder}/home",
        }
        return {
            "args": ["bash", "-euo", "pipefail", "-c", self.here(block)],
            "cwd": self.checkout,
            "env": settings,
        }

    def proxy(self) -> Proxy:
        """The proxy, once it answers."""
        authority = self.folder / "home" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        proxy = Proxy(self.port, authority, "localhost")
        log = self.folder / "run" / "units" / "caddy.log"
        wait_for(lambda: answers(proxy), lambda: log.read_text() if "Error" in log.read_text() else "")
        return proxy

    def remove(self) -> None:
        """End what runs, and leave nothing behind."""
        for file in (self.folder / "run" / "units").glob("*.pid"):
            end(int(file.read_text()))
        shutil.rmtree(self.folder)


def end(pid: int) -> None:
    """Tell a process to end, and wait until it has: until then it removes files of its own."""
    ended = os.pidfd_open(pid)
    try:
        signal.pidfd_send_signal(ended, signal.SIGTERM)
        assert select.select([ended], [], [], SECONDS)[0], f"{pid} does not end"
    finally:
        os.close(ended)


@pytest.fixture(scope="session", params=["made"])
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``make wheel`` makes of this checkout."""
    with made_once("dist", tmp_path_factory) as place:
        if not place.exists():
            subprocess.run(["make", "-C", ROOT, "wheel"], check=True, env=BARE, capture_output=True)
            shutil.copytree(ROOT / "dist", place)
        (made,) = place.glob("*.whl")
        return made


@pytest.fixture
def machine(wheel: Path) -> Generator[Machine]:
    if shutil.which("caddy") is None:
        pytest.skip("caddy is not installed here")
    database = Postgres("fsync=off", "synchronous_commit=off", "full_page_writes=off")
    made = Machine(database, wheel)
    yield made
    made.remove()
    database.stop()


@pytest.mark.campaign(sample=0)
def test_following_the_page_makes_a_server_and_keeps_the_games(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for block in steps(SYSTEMD):
        machine.run(block)
    proxy = machine.proxy()
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for block in steps("Monitor the server"):
        machine.run(block)
    asyncio.run(a_whole_game(proxy))
    asyncio.run(a_game_that_is_brought_back(machine, proxy))
    checked = machine.run("sudo monopolista database check")
    assert checked == "4 rooms and games are as they were written.\n"
    machine.run("sudo systemctl stop monopolista@8001 monopolista@8002 && sed -i /DATABASE/d /etc/monopolista.env")
    machine.run(steps("One process and a file")[0])
    asyncio.run(a_whole_game(machine.proxy()))
    assert (machine.folder / "var" / "lib" / "monopolista" / "games.sqlite3").is_file()


async def a_whole_game(proxy: Proxy) -> None:
    """Play a short game to its end, against two robots."""
    may = asyncio.Semaphore(MANY)
    player = Player("Anna", may)
    room = proxy.room()
    with proxy.line(room["room"]) as host:
        proxy.lay(host, room, 1, bots=2, turns=3)
        playing = asyncio.create_task(player.play(f"{proxy.address}r/{room['room']}"))
        await player.seated.wait()
        host.send(type="start", id="start")
        await playing
        await asyncio.to_thread(host.hear, "room", status="over")
    assert player.recorded == player.kept != []


async def a_game_that_is_brought_back(machine: Machine, proxy: Proxy) -> None:
    """Begin a game; save, play on, update, lose the database, restore: it goes on where it was when it was saved."""
    may = asyncio.Semaphore(FEW)
    players = [Player(name, may) for name in ("Anna", "Bruno")]
    room = proxy.room()
    link = f"{proxy.address}r/{room['room']}"
    with proxy.line(room["room"]) as host:
        proxy.lay(host, room, 2)
        playing = [asyncio.create_task(player.play(link)) for player in players]
        for player in players:
            await player.seated.wait()
        host.send(type="start", id="start")
        await answered(players, 3)
        await pause(players)
    saved = [list(player.kept) for player in players]
    save, restore = steps("Back up and restore")
    assert ".bak" in await asyncio.to_thread(machine.run, save)
    for block in (steps(SYSTEMD)[BUILD], *steps("Update without interruption")[1:]):
        await asyncio.to_thread(machine.run, block)
    await allow(may, FEW)
    await answered(players, 3)
    await leave(playing)
    (trial,) = steps("Test a backup")
    with machine.running(trial):
        await go_on(f"{machine.trial}r/{room['room']}", players, saved)
    await asyncio.to_thread(machine.run, restore)
    await go_on(link, players, saved)


async def go_on(link: str, players: list[Player], saved: list[list[str]]) -> None:
    """They come with the keys that they have, find the game where it was when it was saved, and go on."""
    may = asyncio.Semaphore(FEW)
    back = [Player(player.name, may, key=player.key) for player in players]
    playing = [asyncio.create_task(player.play(link)) for player in back]
    await answered(back, 3)
    await pause(back)
    await leave(playing)
    for before, player in zip(saved, back, strict=True):
        assert player.recorded == [*before, *player.kept]


async def leave(playing: list[asyncio.Task[None]]) -> None:
    """Nobody plays on."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
