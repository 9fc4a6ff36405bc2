"""What the parts of a run add up to."""

import numpy as np
import pytest

from monopolista.games.interface.simulator import Part
from monopolista.simulate.report.summary import summarise
from monopolista.simulate.runner.accumulator import Accumulator
from tests.simulate.test_tables import JOB


def test_a_win_that_is_shared_is_nobodys_alone() -> None:
    first_alone, both, cut_short = 0b01, 0b11, 0
    games = {
        "winners": np.array([first_alone, both, cut_short], np.int64),
        "turns": np.array([10, 20, 30]),
        "decisions": np.array([1, 2, 3]),
    }
    totals = Accumulator()
    totals.add(Part(3, 1.0, games, {}, {}, {}))
    assert totals.won[:2].tolist() == [1, 0]
    means = summarise(JOB, 3, totals, 1.0, 1, compiled=False).means
    assert (means.turns.mean, means.decisions.mean) == (20, 2)
    assert (means.turns.low, means.turns.high) == pytest.approx((-4.841, 44.841), abs=0.001)
    assert (totals.games, totals.finished, totals.shared, totals.turns, totals.decisions) == (3, 2, 1, 60, 6)
