"""A data set of positions in a folder; each file is written as soon as there are enough positions for it."""

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
from monopolista.games.interface.simulator import Job
from monopolista.simulate.results_folder import ResultsFolder
from monopolista.simulate.runner.position_sampling import COLUMNS, Positions
from monopolista.simulate.runner.progress import REPORTS, SUMMARY

ROWS_PER_FILE: Final = 16_384
"""Positions per file, except for the last one. Memory holds the positions of one file."""
PAGE: Final = "positions.md"
_COMPRESSION_LEVEL: Final = 1
"""zlib level: most numbers are zero, and a higher level takes three times as long to save a third."""


class Summary(Strict, frozen=True):
    """Settings of a run that sampled positions, and its totals."""

    edition: str
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    every: int
    """Sampling interval in decisions."""
    asked: int
    """Positions requested."""
    positions: int
    """Positions written."""
    games: int
    """Games that the positions come from."""
    files: list[str]
    seconds: float
    """Seconds of play and of writing, without compilation."""
    workers: int
    compiled: bool
    version: str = __version__


class Dataset:
    """Writes the positions of a run to its folder.

    Parameters
    ----------
    path : Path
        Folder; files of an earlier run in it are replaced.
    job : Job
        Games that are played.
    every : int
        Sampling interval in decisions.
    most : int
        Positions to write.
    ending : str
        File format: one of ``WRITERS``.
    page : str
        Data dictionary of the positions, in Markdown.

    Raises
    ------
    FolderError
        If the folder cannot be written to.
    """

    def __init__(self, path: Path, job: Job, every: int, *, most: int, ending: str, page: str) -> None:
        """Make the folder ready."""
        self._job, self._every, self._most, self._ending, self._page = job, every, most, ending, page
        self._pending: list[Mapping[str, NDArray[Any]]] = []
        self._held = 0
        self.count = self.games = 0
        self._files: list[str] = []
        tables = [f"{name}.parquet" for name in job.simulator.tables]
        self._folder = ResultsFolder(path, [*_earlier(path), *tables, SUMMARY, *REPORTS, PAGE])

    @property
    def full(self) -> bool:
        """Say whether the requested number of positions is reached."""
        return self.count == self._most

    def discard(self) -> None:
        """Remove the folder if this run created it and played nothing."""
        self._folder.discard()

    def take(self, part: Positions) -> int:
        """Add positions, up to the requested number.

        Parameters
        ----------
        part : Positions
            Positions in the order of the games.

        Returns
        -------
        int
            Number of positions added.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        wanted = min(self._most - self.count, len(part.rows["game"]))
        if wanted:
            self._pending.append({name: rows[:wanted] for name, rows in part.rows.items()})
            self.games = int(part.rows["game"][wanted - 1]) + 1
        self.count += wanted
        self._held += wanted
        while self._held >= ROWS_PER_FILE:
            self._write(ROWS_PER_FILE)
        return wanted

    def finish(self, start: float, workers: int, *, compiled: bool) -> Summary:
        """Write the remaining positions and the summary.

        Parameters
        ----------
        start : float
            When the run began, in seconds, by ``time.perf_counter``.
        workers : int
            Number of worker processes.
        compiled : bool
            Whether they ran compiled kernels.

        Returns
        -------
        Summary
            What was written as the summary.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        if self._held:
            self._write(self._held)
        job, seconds = self._job, time.perf_counter() - start
        summary = Summary(
            job.box.id, chosen(job.box.options), job.bots, job.seed, self._every, self._most, self.count,
            self.games, self._files, round(seconds, 3), workers, compiled,
        )  # fmt: skip
        self._folder.write_text(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        return summary

    def _write(self, count: int) -> None:
        whole = {one.name: np.concatenate([rows[one.name] for rows in self._pending]) for one in COLUMNS}
        self._pending = [{name: rows[count:].copy() for name, rows in whole.items()}]
        self._held -= count
        if not self._files:
            self._folder.write_text(PAGE, self._page)
        name = f"positions-{len(self._files):03}.{self._ending}"
        self._folder.write_bytes(name, WRITERS[self._ending]({name: rows[:count] for name, rows in whole.items()}))
        self._files.append(name)


def _earlier(path: Path) -> list[str]:
    """Return the names of the files of positions of an earlier run."""
    known = re.compile(rf"positions-\d+\.({'|'.join(WRITERS)})")
    return [file.name for file in path.glob("positions-*") if known.fullmatch(file.name)]


def _parquet(rows: Mapping[str, NDArray[Any]]) -> bytes:
    content = io.BytesIO()
    pl.DataFrame(dict(rows)).write_parquet(content, compression="zstd")
    return content.getvalue()


def _npz(rows: Mapping[str, NDArray[Any]]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=_COMPRESSION_LEVEL) as packed:
        for name, column in rows.items():
            with packed.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, column, allow_pickle=False)
    return content.getvalue()


WRITERS: Final = {"parquet": _parquet, "npz": _npz}
"""Encoder of columns by file name extension."""
