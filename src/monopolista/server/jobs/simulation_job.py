"""Simulation jobs: the command ``simulate`` in a subprocess at a lower priority, one at a time."""

import contextlib
import logging
import time
from dataclasses import dataclass, field
from pathlib import Path

import anyio
import msgspec
from anyio import to_thread
from anyio.abc import Process, TaskGroup

from monopolista.games import box_content, game_of
from monopolista.games.common.options import OptionError, named
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import minutes_of
from monopolista.json_reader import read_json
from monopolista.protocol.simulations import MakeSimulation, SimulationStatus, SimulationsView, SimulationView
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.jobs import subprocess
from monopolista.server.jobs.run_store import ERRORS, RunStore, SimulationRequest
from monopolista.server.rooms.context import ServerContext
from monopolista.simulate.runner.progress import Progress

log = logging.getLogger("monopolista")
NEEDED = ("babel", "numba", "polars", "tqdm")
_SEEDS = 1_000_000
"""The number of different seeds, few enough for a person to copy."""
_SHUTDOWN_SECONDS = 30.0
"""Seconds for games in progress and the report, when the server shuts down.

Two or three are usually enough; at its low priority the process takes much longer on a busy machine, and without a
finished report all results are lost.
"""


@dataclass
class _Running:
    """The running simulation and its progress."""

    name: str
    process: Process
    status: SimulationStatus = "starting"
    games: int = 0
    seconds: float = 0.0
    stopping: bool = False
    """Whether it was asked to stop."""
    ended: anyio.Event = field(default_factory=anyio.Event)


class SimulationJobs:
    """Starts, follows and stops simulations, and finds earlier ones."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        folder = context.settings.simulations
        self._runs = RunStore(folder) if folder else None
        self._running: _Running | None = None
        self._lock = anyio.Lock()

    async def all(self) -> SimulationsView:
        """Return whether simulations are available here, and all stored simulations."""
        if self._runs is None:
            return SimulationsView(offered=False, reserved=False, installed=False, runs=[])
        found = await to_thread.run_sync(self._runs.all)
        runs = [self._with_progress(run.view) for run in found]
        return SimulationsView(offered=True, reserved=False, installed=subprocess.is_installed(NEEDED), runs=runs)

    def remote_view(self) -> SimulationsView:
        """Return the view for clients on other computers."""
        return SimulationsView(offered=False, reserved=self._runs is not None, installed=False, runs=[])

    async def running(self) -> SimulationView | None:
        """Return the running simulation, or None; one that ends while it is looked up runs no longer."""
        running = self._running
        found = await to_thread.run_sync(self._required_runs.find, running.name) if running else None
        return self._with_progress(found.view) if found and running is self._running else None

    async def _find(self, name: str) -> SimulationView:
        """Return one simulation; raise DeniedError where there is none."""
        found = await to_thread.run_sync(self._required_runs.find, name)
        if found is None:
            raise DeniedError("unknown-room", "this simulation does not exist")
        return self._with_progress(found.view)

    async def report(self, name: str, language: str = "") -> Path | None:
        """Return the file of a report, in the requested language where it exists."""
        return await to_thread.run_sync(self._runs.report, name, language) if self._runs else None

    async def start(self, body: MakeSimulation) -> SimulationView:
        """Start a simulation; raise DeniedError where it cannot start."""
        runs = self._required_runs
        check_request(body)
        if not subprocess.is_installed(NEEDED):
            raise DeniedError("not-now", f"simulations need {', '.join(NEEDED)}", reason="not-installed")
        async with self._lock:
            if self._running:
                raise DeniedError("not-now", "another simulation is running", reason="busy")
            name = credentials.new_link(self._context.randomness)
            seed = self._context.below(_SEEDS)
            request = SimulationRequest(
                int(time.time() * 1000), body.edition, named(body.options), body.bots, body.games, seed, body.language
            )
            folder = await to_thread.run_sync(runs.add, name, request)
            found = await self._find(name)
            self._running = _Running(name, await self._open(folder, request))
            self._group.start_soon(self._follow, self._running)
            self._group.start_soon(self._enforce_timeout, self._running)
            return self._with_progress(found)

    async def stop(self, name: str) -> SimulationView:
        """Stop a simulation; the games played so far are saved and reported.

        It is looked up before it is stopped: without results, its folder may be removed a moment later.
        """
        found = await self._find(name)
        if self._running and self._running.name == name and not self._running.stopping:
            _ask_to_stop(self._running)
        return self._with_progress(found)

    async def remove(self, name: str) -> SimulationView:
        """Remove a simulation that is not running; raise DeniedError where it is."""
        found = await self._find(name)
        if self._running and self._running.name == name:
            raise DeniedError("not-now", "the simulation is still running; stop it first", reason="busy")
        await to_thread.run_sync(self._required_runs.remove, name)
        return found

    async def close(self) -> None:
        """Terminate the running simulation."""
        if self._running:
            await _end(self._running)

    async def _enforce_timeout(self, running: _Running) -> None:
        """Terminate a simulation that takes too long."""
        with anyio.move_on_after(self._context.settings.longest_simulation):
            await running.ended.wait()
        if not running.ended.is_set():
            await _end(running)

    @property
    def _required_runs(self) -> RunStore:
        if self._runs is None:
            raise DeniedError("not-now", "this server offers no simulations", reason="not-offered")
        return self._runs

    async def _open(self, folder: Path, request: SimulationRequest) -> Process:
        settings = self._context.settings
        box = await to_thread.run_sync(_write_box, request.edition, folder)
        edition = box or settings.editions.get(request.edition)
        command = [*settings.program, *command_arguments(request, edition, folder)]
        return await subprocess.start_process(command, folder / ERRORS)

    async def _follow(self, running: _Running) -> None:
        """Read progress until the subprocess ends; remove a simulation that was stopped without results."""
        try:
            async with running.process:
                await _read_progress(running)
            if running.stopping and not await self.report(running.name):
                await to_thread.run_sync(self._required_runs.remove, running.name)
        except Exception:
            log.exception("a simulation failed")
        finally:
            self._running = None
            running.ended.set()

    def _with_progress(self, view: SimulationView) -> SimulationView:
        """Return a view with the progress of the running simulation."""
        running = self._running
        if running is None or running.name != view.id:
            return view
        is_stopping = running.stopping and running.status != "writing"
        status = "stopping" if is_stopping else running.status
        return msgspec.structs.replace(
            view, status=status, games=running.games, seconds=running.seconds, figures=None, trouble=""
        )


def _write_box(edition: str, folder: Path) -> Path | None:
    """Write the content of a box into a file for a subprocess, which does not know it; None for any other edition."""
    content = box_content(edition)
    if content is None:
        return None
    file = folder / "box.json"
    file.write_bytes(content)
    return file


def check_request(body: MakeSimulation) -> None:
    """Raise DeniedError where a simulation of this request cannot be played."""
    try:
        game = game_of(body.edition)
        box = game.box(body.edition, body.options)
    except OptionError as error:
        raise DeniedError("malformed", str(error), options=error.names, reason=error.reason) from error
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error
    if minutes_of(box) is not None:
        clocks = tuple(option.name for option in box.listed if option.unit == "minutes")
        raise DeniedError("malformed", "a simulation has no clock", options=clocks, reason="no-clock")
    if any(bot not in game.levels for bot in body.bots):
        raise DeniedError("malformed", f"unknown bot; there are: {', '.join(game.levels)}")
    if len(body.bots) > box.most_seats:
        raise DeniedError(
            "clause", f"{body.edition} is for 2 to {box.most_seats} players", game.rules(box).seats_clause
        )


def command_arguments(request: SimulationRequest, box: Path | None, folder: Path) -> list[str]:
    """Return the command-line arguments for a request."""
    options = [f"{name}={str(value).lower() if isinstance(value, bool) else value}"
               for name, value in request.options.items()]  # fmt: skip
    return [
        "simulate",
        *("--edition", str(box or request.edition)),
        *(word for option in options for word in ("--option", option)),
        *("--bots", ",".join(request.bots)),
        *("--games", str(request.games)),
        *("--seed", str(request.seed)),
        *("--language", request.language),
        *("--out", str(folder)),
        "--json-lines",
        "--tied",
    ]


async def _read_progress(running: _Running) -> None:
    """Store the progress of each line; skip lines in another format."""
    async for line in subprocess.read_lines(running.process):
        with contextlib.suppress(msgspec.DecodeError):
            progress = read_json(line, Progress)
            running.status = "writing" if progress.doing == "done" else progress.doing
            running.games, running.seconds = progress.games, progress.seconds


async def _end(running: _Running) -> None:
    """Terminate a simulation: first after the games in progress, then at once, then by force."""
    for end in (_ask_to_stop, _ask_to_stop, _kill):
        end(running)
        with anyio.move_on_after(_SHUTDOWN_SECONDS):
            await running.ended.wait()
        if running.ended.is_set():
            return


def _kill(running: _Running) -> None:
    subprocess.kill(running.process)


def _ask_to_stop(running: _Running) -> None:
    running.stopping = True
    subprocess.terminate(running.process)
