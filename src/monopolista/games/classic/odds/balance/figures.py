"""What a group would cost and bring on the classic boards, and how its own figures compare with that."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from monopolista.games.classic.odds.balance.groups import Group, Ladder
from monopolista.games.classic.odds.balance.reference import Range, house_at, rents_at

TURNS = 0.1
"""A group that pays back within this share of the classic turns needs no change."""
DEED = 0.2
"""A deed within this share of what goes with its group needs no change."""
_SMALL, _LARGE = 50, 1000
"""Sums below the first are printed to the unit, those below the second in fives."""


@dataclass(frozen=True)
class Figures:
    """The classic figures of a group, in the money of its board."""

    prices: tuple[float, ...]
    houses: tuple[float, ...]
    ladders: tuple[Ladder, ...]


def classic_figures(group: Group, classic: Group, scale: float) -> Figures:
    """Return the classic figures of a group; one of another size takes those that go with its prices."""
    if len(group.places) != len(classic.places):
        houses = tuple(house_at(price / scale) * scale for price in group.prices)
        return Figures(group.prices, houses, tuple(curve(price, scale) for price in group.prices))
    return Figures(
        tuple(price * scale for price in classic.prices),
        tuple(price * scale for price in classic.houses),
        times(classic.ladders, scale),
    )


def curve(price: float, scale: float) -> Ladder:
    """Return the classic rents that go with a price in the money of a board."""
    return tuple(rent * scale for rent in rents_at(price / scale))


def times(ladders: Sequence[Ladder], factor: float) -> tuple[Ladder, ...]:
    """Return rents times a factor."""
    return tuple(tuple(rent * factor for rent in ladder) for ladder in ladders)


def rounded(amount: float) -> int:
    """Return a sum in round figures, as they are printed: 27, 145, 1225, 12750."""
    if amount < _SMALL:
        return max(1, round(amount))
    step = 5 if amount < _LARGE else 25 * 10 ** (len(str(int(amount))) - 4)
    return step * round(amount / step)


def even(amount: float) -> int:
    """Return a price in round figures whose half, the mortgage, is one too."""
    return 2 * rounded(amount / 2)


def in_round_figures(like: Figures) -> Figures:
    """Return figures as they are printed."""
    return Figures(
        tuple(float(even(price)) for price in like.prices),
        tuple(float(rounded(price)) for price in like.houses),
        tuple(tuple(float(rounded(rent)) for rent in ladder) for ladder in like.ladders),
    )


def is_within(ratio: float, tolerance: float) -> bool:
    """Return whether a ratio is 1, up to a share."""
    return 1 / (1 + tolerance) - 1e-9 <= ratio <= 1 + tolerance + 1e-9


def closest(figure: float, span: Range) -> float:
    """Return the figure of a range that comes closest."""
    return min(max(figure, span[0]), span[1])


def is_in(turns: float, span: Range) -> bool:
    """Return whether a group pays back about as soon as on a classic board."""
    return is_within(turns / closest(turns, span), TURNS)


def ratios(own: Sequence[float], classic: Sequence[float]) -> list[float]:
    """Return figures as multiples of the classic ones."""
    return [one / other for one, other in zip(own, classic, strict=True)]


def in_order_of(own: Sequence[float], classic: Sequence[float]) -> list[float]:
    """Return classic figures so that the lowest one stands where the lowest of one's own does, and so on."""
    found = [0.0] * len(own)
    for number, figure in zip(sorted(range(len(own)), key=lambda one: own[one]), sorted(classic), strict=True):
        found[number] = figure
    return found


def usual(found: Sequence[float]) -> float:
    """Return the median of ratios; of the two in the middle of an even number, the one closer to 1."""
    ordered, half = sorted(found), len(found) // 2
    if len(found) % 2 == 1:
        return ordered[half]
    return min(ordered[half - 1 : half + 1], key=lambda ratio: abs(log(ratio)))


def is_usual(number: int, found: Sequence[float]) -> bool:
    """Return whether a deed stands to the classic one as most of its group do."""
    return is_within(found[number] / usual(found), DEED)
