"""How often a comparison finds a planted difference, and how often it finds one between equal tables.

Two tables are drawn from games that were played, a pool: the first has games among four equal bots. The second has the
same games or others of the pool, which follow the same law, and in a share of the games the pool's game of the same
seed in which another bot had the first seat. So the true differences are known to the last digit.
"""

from functools import cache
from typing import Any, Final, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from monopolista.games.interface.simulator import Part
from monopolista.simulate.measures import Measure, values_of
from monopolista.simulate.moments import simultaneous
from monopolista.simulate.paired_tables import PairedTables
from monopolista.simulate.runner.run import Task, chunks_of
from tests import compiled
from tests.plugins.campaigns import Campaign
from tests.simulate.chunks import Stated
from tests.simulate.scipy_stats import stats

pytestmark = [pytest.mark.compiled, pytest.mark.campaign("differences between tables", sample=3)]

NO_TASK = cast(Task, None)
SEATS: Final = 4
PLANTED: Final = 2.0
"""Percentage points by which the first seat wins less at the second table."""
GAMES: Final = 16_000
"""Games of each table that find two points in nine of ten comparisons, as docs/how-to/compare-tables.md says."""
LEVEL: Final = 0.95
OF_ONE: Final = 1 - 2 * (SEATS + 2) * (1 - LEVEL)
"""Level of all differences together at which each of them has ``LEVEL``."""
SURE: Final = 0.999
"""Probability that a test does not fail by chance, on either side."""


class Pool:
    """Games played among equal bots, and with another bot at the first seat; both have the same seeds."""

    def __init__(self, games: int) -> None:
        self.equal, self.other = (_played(first, games) for first in ("regular", "random"))
        before, after = values_of(self.equal)[:, 0], values_of(self.other)[:, 0]
        self.share = PLANTED / (before.mean() - after.mean())
        squares = self.share * ((after - before) ** 2).mean() + (1 - self.share) * 2 * before.var()
        self.deviation = np.sqrt(squares - PLANTED**2)
        """Standard deviation of a planted difference, in percentage points, where no luck cancels."""

    def difference(self, share: float) -> NDArray[np.float64]:
        """Return the true difference of each measure where a share of the games is with the other bot."""
        return share * (values_of(self.other) - values_of(self.equal)).mean(axis=0)

    def compared(self, seed: int, games: int, share: float, same: float, confidence: float = LEVEL) -> PairedTables:
        """Return a comparison in which ``same`` of the equally played games are those of the first table."""
        rng = np.random.default_rng(seed)
        paired = PairedTables(2, SEATS, confidence)
        for _, count in chunks_of(games, compiled=True):
            of_first: NDArray[np.int64] = rng.integers(self.equal.count, size=count)
            of_others: NDArray[np.int64] = rng.integers(self.equal.count, size=count)
            of_second = np.where(rng.random(count) < same, of_first, of_others)
            paired.take(NO_TASK, _drawn(self.equal, of_first))
            second, planted = _drawn(self.equal, of_second), _drawn(self.other, of_first)
            paired.take(NO_TASK, _mixed(second, planted, rng.random(count) < share))
        return paired


def _played(first: str, games: int) -> Part:
    stated: Stated = ("deal", {}, [first, *["regular"] * (SEATS - 1)], 5, 300)
    columns: dict[str, NDArray[Any]] = {
        name: np.array(column) for name, column in compiled.call("tests.simulate.chunks:results", stated, games).items()
    }
    return Part(games, 0.0, columns, {"worth": columns.pop("worth")}, {}, {})


def _drawn(part: Part, games: NDArray[np.int64]) -> Part:
    of_game, of_seat = ({name: column[games] for name, column in one.items()} for one in (part.games, part.seats))
    return Part(len(games), 0.0, of_game, of_seat, {}, {})


def _mixed(part: Part, other: Part, chosen: NDArray[np.bool_]) -> Part:
    """Return the games of a part, and where they are chosen those of another one."""
    of_game = {name: np.where(chosen, other.games[name], column) for name, column in part.games.items()}
    worth = np.where(chosen[:, None], other.seats["worth"], part.seats["worth"])
    return Part(part.count, 0.0, of_game, {"worth": worth}, {}, {})


@cache
def pool_of(games: int) -> Pool:
    return Pool(games)


def pool(campaign: Campaign) -> Pool:
    return pool_of(campaign.size(sample=2_000, full=20_000))


def repeated(campaign: Campaign) -> range:
    """Return the seeds of the repetitions."""
    return range(campaign.seed, campaign.seed + campaign.size(sample=10, full=200))


def check_count(count: int, repetitions: int, probability: float) -> None:
    """Check that something of that probability has happened neither too often nor too rarely."""
    low, high = stats().binom.ppf([1 - SURE, SURE], repetitions, probability)
    assert low <= count <= high, f"{count} of {repetitions}, not {low:.0f} to {high:.0f}"


def test_two_percentage_points_are_found_as_often_as_stated(campaign: Campaign) -> None:
    games, measures = pool(campaign), PairedTables(2, SEATS, LEVEL).measures
    seat, found = measures.index(Measure("won", 0)), 0
    for seed in repeated(campaign):
        row = games.compared(seed, GAMES, games.share, same=0).comparison().row(seat, named=True)
        found += row["differs"] and row["difference"] < 0
    quantile = stats().norm.ppf((1 + simultaneous(LEVEL, len(measures))) / 2)
    power = stats().norm.cdf(PLANTED / games.deviation * np.sqrt(GAMES) - quantile)
    assert power == pytest.approx(0.9, abs=0.02)
    check_count(found, len(repeated(campaign)), power)


def test_equal_tables_are_called_equal_as_often_as_stated(campaign: Campaign) -> None:
    games, seeds = pool(campaign), repeated(campaign)
    wrong = sum(bool(games.compared(seed, 2_000, 0, same=0.5).comparison()["differs"].any()) for seed in seeds)
    # Measures that depend on each other are wrong together, so a comparison is wrong less often than its level says.
    assert wrong <= stats().binom.ppf(SURE, len(seeds), 1 - LEVEL)


def test_intervals_contain_the_true_difference_as_often_as_stated(campaign: Campaign) -> None:
    games, seeds = pool(campaign), repeated(campaign)
    true, measures = games.difference(games.share), PairedTables(2, SEATS, LEVEL).measures
    assert true[0] == pytest.approx(-PLANTED)
    held = np.zeros(len(measures), int)
    for seed in seeds:
        apart = games.compared(seed, 2_000, games.share, same=0.5, confidence=OF_ONE).differences(1)
        held += (apart.low <= true) & (true <= apart.high)
    for measure, count in zip(measures, held, strict=True):
        if measure != Measure("ended"):  # all games of the pool have a winner
            check_count(int(count), len(seeds), LEVEL)
