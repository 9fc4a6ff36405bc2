"""Tables of comparisons and sweeps by column; ``docs/reference/simulation-tables.md`` documents the same."""

from typing import Final

from monopolista.games.interface.result_tables import BOOL, NUMBER, SHARE, SMALL, SUM, TEXT, Column, Tables

_MEASURE: Final = (
    Column(
        "measure",
        TEXT,
        "`won` (share of the win) and `ended` (played to the end) in percent of the games; `rounds`, `turns` and "
        "`decisions` of a game; `worth`, the net worth at the end",
    ),
    Column("seat", SMALL, "seat, clockwise from 0; null for a measure of the whole game"),
)
_DIFFERENCE: Final = (
    Column("low", SHARE, "lower end of its confidence interval; the intervals of the table are simultaneous"),
    Column("high", SHARE, "its upper end"),
    Column("differs", BOOL, "whether the interval excludes zero"),
    Column("games", SUM, "games that each table played"),
)
DIFFERENCES: Final = (
    *_MEASURE,
    Column("first", SHARE, "mean of the first table"),
    Column("first_low", SHARE, "lower end of its confidence interval"),
    Column("first_high", SHARE, "its upper end"),
    Column("second", SHARE, "mean of the second table"),
    Column("second_low", SHARE, "lower end of its confidence interval"),
    Column("second_high", SHARE, "its upper end"),
    Column("difference", SHARE, "second minus first, the mean over pairs of games with the same seed"),
    *_DIFFERENCE,
)
POINTS: Final = (
    Column("value", NUMBER, "value of the varied number"),
    *_MEASURE,
    Column("mean", SHARE, "mean at this value"),
    Column("mean_low", SHARE, "lower end of its confidence interval"),
    Column("mean_high", SHARE, "its upper end"),
    Column(
        "difference",
        SHARE,
        "this value minus the first one, the mean over pairs of games with the same seed; null at the first value",
    ),
    *_DIFFERENCE,
)
COMPARISON: Final[Tables] = {"differences": DIFFERENCES}
SWEEP: Final[Tables] = {"points": POINTS}
"""Tables of a comparison and of a sweep; each is a file of that name."""
