"""Advice on groups that pay for themselves too late or too soon."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import isinf, sqrt

from monopolista.games.classic.odds.balance.advice import AdviceView, ChangeView, Fault, Part
from monopolista.games.classic.odds.balance.changes import (
    change_house_price,
    change_prices,
    change_rents,
)
from monopolista.games.classic.odds.balance.figures import (
    DEED,
    Figures,
    closest,
    in_round_figures,
    is_in,
    is_within,
    rounded,
    times,
)
from monopolista.games.classic.odds.balance.groups import GROUP_NAMES, Group
from monopolista.games.classic.odds.balance.reference import Range
from monopolista.games.classic.odds.balance.strays import on_deed, strays
from monopolista.games.classic.rules.records import STATIONS

_PARTS: tuple[Part, ...] = ("prices", "house-price", "rents")


def advise_group(group: Group, like: Figures, span: Range, scale: float) -> Iterator[AdviceView]:
    """Yield the advice on a group and its deeds."""
    if isinf(group.turns):
        yield _on_group(group, span, "rents", "never", [])
    elif is_in(group.turns, span):
        yield from strays(group, like, scale)
    else:
        yield _culprit(group, like, span) or _late_or_soon(group, span, "rents", _usual_changes(group, span))


def _culprit(group: Group, like: Figures, span: Range) -> AdviceView | None:
    """Return advice on the one part of a group that is not as on the classic board, if that alone mends the group."""
    off: dict[Part, list[int]] = {
        "prices": _off(group.prices, like.prices),
        "house-price": _off(group.houses, like.houses),
        "rents": _off(group.compared, [ladder[group.level] for ladder in like.ladders]),
    }
    wrong: list[Part] = [part for part in _PARTS if off[part]]
    offered = in_round_figures(like)
    if len(wrong) != 1 or not is_in(_with(group, wrong[0], offered).turns, span):
        return None
    part, numbers = wrong[0], off[wrong[0]]
    has_own = part == "prices" or (part == "rents" and group.colour < STATIONS)
    if len(numbers) == 1 and has_own:
        return on_deed(group, part, numbers[0], offered)
    others = [one for one in _usual_changes(group, span) if one.part != part]
    return _late_or_soon(group, span, part, [_to_figures(group, part, offered), *others])


def _off(own: Sequence[float], classic: Sequence[float]) -> list[int]:
    """Return the deeds of a group, by their order in it, whose figures are not the classic ones."""
    pairs = enumerate(zip(own, classic, strict=True))
    return [number for number, (one, other) in pairs if other > 0 and not is_within(one / other, DEED)]


def _with(group: Group, part: Part, like: Figures) -> Group:
    if part == "prices":
        return replace(group, prices=like.prices)
    return replace(group, houses=like.houses) if part == "house-price" else replace(group, ladders=like.ladders)


def _to_figures(group: Group, part: Part, like: Figures) -> ChangeView:
    numbers = range(len(group.places))
    if part == "prices":
        return change_prices(group, like.prices, numbers)
    if part == "house-price":
        return change_house_price(group, sum(like.houses) / len(like.houses))
    return change_rents(group, like.ladders, numbers)


def _usual_changes(group: Group, span: Range) -> list[ChangeView]:
    """Return the changes of all rents, and of house price or prices, that bring a group back.

    They bring it to the middle of the classic turns, which is close to each of them.
    """
    wished, numbers = sqrt(span[0] * span[1]), range(len(group.places))
    factor = (group.cost / wished - group.extra) / (group.income - group.extra)
    rents = [tuple(float(rounded(rent)) for rent in ladder) for ladder in times(group.ladders, factor)]
    changes = [change_rents(group, rents, numbers)]
    if group.buildings == 0:
        changes.append(change_prices(group, [price * wished / group.turns for price in group.prices], numbers))
    else:
        house = (wished * group.income - sum(group.prices)) / (group.buildings * len(group.places))
        if house >= 1:
            changes.append(change_house_price(group, house))
    return [change for change in changes if change.factor > 0]


def _late_or_soon(group: Group, span: Range, part: Part, changes: list[ChangeView]) -> AdviceView:
    return _on_group(group, span, part, "late" if group.turns > span[1] else "soon", changes)


def _on_group(group: Group, span: Range, part: Part, fault: Fault, changes: list[ChangeView]) -> AdviceView:
    here, classic = (0.0 if fault == "never" else group.turns), closest(group.turns, span)
    return AdviceView("group", GROUP_NAMES[group.colour], None, part, fault, here, classic, classic, changes)
