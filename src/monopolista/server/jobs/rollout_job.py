"""Rollout jobs: the command ``analyse --rollouts`` in a subprocess, one at a time."""

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
MAX_RESULTS = 50
_SHUTDOWN_SECONDS = 10.0
"""Seconds for games in progress, when the server shuts down."""


@dataclass
class _Running:
    """The running job and its progress."""

    id: str
    process: Process
    line: RollingLine | None = None
    stopping: bool = False
    ended: anyio.Event = field(default_factory=anyio.Event)

    def view(self) -> RolloutsView:
        """Return the progress."""
        progress = self.line or RollingLine("playing")
        status: RolloutsStatus = (
            "starting" if self.line is None else "playing" if progress.doing == "done" else progress.doing
        )
        return RolloutsView(self.id, "stopping" if self.stopping else status, progress.share, progress.games)


class RolloutJobs:
    """Starts, follows and stops one rollout job at a time, and caches the results of earlier ones."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        self._running: _Running | None = None
        self._results: OrderedDict[str, RolloutsView] = OrderedDict()
        self._lock = anyio.Lock()

    def offer(self, *, at_home: bool) -> RolloutsOffer:
        """Return what the browser can start here: only a browser on this computer, since a job takes all processors."""
        return RolloutsOffer(
            at_home and self._context.settings.simulations is not None, subprocess.is_installed(NEEDED)
        )

    async def start(self, table: Table) -> RolloutsView:
        """Start a job for a finished game, unless its result is known; raise DeniedError where it cannot start."""
        name = _name(table)
        async with self._lock:
            job = self._find(name)
            if job is not None and job.status != "broken":
                return job
            self._check(table)
            self._running = _Running(name, await self._open(table))
            return self._running.view()

    def progress(self, name: str) -> RolloutsView:
        """Return the progress or result of a job; raise DeniedError where there is none."""
        job = self._find(name)
        if job is None:
            raise DeniedError("unknown-room", "this game has no rollouts")
        return job

    def stop(self, name: str) -> RolloutsView:
        """Stop a job; the games played so far count."""
        if self._running is not None and self._running.id == name and not self._running.stopping:
            self._running.stopping = True
            subprocess.terminate(self._running.process)
        return self.progress(name)

    async def close(self) -> None:
        """Terminate the running job."""
        running = self._running
        if running is None:
            return
        for end in (subprocess.terminate, subprocess.kill):
            end(running.process)
            with anyio.move_on_after(_SHUTDOWN_SECONDS):
                await running.ended.wait()
            if running.ended.is_set():
                return

    def _find(self, name: str) -> RolloutsView | None:
        if self._running is not None and self._running.id == name:
            return self._running.view()
        return self._results.get(name)

    def _check(self, table: Table) -> None:
        if self._context.settings.simulations is None:
            raise DeniedError("not-now", "this server offers no rollouts", reason="not-offered")
        if not subprocess.is_installed(NEEDED):
            raise DeniedError("not-now", f"rollouts need {', '.join(NEEDED)}", reason="analysis-roll-missing")
        if self._running is not None:
            raise DeniedError("not-now", "other rollouts are running", reason="analysis-roll-busy")
        if minutes_of(table.box) is not None:
            raise DeniedError("not-now", "timed games have no rollouts", reason="analysis-roll-clock")

    async def _open(self, table: Table) -> Process:
        """Start the subprocess, and follow its output."""
        folder = TemporaryDirectory(prefix="monopolista-")
        path = Path(folder.name)
        await to_thread.run_sync((path / "game.txt").write_text, table.transcript.text(), "utf-8")
        box = self._context.settings.editions.get(table.transcript.header.edition)
        boxes = ("--edition", str(box)) if box else ()
        command = (*self._context.settings.program, "analyse", str(path / "game.txt"), *boxes)
        process = await subprocess.start_process(
            (*command, "--rollouts", "--json-lines", "--tied"), path / "errors.txt"
        )
        self._group.start_soon(self._follow, folder)
        return process

    async def _follow(self, folder: "TemporaryDirectory[str]") -> None:
        """Read progress until the subprocess ends, and cache the result."""
        running = self._running
        assert running is not None
        found = RolloutsView(running.id, "broken")
        try:
            async with running.process:
                async for line in subprocess.read_lines(running.process):
                    with contextlib.suppress(msgspec.DecodeError):
                        running.line = read_json(line, RollingLine)
            if running.line is not None and running.line.found is not None:
                found = RolloutsView(running.id, "done", 1.0, running.line.games, running.line.found)
        except Exception:
            log.exception("the rollouts of a game failed")
        finally:
            self._cache_result(found)
            self._running = None
            running.ended.set()
            folder.cleanup()

    def _cache_result(self, found: RolloutsView) -> None:
        self._results[found.id] = found
        while len(self._results) > MAX_RESULTS:
            self._results.popitem(last=False)


def _name(table: Table) -> str:
    """Return the name of the job for a game, a hash of its transcript."""
    return sha256(table.transcript.text().encode()).hexdigest()[:20]
