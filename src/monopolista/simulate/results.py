"""Results of a run: tables, summary and report in a folder, kept up to date while games are played."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.report import run_report
from monopolista.simulate.report.summary import Summary
from monopolista.simulate.results_folder import ResultsFolder
from monopolista.simulate.runner.accumulator import Accumulator
from monopolista.simulate.runner.progress import REPORTS, SUMMARY

MOST_GAMES_HELD = 32_768
"""Games whose rows are held in memory before they are written."""
FIRST_SECONDS = 1.0
MOST_SECONDS = 16.0
"""Longest time between two writes; the first write follows after FIRST_SECONDS, and the time doubles each time."""


class Results:
    """Writes the results of a run to its folder.

    Parameters
    ----------
    path : Path
        Folder; files of an earlier run in it are replaced.
    job : Job
        Games that are played.
    clock : callable
        Monotonic time in seconds.
    csv : bool
        Whether to write the tables as CSV too.
    language : str
        Language of the names in the tables, where the edition has them in it, and of the report that has no language
        in its name.

    Raises
    ------
    FolderError
        If the folder cannot be written to.
    """

    def __init__(
        self,
        path: Path,
        job: Job,
        clock: Callable[[], float] = time.monotonic,
        *,
        csv: bool = False,
        language: str = "en",
    ) -> None:
        """Make the folder ready."""
        self._job = job
        self._clock = clock
        self._written_at = clock()
        self._wait = FIRST_SECONDS
        self._parts: list[Part] = []
        self._csv = csv
        self._language = language
        tables = (f"{name}.{ending}" for name in job.simulator.tables for ending in ("parquet", "csv"))
        self._folder = ResultsFolder(path, [*tables, SUMMARY, *REPORTS])

    def discard(self) -> None:
        """Remove the folder if this run created it and played nothing."""
        self._folder.discard()

    def take(self, part: Part, totals: Accumulator) -> None:
        """Add the next part of the games, and write everything from time to time.

        Parameters
        ----------
        part : Part
            Results of a chunk, in the order of the games.
        totals : Accumulator
            Totals up to and including that part.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        self._parts.append(part)
        late = self._clock() - self._written_at >= self._wait
        if late or sum(one.count for one in self._parts) >= MOST_GAMES_HELD:
            self._write(totals)

    def finish(self, totals: Accumulator, summary: Summary) -> None:
        """Write the rest, merge the tables, and write summary and report.

        Parameters
        ----------
        totals : Accumulator
            Totals of the run.
        summary : Summary
            Summary of the run.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        if totals.games:
            self._write(totals)
        self._folder.merge_parts()
        if self._csv:
            for name in self._job.simulator.tables:
                self._folder.export_csv(name)
        self._folder.write_text(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        if totals.games:
            for name, page in run_report.pages_of(self._folder.path, self._job, summary, self._language):
                self._folder.write_text(name, page)

    def _write(self, totals: Accumulator) -> None:
        if self._parts:
            for name, table in self._job.simulator.rows(self._job, self._parts).items():
                self._folder.append(name, table)
            self._parts.clear()
        for name, table in self._job.simulator.sums(self._job, totals.batches.sums(), self._language).items():
            self._folder.write_table(name, table)
        self._written_at = self._clock()
        self._wait = min(2 * self._wait, MOST_SECONDS)
