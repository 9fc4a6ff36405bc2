"""A real server in a process of its own, and what a browser says to it, without a browser."""

import json
import os
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from monopolista.client.delta import changed
from tests.ports import lasting_port
from tests.server.forked import Forked

SECONDS = 20


@contextmanager
def server(
    folder: Path, *arguments: str, command: str = "serve", program: str = "monopolista.cli", python: str | Path = ""
) -> Generator["Running"]:
    """Run ``monopolista serve``, or ``play``, on a port of its own until the end of the block.

    It is forked from a process that has the program loaded, except where a Python is named.
    """
    asked = [command, "--port", str(lasting_port()), "--data", str(folder), *arguments]
    with (folder / "errors.txt").open("wb") as errors:
        if python:
            started = [python, "-m", "monopolista", *asked]
            process = subprocess.Popen(started, stdout=subprocess.PIPE, stderr=errors, text=True)
        else:
            process = Forked(asked, errors.fileno(), program)
    assert process.stdout is not None
    with process.stdout:
        address = process.stdout.readline().split()[-1]
        try:
            yield Running(process, address, folder / "errors.txt")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(SECONDS)


class Running:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str] | Forked", address: str, errors: Path) -> None:
        self.process = process
        self.address = address
        self.host = address.split("/")[2]
        self.base = urlsplit(address).path.rstrip("/")
        self.errors = errors

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        """Send a request; return status, body and headers."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.address + path, data=body, headers=named)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return answer.status, answer.read(), {key.lower(): value for key, value in answer.headers.items()}
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read(), {key.lower(): value for key, value in error.headers.items()}

    def make_room(self) -> dict[str, str]:
        status, body, _ = self.ask("api/rooms", b"{}")
        assert status == 201
        return json.loads(body)

    @contextmanager
    def line(self, link: str, **options: Any) -> Generator["Line"]:
        """Open a WebSocket until the end of the block."""
        uri = f"ws://{self.host}{self.base}/ws/{link}"
        with connect(uri, max_size=None, proxy=None, open_timeout=SECONDS, close_timeout=2, **options) as socket:  # pyright: ignore[reportUnknownVariableType]
            yield Line(cast("ClientConnection", socket))

    def memory(self) -> int:
        """Return how many bytes it holds."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Line:
    """A WebSocket with JSON on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.game: dict[str, Any] = {}
        """The game as it was sent last."""
        self._received: list[dict[str, Any]] = []
        """Received messages that are still to be processed."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def send_on(self, text: str, times: int) -> None:
        """Send the same again and again, then listen until the other end hangs up."""
        for _ in range(times):
            self.socket.send(text)
        self.listen()

    def send_in_pieces(self, pieces: list[str]) -> None:
        """Send a text in pieces, then listen until the other end hangs up, which it may do before all of it is sent."""
        self.socket.send(pieces)
        self.listen()

    def listen(self) -> None:
        """Listen until the other end hangs up."""
        while True:
            self.socket.recv(SECONDS)

    def hear(self, kind: str = "", within: float = SECONDS, **wanted: Any) -> dict[str, Any]:
        """Return the next message, or the next of a kind with these values."""
        while True:
            self._received = self._received or json.loads(self.socket.recv(within))
            message = self._received.pop(0)
            if message["type"] == "change":
                message = changed(self.game, message)
            if message["type"] == "game":
                self.game = message
            if kind in ("", message["type"]) and wanted.items() <= message.items():
                return message
