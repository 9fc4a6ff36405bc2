"""Runs of ``monopolista`` that have nothing to load: forked from a process that has loaded it, once for all tests."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

from tests.plugins.kinds import require

_ROOT = Path(__file__).parents[2]


class Forked:
    """A run, to be treated as a ``subprocess.Popen`` with text."""

    def __init__(self, arguments: Sequence[str], errors: int, program: str = "monopolista.cli") -> None:
        """Run the ``main`` of a module."""
        require("process")
        reads, writes = os.pipe()
        self.stdout: IO[str] = os.fdopen(reads, encoding="utf-8")
        try:
            own = {"folder": str(Path.cwd()), "environment": {**os.environ}}
            self.pid: int = _zygote().ask({"program": program, "arguments": [*arguments], **own}, writes, errors)
        finally:
            os.close(writes)
        self._ended = os.pidfd_open(self.pid)
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._ended, number)

    def kill(self) -> None:
        """End it by force."""
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """Return the status with which it has ended, None while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Return the status with which it ends; raise TimeoutExpired where it does not."""
        if self.returncode is None:
            if not select.select([self._ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            self.returncode = _zygote().ask({"wait": self.pid})
            os.close(self._ended)
        return self.returncode


class _Zygote:
    """The process that forks; it ends when this one does."""

    def __init__(self) -> None:
        self._asks, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.server.zygote", str(theirs.fileno())]
            self._process = subprocess.Popen(command, cwd=_ROOT, pass_fds=[theirs.fileno()])
        atexit.register(self._end)

    def ask(self, request: dict[str, Any], *files: int) -> int:
        """Return what is answered: the number of a new process, or the status of one that has ended."""
        socket.send_fds(self._asks, [json.dumps(request).encode()], files)
        answer = self._asks.recv(100)
        assert answer, f"the process that forks has ended: {self._process.wait()}"
        return json.loads(answer)

    def _end(self) -> None:
        """Let it end, and count what it has used among what the tests have."""
        self._asks.close()
        self._process.wait()


@cache
def _zygote() -> _Zygote:
    return _Zygote()
