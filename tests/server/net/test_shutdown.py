"""A server that shuts down under load: it ends soon and with success, and has stored what it acknowledged."""

import signal
import socket
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from monopolista.server.storage.sqlite import SqliteStore
from tests.server.running import Line, Running, server

pytestmark = pytest.mark.process

SECONDS = 20


class Player:
    """A player that rolls and ends turns as fast as the server responds."""

    def __init__(self, running: Running, stack: ExitStack) -> None:
        self.made = running.make_room()
        self.line: Line = stack.enter_context(running.line(self.made["room"], ping_interval=None))
        self.acknowledged = 0
        self.line.send(type="hello", keys=[self.made["hostKey"]])
        self.line.send(type="take-seat", id="take", seat=0, name="Anna", token="cat")
        self.line.send(type="start", id="start")
        self.line.hear("done", id="start")
        self.thread = threading.Thread(target=self.talk)

    def talk(self) -> None:
        """Change the pace again and again; each change is kept before it is acknowledged."""
        with suppress(ConnectionClosed):
            for number in range(1_000_000):
                self.line.send(type="set-pace", id=f"{number}", botPause=number % 5000)
                self.line.hear("done", id=f"{number}")
                self.acknowledged = number


def hang(running: Running, says: bytes) -> socket.socket:
    """Begin to ask for something that takes its time, or never comes to an end."""
    host, port = running.host.split(":")
    line = socket.create_connection((host, int(port)), SECONDS)
    line.sendall(says)
    return line


UPGRADE = b"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UNDER_WAY = (
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
    b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\n%bSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % UPGRADE,
    b"GET / HTTP/1.1\r\nHost: loc",
    b"",
)


def expensive(number: int) -> bytes:
    return f"GET /api/odds/italy?cash={1000 + number} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_whatever_is_under_way_the_server_ends_well_and_has_kept_what_it_acknowledged(
    tmp_path: Path, how: signal.Signals
) -> None:
    with ExitStack() as stack, server(tmp_path) as running:
        players = [Player(running, stack) for _ in range(4)]
        for says in (*UNDER_WAY * 5, *(expensive(number) for number in range(12))):
            stack.enter_context(hang(running, says))
        unread = stack.enter_context(
            hang(running, b"GET /api/rulebook/italy HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        )
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        for player in players:
            player.thread.start()
        while min(player.acknowledged for player in players) < 5:
            running.ask("api/editions")
        running.process.send_signal(how)
        assert running.process.wait(SECONDS) == 0
        for player in players:
            player.thread.join()
    assert (tmp_path / "errors.txt").read_text() == ""
    store = SqliteStore(tmp_path / "games.sqlite3")
    for player in players:
        row = store.find_room(player.made["room"])
        assert row is not None
        assert row.bot_pause in (player.acknowledged % 5000, (player.acknowledged + 1) % 5000)
    store.close()


END_ON_READY = """
import os, signal, sys
from pathlib import Path
from monopolista.server.app import startup
from monopolista.server.rooms.context import Settings

def end() -> None:
    os.kill(os.getpid(), getattr(signal, sys.argv[2]))

store, place = startup.open_store(Path(sys.argv[1])), startup.bind("127.0.0.1", 0)
startup.serve(store, place, Settings(), ready=end)
"""


@pytest.mark.parametrize("signal_name", ["SIGINT", "SIGTERM"])
def test_a_signal_during_startup_ends_the_server_with_success(tmp_path: Path, signal_name: str) -> None:
    command = [sys.executable, "-c", END_ON_READY, tmp_path, signal_name]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
