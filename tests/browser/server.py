"""The real server as a program of its own: started on its port, ended, killed and started again on the same one.

``python -m tests.browser.server SEED PORT FOLDER`` is the same server with dice that are the same in every run; it
offers simulations, played in plain Python.
"""

import hashlib
import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.request import urlopen

from monopolista.protocol.server_messages import DiceView
from monopolista.server.app import startup
from monopolista.server.core.credentials import Randomness
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.play import dice_commitments
from monopolista.server.storage.sqlite import SqliteStore
from tests.plain import PROGRAM
from tests.ports import lasting_port

ROOT = Path(__file__).parents[2]
_PATIENCE = 20


class Server:
    """A server with a data folder of its own, below a base where it has one; ``seed`` holds its dice."""

    def __init__(
        self, folder: Path, *, seed: int | None = None, grace: float = 45.0, absence: float = 180.0, base: str = ""
    ) -> None:
        self.folder = folder
        self.base = base
        self.port = lasting_port()
        self._seed = seed
        self._grace, self._absence = grace, absence
        self._process: subprocess.Popen[str] | None = None
        self._log = folder / "log"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def address(self) -> str:
        """Return where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}{self.base}"

    @property
    def log(self) -> str:
        """Return what it complained about."""
        return self._log.read_text(encoding="utf-8")

    def start(self) -> None:
        """Start it, on its port."""
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=dict(os.environ)
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("monopolista is at "), f"{said!r}: {self.log}"

    def _command(self) -> list[str]:
        if self._seed is not None:
            return [sys.executable, "-m", __name__, str(self._seed), str(self.port), str(self.folder)]
        options = {
            "--port": self.port,
            "--data": self.folder,
            "--reconnect-grace": self._grace,
            "--absence": self._absence,
            "--base-path": self.base,
        }
        return [sys.executable, "-m", "monopolista", "serve", *(str(word) for pair in options.items() for word in pair)]

    def stop(self) -> None:
        """End it as the system ends programs."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a word of warning (SIGKILL)."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.communicate(timeout=_PATIENCE)
        self._process = None

    def store(self) -> SqliteStore:
        """Open its store beside it."""
        return startup.open_store(self.folder)

    def transcript(self, room: str) -> str:
        """Return the present or last game of the room at an address."""
        store = self.store()
        try:
            row = store.find_room(room.rpartition("/")[2])
        finally:
            store.close()
        assert row is not None
        return self.fetch(f"/api/transcripts/{row.game}")

    def fetch(self, path: str) -> str:
        """Return what it answers over HTTP."""
        with urlopen(self.address + path, timeout=_PATIENCE) as answer:
            return answer.read().decode()


def repeating(seed: int) -> Randomness:
    """Randomness that is the same in every run."""
    numbers = count()
    return lambda size: hashlib.shake_256(f"{seed} {next(numbers)}".encode()).digest(size)


def main(seed: int, port: int, folder: Path) -> None:
    """Serve with held dice, to which browsers are asked to add nothing: what they add is new in every run."""
    dice_commitments.view = lambda _: DiceView()
    store = startup.open_store(folder)
    place = startup.bind("127.0.0.1", port)
    print(f"monopolista is at {place.own}", flush=True)  # noqa: T201 (what the program says too)
    settings = Settings(simulations=folder.resolve() / startup.SIMULATIONS, program=PROGRAM)
    startup.serve(store, place, settings, repeating(seed))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
