"""Determinization: a full state that is consistent with the observations of one seat.

Such a world is one of those that the seat cannot tell apart: what lies open, and its own hand, are as they are. Where
another card turns up than was taken to be there, the two change places.
"""

from collections.abc import Collection
from typing import Final

from monopolista.engine.seats import CHANCE, Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.actions.notation import parse
from monopolista.games.deal.rules import clauses, verbs
from monopolista.games.deal.rules.draw import place_in_pile
from monopolista.games.deal.rules.records import CARDS, DISCARDED, HIDDEN, Card, Game, Pack
from monopolista.games.deal.rules.table import refusal
from monopolista.games.deal.rules.zones import place_in_hand

_FROM_HAND: Final = (verbs.BANK, verbs.LAY, verbs.PLAY, verbs.NO, verbs.DISCARD)
Places = tuple[list[Card], int]
"""Where a card lies that not everybody may know: a row of cards, and its place there."""


def determinize(pack: Pack, game: Game, seat: Seat, observed: str, own: Collection[Seat]) -> Action:
    """Return an answer consistent with the observed one; move hidden cards so that it is legal.

    ``own`` are the seats of the observer: their hands are known and stay unchanged.
    """
    if observed == verbs.WORDS[verbs.DRAW]:
        row, place = _next_in_pile(game)
        return Action(verbs.DRAW, row[place])
    if observed == verbs.WORDS[verbs.DISCARD]:
        row, place = _last_in_hand(game, seat)
        return Action(verbs.DISCARD, row[place])
    action = parse(observed)
    if seat == CHANCE and action.verb == verbs.DRAW and place_in_pile(game, action.subject) < 0:
        _bring(game, action.subject, _next_in_pile(game))
    elif seat != CHANCE and action.verb in _FROM_HAND and seat not in own:
        if place_in_hand(game, seat, action.subject) < 0:
            _bring(game, action.subject, _last_in_hand(game, seat))
        _let_it_be_allowed(pack, game, seat, action, own)
    return action


def _let_it_be_allowed(pack: Pack, game: Game, seat: Seat, action: Action, own: Collection[Seat]) -> None:
    """Where a card may be played beside another one only, let that one be in the hand too (DEAL-11)."""
    said = action.verb, action.subject, action.amount
    hand = game.hands[seat]
    others = [(hand.cards, place) for place in range(hand.count) if hand.cards[place] != action.subject]
    hidden = iter(_hidden(game, {*own, seat}))
    while others and refusal(pack, game, seat, *said) != clauses.NONE:
        there = next(hidden)
        _swap(others[-1], there)
        if refusal(pack, game, seat, *said) != clauses.NONE:
            _swap(others[-1], there)


def _hidden(game: Game, apart: Collection[Seat]) -> list[Places]:
    """Return where cards lie that were taken to be there, the pile first."""
    rows = [(game.unseen, game.unseen_count), (game.under, game.under_count)]
    rows += [(hand.cards, hand.count) for seat, hand in enumerate(game.hands) if seat not in apart]
    return [(row, place) for row, count in rows for place in range(count)]


def _next_in_pile(game: Game) -> Places:
    return (game.unseen, game.unseen_count - 1) if game.unseen_count else (game.under, 0)


def _last_in_hand(game: Game, seat: Seat) -> Places:
    hand = game.hands[seat]
    return hand.cards, hand.count - 1


def _bring(game: Game, card: Card, to: Places) -> None:
    """Exchange a card with the one assumed at its place; the cards that a leaving player discards are unnamed."""
    row, place = to
    if game.zone[card] == DISCARDED:
        game.zone[row[place]], game.zone[card] = DISCARDED, HIDDEN
        row[place] = card
    else:
        _swap(to, _where(game, card))


def _where(game: Game, card: Card) -> Places:
    assert game.zone[card] == HIDDEN
    return next((row, place) for row, place in _hidden(game, ()) if row[place] == card)


def _swap(here: Places, there: Places) -> None:
    """Let two hidden cards change places."""
    (one, first), (other, second) = here, there
    one[first], other[second] = other[second], one[first]


def correct(game: Game, discards: Collection[Card]) -> None:
    """Correct the discards to those that are visible: no answer reveals the cards of a player who left."""
    seen = set(discards)
    supposed = {card for card in range(CARDS) if game.zone[card] == DISCARDED}
    for card, other in zip(sorted(supposed - seen), sorted(seen - supposed), strict=True):
        _bring(game, card, _where(game, other))
