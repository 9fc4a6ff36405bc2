"""The sets of a seat: which cards fit, when a set is complete, and its rent (DEAL-6, DEAL-7, DEAL-8).

A ``series`` is the number of a set: ``colour * SETS_EACH + index``.
"""

from typing import Final

from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.records import (
    ANY_CARDS,
    LAID,
    MEMBERS,
    NO_CARD,
    PROPERTY,
    SETS,
    SETS_EACH,
    WILD,
    WILD_ANY,
    WITH_A_COLOUR,
    Card,
    Colour,
    Money,
    Pack,
    Seen,
    Series,
)

NO_SET: Final = -1


@kernel
def is_property(pack: Pack, card: Card) -> bool:
    """Return whether a card is a property, convertible or not."""
    return PROPERTY <= pack.kind[card] <= WILD_ANY


@kernel
def stands_for(pack: Pack, card: Card, colour: Colour) -> bool:
    """Return whether a card can be a property of a colour (DEAL-7)."""
    kind = pack.kind[card]
    if kind == PROPERTY or kind == WILD:
        return pack.colour[card] == colour or pack.second[card] == colour
    return kind == WILD_ANY and pack.size[colour] > 0


@kernel
def solidity(pack: Pack, card: Card) -> int:
    """Return 1 for a card of the kind that every set needs, else 0 (DEAL-7)."""
    kind = pack.kind[card]
    if pack.wild_sets == ANY_CARDS or kind == PROPERTY or (pack.wild_sets == WITH_A_COLOUR and kind == WILD):
        return 1
    return 0


@kernel
def is_complete(pack: Pack, seen: Seen, seat: Seat, series: Series) -> bool:
    """Return whether a set of a seat is complete."""
    player = seen.players[seat]
    return player.count[series] == pack.size[series // SETS_EACH] and player.solid[series] > 0


@kernel
def rent_of(pack: Pack, seen: Seen, seat: Seat, series: Series) -> Money:
    """Return the rent of a set, with its buildings (DEAL-10, DEAL-16)."""
    player = seen.players[seat]
    count = player.count[series]
    if count == 0 or player.solid[series] == 0:
        return 0
    colour = series // SETS_EACH
    rent = pack.rent[colour * MEMBERS + count - 1]
    if count == pack.size[colour] and player.house[series] > 0:
        rent += pack.house_rent
        if player.hotel[series] > 0:
            rent += pack.hotel_rent
    return rent


@kernel
def first_empty(seen: Seen, seat: Seat, colour: Colour) -> Series:
    """Return the lowest empty set of a colour, or NO_SET."""
    for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
        if seen.players[seat].count[series] == 0:
            return series
    return NO_SET


@kernel
def place_for(pack: Pack, seen: Seen, seat: Seat, colour: Colour) -> Series:
    """Return the set that a received property joins: the lowest one with cards and room, else a new one, or NO_SET."""
    if pack.size[colour] == 0:
        return NO_SET
    for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
        if 0 < seen.players[seat].count[series] < pack.size[colour]:
            return series
    return first_empty(seen, seat, colour)


@kernel
def why_not_into(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids a property in a set of a seat, or NONE.

    A new set is legal only where no other set of the colour has room.
    """
    if not 0 <= series < SETS:
        return clauses.DEAL_3
    colour = series // SETS_EACH
    if not stands_for(pack, card, colour):
        return clauses.DEAL_7
    count = seen.players[seat].count[series]
    if count == pack.size[colour] or (count == 0 and place_for(pack, seen, seat, colour) != series):
        return clauses.DEAL_3
    return clauses.NONE


@kernel
def is_loose(pack: Pack, seen: Seen, card: Card) -> bool:
    """Return whether a card is a property in front of a player, outside complete sets (DEAL-14)."""
    return seen.zone[card] == LAID and not is_complete(pack, seen, seen.holder[card], seen.at[card])


@kernel
def has_loose(pack: Pack, seen: Seen, seat: Seat) -> bool:
    """Return whether a seat has a property outside complete sets."""
    for series in range(SETS):
        if seen.players[seat].count[series] > 0 and not is_complete(pack, seen, seat, series):
            return True
    return False


@kernel
def lowest_in(pack: Pack, seen: Seen, seat: Seat, series: Series) -> Card:
    """Return the lowest-numbered property in a set, which identifies the set, or NO_CARD."""
    for place in range(pack.property_count):
        card = pack.properties[place]
        if seen.holder[card] == seat and seen.at[card] == series and seen.zone[card] == LAID:
            return card
    return NO_CARD
