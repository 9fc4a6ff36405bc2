"""Ratings of bots by the games that they won: one model for all games at once, in whatever order they were played.

A seat wins with a chance in proportion to the strength of its bot, among those at its table (Luce's choice axiom, the
first place of the model of Plackett and Luce). Ten times the strength are 400 points, as in chess.

- A win that several share is divided among them. A game that was cut short was won by nobody, and tells nothing.
- Every seat counts: who has two of four and wins half of the games is as strong as the others.
- Each bot is taken to have won half a game at a table of all bots, so that who never wins has a rating too.
- Intervals are from the Bayesian bootstrap (Rubin, "The Bayesian bootstrap", Annals of Statistics 9, 1981). What is
  weighed anew is a round, that is the games of one number and the same bots in all rotations: they have the same dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any, Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

ANCHOR: Final = 1500.0
"""The rating of the usual bot, or, where that does not take part, of the mean strength of all."""
TENFOLD: Final = 400.0
"""Points for ten times the strength."""
DRAWN: Final = 1000
"""How often rounds are weighed anew for the intervals."""
_HALF: Final = 0.5
_STEPS: Final = 60
"""Ten are enough as a rule; the first ones of a very weak bot are short."""
_FAR: Final = 1.5
"""No step takes two bots further apart. So each leads upward: the third derivative along a step is at most the second,
times how far it takes two bots apart (Bach, "Self-concordant analysis for logistic regression", 2010)."""
_CLOSE: Final = 1e-9
Numbers = NDArray[np.float64]


class Rating(NamedTuple):
    """How strong a bot is, with the interval of 95 %."""

    rating: float
    rating_low: float
    rating_high: float


def rate(seats: pl.DataFrame, usual: str) -> dict[str, Rating]:
    """Return the rating of each bot, from a row for each seat of each game."""
    rounds = _rounds(seats)
    draw = np.random.default_rng(0).standard_gamma
    weighed = [rounds.weighed(rounds.count, rounds.imagined)]
    weighed += [rounds.weighed(draw(rounds.count), draw(rounds.imagined)) for _ in range(DRAWN)]
    points = TENFOLD * np.log10([strengths(rounds.tables, games, won) for games, won in weighed])
    by = points[:, [rounds.bots.index(usual)]] if usual in rounds.bots else -TENFOLD * np.log10(len(rounds.bots))
    told = ANCHOR + points - by
    low, high = np.quantile(told[1:], (0.025, 0.975), axis=0)
    return {bot: Rating(*map(float, one)) for bot, *one in zip(rounds.bots, told[0], low, high, strict=True)}


def strengths(tables: NDArray[Any], games: Numbers, won: Numbers) -> Numbers:
    """Return the most likely strengths of bots, which sum to one: the seats of each at tables, games there, games won.

    Their logarithms are found by Newton's method: the likelihood has one summit where everybody has won something
    (Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004). Hunter's own way
    there takes more than 100,000 passes where one bot wins always and the others have met without it.

    >>> strengths(np.array([[1, 1], [2, 1]]), np.array([80.0, 35.0]), np.array([90.0, 25.0])).round(3)
    array([0.75, 0.25])
    """
    found, others = np.zeros(len(won)), np.arange(len(won)) != won.argmax()
    for _ in range(_STEPS):
        chances = tables * np.exp(found)
        chances /= chances.sum(axis=1, keepdims=True)
        due = games @ chances
        curve = np.diag(due) - chances.T @ (games[:, None] * chances)
        step = np.zeros(len(won))
        step[others] = np.linalg.solve(curve[np.ix_(others, others)], (won - due)[others])
        step /= max(1.0, np.ptp(step) / _FAR)
        found += step
        if np.ptp(step) < _CLOSE:
            break
    return np.exp(found) / np.exp(found).sum()


@dataclass(frozen=True)
class _Rounds:
    """Rounds, summed up by how they came out: each kind has its table, its games, who won them, and how many there are.

    The last table is that of all bots, where they won half a game each.
    """

    bots: tuple[str, ...]
    tables: NDArray[np.int64]
    at: NDArray[np.intp]
    games: NDArray[np.int64]
    won: Numbers
    count: Numbers

    @property
    def imagined(self) -> Numbers:
        """Return what each bot is taken to have won at the table of all."""
        return np.full(len(self.bots), _HALF)

    def weighed(self, weights: Numbers, imagined: Numbers) -> tuple[Numbers, Numbers]:
        """Return the games at each table and those that each bot won, where kinds of rounds weigh so much."""
        games = np.zeros(len(self.tables))
        np.add.at(games, self.at, weights * self.games)
        games[-1] += imagined.sum()
        return games, weights @ self.won + imagined


def _rounds(seats: pl.DataFrame) -> _Rounds:
    bots = tuple(sorted(seats["bot"].unique()))
    parts = lcm(*range(1, seats["seat"].n_unique() + 1))
    kinds = _kinds(seats, bots, parts)
    had, games, won, count = np.hsplit(kinds.to_numpy(), np.cumsum([len(bots), 1, len(bots)]))
    tables, at = np.unique(had, axis=0, return_inverse=True)
    everybody = np.ones((1, len(bots)), np.int64)
    return _Rounds(bots, np.vstack([tables, everybody]), at, games[:, 0], won / parts, count[:, 0].astype(np.float64))


def _kinds(seats: pl.DataFrame, bots: Sequence[str], parts: int) -> pl.DataFrame:
    """Return how many rounds came out alike, in an order of their own: seats of each bot, games, wins in parts, count.

    Parts are whole numbers, however many share a win: sums of fractions would depend on the order of the games.
    """
    part = pl.col("won") * (parts // pl.col("won").sum())
    had = {f"seats {bot}": (pl.col("bot") == bot).sum() for bot in bots}
    won = {f"won {bot}": part.filter(pl.col("bot") == bot).sum() for bot in bots}
    games = seats.filter("ended").group_by("game", "table").agg(**had, **won)
    rounds = games.group_by("game", *had).agg(pl.len().alias("games"), pl.col(*won).sum())
    kinds = rounds.group_by(*had, "games", *won).agg(pl.len().alias("count"))
    return kinds.sort(kinds.columns).cast(pl.Int64)
