"""Answers of chance: the first player (DEAL-1), and the next card of the pile (DEAL-2)."""

from typing import Final

from monopolista.games.common.notation import Action
from monopolista.games.deal.rules import tasks, verbs
from monopolista.games.deal.rules.records import CARDS, SEATS, Game

_FIRST: Final = tuple(Action(verbs.FIRST, seat) for seat in range(SEATS))
_CARDS: Final = tuple(Action(verbs.DRAW, card) for card in range(CARDS))
CHANCE_OUTCOMES: Final = (*_FIRST, *_CARDS)
"""Whatever chance may ever answer: a seat, a card."""


def chances(state: Game) -> list[tuple[Action, int]]:
    """Return what chance may answer now, all of it equally likely; cards put under the pile come in their order."""
    if state.agenda[state.depth - 1].kind == tasks.START:
        return [(first, 1) for first in _FIRST[: state.seats]]
    cards = sorted(state.unseen[: state.unseen_count]) or state.under[:1]
    return [(_CARDS[card], 1) for card in cards]
