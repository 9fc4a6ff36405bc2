"""Where cards lie that count for the odds: how many of each kind nobody can tell, and the convertible ones laid."""

from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, record
from monopolista.engine.seats import Seat, SeatSet, holds
from monopolista.games.deal.evaluation.features import WILDS
from monopolista.games.deal.rules.records import (
    COLOURS,
    HIDDEN,
    KINDS,
    LAID,
    NO_COLOUR,
    SEATS,
    WILD,
    WILD_ANY,
    Card,
    Game,
    Hand,
    Pack,
    Seen,
)
from monopolista.games.deal.rules.sets import is_complete, is_property


@record
class CardCounts:
    """What is counted of the cards, once for a position."""

    kinds: list[int] = cells(len(KINDS), "cards in the box, by kind")
    colours: list[int] = cells(COLOURS, "properties in the box, by the colours for which they stand; WILD_ANY apart")
    unseen: list[int] = cells(len(KINDS), "of those, cards in the pile or in hands that are not known")
    unseen_of: list[int] = cells(COLOURS, "the same of the properties")
    wilds: list[int] = cells(SEATS * WILDS, "convertible cards before each seat: see ``features.WILDS``")


@kernel
def count_cards(pack: Pack, game: Game, known: SeatSet, counts: CardCounts) -> None:
    """Count the cards from the view of an observer who knows the hands of a set of seats."""
    for kind in range(len(counts.kinds)):
        counts.kinds[kind] = 0
        counts.unseen[kind] = 0
    for colour in range(COLOURS):
        counts.colours[colour] = 0
        counts.unseen_of[colour] = 0
    for place in range(len(counts.wilds)):
        counts.wilds[place] = 0
    for card in range(pack.cards):
        count_card(pack, card, 1, counts.kinds, counts.colours)
        if game.zone[card] == HIDDEN:
            count_card(pack, card, 1, counts.unseen, counts.unseen_of)
        elif game.zone[card] == LAID and pack.kind[card] >= WILD:
            count_wild(pack, game, card, counts)
    for seat in range(game.seats):
        if holds(known, seat):
            leave_out(pack, game.hands[seat], counts)


@kernel
def count_card(pack: Pack, card: Card, way: int, kinds: list[int], colours: list[int]) -> None:
    """Count a card in, or out."""
    kinds[pack.kind[card]] += way
    if is_property(pack, card) and pack.kind[card] != WILD_ANY:
        colours[pack.colour[card]] += way
        if pack.second[card] != NO_COLOUR:
            colours[pack.second[card]] += way


@kernel
def leave_out(pack: Pack, hand: Hand, counts: CardCounts) -> None:
    """Leave the cards of a hand that is known out of those that nobody can tell."""
    for place in range(hand.count):
        count_card(pack, hand.cards[place], -1, counts.unseen, counts.unseen_of)


@kernel
def count_wild(pack: Pack, seen: Seen, card: Card, counts: CardCounts) -> None:
    """Count a convertible card that lies before a seat."""
    seat: Seat = seen.holder[card]
    of_all = 2 if pack.kind[card] == WILD_ANY else 0
    whole = 1 if is_complete(pack, seen, seat, seen.at[card]) else 0
    counts.wilds[seat * WILDS + of_all + whole] += 1
