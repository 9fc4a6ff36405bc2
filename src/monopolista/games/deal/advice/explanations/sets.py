"""What an answer does for one's own sets, and to those of others."""

from collections.abc import Iterator
from typing import Final

from monopolista.engine.seats import size
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explanations.case import Case, of_set
from monopolista.games.deal.effects.action_effects import DealEffect
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import BREAKER, SETS_EACH, Card
from monopolista.games.deal.rules.sets import NO_SET, rent_of
from monopolista.games.interface.views import Reason

_MOVES: Final = frozenset((verbs.LAY, verbs.MOVE, verbs.PLAY, verbs.GIVE))


def why(case: Case) -> Reason | None:
    """Return what the better answer does for sets that the other one does not."""
    if case.better.verb not in _MOVES:
        return _of_breaking(case)
    other = list(_gains(case, case.given))
    return next((one for one in _gains(case, case.better) if one not in other), None) or _of_breaking(case)


def _gains(case: Case, action: Action) -> Iterator[Reason]:
    """Yield what an answer does for sets, what counts most first."""
    if action.verb not in _MOVES:
        return
    effect = case.effect(action)
    if effect.wins:
        yield Reason("deal-wins")
    if effect.completes and effect.breaks == NO_SET:
        yield of_set("deal-completes", effect.set)
    if action.verb == verbs.PLAY and case.kind(action) == BREAKER:
        yield Reason("deal-takes-set")
    yield from (of_set("deal-blocks", case.state.at[card]) for card in effect.takes if _blocks(case, card))
    if _raises(case, action, effect):
        yield of_set("deal-raises", effect.set)


def _blocks(case: Case, card: Card) -> bool:
    """Say whether a card lies in a set that lacks but one to be its holder's last."""
    series = case.state.at[card]
    holder = case.state.players[case.state.holder[card]]
    colour = series // SETS_EACH
    last = size(holder.complete) == case.pack.sets_to_win - 1 and not holder.complete >> colour & 1
    return last and holder.count[series] == case.pack.size[colour] - 1


def _raises(case: Case, action: Action, effect: DealEffect) -> bool:
    """Say whether the rent of a set rises, and no other set is the worse for it."""
    if effect.set == NO_SET or effect.breaks != NO_SET or effect.rent_after <= effect.rent:
        return False
    if action.verb != verbs.MOVE:
        return True
    left = case.state.at[action.subject]
    alone = case.state.players[case.seat].count[left] == 1
    return alone and effect.rent_after - effect.rent > rent_of(case.pack, case.state, case.seat, left)


def _of_breaking(case: Case) -> Reason | None:
    """Return whether the other answer would break up a complete set."""
    if case.given.verb != verbs.MOVE or case.effect(case.given).breaks == NO_SET:
        return None
    if case.better.verb == verbs.MOVE and case.effect(case.better).breaks != NO_SET:
        return None
    return of_set("deal-keeps-set", case.effect(case.given).breaks)
