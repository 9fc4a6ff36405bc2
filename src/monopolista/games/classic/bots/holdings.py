"""The deeds of a colour by owner, before and after a trade, for the published bots."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.bots.regular.valuation import held
from monopolista.games.classic.rules.property.deeds import colour_built, owned_in_colour
from monopolista.games.classic.rules.records import COLOURS, MEMBERS, STATIONS, Colour, Edition, Seen, Square, Trade


@kernel
def lacking(edition: Edition, seen: Seen, seat: Seat, square: Square) -> int:
    """Return how many deeds of a square's colour a seat lacks."""
    colour = edition.colour[square]
    return edition.size[colour] - owned_in_colour(edition, seen, seat, colour)


@kernel
def completes(edition: Edition, seen: Seen, seat: Seat, square: Square) -> bool:
    """Return whether a deed is the only one of its colour that a seat lacks."""
    return seen.owner[square] != seat and lacking(edition, seen, seat, square) == 1


@kernel
def is_stray(edition: Edition, seen: Seen, square: Square) -> bool:
    """Return whether a street is its owner's only one of its colour, without mortgage and buildings."""
    colour = edition.colour[square]
    owner = seen.owner[square]
    if colour >= STATIONS or owner == BANK or seen.mortgaged[square] == 1:
        return False
    return owned_in_colour(edition, seen, owner, colour) == 1 and not colour_built(edition, seen, colour)


@kernel
def stray_for(edition: Edition, seen: Seen, owner: Seat, taker: Seat, colour: Colour) -> int:
    """Return an owner's single street of a colour that completes the other player's set, or -1."""
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        if seen.owner[square] == owner and is_stray(edition, seen, square) and completes(edition, seen, taker, square):
            return square
    return -1


@kernel
def wholes(edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat) -> int:
    """Return the set of a seat's complete colours, before or after a trade."""
    own = held(seen, trade, done, seat)
    colours = 0
    for colour in range(COLOURS):
        if edition.deeds[colour] & ~own == 0:
            colours |= 1 << colour
    return colours
