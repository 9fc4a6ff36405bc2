"""Advice on deeds that stand off the others of a group, though the group pays back as it should."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from monopolista.games.classic.odds.balance.advice import AdviceView, Part
from monopolista.games.classic.odds.balance.changes import change_prices, change_rents
from monopolista.games.classic.odds.balance.figures import (
    Figures,
    curve,
    in_order_of,
    in_round_figures,
    is_usual,
    is_within,
    ratios,
    rounded,
    times,
    usual,
)
from monopolista.games.classic.odds.balance.groups import GROUP_NAMES, Group, Ladder
from monopolista.games.classic.rules.records import STATIONS

_STEP = 0.5
"""Rents that rise within this share of the classic steps need no change."""
_SLACK = 0.02
"""A rent that differs by less than this share of the price is rounded, not wrong."""


def on_deed(group: Group, part: Part, number: int, like: Figures) -> AdviceView:
    """Return advice on the price or the rents of one deed, by its order in its group."""
    if part == "prices":
        own, wished = group.prices[number], like.prices[number]
        change = change_prices(group, like.prices, (number,))
    else:
        own, wished = group.compared[number], like.ladders[number][group.level]
        change = change_rents(group, like.ladders, (number,))
    fault = "high" if own > wished else "low"
    return AdviceView("deed", "", group.places[number], part, fault, own, wished, wished, [change])


def strays(group: Group, like: Figures, scale: float) -> Iterator[AdviceView]:
    """Yield the advice on the deeds that stand off the others of their group."""
    by_price = [ratios(group.prices, one) for one in (like.prices, in_order_of(group.prices, like.prices))]
    at_price = replace(like, prices=tuple(price * usual(by_price[0]) for price in like.prices))
    dear = [number for number in range(len(group.places)) if _is_stray(number, by_price)]
    if group.colour < STATIONS:
        yield from _stray_streets(group, at_price, scale, dear)
        return
    for number in dear:
        yield on_deed(group, "prices", number, in_round_figures(at_price))
    if not _rises_like(group.ladders[0], like.ladders[0], group.level, 0):
        factor = group.compared[0] / like.ladders[0][group.level]
        yield from _on_ladders(group, range(len(group.places)), times(like.ladders, factor))


def _stray_streets(group: Group, like: Figures, scale: float, dear: list[int]) -> Iterator[AdviceView]:
    """Yield the advice on streets whose rents go neither with their price nor with those of their group."""
    curves = [curve(price, scale) for price in group.prices]
    by_curve = ratios(group.compared, [one[group.level] for one in curves])
    classic = [ladder[group.level] for ladder in like.ladders]
    by_rent = [ratios(group.compared, one) for one in (classic, in_order_of(group.compared, classic))]
    steep: list[int] = []
    for number in range(len(curves)):
        is_off = not is_usual(number, by_curve)
        if is_off and _is_stray(number, by_rent):
            at_curve = replace(like, ladders=times(curves, usual(by_curve)))
            yield on_deed(group, "rents", number, in_round_figures(at_curve))
        elif is_off and number in dear:
            yield on_deed(group, "prices", number, in_round_figures(like))
        elif not _rises_usually(group, number, (curves[number], like.ladders[number])):
            steep.append(number)
    mended = [times([one], factor)[0] for one, factor in zip(curves, by_curve, strict=True)]
    yield from _on_ladders(group, steep, mended)


def _on_ladders(group: Group, numbers: Sequence[int], ladders: Sequence[Ladder]) -> Iterator[AdviceView]:
    """Yield advice on rents that rise in other steps than classic ones; those that are compared stay as they are."""
    offered = [_with_kept(ladder, own, group.level) for ladder, own in zip(ladders, group.compared, strict=True)]
    if len(numbers) == len(group.places):
        change = change_rents(group, offered, numbers, "ladder")
        yield AdviceView("group", GROUP_NAMES[group.colour], None, "ladder", "ladder", 0, 0, 0, [change])
        return
    for number in numbers:
        change = change_rents(group, offered, (number,), "ladder")
        yield AdviceView("deed", "", group.places[number], "ladder", "ladder", 0, 0, 0, [change])


def _with_kept(ladder: Ladder, own: float, level: int) -> Ladder:
    """Return rents in round figures, with one's own at the step that is compared."""
    return tuple(own if step == level else float(rounded(rent)) for step, rent in enumerate(ladder))


def _is_stray(number: int, found: Sequence[Sequence[float]]) -> bool:
    return not any(is_usual(number, one) for one in found)


def _rises_usually(group: Group, number: int, classics: Sequence[Ladder]) -> bool:
    slack = _SLACK * group.prices[number]
    return any(_rises_like(group.ladders[number], one, group.level, slack) for one in classics)


def _rises_like(own: Ladder, classic: Ladder, level: int, slack: float) -> bool:
    """Return whether rents rise from one number of buildings, or of deeds owned, to the next as classic ones do."""
    factor = own[level] / classic[level]
    return all(
        is_within(one / (other * factor), _STEP) or abs(one - other * factor) <= slack
        for one, other in zip(own, classic, strict=True)
    )
