"""A small network over the seats of a table, in whole numbers: the same bytes in plain Python and compiled.

Every seat goes through the same layers. The first adds up a row of weights for each feature that a seat has, and for
each that the table has; only a few of them are there, so most weights are never touched. The second sees, beside what
the first has made of a seat, what it has made of all the others together. The odds are the seats' shares of the
exponentials of what comes out (Bradley and Terry, 1952, for several players; Luce, 1959).
"""

from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import SEATS, Seat, SeatSet, holds

WHOLE: Final = 64
"""The share of a feature that is fully there."""
MARKS: Final = 96
"""The most features that a seat, or a table, has at a time."""
KNOTS: Final = 16
"""Features over which a figure is spread."""
HIDDEN: Final = 64
"""Units of the first layer."""
SECOND: Final = 32
"""Units of the second."""
POINT: Final = 10
"""Weights, units and scores are so many binary places long: 1 is ``ONE``."""
ONE: Final = 1 << POINT
ODDS: Final = 1_000_000
"""What the odds of all seats come to together."""
FIRST_SHIFT: Final = 6
"""By so many places the first layer's sums are longer than its units: by those of WHOLE."""

_STEPS: Final = 64
"""Steps of the table of exponentials in 1."""
_MOST: Final = 12
"""Where scores lie so far apart the lower one counts for nothing."""
_EXPONENTIALS: Final = tuple(round(exp(-step / _STEPS) * (1 << 20)) for step in range(_MOST * _STEPS + 1))
_WITHIN: Final = ONE // _STEPS


@record
class Marks:
    """The features of one seat or of the table that are there, and by how much."""

    count: int = number("how many")
    features: list[int] = cells(MARKS, "numbers of the features")
    shares: list[int] = cells(MARKS, "share of each, of WHOLE")


@record
class Sight:
    """What the network makes of a position, on its way to the odds."""

    alive: SeatSet = number("set of the seats that may still win")
    table: list[int] = cells(HIDDEN, "what the table's features add to every seat's sums")
    units: list[int] = cells(SEATS * HIDDEN, "units of the first layer, by seat")
    total: list[int] = cells(HIDDEN, "their sums over the seats")
    together: list[int] = cells(SECOND, "what those add to the second layer")
    second: list[int] = cells(SECOND, "the second layer's sums of one seat")
    scores: list[int] = cells(SEATS, "score of each seat")
    odds: list[int] = cells(SEATS, "each seat's odds, of ODDS in all; 0 where it cannot win")


def read_weights(path: Path) -> Any:
    """Return the weights in a file as kernels want them: a read-only array, or a list; int16."""
    weights = np.frombuffer(path.read_bytes(), "<i2")
    return weights if COMPILED else weights.tolist()


@kernel
def mark(marks: Marks, feature: int, share: int = WHOLE) -> None:
    """Mark a feature as there."""
    assert marks.count < MARKS
    marks.features[marks.count] = feature
    marks.shares[marks.count] = share
    marks.count += 1


@kernel
def mark_between(marks: Marks, first: int, knots: tuple[int, ...], value: int) -> None:
    """Mark a figure: the two knots between which it lies, the nearer the more."""
    knot = 0
    while knot < KNOTS - 2 and knots[knot + 1] <= value:
        knot += 1
    wide = knots[knot + 1] - knots[knot]
    share = min(max(value - knots[knot], 0), wide) * WHOLE // wide
    if share < WHOLE:
        mark(marks, first + knot, WHOLE - share)
    if share > 0:
        mark(marks, first + knot + 1, share)


@kernel
def see_table(weights: Any, marks: Marks, sight: Sight) -> None:
    """Take in the features of the table, before those of the seats; straight to the score they count for all alike."""
    for unit in range(HIDDEN):
        sight.table[unit] = 0
        sight.total[unit] = 0
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        for unit in range(HIDDEN):
            sight.table[unit] += marks.shares[one] * weights[first + unit]
    sight.alive = 0


@kernel
def see_seat(weights: Any, features: int, marks: Marks, seat: Seat, sight: Sight) -> None:
    """Take in the features of a seat that may still win."""
    at = seat * HIDDEN
    skip = features * HIDDEN
    sight.alive |= 1 << seat
    score = 0
    for unit in range(HIDDEN):
        sight.units[at + unit] = sight.table[unit]
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        share = marks.shares[one]
        score += share * weights[skip + marks.features[one]]
        for unit in range(HIDDEN):
            sight.units[at + unit] += share * weights[first + unit]
    sight.scores[seat] = score >> FIRST_SHIFT
    for unit in range(HIDDEN):
        sight.units[at + unit] = min(max(sight.units[at + unit] >> FIRST_SHIFT, 0), ONE)
        sight.total[unit] += sight.units[at + unit]


@kernel
def weigh_up(weights: Any, features: int, sight: Sight) -> None:
    """Work out the odds of the seats that have been seen."""
    own = features * (HIDDEN + 1)
    others = own + HIDDEN * SECOND
    bias = others + HIDDEN * SECOND
    for unit in range(SECOND):
        sight.together[unit] = weights[bias + unit] << POINT
    for below in range(HIDDEN):
        total = sight.total[below]
        if total != 0:  # most units are
            row = others + below * SECOND
            for unit in range(SECOND):
                sight.together[unit] += weights[row + unit] * total
    for seat in range(SEATS):
        if holds(sight.alive, seat):
            see_second(weights, own, sight, seat)
            sight.scores[seat] += score_of(weights, bias + SECOND, sight)
    share_out(sight)


@kernel
def see_second(weights: Any, own: int, sight: Sight, seat: Seat) -> None:
    """Add up the second layer of a seat; its own weights have those of the others taken off."""
    at = seat * HIDDEN
    for unit in range(SECOND):
        sight.second[unit] = sight.together[unit]
    for below in range(HIDDEN):
        value = sight.units[at + below]
        if value != 0:
            row = own + below * SECOND
            for unit in range(SECOND):
                sight.second[unit] += weights[row + unit] * value


@kernel
def score_of(weights: Any, last: int, sight: Sight) -> int:
    """Return the score that the second layer comes to."""
    score = 0
    for unit in range(SECOND):
        score += weights[last + unit] * min(max(sight.second[unit] >> POINT, 0), ONE)
    return score >> POINT


@kernel
def share_out(sight: Sight) -> None:
    """Turn scores into odds."""
    best = -1
    for seat in range(SEATS):
        sight.odds[seat] = 0
        if holds(sight.alive, seat) and (best < 0 or sight.scores[seat] > sight.scores[best]):
            best = seat
    total = 0
    for seat in range(SEATS):
        if holds(sight.alive, seat):
            sight.odds[seat] = exponential(sight.scores[best] - sight.scores[seat])
            total += sight.odds[seat]
    left = ODDS
    for seat in range(SEATS):
        if sight.odds[seat] > 0:
            sight.odds[seat] = sight.odds[seat] * ODDS // total
            left -= sight.odds[seat]
    if best >= 0:
        sight.odds[best] += left


@kernel
def exponential(behind: int) -> int:
    """Return the exponential of a score by how much it lies behind the best, by a table and lines between its steps."""
    step = behind // _WITHIN
    if step >= _MOST * _STEPS:
        return 0
    here = _EXPONENTIALS[step]
    return here - (here - _EXPONENTIALS[step + 1]) * (behind - step * _WITHIN) // _WITHIN
