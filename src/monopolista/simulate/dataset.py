"""The folder of a data set of positions: written as they come, a file as soon as there is enough for one."""

import io
import re
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista import __version__
from monopolista.games.common.options import chosen
from monopolista.games.common.printed import Strict
from monopolista.games.interface.pools import Job
from monopolista.simulate.results_folder import ResultsFolder
from monopolista.simulate.runner.position_sampling import COLUMNS, Positions
from monopolista.simulate.runner.progress import REPORTS, SUMMARY

ROWS: Final = 16_384
"""Positions of a file, all but the last one: what is held in memory before it is kept."""
PAGE: Final = "positions.md"
_QUICK: Final = 1
"""How hard numbers are pressed together that are mostly noughts: harder takes three times as long for a third less."""


class Summary(Strict, frozen=True):
    """What a run was of which positions were noted, and how many there are."""

    edition: str
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    every: int
    """One in how many decisions was noted."""
    asked: int
    """Positions that were asked for."""
    positions: int
    """Positions that were kept."""
    games: int
    """Games from which they come."""
    files: list[str]
    seconds: float
    """Seconds of play and of writing, without compilation."""
    workers: int
    compiled: bool
    version: str = __version__


class Dataset:
    """Keeps the positions of a run in its folder."""

    def __init__(self, path: Path, job: Job, every: int, *, most: int, ending: str, page: str) -> None:
        """Make the folder ready for so many positions, or raise FolderError."""
        self._job, self._every, self._most, self._ending, self._page = job, every, most, ending, page
        self._waiting: list[Mapping[str, NDArray[Any]]] = []
        self._held = 0
        self.count = self.games = 0
        self._files: list[str] = []
        tables = [f"{name}.parquet" for name in job.pool.tables]
        self._folder = ResultsFolder(path, [*_earlier(path), *tables, SUMMARY, *REPORTS, PAGE])

    @property
    def full(self) -> bool:
        """Say whether there are as many positions as were asked for."""
        return self.count == self._most

    def leave(self) -> None:
        """Take the folder away again where nothing was played."""
        self._folder.leave()

    def take(self, part: Positions) -> int:
        """Take the next positions, as many as are still wanted, and return how many those were."""
        wanted = min(self._most - self.count, len(part.rows["game"]))
        if wanted:
            self._waiting.append({name: rows[:wanted] for name, rows in part.rows.items()})
            self.games = int(part.rows["game"][wanted - 1]) + 1
        self.count += wanted
        self._held += wanted
        while self._held >= ROWS:
            self._keep(ROWS)
        return wanted

    def finish(self, start: float, workers: int, *, compiled: bool) -> Summary:
        """Keep the rest and the summary of a run that began at ``start`` by ``time.perf_counter``."""
        if self._held:
            self._keep(self._held)
        job, seconds = self._job, time.perf_counter() - start
        summary = Summary(
            job.box.id, chosen(job.box.options), job.bots, job.seed, self._every, self._most, self.count,
            self.games, self._files, round(seconds, 3), workers, compiled,
        )  # fmt: skip
        self._folder.text(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        return summary

    def _keep(self, count: int) -> None:
        whole = {one.name: np.concatenate([rows[one.name] for rows in self._waiting]) for one in COLUMNS}
        self._waiting = [{name: rows[count:].copy() for name, rows in whole.items()}]
        self._held -= count
        if not self._files:
            self._folder.text(PAGE, self._page)
        name = f"positions-{len(self._files):03}.{self._ending}"
        self._folder.binary(name, WRITERS[self._ending]({name: rows[:count] for name, rows in whole.items()}))
        self._files.append(name)


def _earlier(path: Path) -> list[str]:
    """Return the files of positions that an earlier run has left."""
    known = re.compile(rf"positions-\d+\.({'|'.join(WRITERS)})")
    return [file.name for file in path.glob("positions-*") if known.fullmatch(file.name)]


def _parquet(rows: Mapping[str, NDArray[Any]]) -> bytes:
    content = io.BytesIO()
    pl.DataFrame(dict(rows)).write_parquet(content, compression="zstd")
    return content.getvalue()


def _npz(rows: Mapping[str, NDArray[Any]]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=_QUICK) as packed:
        for name, column in rows.items():
            with packed.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, column, allow_pickle=False)
    return content.getvalue()


WRITERS: Final = {"parquet": _parquet, "npz": _npz}
"""By the ending of a file, what makes one of columns."""
