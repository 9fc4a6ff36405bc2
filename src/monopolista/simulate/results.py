"""A run's results as they come in: tables, summary and report in a folder, kept up to date while games are played."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from monopolista.games.interface.pools import Job, Part
from monopolista.simulate.report import run_report
from monopolista.simulate.report.summary import Summary
from monopolista.simulate.results_folder import ResultsFolder
from monopolista.simulate.runner.accumulator import Accumulator
from monopolista.simulate.runner.progress import REPORTS, SUMMARY

GAMES_AT_A_TIME = 32_768
"""Games whose rows are held in memory before they are kept."""
SOON = 1.0
SECONDS_AT_A_TIME = 16.0
"""First results are kept soon, then after twice as long each time, up to this."""


class Results:
    """Keeps what comes of a run in its folder."""

    def __init__(self, path: Path, job: Job, clock: Callable[[], float] = time.monotonic) -> None:
        """Make the folder ready, or raise FolderError."""
        self._job = job
        self._clock = clock
        self._kept_at = clock()
        self._wait = SOON
        self._parts: list[Part] = []
        self._folder = ResultsFolder(path, [*(f"{name}.parquet" for name in job.pool.tables), SUMMARY, *REPORTS])

    def leave(self) -> None:
        """Take the folder away again where nothing was played."""
        self._folder.leave()

    def take(self, part: Part, totals: Accumulator) -> None:
        """Take the next part; now and then everything is kept."""
        self._parts.append(part)
        late = self._clock() - self._kept_at >= self._wait
        if late or sum(one.count for one in self._parts) >= GAMES_AT_A_TIME:
            self._keep(totals)

    def finish(self, totals: Accumulator, summary: Summary, language: str) -> None:
        """Keep the rest, put the tables together and write summary and report."""
        if totals.games:
            self._keep(totals)
        self._folder.put_together()
        self._folder.text(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        if totals.games:
            for name, page in run_report.pages_of(self._folder.path, self._job, summary, language):
                self._folder.text(name, page)

    def _keep(self, totals: Accumulator) -> None:
        if self._parts:
            for name, table in self._job.pool.rows(self._job, self._parts).items():
                self._folder.part(name, table)
            self._parts.clear()
        for name, table in self._job.pool.sums(self._job, totals.counts).items():
            self._folder.table(name, table)
        self._kept_at = self._clock()
        self._wait = min(2 * self._wait, SECONDS_AT_A_TIME)
