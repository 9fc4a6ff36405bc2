"""The sections of a report as data: each has a table, a kind of chart and texts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import polars as pl
from babel.numbers import format_decimal

from monopolista.games.common.batch_means import score_intervals
from monopolista.games.common.intervals import wilson
from monopolista.locales import say

Palette = Mapping[str, str]
"""Colours by name."""
COLOURS: Final[Palette] = {
    "brown": "#8a5a3b",
    "light-blue": "#8fc6d8",
    "pink": "#c9568f",
    "orange": "#e08a3c",
    "red": "#c8372d",
    "yellow": "#e8c13f",
    "green": "#3f8a5b",
    "dark-blue": "#2b4a86",
    "station": "#23221f",
    "company": "#8c8674",
}
"""Colours of properties, by their names in the language files."""
FEW: Final = 0.01
"""A chart by round ends once fewer than this share of the games continue."""


MEAN_BOUNDS: Final[Mapping[str, str]] = {"low": "report-mean-low", "high": "report-mean-high"}
"""Messages with the names of the bounds of a mean; those of a share are in percent."""


@dataclass(frozen=True)
class Bars:
    """A bar for the share in each row, in the order of the table, with its interval where the table has one."""

    label: str
    colour: str = ""
    """The column with the name of the bar's colour; empty for one colour for all."""
    digits: int = 2
    palette: Palette = field(default_factory=lambda: COLOURS)


@dataclass(frozen=True)
class Marked:
    """A bar for the earnings of each row, with a mark for its cost, in the colour of the row, both with intervals."""

    palette: Palette = field(default_factory=lambda: COLOURS)


@dataclass(frozen=True)
class Rising:
    """A line for each colour, whose share rises by round, within its interval."""

    palette: Palette = field(default_factory=lambda: COLOURS)


@dataclass(frozen=True)
class Shares:
    """A point with its interval for each share, and a line at the equal share."""

    label: str
    even: float | None = None
    split: str = ""
    """The column whose values are drawn below each other in each row, if a row has several."""


@dataclass(frozen=True)
class Lengths:
    """A histogram of the lengths of games in rounds, with the interval of each bar."""

    step: int
    """Rounds per bar."""


@dataclass(frozen=True)
class Lines:
    """Means by round, with a line within its interval for each value of a column."""

    key: str
    value: str


@dataclass(frozen=True)
class Expected:
    """A bar for each total with its interval, and a mark for the expected value."""


@dataclass(frozen=True)
class Stacked:
    """Bars of stacked shares: one bar for each row. All shares except the last have an error bar."""

    label: str
    parts: tuple[str, ...]


Chart = Bars | Marked | Rising | Shares | Lengths | Lines | Expected | Stacked


@dataclass(frozen=True)
class Section:
    """A section of a report; its heading and its sentence have its name in the language files."""

    name: str
    table: pl.DataFrame
    chart: Chart
    words: Mapping[str, str] = field(default_factory=dict[str, str])
    """Names of its columns and values, besides those that all reports share."""
    note: Mapping[str, str] = field(default_factory=dict[str, str])
    """Values for its sentence."""


def scan(folder: Path, name: str) -> pl.LazyFrame:
    """Read a table of a run."""
    return pl.scan_parquet(folder / f"{name}.parquet")


def share(row: Mapping[str, object], hits: int, count: int) -> dict[str, object]:
    """Add a share in percent to a row, with Wilson's interval and the size of the sample.

    The trials must be independent: at most one in each game, or rolls of dice. For others, see ``share_by_game``.
    """
    low, high = wilson(hits, count)
    return {**row, "share": 100 * hits / max(count, 1), "low": 100 * low, "high": 100 * high, "count": count}


def with_interval(table: pl.DataFrame, hits: str, counts: Sequence[int]) -> pl.DataFrame:
    """Return a table with what share of some counts a column is, in percent, and the interval of that share."""
    rows = [share({}, number, count) for number, count in zip(table[hits], counts, strict=True)]
    return table.with_columns(
        pl.Series(name, [row[name] for row in rows], pl.Float64) for name in ("share", "low", "high")
    )


def share_by_game(rows: pl.LazyFrame, key: str, *, of_all: bool = False) -> pl.DataFrame:
    """Return shares of trials that depend on each other within a game, in percent with their intervals.

    Parameters
    ----------
    rows : LazyFrame
        A row for each trial: ``game``, the key, and ``hit``.
    key : str
        Column with what the shares are of.
    of_all : bool
        Whether a share is of all trials, and not only of those with its key.

    Returns
    -------
    DataFrame
        Columns ``key``, ``hits``, ``share``, ``low``, ``high``, ``count`` (of trials). The games are the clusters of
        ``score_intervals``; the bounds are null with fewer than two games.
    """
    rows = rows.with_columns(pl.lit(0).alias("among") if of_all else pl.col(key).alias("among"))
    trials = rows.group_by("game", "among").agg(trials=pl.len().cast(pl.Int64))
    whole = trials.group_by("among").agg(
        pl.len().cast(pl.Int64).alias("games"),
        pl.col("trials").sum().alias("count"),
        squares=pl.col("trials").pow(2).sum(),
    )
    hits = rows.group_by("game", "among", key).agg(hits=pl.col("hit").cast(pl.Int64).sum())
    mixed = (
        hits.join(trials, on=["game", "among"])
        .group_by("among", key)
        .agg(pl.col("hits").sum(), own=pl.col("hits").pow(2).sum(), both=(pl.col("hits") * pl.col("trials")).sum())
    )
    found = mixed.join(whole, on="among").collect()
    return _with_score_intervals(found).select(key, "hits", "share", "low", "high", "count")


def _with_score_intervals(sums: pl.DataFrame) -> pl.DataFrame:
    """Return shares in percent with their intervals, from sums of products of each game's hits and trials."""
    hits, count, games, own, both, squares = (
        sums[name].to_numpy() for name in ("hits", "count", "games", "own", "both", "squares")
    )
    share = hits / count
    found = score_intervals(hits, count, own - 2 * share * both + share**2 * squares, games)
    named = zip(("share", "low", "high"), found, strict=True)
    return sums.with_columns(pl.Series(name, 100 * values).fill_nan(None) for name, values in named)


def in_percent(column: str, share: str = "share", low: str = "low", high: str = "high") -> list[pl.Expr]:
    """Return a share of a table and its bounds in percent, under other names."""
    named = {column: share, f"{column}_low": low, f"{column}_high": high}
    return [(100 * pl.col(old)).alias(new) for old, new in named.items()]


def bounds(names: Mapping[str, str], columns: Sequence[str], language: str) -> dict[str, str]:
    """Return the names of the bounds of some columns."""
    return {
        f"{column}_{end}": say(f"report-bound-{end}", language, name=names[column])
        for column in columns
        for end in ("low", "high")
    }


def with_interval_of_all(table: pl.DataFrame, hits: str) -> pl.DataFrame:
    """Return a table with what share of its sum a column is, in percent, and the interval of that share."""
    return with_interval(table, hits, [int(table[hits].sum())] * len(table))


def seats(folder: Path, bots: Sequence[str], language: str) -> Iterator[Section]:
    """Yield how often each seat won, counted from 1, and each bot if there are several."""
    words = {"share": say("report-share-won", language)}
    even = 100 / len(bots)
    data = scan(folder, "seats").group_by("seat", "bot").agg(pl.col("won").sum(), pl.len()).sort("seat").collect()
    rows = [share({"seat": seat + 1, "bot": bot}, won, count) for seat, bot, won, count in data.iter_rows()]
    yield Section("seats", pl.DataFrame(rows), Shares("seat", even), words)
    if len(set(bots)) > 1:
        table = share_by_game(scan(folder, "seats").select("game", "bot", hit="won"), "bot").sort("bot")
        yield Section("bots", table.select("bot", "share", "low", "high", "count"), Shares("bot", even), words)


def lengths(folder: Path, step: int, language: str) -> Section:
    """Return the percentage of games by the number of rounds."""
    data = scan(folder, "games").group_by("rounds", "ended").agg(pl.len().alias("count")).collect()
    table = with_interval_of_all(data, "count").select("rounds", "ended", "share", "low", "high", "count")
    table = table.sort("rounds", "ended")
    words = {"true": "report-ended", "false": "report-cut", "share": "report-share-games", "ended": "report-ended"}
    said = {name: say(message, language) for name, message in words.items()}
    return Section("lengths", table, Lengths(step), said, _over(table, language))


def _over(table: pl.DataFrame, language: str) -> dict[str, str]:
    """Return the numbers of rounds after which half of the games, and most of them, were over."""
    so_far = table.group_by("rounds").agg(pl.col("share").sum()).sort("rounds").with_columns(pl.col("share").cum_sum())
    by = {
        name: so_far.filter(pl.col("share") >= least)["rounds"].first() for name, least in (("half", 50), ("most", 90))
    }
    return {name: format_decimal(int(str(rounds)), locale=language) for name, rounds in by.items()}


def by_round(folder: Path, table: str, key: str, value: str) -> pl.DataFrame:
    """Return means by round with their intervals, for each value of a column, as long as enough games continue."""
    bounds = [pl.col(f"{value}_{end}").alias(end) for end in ("low", "high")]
    data = scan(folder, "rounds").filter(pl.col(key).is_not_null() & (pl.col("round") <= last_round(folder, table)))
    return data.select("round", key, value, *bounds, "games").sort("round", key).collect()


def last_round(folder: Path, table: str) -> int:
    """Return the last round that enough games reached."""
    games = scan(folder, table).filter(pl.col("seat") == 0).group_by("round").agg(pl.col("games").sum()).collect()
    enough = games.filter(pl.col("games") >= FEW * pl.col("games").max())
    return max(enough["round"].to_list(), default=0)
