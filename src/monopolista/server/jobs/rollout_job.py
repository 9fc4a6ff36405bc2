"""The game that is played on, many times: ``analyse --rollouts`` in a process of its own, one at a time."""

import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import anyio
import msgspec
from anyio import to_thread
from anyio.abc import Process, TaskGroup

from monopolista.analyse.api_views import RollingLine
from monopolista.games.interface.capabilities import minutes_of
from monopolista.json_reader import read_json
from monopolista.protocol.rollouts import RolloutsOffer, RolloutsStatus, RolloutsView
from monopolista.server.core.errors import DeniedError
from monopolista.server.jobs import subprocess
from monopolista.server.rooms.context import ServerContext
from monopolista.table import Table

log = logging.getLogger("monopolista")
NEEDED = ("numba", "tqdm")
MOST_KEPT = 50
_PATIENCE = 10.0
"""Seconds for the games in hand, when the server closes."""


@dataclass
class _Running:
    """The game that is played on, and how far it is."""

    id: str
    process: Process
    line: RollingLine | None = None
    stopping: bool = False
    ended: anyio.Event = field(default_factory=anyio.Event)

    def view(self) -> RolloutsView:
        """Return how far it is."""
        doing = self.line or RollingLine("playing")
        status: RolloutsStatus = (
            "starting" if self.line is None else "playing" if doing.doing == "done" else doing.doing
        )
        return RolloutsView(self.id, "stopping" if self.stopping else status, doing.share, doing.games)


class RolloutJobs:
    """Has a game played on at a time, follows and stops it, and keeps what came of earlier ones."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        self._running: _Running | None = None
        self._kept: OrderedDict[str, RolloutsView] = OrderedDict()
        self._lock = anyio.Lock()

    def offer(self, *, at_home: bool) -> RolloutsOffer:
        """Return what is offered to who sits at this computer, or elsewhere: it takes all of the machine."""
        return RolloutsOffer(
            at_home and self._context.settings.simulations is not None, subprocess.is_installed(NEEDED)
        )

    async def start(self, table: Table) -> RolloutsView:
        """Have a game played on that is over, unless it was, or raise DeniedError."""
        name = _name(table)
        async with self._lock:
            known = self._found(name)
            if known is not None and known.status != "broken":
                return known
            self._check(table)
            self._running = _Running(name, await self._open(table))
            return self._running.view()

    def look(self, name: str) -> RolloutsView:
        """Return how far a game is, or raise DeniedError."""
        known = self._found(name)
        if known is None:
            raise DeniedError("unknown-room", "that game is not played on")
        return known

    def stop(self, name: str) -> RolloutsView:
        """Stop playing a game on: what was played counts."""
        if self._running is not None and self._running.id == name and not self._running.stopping:
            self._running.stopping = True
            subprocess.ask_to_stop(self._running.process)
        return self.look(name)

    async def close(self) -> None:
        """End what runs."""
        running = self._running
        if running is None:
            return
        for end in (subprocess.ask_to_stop, subprocess.kill):
            end(running.process)
            with anyio.move_on_after(_PATIENCE):
                await running.ended.wait()
            if running.ended.is_set():
                return

    def _found(self, name: str) -> RolloutsView | None:
        if self._running is not None and self._running.id == name:
            return self._running.view()
        return self._kept.get(name)

    def _check(self, table: Table) -> None:
        if self._context.settings.simulations is None:
            raise DeniedError("not-now", "games are not played on here", reason="not-offered")
        if not subprocess.is_installed(NEEDED):
            raise DeniedError("not-now", f"to play games on needs {', '.join(NEEDED)}", reason="analysis-roll-missing")
        if self._running is not None:
            raise DeniedError("not-now", "another game is played on", reason="analysis-roll-busy")
        if minutes_of(table.box) is not None:
            raise DeniedError("not-now", "bots have no clock", reason="analysis-roll-clock")

    async def _open(self, table: Table) -> Process:
        """Start the process, and follow it."""
        folder = TemporaryDirectory(prefix="monopolista-")
        place = Path(folder.name)
        await to_thread.run_sync((place / "game.txt").write_text, table.transcript.text(), "utf-8")
        box = self._context.settings.boxes.get(table.transcript.header.edition)
        boxes = ("--edition", str(box)) if box else ()
        command = (*self._context.settings.program, "analyse", str(place / "game.txt"), *boxes)
        process = await subprocess.opened((*command, "--rollouts", "--json-lines", "--tied"), place / "errors.txt")
        self._group.start_soon(self._follow, folder)
        return process

    async def _follow(self, folder: "TemporaryDirectory[str]") -> None:
        """Read how far it is until it ends, and keep what came of it."""
        running = self._running
        assert running is not None
        found = RolloutsView(running.id, "broken")
        try:
            async with running.process:
                async for line in subprocess.lines_of(running.process):
                    with contextlib.suppress(msgspec.DecodeError):
                        running.line = read_json(line, RollingLine)
            if running.line is not None and running.line.found is not None:
                found = RolloutsView(running.id, "done", 1.0, running.line.games, running.line.found)
        except Exception:
            log.exception("a game that is played on could not be followed")
        finally:
            self._keep(found)
            self._running = None
            running.ended.set()
            folder.cleanup()

    def _keep(self, found: RolloutsView) -> None:
        self._kept[found.id] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _name(table: Table) -> str:
    """Return the name of what is played on: that of the same game is the same."""
    return sha256(table.transcript.text().encode()).hexdigest()[:20]
