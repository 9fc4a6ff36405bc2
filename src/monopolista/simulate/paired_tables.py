"""Several tables that play games with the same seeds, each compared game by game with the first one.

With common random numbers, a difference varies less than the measures themselves, so fewer games can show it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import polars as pl

from monopolista.games.interface.result_tables import frame
from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.measures import measures_of, values_of
from monopolista.simulate.moments import Floats, Intervals, Moments, simultaneous
from monopolista.simulate.report.comparison_schema import DIFFERENCES, POINTS
from monopolista.simulate.runner.run import Task, chunks_of

LEAST_GAMES = 30
"""Minimum number of games for the intervals of shares."""


def tasks_of(jobs: Sequence[Job], games: int, *, compiled: bool) -> Iterator[Task]:
    """Yield the chunks of a comparison: the same games at every table, then the next ones.

    Parameters
    ----------
    jobs : sequence of Job
        Tables, with the same seed.
    games : int
        Games of each table.
    compiled : bool
        Whether the workers run compiled kernels.

    Yields
    ------
    Task
        A chunk.
    """
    for chunk in chunks_of(games, compiled=compiled):
        for job in jobs:
            yield job, *chunk


class PairedTables:
    """Results of several tables, and differences to the first.

    Parameters
    ----------
    tables : int
        Number of tables, two or more.
    players : int
        Seats of each.
    confidence : float
        Level, between 0 and 1: of each mean, and of all differences together.
    """

    def __init__(self, tables: int, players: int, confidence: float) -> None:
        self.measures = measures_of(players)
        self._means = [Moments(len(self.measures)) for _ in range(tables)]
        self._apart = [Moments(len(self.measures)) for _ in range(tables - 1)]
        self._confidence = confidence
        self._round: list[Floats] = []

    @property
    def games(self) -> int:
        """Return how many games every table has played."""
        return self._means[0].count

    def take(self, _: Task, part: Part) -> None:
        """Add the results of a chunk, in the order of ``tasks_of``.

        The results count once all tables have played those games, so a stopped run has the same games of each table.

        Parameters
        ----------
        part : Part
            Results of the chunk.
        """
        self._round.append(values_of(part))
        if len(self._round) < len(self._means):
            return
        for moments, values in zip(self._means, self._round, strict=True):
            moments.add(values)
        for moments, values in zip(self._apart, self._round[1:], strict=True):
            moments.add(values - self._round[0])
        self._round.clear()

    def means(self, table: int) -> Intervals:
        """Return the means of a table, each with an interval of the level."""
        return self._means[table].intervals(self._confidence)

    def differences(self, table: int) -> Intervals:
        """Return the mean paired differences of a table, 1 or later, to the first; all intervals are simultaneous."""
        many = len(self._apart) * len(self.measures)
        return self._apart[table - 1].intervals(simultaneous(self._confidence, many))

    def comparison(self) -> pl.DataFrame:
        """Return a row for each measure of two tables, with the columns of ``DIFFERENCES``."""
        columns = self._stated() | _bounds("first", self.means(0)) | _bounds("second", self.means(1))
        return frame(DIFFERENCES, columns | _difference(self.differences(1)))

    def points(self, values: Sequence[int]) -> pl.DataFrame:
        """Return a row for each value and measure, with the columns of ``POINTS``.

        Parameters
        ----------
        values : sequence of int
            The number that each table has.

        Returns
        -------
        DataFrame
            Value by value; differences are to the first value, and none there.
        """
        rows = [frame(POINTS, self._point(table, value)) for table, value in enumerate(values)]
        return pl.concat(rows)

    def _point(self, table: int, value: int) -> dict[str, Any]:
        many = len(self.measures)
        nothing = dict.fromkeys(("difference", "low", "high", "differs"), [None] * many)
        apart = _difference(self.differences(table)) if table else nothing
        return self._stated() | {"value": [value] * many} | _bounds("mean", self.means(table)) | apart

    def _stated(self) -> dict[str, Any]:
        return {
            "measure": [measure.name for measure in self.measures],
            "seat": [measure.seat for measure in self.measures],
            "games": [self.games] * len(self.measures),
        }


def _bounds(name: str, found: Intervals) -> dict[str, Any]:
    return {name: found.mean, f"{name}_low": found.low, f"{name}_high": found.high}


def _difference(found: Intervals) -> dict[str, Any]:
    differs = (found.low > 0) | (found.high < 0)
    return {"difference": found.mean, "low": found.low, "high": found.high, "differs": differs}
