"""Storage of simulations: a folder for each, with the request, the summary and the reports."""

import contextlib
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from monopolista.games.common.options import Chosen
from monopolista.games.common.printed import prepared
from monopolista.json_reader import read_json
from monopolista.locales import LANGUAGES, Language
from monopolista.protocol.simulations import GroupFigures, SimulationFigures, SimulationView
from monopolista.simulate.runner.progress import REPORT, SUMMARY, in_language

Kind = TypeVar("Kind")
MAX_RUNS = 50
ERRORS = "errors.txt"
_REQUEST_FILE = "asked.json"
_WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{16}")
_ERROR_PREFIX = "monopolista: "
_LONGEST_ERROR = 300


@prepared
class SimulationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a simulation."""

    started: int
    """Unix time in milliseconds."""
    edition: str
    options: Chosen
    bots: list[str]
    games: int
    seed: int
    language: Language


class _Wins(msgspec.Struct):
    seat: list[int]


class _Mean(msgspec.Struct):
    mean: float


class _Means(msgspec.Struct):
    turns: _Mean


class _Group(msgspec.Struct):
    whole: int
    won: int


@prepared
class _Summary(msgspec.Struct):
    """The fields of ``summary.json`` that are shown."""

    games: int
    finished: int
    shared: int
    seconds: float
    wins: _Wins
    means: _Means
    groups: dict[str, _Group] = {}

    @property
    def figures(self) -> SimulationFigures:
        """Return what of it is shown."""
        groups = [GroupFigures(name, one.whole, one.won) for name, one in self.groups.items()]
        return SimulationFigures(self.games, self.finished, self.shared, self.wins.seat, self.means.turns.mean, groups)


@dataclass(frozen=True)
class Run:
    """A simulation as stored in its folder."""

    id: str
    request: SimulationRequest
    view: SimulationView


class RunStore:
    """The folder of all simulations, read anew each time, since other programs may add to it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, name: str, request: SimulationRequest, most: int = MAX_RUNS) -> Path:
        """Create the folder of a new simulation; remove the oldest ones above the limit."""
        for run in self.all()[most - 1 :]:
            self.remove(run.id)
        folder = self._folder / name
        folder.mkdir(parents=True)
        (folder / _REQUEST_FILE).write_bytes(msgspec.json.encode(request))
        return folder

    def all(self) -> list[Run]:
        """Return all simulations, the latest first."""
        names = [path.name for path in self._folder.iterdir()] if self._folder.is_dir() else []
        found = [run for name in names if (run := self.find(name))]
        return sorted(found, key=lambda run: run.request.started, reverse=True)

    def find(self, name: str) -> Run | None:
        """Return the simulation with this name, or None."""
        request = (
            _read(self._folder / name / _REQUEST_FILE, SimulationRequest) if _WELL_FORMED.fullmatch(name) else None
        )
        return Run(name, request, self._view(name, request)) if request else None

    def report(self, name: str, language: str = "") -> Path | None:
        """Return the report of a simulation, in the requested language where it exists; None without a report."""
        if not _WELL_FORMED.fullmatch(name):
            return None
        names = (in_language(language), REPORT) if language in LANGUAGES else (REPORT,)
        return next((file for one in names if (file := self._folder / name / one).is_file()), None)

    def remove(self, name: str) -> None:
        """Remove a simulation."""
        if _WELL_FORMED.fullmatch(name):
            shutil.rmtree(self._folder / name, ignore_errors=True)

    def _view(self, name: str, request: SimulationRequest) -> SimulationView:
        summary = _read(self._folder / name / SUMMARY, _Summary)
        result = summary.figures if summary and self.report(name) else None
        played = result.games if result else 0
        return SimulationView(
            id=name,
            started=request.started,
            edition=request.edition,
            options=request.options,
            bots=request.bots,
            seed=request.seed,
            asked=request.games,
            status="broken" if not played else "stopped" if played < request.games else "done",
            games=played,
            seconds=summary.seconds if summary else 0.0,
            figures=result,
            trouble="" if played else self._error(name),
        )

    def _error(self, name: str) -> str:
        with contextlib.suppress(OSError):
            for line in (self._folder / name / ERRORS).read_text(errors="replace").splitlines():
                if line.startswith(_ERROR_PREFIX):
                    return line.removeprefix(_ERROR_PREFIX)[:_LONGEST_ERROR]
        return ""


def _read(path: Path, kind: type[Kind]) -> Kind | None:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return read_json(path.read_bytes(), kind)
    return None
