"""What a card brings, as an action or in the bank."""

from typing import Final

from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explanations.case import Case, of_set
from monopolista.games.deal.rules import clauses, records, verbs
from monopolista.games.deal.rules.action_cards.rent import can_be_doubled, why_not_ask
from monopolista.games.deal.rules.records import LAID, SETS, Card, Series
from monopolista.games.deal.rules.sets import rent_of
from monopolista.games.interface.views import Reason

_ASKS: Final = frozenset((verbs.PLAY, verbs.AT))


def why(case: Case) -> Reason | None:
    """Return what is to be had by playing a card, or by banking it."""
    if case.better.verb == verbs.BANK:
        return _for_banking(case)
    if case.better.verb not in _ASKS:
        return None
    if case.better.verb == verbs.PLAY and case.kind(case.better) == records.DOUBLE:
        return of_set("deal-doubles", _doubled(case))
    if case.better.verb == verbs.PLAY and case.kind(case.better) == records.PASS_GO:
        return Reason("deal-draws") if case.state.pile >= case.pack.go_cards else None
    return _for_asking(case)


def _doubled(case: Case) -> Series:
    """Return the set of the highest rent that a card of the hand could ask twice."""
    cards = [one for one in case.hand.cards[: case.hand.count] if can_be_doubled(case.pack, one)]
    asked = (one for card in cards for one in range(SETS) if _may_ask(case, card, one))
    return max(asked, key=lambda one: rent_of(case.pack, case.state, case.seat, one))


def _may_ask(case: Case, card: Card, series: Series) -> bool:
    return why_not_ask(case.pack, case.state, case.seat, card, series) == clauses.NONE


def _for_asking(case: Case) -> Reason | None:
    """Return what others have to give that are asked for money."""
    brings, other = _brings(case, case.better), _brings(case, case.given)
    if brings == 0:
        return None
    if case.given == Action(verbs.BANK, case.better.subject):
        return Reason("deal-beyond-value") if brings > case.value(case.given) else None
    found = next((word for word in _harms(case, case.better) if word not in _harms(case, case.given)), None)
    if found is not None:
        return Reason(found)
    return Reason("deal-brings-more") if 0 < other < brings else None


def _brings(case: Case, action: Action) -> int:
    """Return what others would pay without a Just Say No."""
    return sum(one.amount for one in case.effect(action).pays) if action.verb in _ASKS else 0


def _harms(case: Case, action: Action) -> list[str]:
    """Return what it does to those who pay: takes all, or more than they have in the bank."""
    if action.verb not in _ASKS:
        return []
    pays = [one for one in case.effect(action).pays if one.amount > 0]
    found = ["deal-strips"] if any(one.all for one in pays) else []
    beyond = any(case.state.players[one.seat].bank < one.amount for one in pays)
    return [*found, "deal-property"] if beyond else found


def _for_banking(case: Case) -> Reason | None:
    """Return whether a card is worth more in the bank, or nothing lies there to pay with."""
    same = case.given.verb == verbs.PLAY and case.given.subject == case.better.subject
    if same and case.effect(case.given).pays and _brings(case, case.given) < case.value(case.better):
        return Reason("deal-banked")
    own = [one for one, holder in enumerate(case.state.holder) if holder == case.seat and case.state.zone[one] == LAID]
    exposed = case.state.players[case.seat].bank == 0 and any(case.pack.value[one] for one in own)
    return Reason("deal-empty-bank") if exposed and case.given.verb != verbs.BANK else None
