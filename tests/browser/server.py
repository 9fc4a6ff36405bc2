"""The real server as a program of its own: started on its port, ended, killed and started again on the same one.

This module's ``main``, given SEED PORT FOLDER, is the same server with dice that are the same in every run; it offers
simulations, played in plain Python.
"""

import hashlib
import signal
from collections.abc import Sequence
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
from tests.server.forked import Forked

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
        self._process: Forked | None = None
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
            self._process = self._forked(log.fileno())
        said = self._process.stdout.readline()
        assert said.startswith("monopolista is at "), f"{said!r}: {self.log}"

    def _forked(self, log: int) -> Forked:
        if self._seed is not None:
            return Forked([str(self._seed), str(self.port), str(self.folder)], log, __name__)
        options = {
            "--port": self.port,
            "--data": self.folder,
            "--reconnect-grace": self._grace,
            "--absence": self._absence,
            "--base-path": self.base,
        }
        return Forked(["serve", *(str(word) for pair in options.items() for word in pair)], log)

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
        self._process.wait(_PATIENCE)
        self._process.stdout.close()
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


def main(arguments: Sequence[str]) -> int:
    """Serve with held dice, to which browsers are asked to add nothing: what they add is new in every run."""
    seed, port, folder = arguments
    dice_commitments.view = lambda _: DiceView()
    store = startup.open_store(Path(folder))
    place = startup.bind("127.0.0.1", int(port))
    print(f"monopolista is at {place.own}", flush=True)  # noqa: T201 (what the program says too)
    settings = Settings(simulations=Path(folder).resolve() / startup.SIMULATIONS, program=PROGRAM)
    startup.serve(store, place, settings, repeating(int(seed)))
    return 0
