"""With which classic group each group of a board is compared: a board may be painted anew, so colours do not tell."""

from collections.abc import Sequence
from math import log
from statistics import mean, median

from monopolista.games.classic.odds.balance.groups import Group
from monopolista.games.classic.rules.records import STATIONS

_STEP = 0.25
"""What a place in the order along the board counts, as a difference of logarithms."""


def in_classic_order(groups: Sequence[Group], classics: Sequence[Group]) -> list[Group]:
    """Return the groups of a board, each at the number of the classic group with which it is compared.

    That is the assignment of the colours with the smallest sum of differences: in the order along the board, and in
    prices, house prices and rents, each as multiples of the board's median and on a logarithmic scale. So a group
    with wrong prices is still compared with the classic group in its place.
    """
    own, others = _profiles(groups), _profiles(classics)
    costs = [[_difference(one, other) for one in own] for other in others]
    return [*(groups[number] for number in _assignment(costs)), *groups[STATIONS:]]


def _profiles(groups: Sequence[Group]) -> list[tuple[float, ...]]:
    colours = [group for group in groups if group.colour < STATIONS]
    along = sorted(range(len(colours)), key=lambda number: mean(colours[number].places))
    figures = [
        _around_median([mean(map(log, sums)) for sums in column])
        for column in zip(*((group.prices, group.houses, group.compared) for group in colours), strict=True)
    ]
    return [(_STEP * along.index(number), *(one[number] for one in figures)) for number in range(len(colours))]


def _around_median(found: Sequence[float]) -> list[float]:
    middle = median(found)
    return [one - middle for one in found]


def _difference(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(abs(own - classic) for own, classic in zip(one, other, strict=True))


def _assignment(costs: Sequence[Sequence[float]]) -> list[int]:
    """Return a column for each row, each once, so that the sum of their costs is the least.

    Row by row, the cheapest choice for each set of columns taken so far is kept.
    """
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for row in costs:
        longer: dict[int, tuple[float, list[int]]] = {}
        for taken, (cost, columns) in best.items():
            for column, more in enumerate(row):
                key = taken | 1 << column
                if key != taken and (key not in longer or cost + more < longer[key][0]):
                    longer[key] = (cost + more, [*columns, column])
        best = longer
    (_, columns), *_ = best.values()
    return columns
