"""What chance may answer where play rarely leads: only cards that were put under the pile are left (DEAL-2)."""

from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import load
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules_adapter import DealRulesAdapter


def test_cards_put_under_the_pile_come_in_their_order() -> None:
    law = DealRulesAdapter(load("deal"))
    state = law.open(2)
    state.unseen_count, state.under_count, state.under[:2] = 0, 2, [50, 7]
    assert law.chances(state) == [(Action(verbs.DRAW, 50), 1)]
    assert law.draw(state, lambda _: 0) == Action(verbs.DRAW, 50)
