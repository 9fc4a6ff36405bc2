"""One server holds a folder of games at a time, and nobody else on the machine reads it."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.server.app.startup import open_offline, open_store
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.data_dir import DataDir, DataDirInUseError
from tests.server.running import SECONDS, server


def start(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Start a server where one runs already, with nothing that could show a page."""
    program = [sys.executable, "-m", "monopolista", command, "--data", str(folder), "--port", "0"]
    alone = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(program, env=alone, capture_output=True, text=True, timeout=SECONDS, check=False)


def test_a_folder_has_one_holder_who_says_where_it_serves(tmp_path: Path) -> None:
    first = DataDir(tmp_path)
    with pytest.raises(DataDirInUseError, match="just starting"):
        DataDir(tmp_path)
    first.record_address("http://localhost:8123/")
    with pytest.raises(DataDirInUseError, match="http://localhost:8123/") as held:
        DataDir(tmp_path)
    assert held.value.holder.process == os.getpid()
    first.release()
    assert not DataDir(tmp_path).interrupted


@pytest.mark.process
def test_a_second_server_says_who_has_the_games_and_play_opens_that_one(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        served, played = start("serve", tmp_path), start("play", tmp_path)
    assert served.returncode != 0
    assert served.stderr.count("\n") == 1
    assert running.address in served.stderr
    assert str(running.process.pid) in served.stderr
    assert played.returncode == 0
    assert running.address in played.stdout


@pytest.mark.process
def test_a_killed_server_releases_the_lock_and_is_recorded_as_interrupted(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        running.process.send_signal(signal.SIGKILL)
        running.process.wait(SECONDS)
        again = DataDir(tmp_path)
        assert again.interrupted
        again.release()
    with server(tmp_path):
        pass
    assert not DataDir(tmp_path).interrupted


def test_who_is_stopped_while_starting_lets_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("monopolista.cli.commands.serve._announce", stopped)
    main(["serve", "--port", "0", "--data", str(tmp_path)])
    assert not DataDir(tmp_path).interrupted


@pytest.mark.process
def test_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    here = tmp_path / "games"
    with server(tmp_path, "--data", str(here)) as running:
        running.make_room()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (here, *here.iterdir())}
    assert modes.pop("games") == 0o700
    assert set(modes.values()) == {0o600}, modes


def test_games_that_anybody_could_read_are_shut(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    kept = tmp_path / "games.sqlite3"
    kept.chmod(0o644)
    open_store(tmp_path).close()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_is_a_line_to_read(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="--data"):
        DataDir(tmp_path / "file" / "games")


@pytest.mark.process
def test_a_look_at_the_games_of_a_killed_server_leaves_nothing_to_be_missed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path) as running:
        running.make_room()
        running.process.send_signal(signal.SIGKILL)
        running.process.wait(SECONDS)
        with open_offline(tmp_path) as store:
            assert store.check_all() == (1, [], [])
    folder = DataDir(tmp_path)
    open_store(tmp_path, interrupted=folder.interrupted).close()
    assert caplog.records == []
