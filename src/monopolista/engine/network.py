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
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import SEATS, Seat, SeatSet, holds, size

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
LEAST_SURE: Final = ONE // 4
"""How far scores count at the least, however unsure it is at a table who is ahead."""
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
    """What the network of one set of weights makes of a position, on its way to the odds.

    It is kept from one position to the next: who is marked as before, at a table that is, is not looked at again.
    """

    alive: SeatSet = number("set of the seats that may still win")
    met: int = number("whether a table has been seen")
    known: SeatSet = number("set of the seats that have been seen at that table")
    marked: list[Marks] = rows(Marks, SEATS + 1, "what was marked of each seat that is known, and last of the table")
    table: list[int] = cells(HIDDEN, "what the table's features add to every seat's sums")
    sure: int = number("how far scores count at such a table, ONE as they are")
    units: list[int] = cells(HIDDEN, "units of the first layer of the seat that is looked at")
    straight: list[int] = cells(SEATS, "what the features of a seat bring straight to its score")
    own: list[int] = cells(SEATS * SECOND, "what its units add to its own second layer")
    others: list[int] = cells(SEATS * SECOND, "what they add to everybody's")
    together: list[int] = cells(SECOND, "what those of all seats come to")
    scores: list[int] = cells(SEATS, "score of each seat")
    odds: list[int] = cells(SEATS, "each seat's odds, of ODDS in all; 0 where it cannot win")


class WeightsError(ValueError):
    """Weights that were fitted to other features."""


def read_weights(path: Path, fitted: int, added: int = 0) -> Any:
    """Return the weights in a file as kernels want them: a read-only array, or a list; int16.

    Parameters
    ----------
    path : Path
        The file, as ``make weights`` writes it.
    fitted : int
        The number of features to which the weights were fitted.
    added : int
        The number of features that follow them, and count for nothing until the network is fitted anew.

    Raises
    ------
    WeightsError
        Where the file has weights for another number of features.
    """
    weights = np.frombuffer(path.read_bytes(), "<i2")
    beside = 2 * SECOND * (HIDDEN + 1)
    if len(weights) != fitted * (HIDDEN + 1) + beside:
        has = (len(weights) - beside) // (HIDDEN + 1)
        raise WeightsError(f"{path} has weights for {has} features, not {fitted}: state in features.py what was fitted")
    if added:
        first, straight, rest = np.split(weights, [fitted * HIDDEN, fitted * (HIDDEN + 1)])
        nothing = np.zeros(added * HIDDEN, weights.dtype)
        weights = np.concatenate([first, nothing, straight, nothing[:added], rest])
        weights.flags.writeable = False
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
def is_same(marks: Marks, other: Marks) -> bool:
    """Say whether two have the same features, by as much, in the same order."""
    if marks.count != other.count:
        return False
    for one in range(marks.count):
        if marks.features[one] != other.features[one] or marks.shares[one] != other.shares[one]:
            return False
    return True


@kernel
def remember(marks: Marks, other: Marks) -> None:
    """Let other marks be the same as some."""
    other.count = marks.count
    for one in range(marks.count):
        other.features[one] = marks.features[one]
        other.shares[one] = marks.shares[one]


@kernel
def see_table(weights: Any, features: int, marks: Marks, sight: Sight) -> None:
    """Take in the features of the table, before those of the seats.

    Straight to the scores they would count for all alike: they say instead how sure it is at such a table who is ahead.
    """
    sight.alive = 0
    if sight.met == 1 and is_same(marks, sight.marked[SEATS]):
        return
    remember(marks, sight.marked[SEATS])
    sight.met = 1
    sight.known = 0
    skip = features * HIDDEN
    sure = 0
    for unit in range(HIDDEN):
        sight.table[unit] = 0
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        sure += marks.shares[one] * weights[skip + marks.features[one]]
        for unit in range(HIDDEN):
            sight.table[unit] += marks.shares[one] * weights[first + unit]
    sight.sure = sureness(sure)


@kernel
def sureness(straight: int) -> int:
    """Return how far scores count, by what the table's features bring straight to it."""
    return max(ONE + (straight >> FIRST_SHIFT), LEAST_SURE)


@kernel
def see_seat(weights: Any, features: int, marks: Marks, seat: Seat, sight: Sight) -> None:
    """Take in the features of a seat that may still win."""
    sight.alive |= 1 << seat
    if holds(sight.known, seat) and is_same(marks, sight.marked[seat]):
        return
    remember(marks, sight.marked[seat])
    sight.known |= 1 << seat
    skip = features * HIDDEN
    score = 0
    for unit in range(HIDDEN):
        sight.units[unit] = sight.table[unit]
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        share = marks.shares[one]
        score += share * weights[skip + marks.features[one]]
        for unit in range(HIDDEN):
            sight.units[unit] += share * weights[first + unit]
    sight.straight[seat] = score >> FIRST_SHIFT
    see_second(weights, features * (HIDDEN + 1), sight, seat)


@kernel
def see_second(weights: Any, own: int, sight: Sight, seat: Seat) -> None:
    """Add up what a seat's units bring to the second layers; its own weights have those of the others taken off."""
    others = own + HIDDEN * SECOND
    at = seat * SECOND
    for unit in range(SECOND):
        sight.own[at + unit] = 0
        sight.others[at + unit] = 0
    for below in range(HIDDEN):
        value = min(max(sight.units[below] >> FIRST_SHIFT, 0), ONE)
        if value != 0:  # most units are
            row = below * SECOND
            for unit in range(SECOND):
                sight.own[at + unit] += weights[own + row + unit] * value
                sight.others[at + unit] += weights[others + row + unit] * value


@kernel
def weigh_up(weights: Any, features: int, sight: Sight) -> None:
    """Work out the odds of the seats that have been seen."""
    bias = features * (HIDDEN + 1) + 2 * HIDDEN * SECOND
    for unit in range(SECOND):
        sight.together[unit] = weights[bias + unit] << POINT
    for seat in range(SEATS):
        if holds(sight.alive, seat):
            for unit in range(SECOND):
                sight.together[unit] += sight.others[seat * SECOND + unit]
    for seat in range(SEATS):
        if holds(sight.alive, seat):
            score = sight.straight[seat] + score_of(weights, bias + SECOND, sight, seat)
            sight.scores[seat] = score * sight.sure >> POINT
    share_out(sight)


@kernel
def score_of(weights: Any, last: int, sight: Sight, seat: Seat) -> int:
    """Return the score that the second layer of a seat comes to."""
    score = 0
    for unit in range(SECOND):
        sum_there = sight.together[unit] + sight.own[seat * SECOND + unit]
        score += weights[last + unit] * min(max(sum_there >> POINT, 0), ONE)
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
def odds_at_the_end(winners: SeatSet, seat: Seat) -> int:
    """Return what stands for the odds of a seat once a game is over: its share of them among those who have won."""
    return ODDS // size(winners) if holds(winners, seat) else 0


@kernel
def won_or_judged(game: Any, sight: Sight, seat: Seat) -> int:
    """Return a seat's odds in a game as they were judged, or what it has won of one that is over."""
    if game.depth > 0:
        return sight.odds[seat]
    return odds_at_the_end(game.winners, seat)


@kernel
def exponential(behind: int) -> int:
    """Return the exponential of a score by how much it lies behind the best, by a table and lines between its steps."""
    step = behind // _WITHIN
    if step >= _MOST * _STEPS:
        return 0
    here = _EXPONENTIALS[step]
    return here - (here - _EXPONENTIALS[step + 1]) * (behind - step * _WITHIN) // _WITHIN
