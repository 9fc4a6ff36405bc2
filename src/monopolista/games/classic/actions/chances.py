"""What chance may answer: the dice (TURN-1, SPEED-2), the top card of a deck (CARD-1), a deed dealt (SHORT-1)."""

from typing import Final

from monopolista.engine.seats import members
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import speedy, tasks, verbs
from monopolista.games.classic.rules.records import CARDS, DECKS, DEEDS, CardNumber, Game
from monopolista.games.common.notation import Action

_PIPS: Final = range(1, 7)
_TWO_DICE: Final = tuple(Action(verbs.ROLL, one, two) for one in _PIPS for two in _PIPS)
_THREE_DICE: Final = tuple(Action(verbs.ROLL, one, two + 10 * face) for face in _PIPS for one in _PIPS for two in _PIPS)
_CARDS: Final = tuple(Action(verbs.DRAW, card) for card in range(DECKS * CARDS))


def chance_outcomes(box: Box) -> tuple[Action, ...]:
    """Return whatever chance may ever answer: two dice, three, a card, a deed in board order."""
    return (
        *_TWO_DICE,
        *_THREE_DICE,
        *_CARDS,
        *(Action(verbs.DEALT, box.edition.square[deed]) for deed in range(DEEDS)),
    )


def chances(box: Box, state: Game) -> list[tuple[Action, int]]:
    """Return what chance may answer now: all of it is equally likely."""
    task = state.agenda[state.depth - 1]
    if task.kind == tasks.DEALING:
        return [(Action(verbs.DEALT, box.edition.square[deed]), 1) for deed in members(state.unsold, DEEDS)]
    if task.kind == tasks.DRAWING:
        return [(_CARDS[card], 1) for card in _top_cards(state, task.about)]
    dice = _THREE_DICE if speedy.third_die_asked(box.edition, state) else _TWO_DICE
    return [(roll, 1) for roll in dice]


def _top_cards(state: Game, number: int) -> list[CardNumber]:
    """Return the cards of a deck that may lie on top: those not yet seen, above those whose place is known."""
    deck = state.decks[number]
    return [number * CARDS + card for card in members(deck.unseen, CARDS)] or [deck.queue[0]]
