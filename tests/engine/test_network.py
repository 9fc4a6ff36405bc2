"""The network over the seats of a table: whole numbers, the same for every seat, odds that add up."""

from math import exp
from pathlib import Path
from random import Random

import numpy as np
import pytest

from monopolista.engine.fixed_point import ONE, exponential
from monopolista.engine.network.kernels import (
    HIDDEN,
    ODDS,
    SECOND,
    WHOLE,
    Activations,
    Marks,
    compute_odds,
    mark,
    see_seat,
    see_table,
    share_out,
)
from monopolista.engine.network.numpy_network import NumpyNetwork
from monopolista.engine.network.numpy_network import marked as marked_features
from monopolista.engine.network.weights import WeightsError, read_weights
from tests import compiled

FEATURES = 30
LENGTH = FEATURES * (HIDDEN + 1) + 2 * SECOND * HIDDEN + 2 * SECOND


def some_weights(seed: int = 1) -> list[int]:
    rng = Random(seed)
    return [rng.randint(-400, 400) for _ in range(LENGTH)]


def marked(*features: tuple[int, int]) -> Marks:
    """The marks of some features, each with its share."""
    marks = Marks()
    for feature, share in features:
        mark(marks, feature, share)
    return marks


def judged(weights: list[int], seats: dict[int, Marks], table: Marks | None = None) -> Activations:
    """What the network makes of seats."""
    sight = Activations()
    see_table(weights, FEATURES, table or marked(), sight)
    for seat, marks in seats.items():
        see_seat(weights, FEATURES, marks, seat, sight)
    compute_odds(weights, FEATURES, sight)
    return sight


def random_marks(rng: Random) -> Marks:
    return marked(*((rng.randrange(FEATURES), rng.randint(1, WHOLE)) for _ in range(12)))


@pytest.mark.parametrize("seed", range(20))
def test_the_odds_of_who_may_win_are_all_there_are(seed: int) -> None:
    rng = Random(seed)
    seats = rng.sample(range(10), rng.randint(1, 10))
    sight = judged(some_weights(seed), {seat: random_marks(rng) for seat in seats}, random_marks(rng))
    assert sum(sight.odds) == ODDS
    assert all(odds == 0 for seat, odds in enumerate(sight.odds) if seat not in seats)


def test_who_has_the_same_has_the_same_odds_wherever_it_sits() -> None:
    rng = Random(5)
    one, other = random_marks(rng), random_marks(rng)
    sight = judged(some_weights(), {0: one, 3: other, 7: one})
    assert abs(sight.odds[0] - sight.odds[7]) <= 2
    turned = judged(some_weights(), {9: one, 1: other, 2: one})
    assert abs(turned.odds[1] - sight.odds[3]) <= 2


def test_it_computes_what_its_weights_say() -> None:
    """Against the same sums with fractions, on marks at random."""
    rng, weights = Random(3), some_weights(3)
    seats, table = [random_marks(rng) for _ in range(4)], random_marks(rng)
    sight = judged(weights, dict(enumerate(seats)), table)
    scores = with_fractions(weights, seats, table)
    total = sum(map(exp, scores))
    for seat, score in enumerate(scores):
        assert sight.odds[seat] / ODDS == pytest.approx(exp(score) / total, abs=0.01)


def with_fractions(weights: list[int], seats: list[Marks], table: Marks) -> list[float]:
    """The scores of the seats."""
    real = [weight / ONE for weight in weights]
    straight = real[FEATURES * HIDDEN : FEATURES * (HIDDEN + 1)]
    own, others = FEATURES * (HIDDEN + 1), FEATURES * (HIDDEN + 1) + SECOND * HIDDEN
    bias, last = others + SECOND * HIDDEN, others + SECOND * HIDDEN + SECOND

    def shares(marks: Marks) -> list[tuple[int, float]]:
        return [(marks.features[one], marks.shares[one] / WHOLE) for one in range(marks.count)]

    units = [
        [
            min(
                max(sum(share * real[feature * HIDDEN + unit] for feature, share in shares(marks) + shares(table)), 0),
                1,
            )
            for unit in range(HIDDEN)
        ]
        for marks in seats
    ]
    total = [sum(column) for column in zip(*units, strict=True)]
    found = list[float]()
    for marks, mine in zip(seats, units, strict=True):
        score = sum(share * straight[feature] for feature, share in shares(marks))
        for unit in range(SECOND):
            value = real[bias + unit]
            for below in range(HIDDEN):
                value += real[own + below * SECOND + unit] * mine[below]
                value += real[others + below * SECOND + unit] * total[below]
            score += real[last + unit] * min(max(value, 0), 1)
        found.append(score)
    sure = max(1 + sum(share * straight[feature] for feature, share in shares(table)), 0.25)
    return [sure * score for score in found]


def test_what_lies_on_the_table_says_how_sure_it_is_who_is_ahead() -> None:
    rng, weights = Random(4), [one // 8 for one in some_weights(4)]
    seats = {seat: marked((rng.randrange(1, FEATURES), WHOLE)) for seat in range(3)}
    weights[:HIDDEN] = [0] * HIDDEN  # of the one feature that lies on the table
    spread = list[int]()
    for sure in (-ONE // 2, 0, ONE // 2):
        weights[FEATURES * HIDDEN] = sure
        odds = judged(weights, seats, marked((0, WHOLE))).odds[:3]
        spread.append(max(odds) - min(odds))
    assert 0 < spread[0] < spread[1] < spread[2] < ODDS


@pytest.mark.parametrize("behind", [0, 1, 100, ONE, 3 * ONE, 8 * ONE, 20 * ONE])
def test_the_exponential_is_close_to_the_true_one(behind: int) -> None:
    assert exponential(behind) / exponential(0) == pytest.approx(exp(-behind / ONE), abs=5e-5)


def test_who_is_hopelessly_behind_has_no_odds() -> None:
    sight = Activations()
    sight.alive, sight.scores[0], sight.scores[1] = 3, 0, 30 * ONE
    share_out(sight)
    assert sight.odds[:2] == [0, ODDS]


@pytest.mark.parametrize("seed", range(20))
def test_matrices_come_to_the_same_odds(seed: int) -> None:
    rng = Random(seed)
    seats = {seat: random_marks(rng) for seat in sorted(rng.sample(range(10), rng.randint(1, 10)))}
    table, weights = random_marks(rng), some_weights(seed)
    network = NumpyNetwork(np.array(weights, np.int16), FEATURES)
    found = network.odds(
        marked_features(table), {seat: marked_features(marks) for seat, marks in seats.items()}, Activations()
    )
    assert found == judged(weights, seats, table).odds


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(3))
def test_both_bodies_come_to_the_same_odds(seed: int) -> None:
    rng = Random(seed)
    seats, table = [random_marks(rng) for _ in range(4)], random_marks(rng)
    said = [[one.features[: one.count], one.shares[: one.count]] for one in (*seats, table)]
    plain = judged(some_weights(seed), dict(enumerate(seats)), table)
    assert compiled.call("tests.engine.judged:odds", seed, said) == plain.odds


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "weights.bin"
    path.write_bytes(np.array(some_weights(), "<i2").tobytes())
    return path


def test_features_that_were_added_count_for_nothing(file: Path) -> None:
    added = 3
    weights = list(read_weights(file, FEATURES, added))
    assert list(read_weights(file, FEATURES)) == some_weights()
    without, having = Activations(), Activations()
    see_table(some_weights(), FEATURES, marked((4, WHOLE)), without)
    see_table(weights, FEATURES + added, marked((4, WHOLE), (FEATURES + 2, WHOLE)), having)
    for seat in range(3):
        see_seat(some_weights(), FEATURES, marked((seat, WHOLE)), seat, without)
        see_seat(weights, FEATURES + added, marked((seat, WHOLE), (FEATURES, WHOLE)), seat, having)
    compute_odds(some_weights(), FEATURES, without)
    compute_odds(weights, FEATURES + added, having)
    assert having.odds == without.odds


def test_weights_of_other_features_are_refused(file: Path) -> None:
    with pytest.raises(WeightsError, match=f"has weights for {FEATURES} features, not {FEATURES - 1}"):
        read_weights(file, FEATURES - 1)
