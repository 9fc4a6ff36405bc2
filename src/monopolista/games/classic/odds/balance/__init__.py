"""Whether a board is balanced: its figures beside those of the classic boards, and what to change."""

from collections.abc import Iterator
from math import isinf, log

from msgspec import structs

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.odds.balance.advice import AdviceView, BalanceView
from monopolista.games.classic.odds.balance.changes import is_possible
from monopolista.games.classic.odds.balance.figures import classic_figures, closest, is_in
from monopolista.games.classic.odds.balance.groups import GROUP_NAMES, Group, groups_of
from monopolista.games.classic.odds.balance.groups_advice import advise_group
from monopolista.games.classic.odds.balance.matching import in_classic_order
from monopolista.games.classic.odds.balance.reference import Range, classic_groups, classic_turns
from monopolista.games.classic.odds.balance.sums_advice import advise_sums, money_scale
from monopolista.games.classic.odds.chain import Walk

__all__ = ["AdviceView", "BalanceView", "advise", "compare"]


def compare(box: Box, walked: Walk, *, stay: bool) -> list[BalanceView]:
    """Return how soon each group of a box pays for itself, the one farthest from the classic boards first."""
    spans = classic_turns(stay=stay)
    groups = in_classic_order([*groups_of(box.edition, walked)], classic_groups(stay=stay))
    triples = zip(GROUP_NAMES, groups, spans, strict=True)
    return [_balance(*one) for one in sorted(triples, key=lambda one: -_distance(*one[1:]))]


def _distance(group: Group, span: Range) -> float:
    return abs(log(group.turns / closest(group.turns, span)))


def _balance(classic: str, group: Group, span: Range) -> BalanceView:
    turns, usual, is_off = group.turns, closest(group.turns, span), not is_in(group.turns, span)
    return BalanceView(GROUP_NAMES[group.colour], classic, None if isinf(turns) else turns, usual, is_off)


def advise(box: Box, walked: Walk, *, stay: bool) -> Iterator[AdviceView]:
    """Yield what stands outside the figures of the classic boards, in the money of this one.

    A change that no edition file takes, such as a sum above the highest, is left out.
    """
    for one in _advise(box, walked, stay=stay):
        yield structs.replace(one, changes=[change for change in one.changes if is_possible(box.file, change)])


def _advise(box: Box, walked: Walk, *, stay: bool) -> Iterator[AdviceView]:
    classics, spans = classic_groups(stay=stay), classic_turns(stay=stay)
    groups = in_classic_order([*groups_of(box.edition, walked)], classics)
    scale = money_scale(box.file, groups, classics)
    yield from advise_sums(box.file, box.cards, scale)
    for group, classic, span in zip(groups, classics, spans, strict=True):
        yield from advise_group(group, classic_figures(group, classic, scale), span, scale)
