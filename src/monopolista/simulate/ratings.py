"""Ratings of bots from won games: a Plackett-Luce model of all games at once, whose order does not matter.

A seat wins with a probability proportional to the strength of its bot. A factor of ten in
strength is 400 points, as in chess.

- A shared win is divided among the winners. A truncated game has no winner and does not count.
- Every seat counts: a bot that has two of four seats and wins half of the games is as strong as the others.
- As a prior, each bot has won half a game at a table of all bots, so a bot without wins has a rating too.
- Intervals are from the Bayesian bootstrap. The unit of resampling is a round: all games with the same number and the
  same bots in all rotations. They have the same dice.

References
----------
R. D. Luce, "Individual Choice Behavior", 1959; R. Plackett, "The analysis of permutations", Applied Statistics 24,
1975. D. Rubin, "The Bayesian bootstrap", Annals of Statistics 9, 1981.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any, Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

ANCHOR: Final = 1500.0
"""Rating of the reference bot; without it, rating of the mean strength of all bots."""
POINTS_PER_DECADE: Final = 400.0
"""Points for a factor of ten in strength."""
RESAMPLES: Final = 1000
"""Bootstrap replicates for the intervals."""
_AT_ONCE: Final = 100
"""Replicates whose strengths are found at once, so that all tables of a tournament of many bots fit in memory."""
_PRIOR_WIN: Final = 0.5
_MOST_STEPS: Final = 60
"""Bound of the Newton steps. Normally ten are enough; the first steps of a very weak bot are short."""
_LARGEST_STEP: Final = 1.5
"""Bound of the difference of two log strengths in a step. It makes every step an ascent: the third derivative along a
step is at most the second, times that difference (Bach, "Self-concordant analysis for logistic regression", 2010)."""
_TOLERANCE: Final = 1e-9
Floats = NDArray[np.float64]


class Rating(NamedTuple):
    """Rating of a bot in points, with its 95 % interval."""

    rating: float
    rating_low: float
    rating_high: float


def rate(seats: pl.DataFrame, usual: str) -> dict[str, Rating]:
    """Return the rating of each bot.

    Parameters
    ----------
    seats : DataFrame
        A row for each seat of each game, with the columns of ``tournament_schema.MATCHES``.
    usual : str
        Reference bot, with the rating ANCHOR; if it does not take part, the mean strength has that rating.

    Returns
    -------
    dict of str to Rating
        In points, by bot.

    References
    ----------
    D. Rubin, "The Bayesian bootstrap", Annals of Statistics 9, 1981.
    """
    rounds = _rounds(seats)
    draw = np.random.default_rng(0).standard_gamma
    weighted = [rounds.weighted(rounds.count, rounds.prior)]
    weighted += [rounds.weighted(draw(rounds.count), draw(rounds.prior)) for _ in range(RESAMPLES)]
    parts = [weighted[first : first + _AT_ONCE] for first in range(0, len(weighted), _AT_ONCE)]
    found = [_strengths(rounds.tables, *map(np.array, zip(*part, strict=True))) for part in parts]
    points = POINTS_PER_DECADE * np.log10(np.concatenate(found))
    mean = -POINTS_PER_DECADE * np.log10(len(rounds.bots))
    origin = points[:, [rounds.bots.index(usual)]] if usual in rounds.bots else mean
    ratings = ANCHOR + points - origin
    low, high = np.quantile(ratings[1:], (0.025, 0.975), axis=0)
    return {bot: Rating(*map(float, one)) for bot, *one in zip(rounds.bots, ratings[0], low, high, strict=True)}


def strengths(tables: NDArray[Any], games: Floats, won: Floats) -> Floats:
    """Return the most likely strengths of bots, by Newton's method on their logarithms.

    The likelihood has a single maximum if every bot has won something.

    Parameters
    ----------
    tables : ndarray of int, shape (tables, bots)
        Seats of each bot at each table.
    games : ndarray, float64, shape (tables,)
        Games, or their weight, at each table.
    won : ndarray, float64, shape (bots,)
        Games won by each bot, or their weight; all above 0.

    Returns
    -------
    ndarray, float64, shape (bots,)
        Strengths, which sum to 1.

    References
    ----------
    D. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004. That iteration
    takes more than 100,000 passes if one bot always wins and the others have played without it.

    Examples
    --------
    >>> strengths(np.array([[1, 1], [2, 1]]), np.array([80.0, 35.0]), np.array([90.0, 25.0])).round(3)
    array([0.75, 0.25])
    """
    return _strengths(tables, games[None], won[None])[0]


def _strengths(tables: NDArray[Any], games: Floats, won: Floats) -> Floats:
    """Return the strengths for several weights of the same games: a row of each array for each of them."""
    found, left = np.zeros(won.shape), np.arange(len(won))
    for _ in range(_MOST_STEPS):
        step = _newton_step(tables, games[left], won[left], found[left])
        found[left] += step
        left = left[np.ptp(step, axis=1) >= _TOLERANCE]
        if not len(left):
            break
    return np.exp(found) / np.exp(found).sum(axis=1, keepdims=True)


def _newton_step(tables: NDArray[Any], games: Floats, won: Floats, found: Floats) -> Floats:
    """Return the step of each row from its log strengths; that of the bot with most wins is 0, as the origin."""
    chances = tables * np.exp(found)[:, None]
    chances /= chances.sum(axis=2, keepdims=True)
    due: Floats = np.matmul(games[:, None], chances)[:, 0]
    curve: Floats = due[:, None] * np.eye(won.shape[1]) - chances.transpose(0, 2, 1) @ (games[:, :, None] * chances)
    missing, rows, most = won - due, np.arange(len(won)), won.argmax(axis=1)
    curve[rows, most], curve[rows, :, most] = 0.0, 0.0
    curve[rows, most, most], missing[rows, most] = 1.0, 0.0
    step = np.asarray(np.linalg.solve(curve, missing[:, :, None])[:, :, 0], np.float64)
    return step / np.maximum(1.0, np.ptp(step, axis=1, keepdims=True) / _LARGEST_STEP)


@dataclass(frozen=True)
class _Rounds:
    """Distinct outcomes of rounds: table, games, wins and number of rounds of each.

    The last table is that of the prior: all bots, where each won half a game.
    """

    bots: tuple[str, ...]
    tables: NDArray[np.int64]
    at: NDArray[np.intp]
    games: NDArray[np.int64]
    won: Floats
    count: Floats

    @property
    def prior(self) -> Floats:
        """Return the wins of each bot at the table of all, float64, shape (bots,)."""
        return np.full(len(self.bots), _PRIOR_WIN)

    def weighted(self, weights: Floats, prior: Floats) -> tuple[Floats, Floats]:
        """Return the weight of the games at each table, and of the games that each bot won.

        Parameters
        ----------
        weights : ndarray, float64, shape (outcomes,)
            Weight of each distinct outcome of a round.
        prior : ndarray, float64, shape (bots,)
            Weight of the wins at the table of all.

        Returns
        -------
        games : ndarray, float64, shape (tables,)
        won : ndarray, float64, shape (bots,)
        """
        games = np.zeros(len(self.tables))
        np.add.at(games, self.at, weights * self.games)
        games[-1] += prior.sum()
        return games, weights @ self.won + prior


def _rounds(seats: pl.DataFrame) -> _Rounds:
    bots = tuple(sorted(seats["bot"].unique()))
    parts = lcm(*range(1, seats["seat"].n_unique() + 1))
    kinds = _kinds(seats, bots, parts)
    tables_of, games, won, count = np.hsplit(kinds.to_numpy(), np.cumsum([len(bots), 1, len(bots)]))
    tables, at = np.unique(tables_of, axis=0, return_inverse=True)
    all_bots = np.ones((1, len(bots)), np.int64)
    return _Rounds(bots, np.vstack([tables, all_bots]), at, games[:, 0], won / parts, count[:, 0].astype(np.float64))


def _kinds(seats: pl.DataFrame, bots: Sequence[str], parts: int) -> pl.DataFrame:
    """Return distinct outcomes of rounds, sorted: seats of each bot, games, wins in parts, number of rounds.

    Wins are counted in parts, which are whole numbers for any number of winners: sums of fractions would depend on the
    order of the games.
    """
    part = pl.col("won") * (parts // pl.col("won").sum())
    had = {f"seats {bot}": (pl.col("bot") == bot).sum() for bot in bots}
    won = {f"won {bot}": part.filter(pl.col("bot") == bot).sum() for bot in bots}
    games = seats.filter("ended").group_by("game", "table").agg(**had, **won)
    rounds = games.group_by("game", *had).agg(pl.len().alias("games"), pl.col(*won).sum())
    kinds = rounds.group_by(*had, "games", *won).agg(pl.len().alias("count"))
    return kinds.sort(kinds.columns).cast(pl.Int64)
