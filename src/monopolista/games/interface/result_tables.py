"""Tables of results: descriptions of their columns, and functions that fill them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.games.common.batch_means import Ratios, ratios_of, shares_of


@dataclass(frozen=True)
class Column:
    """A column: its name, its type and its meaning."""

    name: str
    kind: pl.DataType
    doc: str


Tables = Mapping[str, tuple[Column, ...]]
"""Tables by name; each is a file of that name."""

BOOL = pl.Boolean()
TEXT = pl.String()
SMALL = pl.Int16()
NUMBER = pl.Int32()
SUM = pl.Int64()
SHARE = pl.Float64()
NUMBERS = pl.List(pl.Int16())
TEXTS = pl.List(pl.String())
SUMS = pl.List(pl.Int64())

# What every game tells of its games and seats.
GAME = Column("game", SUM, "number of the game in its run, from 0; the run’s seed and this number identify the game")
SEAT = Column("seat", SMALL, "seat, clockwise from 0")
BOT = Column("bot", TEXT, "bot that plays the seat")
TURNS = Column("turns", NUMBER, "turns of all seats")
ROUNDS = Column("rounds", SMALL, "turns of the seat with the most turns")
DECISIONS = Column("decisions", NUMBER, "answers of seats")
PLACE = Column("place", SMALL, "final place; null if the game was cut short")
WON = Column("won", BOOL, "whether the seat won, alone or with others")
SEAT_TURNS = Column("turns", SMALL, "turns of the seat")
COLOUR = Column("colour", TEXT, "colour, `station` or `company`")
OF_GAME = (TURNS, ROUNDS, DECISIONS)
OF_SEAT = (GAME, SEAT, BOT, PLACE, WON)
BY_ROUND = (
    Column("round", SMALL, "rounds played, 0 at the start"),
    SEAT,
    BOT,
    Column("won", BOOL, "whether the row counts the games that the seat won, or all others"),
    Column("games", SUM, "games that continued after this round"),
)
"""First columns of a table with sums for each seat and round."""


def ended(most_turns: int) -> Column:
    """Return the column that separates finished games from truncated ones."""
    return Column("ended", BOOL, f"false if the game was cut short after {most_turns} turns of a seat")


def estimated(name: str, doc: str) -> tuple[Column, Column, Column]:
    """Return the columns of a mean or share and of its interval, as ``means`` and ``shares`` fill them."""
    return (
        Column(name, SHARE, doc),
        Column(f"{name}_low", SHARE, f"lower end of the 95 % confidence interval of `{name}`; null if not known"),
        Column(f"{name}_high", SHARE, "its upper end"),
    )


MEANS_BY_ROUND = (
    Column("round", SMALL, "rounds played, 0 at the start"),
    Column("won", BOOL, "whether the row is about the later winners, or about all others; null if it is about a bot"),
    Column("bot", TEXT, "bot that the row is about; null if it is about winners or others"),
    Column("games", SUM, "games that continued after this round, each counted for every such seat"),
)
"""First columns of a table with means for each round."""


def frame(stated: Sequence[Column], columns: Mapping[str, Any]) -> pl.DataFrame:
    """Return a table with exactly the declared columns."""
    assert columns.keys() == {column.name for column in stated}, columns.keys() ^ {one.name for one in stated}
    return pl.DataFrame(
        {column.name: pl.Series(column.name, columns[column.name]).cast(column.kind) for column in stated}
    )


def texts(names: Sequence[str]) -> NDArray[Any]:
    """Return names as an array that can be indexed by their numbers."""
    return np.array(names, dtype=object)


def members(sets: NDArray[Any], size: int) -> NDArray[np.bool_]:
    """Return a row for each set: for each number, whether the set contains it."""
    return (sets[:, None] >> np.arange(size)) & 1 == 1


def or_null(values: NDArray[Any], given: NDArray[np.bool_]) -> pl.Series:
    """Return values as a column, with null for missing ones."""
    return pl.select(pl.when(pl.Series(given)).then(pl.Series(values))).to_series()


def means(name: str, sums: NDArray[np.int64], counts: NDArray[np.int64]) -> dict[str, pl.Series]:
    """Return the columns of a mean and its interval, from sums of each batch; null where the count is 0."""
    return _columns(name, ratios_of(sums, counts))


def shares(name: str, hits: NDArray[np.int64], trials: NDArray[np.int64]) -> dict[str, pl.Series]:
    """Return the columns of a share and its interval, from sums of each batch; null where there are no trials."""
    return _columns(name, shares_of(hits, trials))


def _columns(name: str, found: Ratios) -> dict[str, pl.Series]:
    return {
        column: pl.Series(values).fill_nan(None)
        for column, values in zip((name, f"{name}_low", f"{name}_high"), found, strict=True)
    }


def means_by_round(
    stated: Sequence[Column], bots: Sequence[str], sums: Mapping[str, NDArray[np.int64]], values: Sequence[str]
) -> pl.DataFrame:
    """Return the means of some values by round, of winners, of others and of each bot.

    ``sums`` are by batch, outcome, round and seat; ``games`` of them counts the games.
    """
    seated = texts(bots)
    tables = [
        _means_by_round(stated, {name: sums[name][:, int(won)].sum(axis=2) for name in ("games", *values)}, won=won)
        for won in (False, True)
    ]
    for bot in dict.fromkeys(bots):
        mine = {name: sums[name][..., seated == bot].sum(axis=(1, 3)) for name in ("games", *values)}
        tables.append(_means_by_round(stated, mine, bot=bot))
    return pl.concat(tables).filter(pl.col("games") > 0).sort("won", "bot", "round")


def _means_by_round(
    stated: Sequence[Column], sums: dict[str, NDArray[np.int64]], won: bool | None = None, bot: str | None = None
) -> pl.DataFrame:
    games = sums.pop("games")
    rounds = games.shape[1]
    columns: dict[str, Any] = {"round": np.arange(rounds), "won": [won] * rounds, "bot": [bot] * rounds}
    columns["games"] = games.sum(axis=0)
    for name, values in sums.items():
        columns |= means(name, values, games)
    return frame(stated, columns)
