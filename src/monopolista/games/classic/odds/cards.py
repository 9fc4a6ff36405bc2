"""Where the squares and the decks send a token that arrives: each card of a deck is equally likely (CARD-1).

A card that frees from jail counts as put back under its deck at once, and one that lets pay or draw
as paid: neither moves the token.
"""

from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from monopolista.games.classic.rules.records import (
    ADVANCE,
    BACK,
    BACK_TO,
    CARDS,
    CHANCE_CARD,
    CHEST_CARD,
    COMPANY,
    GO_TO_JAIL,
    NEAREST_COMPANY,
    NEAREST_STATION,
    SQUARES,
    STATION,
    TO_JAIL,
    Card,
    Edition,
)
from monopolista.games.interface.simulator import OddsError

Matrix = NDArray[np.float64]
"""An array of probabilities or expected values, of any shape."""

PRISON = SQUARES
"""The place of jail itself behind the squares of the board, apart from just visiting."""
NOWHERE = -1


@dataclass(frozen=True)
class Arrivals:
    """What follows when the dice have brought a token to a square; a row for each such square."""

    stops: Matrix
    """Where the move ends: a column for each square and one for PRISON."""
    landings: Matrix
    """How often each square is landed on by the way, the square itself included."""
    sent: Matrix
    """How often a card drawn on a square sends the token to another, from one landing there, at the plain rent."""
    raised: Matrix
    """The same for cards that raise the rent, times their factor (CARD-3)."""


def arrivals(edition: Edition) -> Arrivals:
    """Work out what follows an arrival on each square."""
    ends = np.zeros((SQUARES, SQUARES + 1))
    plain = np.zeros((SQUARES, SQUARES))
    raising = np.zeros((SQUARES, SQUARES))
    raised = np.zeros((SQUARES, SQUARES))
    for square in range(SQUARES):
        for card in deck_on(edition, square):
            target = goal(edition, square, card)
            if target in (NOWHERE, PRISON):
                ends[square, square if target == NOWHERE else PRISON] += 1 / CARDS
            elif rent_factor(card) == 0:
                plain[square, target] += 1 / CARDS
            else:
                raising[square, target] += 1 / CARDS
                raised[square, target] += rent_factor(card) / CARDS
        if not deck_on(edition, square):
            ends[square, PRISON if edition.kind[square] == GO_TO_JAIL else square] = 1
    # A card may send to a square where another is drawn, and so on without end.
    try:
        landings = cast(Matrix, np.linalg.inv(np.eye(SQUARES) - plain - raising))
    except np.linalg.LinAlgError as error:
        raise OddsError("its cards move a token for ever, so it has no exact odds: use monopolista simulate") from error
    return Arrivals(landings @ ends, landings, plain, raised)


def deck_on(edition: Edition, square: int) -> list[Card]:
    """Return the cards of which one is drawn on a square."""
    kind = edition.kind[square]
    if kind == CHANCE_CARD:
        return edition.cards[:CARDS]
    return edition.cards[CARDS:] if kind == CHEST_CARD else []


def goal(edition: Edition, square: int, card: Card) -> int:
    """Return where a card drawn on a square sends the token: a square, PRISON or NOWHERE."""
    if card.effect in (ADVANCE, BACK_TO):
        return card.amount
    if card.effect == BACK:
        return (square - card.amount) % SQUARES
    if card.effect == NEAREST_STATION:
        return _next_of_kind(edition, square, STATION)
    if card.effect == NEAREST_COMPANY:
        return _next_of_kind(edition, square, COMPANY)
    return PRISON if card.effect == TO_JAIL else NOWHERE


def _next_of_kind(edition: Edition, square: int, kind: int) -> int:
    """Return the next square of a kind; written here, as a compiled process has no kernel for an edition's object."""
    ahead = ((square + steps) % SQUARES for steps in range(1, SQUARES + 1))
    return next(place for place in ahead if edition.kind[place] == kind)


def rent_factor(card: Card) -> int:
    """Return by what a card raises the rent where it sends the token, 0 for not at all."""
    return card.amount if card.effect in (NEAREST_STATION, NEAREST_COMPANY) else 0
