"""Determinization: the cards that a seat may not know are dealt anew in each game, from the game's own random numbers.

NOBODY is an observer without a seat, who sees no hand.

Who put what under the pile is not remembered (DEAL-2): those cards are dealt anew too.
"""

from typing import Any

from monopolista.engine.chance import below
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import NOBODY, Seat
from monopolista.games.deal.rules.records import CARDS, HIDDEN, Card, Game
from monopolista.games.deal.rules.zones import place_in_hand


@kernel
def deal_all_anew(games: Any, seat: Seat) -> None:
    """Deal anew in each of some games what a seat may not know."""
    for place in range(len(games)):
        deal_anew(games[place], seat)


@kernel
def deal_anew(game: Game, seat: Seat) -> None:
    """Deal the pile and the hands of all others anew, evenly; what comes of it depends on nothing that is hidden."""
    count = 0
    for card in range(CARDS):
        if game.zone[card] == HIDDEN and (seat == NOBODY or place_in_hand(game, seat, card) < 0):
            place = below(game.chance[0], count + 1)
            put(game, seat, count, card_at(game, seat, place))
            put(game, seat, place, card)
            count += 1


@kernel
def card_at(game: Game, seat: Seat, place: Place) -> Card:
    """Return the card at one of the places that a seat cannot see: the pile first, then the others' hands."""
    if place < game.unseen_count:
        return game.unseen[place]
    left = place - game.unseen_count
    if left < game.under_count:
        return game.under[left]
    left -= game.under_count
    other = next_hand(game, seat, -1)
    while left >= game.hands[other].count:
        left -= game.hands[other].count
        other = next_hand(game, seat, other)
    return game.hands[other].cards[left]


@kernel
def put(game: Game, seat: Seat, place: Place, card: Card) -> None:
    """Put a card at one of those places."""
    if place < game.unseen_count:
        game.unseen[place] = card
        return
    left = place - game.unseen_count
    if left < game.under_count:
        game.under[left] = card
        return
    left -= game.under_count
    other = next_hand(game, seat, -1)
    while left >= game.hands[other].count:
        left -= game.hands[other].count
        other = next_hand(game, seat, other)
    game.hands[other].cards[left] = card


@kernel
def next_hand(game: Game, seat: Seat, other: Seat) -> Seat:
    """Return the seat after another whose hand a seat cannot see."""
    found = other + 1
    if found == seat:
        found += 1
    assert found < game.seats
    return found
