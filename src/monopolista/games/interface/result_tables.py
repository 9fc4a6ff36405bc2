"""Tables of results: descriptions of their columns, and functions that fill them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray


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


def mean(sums: NDArray[np.int64], counts: NDArray[np.int64]) -> pl.Series:
    """Return means, with null where the count is 0."""
    return pl.Series(np.where(counts > 0, sums / np.maximum(counts, 1), np.nan)).fill_nan(None)
