"""What systemd hears of a server: that it listens, and that it ends; a server whose systemd has gone ends as well."""

import signal
import socket
from pathlib import Path

import pytest

from tests.server.running import SECONDS, server

pytestmark = pytest.mark.process


@pytest.mark.parametrize("named", ["{}/notify", "@{}/notify"])
def test_systemd_is_notified_of_startup_and_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    where = named.format(tmp_path)
    monkeypatch.setenv("NOTIFY_SOCKET", where)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify_socket:
        notify_socket.bind(where.replace("@", "\0"))
        notify_socket.settimeout(SECONDS)
        with server(tmp_path) as running:
            assert notify_socket.recv(100) == b"READY=1"
            assert running.ask("")[0] == 200
            running.process.send_signal(signal.SIGTERM)
            assert notify_socket.recv(100) == b"STOPPING=1"
            assert running.process.wait(SECONDS) == 0


def test_who_has_gone_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    with server(tmp_path) as running:
        running.process.send_signal(signal.SIGTERM)
        assert running.process.wait(SECONDS) == 0
    assert (tmp_path / "errors.txt").read_text() == ""
