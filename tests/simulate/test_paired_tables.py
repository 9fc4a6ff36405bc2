"""Tables that play games of the same seeds: intervals, and which differences are found."""

from typing import Any, cast

import numpy as np
import pytest

from monopolista.games.common.intervals import t_quantile
from monopolista.simulate.measures import Measure, values_of
from monopolista.simulate.moments import Moments
from monopolista.simulate.paired_tables import PairedTables
from monopolista.simulate.runner.run import Task
from tests.simulate import planted
from tests.simulate.scipy_stats import stats

NO_TASK = cast(Task, None)
WON = Measure("won", 0)


def compared(seed: int, games: int, gains: float, confidence: float = 0.95) -> PairedTables:
    """Return two tables of the model; at the second, seat 1 wins ``gains`` more."""
    chances = np.random.SeedSequence(seed).spawn(3)
    paired = PairedTables(2, planted.SEATS, confidence)
    for table, gained in enumerate((0.0, gains)):
        same, apart = np.random.default_rng(chances[0]), np.random.default_rng(chances[1 + table])
        paired.take(NO_TASK, planted.games(games, same, gains=gained, others=apart))
    return paired


@pytest.mark.parametrize("probability", [0.9, 0.975, 0.999])
@pytest.mark.parametrize("freedom", [1, 2, 9, 29, 200, 10_000])
def test_quantiles_are_those_of_students_t(probability: float, freedom: int) -> None:
    exact: Any = stats().t.ppf(probability, freedom)
    assert t_quantile(probability, freedom) == pytest.approx(exact, rel=0.01)


def test_intervals_are_the_same_however_games_come_in_chunks() -> None:
    values = np.random.default_rng(7).normal(1e6, 2, (1000, 3))
    whole, pieces = Moments(3), Moments(3)
    whole.add(values)
    for piece in np.split(values, [1, 10, 700]):
        pieces.add(piece)
    width = stats().t.ppf(0.975, 999) * stats().sem(values, axis=0)
    for found in (whole.intervals(0.95), pieces.intervals(0.95)):
        assert np.allclose(found.mean, values.mean(axis=0), rtol=1e-12)
        assert np.allclose([found.mean - found.low, found.high - found.mean], width, rtol=1e-6)


def test_one_game_has_no_interval() -> None:
    moments = Moments(1)
    moments.add(np.ones((1, 1)))
    with pytest.raises(ValueError, match="play more"):
        moments.intervals(0.95)


def test_winners_share_a_win() -> None:
    part = planted.games(1, np.random.default_rng(0), others=np.random.default_rng(1))
    part.games["winners"] = np.array([0b0101])
    assert values_of(part)[0, : planted.SEATS].tolist() == [50, 0, 50, 0]


def test_games_that_not_all_tables_have_played_do_not_count() -> None:
    paired = compared(1, 100, 0.0)
    before = paired.comparison()
    paired.take(NO_TASK, planted.games(100, np.random.default_rng(5), others=np.random.default_rng(6)))
    assert paired.games == 100
    assert paired.comparison().equals(before)


def test_pairs_of_games_show_a_difference_with_narrower_intervals_than_two_samples_would() -> None:
    paired = compared(1, 20_000, 0.02)
    seat = paired.measures.index(WON)
    means, apart = [paired.means(table) for table in range(2)], paired.differences(1)
    error = [(one.high[seat] - one.low[seat]) / 2 / t_quantile(0.975, 19_999) for one in means]
    own = (apart.high[seat] - apart.low[seat]) / 2 / t_quantile(1 - 0.025 / len(paired.measures), 19_999)
    assert own < 0.95 * np.hypot(*error)
