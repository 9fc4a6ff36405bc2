"""Win-odds network over the seats of a table, in integers: bit-identical in plain Python and compiled.

Every seat passes through the same layers. The first layer adds a row of weights for each feature of the seat and of
the table. Features are sparse, so most weights are never read. The input of the second layer is the units of a seat
and the sum of the units of all other seats. The odds are the softmax of the scores.

References
----------
R. Bradley and M. Terry, "Rank analysis of incomplete block designs", Biometrika 39, 1952; for several players
R. D. Luce, "Individual Choice Behavior", 1959.
"""

from typing import Any, Final

from monopolista.engine.fixed_point import ONE, POINT, exponential
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import SEATS, Seat, SeatSet, holds, size

WHOLE: Final = 64
"""The share of a feature that is fully active."""
MARKS: Final = 96
"""Highest number of active features of a seat or of the table."""
KNOTS: Final = 16
"""Number of features between which a number is interpolated."""
HIDDEN: Final = 64
"""Units of the first layer."""
SECOND: Final = 32
"""Units of the second layer."""
ODDS: Final = 1_000_000
"""The sum of the odds of all seats: odds are in parts per million."""
LEAST_SURE: Final = ONE // 4
"""Smallest factor of the scores, for the most uncertain tables."""
FIRST_SHIFT: Final = 6
"""Extra fractional bits of the first layer's sums, the same number as in WHOLE."""


@record
class Marks:
    """Active features of a seat or of the table, sparse, each with its share."""

    count: int = number("how many are active")
    features: list[int] = cells(MARKS, "indices of the features")
    shares: list[int] = cells(MARKS, "share of each, in 1 / WHOLE")


@record
class Activations:
    """Activations of the network, from features to odds.

    They stay from one position to the next. If the features of a seat and of the table have not changed, the seat is
    not evaluated again.
    """

    alive: SeatSet = number("set of the seats that may still win")
    met: int = number("1 once a table has been evaluated")
    known: SeatSet = number("set of the seats whose activations are current")
    marked: list[Marks] = rows(
        Marks, SEATS + 1, "features of each seat, while its activations are current, and of the table"
    )
    table: list[int] = cells(HIDDEN, "sums of the table's features in the first layer")
    sure: int = number("factor of the scores, ONE for 1")
    units: list[int] = cells(HIDDEN, "sums of the first layer of the seat evaluated last")
    straight: list[int] = cells(SEATS, "skip connection of a seat's features to its score")
    own: list[int] = cells(SEATS * SECOND, "what a seat's units add to its own second layer")
    others: list[int] = cells(SEATS * SECOND, "what a seat's units add to all second layers")
    together: list[int] = cells(SECOND, "sum of the bias and of what the units of all seats add to all second layers")
    scores: list[int] = cells(SEATS, "score of each seat")
    odds: list[int] = cells(SEATS, "odds of each seat, in 1 / ODDS; 0 where it cannot win")


@kernel
def mark(marks: Marks, feature: int, share: int = WHOLE) -> None:
    """Add an active feature.

    Parameters
    ----------
    marks : Marks
        Features, changed in place.
    feature : int
        Index of the feature.
    share : int
        How far it is active, from 1 to WHOLE.

    Raises
    ------
    AssertionError
        If there are MARKS features already.
    """
    assert marks.count < MARKS
    marks.features[marks.count] = feature
    marks.shares[marks.count] = share
    marks.count += 1


@kernel
def mark_between(marks: Marks, first: int, knots: tuple[int, ...], value: int) -> None:
    """Add a number as features, by linear interpolation between two knots.

    Parameters
    ----------
    marks : Marks
        Features, changed in place.
    first : int
        Index of the feature of the first knot.
    knots : tuple of int
        KNOTS ascending values, in the unit of ``value``.
    value : int
        Number to add; values beyond the outer knots count as these.
    """
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
    """Say whether two lists have the same features with the same shares, in the same order."""
    if marks.count != other.count:
        return False
    for one in range(marks.count):
        if marks.features[one] != other.features[one] or marks.shares[one] != other.shares[one]:
            return False
    return True


@kernel
def remember(marks: Marks, other: Marks) -> None:
    """Copy the features of ``marks`` to ``other``."""
    other.count = marks.count
    for one in range(marks.count):
        other.features[one] = marks.features[one]
        other.shares[one] = marks.shares[one]


@kernel
def see_table(weights: Any, features: int, marks: Marks, activations: Activations) -> None:
    """Evaluate the table's features; call it before the seats of a position are evaluated.

    The skip connection would add the same amount to all scores. Instead it sets the factor of the scores: how certain
    the outcome is at such a table.

    Parameters
    ----------
    weights : ndarray or list, int16, shape (weights,)
        Weights of the network.
    features : int
        Number of features that the network knows.
    marks : Marks
        Active features of the table.
    activations : Activations
        Activations, changed in place; its seats have to be evaluated again.
    """
    activations.alive = 0
    if activations.met == 1 and is_same(marks, activations.marked[SEATS]):
        return
    remember(marks, activations.marked[SEATS])
    activations.met = 1
    activations.known = 0
    skip = features * HIDDEN
    sure = 0
    for unit in range(HIDDEN):
        activations.table[unit] = 0
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        sure += marks.shares[one] * weights[skip + marks.features[one]]
        for unit in range(HIDDEN):
            activations.table[unit] += marks.shares[one] * weights[first + unit]
    activations.sure = sureness(sure)


@kernel
def sureness(straight: int) -> int:
    """Return the factor of the scores, with POINT fractional bits.

    Parameters
    ----------
    straight : int
        Skip connection of the table's features, with POINT + FIRST_SHIFT fractional bits.

    Returns
    -------
    int
        At least LEAST_SURE.
    """
    return max(ONE + (straight >> FIRST_SHIFT), LEAST_SURE)


@kernel
def see_seat(weights: Any, features: int, marks: Marks, seat: Seat, activations: Activations) -> None:
    """Evaluate the features of a seat that may still win.

    Parameters
    ----------
    weights : ndarray or list, int16, shape (weights,)
        Weights of the network.
    features : int
        Number of features that the network knows.
    marks : Marks
        Active features of the seat.
    seat : Seat
        Seat to evaluate.
    activations : Activations
        Activations after ``see_table``, changed in place.
    """
    activations.alive |= 1 << seat
    if holds(activations.known, seat) and is_same(marks, activations.marked[seat]):
        return
    remember(marks, activations.marked[seat])
    activations.known |= 1 << seat
    skip = features * HIDDEN
    score = 0
    for unit in range(HIDDEN):
        activations.units[unit] = activations.table[unit]
    for one in range(marks.count):
        first = marks.features[one] * HIDDEN
        share = marks.shares[one]
        score += share * weights[skip + marks.features[one]]
        for unit in range(HIDDEN):
            activations.units[unit] += share * weights[first + unit]
    activations.straight[seat] = score >> FIRST_SHIFT
    see_second(weights, features * (HIDDEN + 1), activations, seat)


@kernel
def see_second(weights: Any, own: int, activations: Activations, seat: Seat) -> None:
    """Add the contribution of a seat's units to the second layers.

    The weights for the seat itself exclude the contribution that all seats get.

    Parameters
    ----------
    weights : ndarray or list, int16, shape (weights,)
        Weights of the network.
    own : int
        Index of the first weight of the seat's own second layer.
    activations : Activations
        Activations with the seat's first layer in ``units``, changed in place.
    seat : Seat
        Seat to evaluate.
    """
    others = own + HIDDEN * SECOND
    at = seat * SECOND
    for unit in range(SECOND):
        activations.own[at + unit] = 0
        activations.others[at + unit] = 0
    for below in range(HIDDEN):
        value = min(max(activations.units[below] >> FIRST_SHIFT, 0), ONE)
        if value != 0:  # most units are
            row = below * SECOND
            for unit in range(SECOND):
                activations.own[at + unit] += weights[own + row + unit] * value
                activations.others[at + unit] += weights[others + row + unit] * value


@kernel
def compute_odds(weights: Any, features: int, activations: Activations) -> None:
    """Compute the odds of the seats that have been evaluated.

    Parameters
    ----------
    weights : ndarray or list, int16, shape (weights,)
        Weights of the network.
    features : int
        Number of features that the network knows.
    activations : Activations
        Activations; on return ``scores`` and ``odds`` of the seats in ``alive`` are current, and other odds are 0.
    """
    bias = features * (HIDDEN + 1) + 2 * HIDDEN * SECOND
    for unit in range(SECOND):
        activations.together[unit] = weights[bias + unit] << POINT
    for seat in range(SEATS):
        if holds(activations.alive, seat):
            for unit in range(SECOND):
                activations.together[unit] += activations.others[seat * SECOND + unit]
    for seat in range(SEATS):
        if holds(activations.alive, seat):
            score = activations.straight[seat] + score_of(weights, bias + SECOND, activations, seat)
            activations.scores[seat] = score * activations.sure >> POINT
    share_out(activations)


@kernel
def score_of(weights: Any, last: int, activations: Activations, seat: Seat) -> int:
    """Return the score of a seat's second layer.

    Parameters
    ----------
    weights : ndarray or list, int16, shape (weights,)
        Weights of the network.
    last : int
        Index of the first weight of the last layer.
    activations : Activations
        Activations with the second layers of all seats.
    seat : Seat
        Seat to evaluate.

    Returns
    -------
    int
        With POINT fractional bits.
    """
    score = 0
    for unit in range(SECOND):
        sum_there = activations.together[unit] + activations.own[seat * SECOND + unit]
        score += weights[last + unit] * min(max(sum_there >> POINT, 0), ONE)
    return score >> POINT


@kernel
def share_out(activations: Activations) -> None:
    """Convert scores to odds: softmax in integers, with the rounding remainder added to the best seat.

    Parameters
    ----------
    activations : Activations
        Activations with scores; on return ``odds`` sum to ODDS unless no seat is alive.
    """
    best = -1
    for seat in range(SEATS):
        activations.odds[seat] = 0
        if holds(activations.alive, seat) and (best < 0 or activations.scores[seat] > activations.scores[best]):
            best = seat
    total = 0
    for seat in range(SEATS):
        if holds(activations.alive, seat):
            activations.odds[seat] = exponential(activations.scores[best] - activations.scores[seat])
            total += activations.odds[seat]
    left = ODDS
    for seat in range(SEATS):
        if activations.odds[seat] > 0:
            activations.odds[seat] = activations.odds[seat] * ODDS // total
            left -= activations.odds[seat]
    if best >= 0:
        activations.odds[best] += left


@kernel
def odds_at_the_end(winners: SeatSet, seat: Seat) -> int:
    """Return the odds of a seat after the end, in 1 / ODDS: an equal share among the winners."""
    return ODDS // size(winners) if holds(winners, seat) else 0


@kernel
def won_or_judged(game: Any, activations: Activations, seat: Seat) -> int:
    """Return the odds of a seat.

    Parameters
    ----------
    game : record
        State of the game.
    activations : Activations
        Activations with the odds of that state.
    seat : Seat
        Seat to look up.

    Returns
    -------
    int
        In 1 / ODDS: the evaluation during the game, or the share of the win after its end.
    """
    if game.depth > 0:
        return activations.odds[seat]
    return odds_at_the_end(game.winners, seat)
