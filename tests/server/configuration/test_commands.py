"""All commands that open the games of a server find them by its configuration."""

from contextlib import closing
from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.server.app import startup
from monopolista.server.retention.policy import RetentionPolicy
from monopolista.server.rooms.context import Settings
from tests.server.house import House
from tests.server.running import server

FILE = """
data = "{data}"
port = 0
base-path = "/games/"
allowed-host = ["Play.Example.org"]
turn-timeout = 30
retain-games = 5
retain-lobbies = 0
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "server.toml"
    written.write_text(FILE.format(data=tmp_path / "kept"))
    return written


def test_a_server_takes_its_settings_from_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Settings, RetentionPolicy | None]] = []

    def serve(
        store: object, place: object, settings: Settings, *, keep: RetentionPolicy | None, **rest: object
    ) -> None:
        del store, place, rest
        served.append((settings, keep))

    monkeypatch.setattr(startup, "serve", serve)
    assert main(["serve", "--config", str(file), "--absence", "9"]) == 0
    ((settings, keep),) = served
    assert (settings.base, settings.answer_seconds, settings.absence) == ("/games", 30, 9)
    assert "play.example.org" in settings.hosts
    assert keep == RetentionPolicy(games=5)
    assert (file.parent / "kept").is_dir()


def test_administration_opens_the_folder_of_the_file(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(House(file.parent / "kept")) as house:
        house.open_room()
    monkeypatch.setenv("MONOPOLISTA_CONFIG", str(file))
    for command in (["database", "check"], ["admin", "totals"]):
        assert main(command) == 0
    output = capsys.readouterr().out
    assert "1 rooms and games are as they were written." in output


@pytest.mark.process
def test_a_server_of_its_own_process_reads_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONOPOLISTA_BASE_PATH", "/below")
    with server(tmp_path) as running:
        assert running.base == "/below"
        assert running.ask("api/editions")[0] == 200
