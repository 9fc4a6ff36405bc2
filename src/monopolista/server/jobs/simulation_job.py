"""The simulation that runs: the command of that name in a process of its own, at a lower priority, one at a time."""

import contextlib
import logging
import time
from dataclasses import dataclass, field
from pathlib import Path

import anyio
import msgspec
from anyio import to_thread
from anyio.abc import Process, TaskGroup

from monopolista.games import game_of
from monopolista.games.common.options import OptionError, named
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import minutes_of
from monopolista.json_reader import read_json
from monopolista.protocol.simulations import MakeSimulation, SimulationStatus, SimulationsView, SimulationView
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.jobs import subprocess
from monopolista.server.jobs.run_store import ERRORS, Asked, RunStore
from monopolista.server.rooms.context import ServerContext
from monopolista.simulate.runner.progress import Progress

log = logging.getLogger("monopolista")
NEEDED = ("babel", "numba", "polars", "tqdm")
_SEEDS = 1_000_000
"""Seeds that people can copy from a report."""
_PATIENCE = 30.0
"""Seconds for the games in hand and the report of what was played, when the server closes.

Two or three are enough as a rule; at its low priority it takes many more on a busy machine, and what was played is lost
with a report that is not finished.
"""


@dataclass
class _Running:
    """The simulation that runs, and how far it is."""

    name: str
    process: Process
    status: SimulationStatus = "starting"
    games: int = 0
    seconds: float = 0.0
    stopping: bool = False
    """Whether it was asked to stop."""
    ended: anyio.Event = field(default_factory=anyio.Event)


class SimulationJobs:
    """Starts simulations, follows and stops them, and finds earlier ones."""

    def __init__(self, context: ServerContext, group: TaskGroup) -> None:
        self._context = context
        self._group = group
        folder = context.settings.simulations
        self._runs = RunStore(folder) if folder else None
        self._running: _Running | None = None
        self._lock = anyio.Lock()

    async def all(self) -> SimulationsView:
        """Return what is offered here, and every simulation that is kept."""
        if self._runs is None:
            return SimulationsView(offered=False, reserved=False, installed=False, runs=[])
        found = await to_thread.run_sync(self._runs.all)
        runs = [self._live(run.view) for run in found]
        return SimulationsView(offered=True, reserved=False, installed=subprocess.is_installed(NEEDED), runs=runs)

    def for_others(self) -> SimulationsView:
        """Return what is told to who is not at this computer."""
        return SimulationsView(offered=False, reserved=self._runs is not None, installed=False, runs=[])

    async def running(self) -> SimulationView | None:
        """Return the simulation that runs, if there is one."""
        found = await to_thread.run_sync(self._kept.find, self._running.name) if self._running else None
        return self._live(found.view) if found else None

    async def _find(self, name: str) -> SimulationView:
        """Return one simulation, or raise DeniedError."""
        found = await to_thread.run_sync(self._kept.find, name)
        if found is None:
            raise DeniedError("unknown-room", "there is no such simulation")
        return self._live(found.view)

    async def report(self, name: str, language: str = "") -> Path | None:
        """Return the file of a report, in a language where it is there in it."""
        return await to_thread.run_sync(self._runs.report, name, language) if self._runs else None

    async def start(self, wish: MakeSimulation) -> SimulationView:
        """Start a simulation, or raise DeniedError."""
        runs = self._kept
        check(wish)
        if not subprocess.is_installed(NEEDED):
            raise DeniedError("not-now", f"simulations need {', '.join(NEEDED)}", reason="not-installed")
        async with self._lock:
            if self._running:
                raise DeniedError("not-now", "another simulation runs", reason="busy")
            name = credentials.new_link(self._context.randomness)
            seed = self._context.below(_SEEDS)
            asked = Asked(
                int(time.time() * 1000), wish.edition, named(wish.options), wish.bots, wish.games, seed, wish.language
            )
            folder = await to_thread.run_sync(runs.add, name, asked)
            found = await self._find(name)
            self._running = _Running(name, await self._open(folder, asked))
            self._group.start_soon(self._follow, self._running)
            self._group.start_soon(self._bound, self._running)
            return self._live(found)

    async def stop(self, name: str) -> SimulationView:
        """Stop a simulation: what was played so far is kept, and reported.

        It is looked up before it is stopped: one that has nothing to tell may be gone a moment later.
        """
        found = await self._find(name)
        if self._running and self._running.name == name and not self._running.stopping:
            _ask_to_stop(self._running)
        return self._live(found)

    async def remove(self, name: str) -> SimulationView:
        """Throw a simulation away that does not run, or raise DeniedError."""
        found = await self._find(name)
        if self._running and self._running.name == name:
            raise DeniedError("not-now", "it is still running: stop it first", reason="busy")
        await to_thread.run_sync(self._kept.remove, name)
        return found

    async def close(self) -> None:
        """End what runs."""
        if self._running:
            await _end(self._running)

    async def _bound(self, running: _Running) -> None:
        """End a simulation that takes too long."""
        with anyio.move_on_after(self._context.settings.longest_simulation):
            await running.ended.wait()
        if not running.ended.is_set():
            await _end(running)

    @property
    def _kept(self) -> RunStore:
        if self._runs is None:
            raise DeniedError("not-now", "simulations are not offered here", reason="not-offered")
        return self._runs

    async def _open(self, folder: Path, asked: Asked) -> Process:
        settings = self._context.settings
        command = [*settings.program, *arguments(asked, settings.boxes.get(asked.edition), folder)]
        return await subprocess.opened(command, folder / ERRORS)

    async def _follow(self, running: _Running) -> None:
        """Read how far it is until it ends; one that was stopped before there was anything to tell leaves nothing."""
        try:
            async with running.process:
                await _listen(running)
            if running.stopping and not await self.report(running.name):
                await to_thread.run_sync(self._kept.remove, running.name)
        except Exception:
            log.exception("a simulation could not be followed")
        finally:
            self._running = None
            running.ended.set()

    def _live(self, view: SimulationView) -> SimulationView:
        """Return a view with what is known of a simulation that runs."""
        running = self._running
        if running is None or running.name != view.id:
            return view
        stops = running.stopping and running.status != "writing"
        status = "stopping" if stops else running.status
        return msgspec.structs.replace(
            view, status=status, games=running.games, seconds=running.seconds, figures=None, trouble=""
        )


def check(wish: MakeSimulation) -> None:
    """Raise DeniedError where a wish cannot be played."""
    try:
        game = game_of(wish.edition)
        box = game.box(wish.edition, wish.options)
    except OptionError as error:
        raise DeniedError("malformed", str(error), options=error.names, reason=error.reason) from error
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error
    if minutes_of(box) is not None:
        clocks = tuple(option.name for option in box.listed if option.unit == "minutes")
        raise DeniedError("malformed", "a simulation has no clock", options=clocks, reason="no-clock")
    if any(bot not in game.levels for bot in wish.bots):
        raise DeniedError("malformed", f"levels of bots: {', '.join(game.levels)}")
    if len(wish.bots) > box.most_seats:
        raise DeniedError(
            "clause", f"{wish.edition} is for 2 to {box.most_seats} players", game.rules(box).seats_clause
        )


def arguments(asked: Asked, box: Path | None, folder: Path) -> list[str]:
    """Return the arguments of the command that plays what was asked."""
    options = [f"{name}={str(value).lower() if isinstance(value, bool) else value}"
               for name, value in asked.options.items()]  # fmt: skip
    return [
        "simulate",
        *("--edition", str(box or asked.edition)),
        *(word for option in options for word in ("--option", option)),
        *("--bots", ",".join(asked.bots)),
        *("--games", str(asked.games)),
        *("--seed", str(asked.seed)),
        *("--language", asked.language),
        *("--out", str(folder)),
        "--json-lines",
        "--tied",
    ]


async def _listen(running: _Running) -> None:
    """Keep what each line says, until the last; what is no line of ours is passed over."""
    async for line in subprocess.lines_of(running.process):
        with contextlib.suppress(msgspec.DecodeError):
            progress = read_json(line, Progress)
            running.status = "writing" if progress.doing == "done" else progress.doing
            running.games, running.seconds = progress.games, progress.seconds


async def _end(running: _Running) -> None:
    """End a simulation: once for the games in hand to be finished, then at once, then by force."""
    for end in (_ask_to_stop, _ask_to_stop, _kill):
        end(running)
        with anyio.move_on_after(_PATIENCE):
            await running.ended.wait()
        if running.ended.is_set():
            return


def _kill(running: _Running) -> None:
    subprocess.kill(running.process)


def _ask_to_stop(running: _Running) -> None:
    running.stopping = True
    subprocess.ask_to_stop(running.process)
