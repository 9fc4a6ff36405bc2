"""The simulations of this computer: a folder for each, whose files say what was asked and what came of it."""

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
from monopolista.protocol.simulations import SimulationFigures, SimulationView
from monopolista.simulate.runner.progress import REPORT, SUMMARY, in_language

Kind = TypeVar("Kind")
MOST_KEPT = 50
ERRORS = "errors.txt"
_ASKED = "asked.json"
_WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{16}")
_COMPLAINT = "monopolista: "
_LONGEST_TROUBLE = 300


@prepared
class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked of a simulation."""

    started: int
    """Milliseconds since 1970."""
    edition: str
    options: Chosen
    bots: list[str]
    games: int
    seed: int
    language: Language


class _Wins(msgspec.Struct):
    seat: list[int]


@prepared
class _Summary(msgspec.Struct):
    """What is shown of ``summary.json``."""

    games: int
    finished: int
    shared: int
    seconds: float
    wins: _Wins


@dataclass(frozen=True)
class Run:
    """A simulation as its folder tells it."""

    id: str
    asked: Asked
    view: SimulationView


class RunStore:
    """The folder of all simulations; what it holds is read anew, for another program may add to it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, name: str, asked: Asked, most: int = MOST_KEPT) -> Path:
        """Make the folder of a new simulation; the oldest go where there are too many."""
        for run in self.all()[most - 1 :]:
            self.remove(run.id)
        folder = self._folder / name
        folder.mkdir(parents=True)
        (folder / _ASKED).write_bytes(msgspec.json.encode(asked))
        return folder

    def all(self) -> list[Run]:
        """Return all of them, the latest first."""
        names = [path.name for path in self._folder.iterdir()] if self._folder.is_dir() else []
        found = [run for name in names if (run := self.find(name))]
        return sorted(found, key=lambda run: run.asked.started, reverse=True)

    def find(self, name: str) -> Run | None:
        """Return one of them, if there is one of this name."""
        asked = _read(self._folder / name / _ASKED, Asked) if _WELL_FORMED.fullmatch(name) else None
        return Run(name, asked, self._view(name, asked)) if asked else None

    def report(self, name: str, language: str = "") -> Path | None:
        """Return the report of one of them, if it has one; in a language where it is there in it."""
        if not _WELL_FORMED.fullmatch(name):
            return None
        names = (in_language(language), REPORT) if language in LANGUAGES else (REPORT,)
        return next((file for one in names if (file := self._folder / name / one).is_file()), None)

    def remove(self, name: str) -> None:
        """Throw one of them away."""
        if _WELL_FORMED.fullmatch(name):
            shutil.rmtree(self._folder / name, ignore_errors=True)

    def _view(self, name: str, asked: Asked) -> SimulationView:
        summary = _read(self._folder / name / SUMMARY, _Summary)
        figures = None
        if summary and self.report(name):
            figures = SimulationFigures(summary.games, summary.finished, summary.shared, summary.wins.seat)
        played = figures.games if figures else 0
        return SimulationView(
            id=name,
            started=asked.started,
            edition=asked.edition,
            options=asked.options,
            bots=asked.bots,
            seed=asked.seed,
            asked=asked.games,
            status="broken" if not played else "stopped" if played < asked.games else "done",
            games=played,
            seconds=summary.seconds if summary else 0.0,
            figures=figures,
            trouble="" if played else self._trouble(name),
        )

    def _trouble(self, name: str) -> str:
        with contextlib.suppress(OSError):
            for line in (self._folder / name / ERRORS).read_text(errors="replace").splitlines():
                if line.startswith(_COMPLAINT):
                    return line.removeprefix(_COMPLAINT)[:_LONGEST_TROUBLE]
        return ""


def _read(path: Path, kind: type[Kind]) -> Kind | None:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return read_json(path.read_bytes(), kind)
    return None
