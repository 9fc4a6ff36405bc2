"""What chance may answer where play rarely leads: a deck of which every card has been seen (CARD-1)."""

from monopolista.games.classic.editions import load
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.records import CARDS
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action


def test_once_all_cards_of_a_deck_were_seen_the_top_one_is_known() -> None:
    law = ClassicRulesAdapter(load("italy"))
    state = law.open(2)
    state.agenda[0].kind, state.agenda[0].about = tasks.DRAWING, 1
    deck = state.decks[1]
    deck.unseen, deck.length, deck.queue[:2] = 0, 2, [CARDS + 5, CARDS + 3]
    assert law.chances(state) == [(Action(verbs.DRAW, CARDS + 5), 1)]
    assert law.draw(state, lambda _: 0) == Action(verbs.DRAW, CARDS + 5)
