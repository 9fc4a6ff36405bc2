"""Why a better answer is better, from what lies open: in the words by which robots say why, where they fit."""

from monopolista.engine.seats import Seat
from monopolista.games.classic.advice.explanations import deeds, estate, jail, speedy_moves, trades
from monopolista.games.classic.advice.explanations.case import Case
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason

_MATTERS = (deeds.why, trades.why, jail.why, speedy_moves.why, estate.why)


def why(law: ClassicRulesAdapter, state: Game, seat: Seat, better: Action | None, given: Action) -> Reason | None:
    """Return why an answer, or to leave it (None), is better than the one given; None where nothing is plain."""
    case = Case(law, state, seat, better, given)
    return next((reason for reason in (matter(case) for matter in _MATTERS) if reason is not None), None)
