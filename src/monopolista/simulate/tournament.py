"""Tournaments: every bot plays against every other one, in every seat, at tables of one size.

Each table has as many different bots as seats; if there are too few bots, some have several seats. Every table plays
in all rotations of its seats. Games with the same number have the same seed at all tables.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import ceil
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.games.common.intervals import wilson
from monopolista.games.interface.result_tables import frame, texts
from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.ratings import rate
from monopolista.simulate.report.tournament_schema import MATCHES, TOURNAMENT
from monopolista.simulate.runner.run import Task, largest_chunk


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the bots of every table by seat.

    Parameters
    ----------
    bots : sequence of str
        Bots that take part.
    players : int
        Seats of a table.

    Returns
    -------
    list of tuple of str
        Every combination in all rotations, each once.

    Examples
    --------
    >>> tables(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    >>> tables(["a", "b"], 4)
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    many = len(bots) >= players
    lines = combinations(bots, players) if many else [tuple(bots[seat % len(bots)] for seat in range(players))]
    return list(dict.fromkeys(line[turn:] + line[:turn] for line in lines for turn in range(players)))


def rounds_for(games: int, tables: int) -> int:
    """Return the number of games for each table, so that all tables together play at least a given number.

    >>> rounds_for(100, 12)
    9
    """
    return ceil(games / tables)


def chunk_count(tables: int, rounds: int, *, compiled: bool) -> int:
    """Return the number of chunks of a tournament.

    >>> chunk_count(12, 300, compiled=True)
    24
    """
    return tables * ceil(rounds / largest_chunk(compiled=compiled))


def tasks_of(job: Job, seated: Sequence[tuple[str, ...]], rounds: int, *, compiled: bool) -> Iterator[Task]:
    """Yield the chunks of a tournament: the same games at every table, then the next ones.

    Parameters
    ----------
    job : Job
        Settings that all chunks share; its bots are replaced.
    seated : sequence of tuple of str
        Bots of each table by seat.
    rounds : int
        Games of each table.
    compiled : bool
        Whether the workers run compiled kernels.

    Yields
    ------
    Task
        A chunk.
    """
    size = min(largest_chunk(compiled=compiled), rounds)
    for first in range(0, rounds, size):
        for bots in seated:
            yield replace(job, bots=bots), first, min(size, rounds - first)


@dataclass
class Standings:
    """Results of a tournament."""

    bots: tuple[str, ...]
    games: int = 0
    turns: int = 0
    decisions: int = 0
    _rows: list[dict[str, NDArray[Any]]] = field(default_factory=list[dict[str, NDArray[Any]]])
    _tables: dict[tuple[str, ...], int] = field(default_factory=dict[tuple[str, ...], int])

    def take(self, task: Task, part: Part) -> None:
        """Add the games of a chunk.

        Parameters
        ----------
        task : Task
            The chunk.
        part : Part
            Its results.
        """
        seated = task[0].bots
        table = self._tables.setdefault(seated, len(self._tables))
        won = (part.games["winners"][:, None] >> np.arange(len(seated))) & 1
        ended = part.games["winners"] > 0
        places = np.where(ended[:, None], part.seats["place"], _by_worth(part.seats["worth"]))
        shape = places.shape
        columns = {
            "game": np.broadcast_to(part.games["game"][:, None], shape),
            "table": np.full(shape, table),
            "seat": np.broadcast_to(np.arange(len(seated)), shape),
            "bot": np.broadcast_to(np.array([self.bots.index(bot) for bot in seated]), shape),
            "place": places,
            "won": won == 1,
            "ended": np.broadcast_to(ended[:, None], shape),
            "worth": part.seats["worth"],
        }
        small = {name: column.astype(np.int32) for name, column in columns.items() if name not in ("won", "ended")}
        self._rows.append({name: column.ravel() for name, column in (columns | small).items()})
        self.games += part.count
        self.turns += int(part.games["turns"].sum())
        self.decisions += int(part.games["decisions"].sum())

    def seats(self) -> pl.DataFrame:
        """Return a row for each seat of each game, with the columns of ``MATCHES``."""
        whole = {name: np.concatenate([row[name] for row in self._rows]) for name in self._rows[0]}
        names = texts(self.bots)[whole["bot"]]
        return frame(MATCHES, whole | {"bot": pl.Series(names, dtype=pl.String)}).sort("game", "table", "seat")


def _by_worth(worth: NDArray[Any]) -> NDArray[np.int64]:
    """Return the places in truncated games, int64, shape (games, seats): by wealth, ties share a place."""
    return 1 + (worth[:, None, :] > worth[:, :, None]).sum(axis=2)


def by_bot(seats: pl.DataFrame, usual: str) -> pl.DataFrame:
    """Return the results of each bot, the strongest first.

    Parameters
    ----------
    seats : DataFrame
        As ``Standings.seats`` returns it.
    usual : str
        Reference bot of the ratings.

    Returns
    -------
    DataFrame
        Columns of ``tournament_schema.BOTS``: shares in percent with Wilson's 95 % interval, mean place, rating.
    """
    counts = seats.group_by("bot").agg(pl.len().alias("games"), pl.col("won").sum(), pl.col("place").mean())
    ratings = rate(seats, usual)
    rows = [
        {"bot": bot, "games": games, "won": won, **_percent(won, games), "place": place, **ratings[bot]._asdict()}
        for bot, games, won, place in counts.iter_rows()
    ]
    return _framed("bots", rows).sort("rating", "bot", descending=[True, False])


def by_seat(seats: pl.DataFrame) -> pl.DataFrame:
    """Return how often each bot won from each seat, with the columns of ``tournament_schema.BOT_SEATS``."""
    counts = seats.group_by("bot", "seat").agg(pl.len().alias("games"), pl.col("won").sum()).sort("bot", "seat")
    return _framed("bot_seats", [row | _percent(row["won"], row["games"]) for row in counts.iter_rows(named=True)])


def pairs(seats: pl.DataFrame) -> pl.DataFrame:
    """Return how often each bot was placed before each other bot at the same table; ties count half.

    Parameters
    ----------
    seats : DataFrame
        As ``Standings.seats`` returns it.

    Returns
    -------
    DataFrame
        Columns of ``tournament_schema.PAIRS``, shares in percent.
    """
    at = seats.select("game", "table", "bot", "place")
    met = at.join(at, on=["game", "table"], suffix="_other").filter(pl.col("bot") != pl.col("bot_other"))
    before = (pl.col("place") < pl.col("place_other")).cast(pl.Float64) + (
        0.5 * (pl.col("place") == pl.col("place_other")).cast(pl.Float64)
    )
    counts = met.group_by("bot", pl.col("bot_other").alias("other")).agg(
        pl.len().alias("games"), before.sum().alias("before")
    )
    rows = [row | _percent(row["before"], row["games"]) for row in counts.sort("bot", "other").iter_rows(named=True)]
    return _framed("pairs", rows)


def _framed(table: str, rows: list[dict[str, Any]]) -> pl.DataFrame:
    return frame(TOURNAMENT[table], {name: [row[name] for row in rows] for name in rows[0]})


def _percent(hits: float, games: int) -> dict[str, float]:
    low, high = wilson(hits, games)
    return {"share": 100 * hits / games, "low": 100 * low, "high": 100 * high}
