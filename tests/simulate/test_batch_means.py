"""Intervals of means and shares: they hold as often as they say, and do not depend on how a run is spread."""

import numpy as np
import polars as pl
import pytest
from numpy.typing import NDArray

from monopolista.games.classic.editions import load
from monopolista.games.classic.odds.cards import arrivals
from monopolista.games.classic.odds.chain import IN_JAIL, lasting, throws, transitions
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.common.batch_means import ratios_of, shares_of
from monopolista.games.common.intervals import wilson
from monopolista.games.interface.reports import share_by_game
from monopolista.simulate.runner.accumulator import MOST_BATCHES, Batches

Counts = NDArray[np.int64]
RUNS = 400
GAMES = 60
ROLLS = 40


def walked(chance: np.random.Generator, chances: NDArray[np.float64]) -> Counts:
    """Return how often tokens of GAMES games stood on each place, game by game, by the exact chances of a roll."""
    so_far, shares = chances.cumsum(axis=1), lasting(chances)
    states = chance.choice(len(shares), size=GAMES, p=shares / shares.sum())
    stops = np.zeros((GAMES, SQUARES + 1), np.int64)
    for draws in chance.random((ROLLS, GAMES)):
        states = np.minimum((so_far[states] < draws[:, None]).sum(axis=1), len(shares) - 1)
        stops[np.arange(GAMES), np.where(states < IN_JAIL, states % SQUARES, SQUARES)] += 1
    return stops


def test_intervals_of_visits_contain_the_exact_odds_as_often_as_they_say() -> None:
    rules = load("us").edition
    chances = transitions(throws(rules, stay=True), arrivals(rules))
    shares = lasting(chances)
    exact = np.zeros(SQUARES + 1)
    np.add.at(exact, [state % SQUARES if state < IN_JAIL else SQUARES for state in range(len(shares))], shares)
    chance, holds = np.random.default_rng(7), np.zeros(SQUARES + 1)
    for _ in range(RUNS):
        stops = walked(chance, chances)
        found = ratios_of(stops, np.full_like(stops, ROLLS))
        holds += (found.low <= exact) & (exact <= found.high)
    reached = exact > 0
    assert holds[reached].mean() / RUNS == pytest.approx(0.95, abs=0.015)
    assert holds[SQUARES] / RUNS == pytest.approx(0.95, abs=0.04), "in jail one roll follows from the other"


def test_a_ratio_of_two_chances_is_within_its_interval_as_often_as_it_says() -> None:
    chance, holds = np.random.default_rng(3), 0
    for _ in range(RUNS):
        bottoms = chance.poisson(20, (40, 1))
        bottoms[-1] //= 3  # the last batch of a run is smaller
        found = ratios_of(chance.poisson(30 * bottoms), bottoms)
        holds += int(found.low[0] <= 30 <= found.high[0])
    assert holds / RUNS == pytest.approx(0.95, abs=0.035)


def dependent(chance: np.random.Generator, clusters: int, share: float) -> tuple[Counts, Counts]:
    """Return hits and trials of games whose trials depend on each other, shape (clusters, RUNS) each.

    Each game has its own chance of a hit, from a beta distribution around the share.
    """
    trials = chance.poisson(12, (clusters, RUNS)) + 1
    return chance.binomial(trials, chance.beta(3 * share, 3 * (1 - share), trials.shape)), trials


@pytest.mark.parametrize("share", [0.03, 0.3])
def test_intervals_of_dependent_trials_contain_the_share_as_often_as_they_say(share: float) -> None:
    hits, trials = dependent(np.random.default_rng(11), 64 * 8, share)
    batches = [counts.reshape(64, 8, RUNS).sum(axis=1) for counts in (hits, trials)]
    for found in (shares_of(*batches), shares_of(hits, trials)):
        assert ((found.low <= share) & (share <= found.high)).mean() == pytest.approx(0.95, abs=0.03)
        assert ((found.low >= 0) & (found.high <= 1)).all()
    alone = [wilson(*one) for one in zip(hits.sum(axis=0), trials.sum(axis=0), strict=True)]
    assert np.mean([low <= share <= high for low, high in alone]) < 0.75, "as if the trials were independent"


def test_intervals_by_game_are_those_of_clusters() -> None:
    hits, trials = (counts[:, :2] for counts in dependent(np.random.default_rng(5), 40, 0.2))
    rows = [
        {"game": game, "key": key, "hit": bool(number < hits[game, key])}
        for game, key in np.ndindex(hits.shape)
        for number in range(trials[game, key])
    ]
    table = share_by_game(pl.LazyFrame(rows), "key").sort("key")
    apart = shares_of(hits, trials)
    assert table.select("share", "low", "high").to_numpy() / 100 == pytest.approx(np.transpose(apart))
    of_all = share_by_game(pl.LazyFrame(rows).filter("hit"), "key", of_all=True).sort("key")
    apart = shares_of(hits, np.broadcast_to(hits.sum(axis=1, keepdims=True), hits.shape))
    assert of_all.select("share", "low", "high").to_numpy() / 100 == pytest.approx(np.transpose(apart))
    assert of_all["count"].to_list() == [hits.sum()] * 2


def test_shares_of_no_hit_or_nothing_else_have_the_interval_of_independent_trials() -> None:
    trials = np.full((40, 2), 5)
    found = shares_of(trials * np.array([0, 1]), trials)
    assert found.mean.tolist() == [0, 1]
    assert found.high[0] == pytest.approx(1 - found.low[1])
    assert found.high[0] == pytest.approx(wilson(0, 200)[1], rel=0.1)
    assert np.isnan(shares_of(trials[:1], trials[:1]).low).all(), "one batch says nothing of how much they differ"
    assert np.isnan(shares_of(trials * 0, trials * 0).mean).all()


def test_what_is_not_known_has_no_number() -> None:
    found = ratios_of(np.array([[0, 8], [0, 0]]), np.array([[0, 2], [0, 0]]))
    assert np.isnan(found.mean[0])
    assert found.mean[1] == 4
    assert np.isnan([*found.low, *found.high]).all()


@pytest.mark.parametrize("chunks", [1, 2, MOST_BATCHES, MOST_BATCHES + 1, 5 * MOST_BATCHES + 3])
def test_batches_are_bounded_and_lose_nothing(chunks: int) -> None:
    batches = Batches()
    for chunk in range(chunks):
        batches.add({"drawn": np.array([chunk, 1], np.int64)})
    sums = batches.sums()["drawn"]
    assert sums.sum(axis=0).tolist() == [chunks * (chunks - 1) // 2, chunks]
    assert min(chunks, MOST_BATCHES // 2) <= len(sums) <= MOST_BATCHES
    assert len(set(sums[:-1, 1].tolist())) <= 1, "all batches but the last have as many chunks"
