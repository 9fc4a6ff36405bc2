"""Why a better answer is better, by what its seat may know: it states nothing but the effects of the answers."""

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explanations import duels, giving, hand, money, sets
from monopolista.games.deal.advice.explanations.case import Case
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.rules.records import Game
from monopolista.games.interface.views import Reason

_MATTERS = (duels.why, giving.why, sets.why, money.why, hand.why)


def why(box: DealBox, state: Game, seat: Seat, better: Action, given: Action) -> Reason | None:
    """Return why an answer is better than the one given; None where nothing is plain."""
    case = Case(box, state, seat, better, given)
    return next((reason for reason in (matter(case) for matter in _MATTERS) if reason is not None), None)
