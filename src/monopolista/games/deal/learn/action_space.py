"""The space of actions as a record, made from the pack: each card can go only into certain sets.

A property's ways are the sets of the colours for which it stands, in the order in which they are printed on it; an
action card's are its targets: the sets of the colours of a rent card, every set for a building, the properties for a
card that takes some, the other seats for a Debt Collector.
"""

from itertools import accumulate
from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, cells, record
from monopolista.games.common.printed import EditionError
from monopolista.games.deal.rules.records import (
    BIRTHDAY,
    CARDS,
    COLLECTOR,
    DOUBLE,
    HOTEL,
    HOUSE,
    NO,
    NO_COLOUR,
    PASS_GO,
    PROPERTY,
    RENT,
    RENT_ANY,
    SEATS,
    SETS,
    SETS_EACH,
    TAKING,
    WILD_ANY,
    Card,
    Pack,
    Series,
)

PROPERTIES: Final = 39
"""Properties. This number and the next ones are those of MONOPOLY Deal, and the most that another box may have."""
LAYS: Final = 264
"""Ways of all properties together: how they can be laid, and how they can lie."""
PLAYS: Final = 739
"""Ways in which all action cards together can be played."""
NOES: Final = 3
"""Just Say No cards."""
BUILDINGS: Final = 5
"""Houses and hotels."""
OTHERS: Final = SEATS - 1


@record
class ActionSpace:
    """Which card has which ways."""

    lays: list[Place] = cells(CARDS, "the first of each property's ways to be laid")
    laid: list[Card] = cells(LAYS, "whose way each is")
    plays: list[Place] = cells(CARDS, "the first of each action card's ways to be played")
    played: list[Card] = cells(PLAYS, "whose way each is")
    order: list[Place] = cells(CARDS, "place of each property, building and Just Say No among its like")
    noes: list[Card] = cells(NOES, "the Just Say No cards")


def space_of(pack: Pack) -> ActionSpace:
    """Return the space of a pack; raise EditionError for one with more than an agent has numbers for."""
    space = ActionSpace()
    lays, plays = ([ways(pack, card) for card in range(CARDS)] for ways in (_lays, _plays))
    space.lays[:], space.plays[:] = ([*accumulate(ways[:-1], initial=0)] for ways in (lays, plays))
    noes = [card for card in range(pack.cards) if pack.kind[card] == NO]
    space.laid[:] = _filled([card for card, ways in enumerate(lays) for _ in range(ways)], LAYS, "ways to lay them")
    space.played[:] = _filled([card for card, ways in enumerate(plays) for _ in range(ways)], PLAYS, "ways to play")
    space.noes[:] = _filled(noes, NOES, "Just Say No cards")
    properties = pack.properties[: pack.property_count]
    buildings = [card for card in range(pack.cards) if pack.kind[card] in (HOUSE, HOTEL)]
    _filled(properties, PROPERTIES, "properties")
    _filled(buildings, BUILDINGS, "houses and hotels")
    for alike in (properties, buildings, noes):
        for place, card in enumerate(alike):
            space.order[card] = place
    return space


def _filled(cards: list[Card], most: int, what: str) -> list[Card]:
    """Return a row of ``most`` cards, 0 beyond the last; raise EditionError for more cards."""
    if len(cards) > most:
        raise EditionError(f"this box has {len(cards)} {what}: agents learn boxes with at most {most}")
    return cards + [0] * (most - len(cards))


def _sets(pack: Pack, card: Card) -> int:
    if pack.colour[card] == NO_COLOUR:
        return SETS
    return SETS_EACH if pack.second[card] == NO_COLOUR else 2 * SETS_EACH


def _lays(pack: Pack, card: Card) -> int:
    return _sets(pack, card) if PROPERTY <= pack.kind[card] <= WILD_ANY else 0


def _plays(pack: Pack, card: Card) -> int:
    kind = pack.kind[card]
    if kind in (RENT, RENT_ANY, HOUSE, HOTEL):
        return _sets(pack, card)
    if kind in TAKING:
        return pack.property_count
    if kind == COLLECTOR:
        return OTHERS
    return 1 if kind in (PASS_GO, BIRTHDAY, DOUBLE) else 0


@kernel
def way_into(pack: Pack, card: Card, series: Series) -> Place:
    """Return the place of a set among those of the colours of a card: of all sets where it has all colours."""
    if pack.colour[card] == NO_COLOUR:
        return series
    side = 1 if pack.second[card] == series // SETS_EACH else 0
    return side * SETS_EACH + series % SETS_EACH


@kernel
def set_of(pack: Pack, card: Card, way: Place) -> Series:
    """Return the set that has a place among those of the colours of a card."""
    if pack.colour[card] == NO_COLOUR:
        return way
    colour = pack.second[card] if way >= SETS_EACH else pack.colour[card]
    return colour * SETS_EACH + way % SETS_EACH
