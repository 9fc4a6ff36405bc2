"""Intervals of means: they hold as often as they say, and do not depend on how a run is spread."""

import numpy as np
import pytest
from numpy.typing import NDArray

from monopolista.games.classic.editions import load
from monopolista.games.classic.odds.cards import arrivals
from monopolista.games.classic.odds.chain import IN_JAIL, lasting, throws, transitions
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.common.batch_means import ratios_of
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
