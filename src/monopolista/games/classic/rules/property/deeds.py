"""Deeds and their colours: owners, and transfers of deeds."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, SEATS, Seat, size
from monopolista.games.classic.rules import events
from monopolista.games.classic.rules.records import (
    DEEDS,
    MEMBERS,
    STATIONS,
    Colour,
    DeedSet,
    Edition,
    Game,
    Level,
    Seen,
    Square,
)


@kernel
def owned_in_colour(edition: Edition, game: Seen, seat: Seat, colour: Colour) -> int:
    """Return how many deeds of a colour a seat owns, mortgaged ones too."""
    return size(game.players[seat].deeds & edition.deeds[colour])


@kernel
def owns_colour(edition: Edition, game: Seen, seat: Seat, colour: Colour) -> bool:
    """Return whether a seat owns a whole colour."""
    return edition.deeds[colour] & ~game.players[seat].deeds == 0


@kernel
def is_street_colour(colour: Colour) -> bool:
    """Return whether houses can stand on deeds of this colour."""
    return 0 <= colour < STATIONS


@kernel
def colour_built(edition: Edition, game: Seen, colour: Colour) -> bool:
    """Return whether any street of a colour has a building; stations and companies never do."""
    return edition.deeds[colour] & game.built != 0


@kernel
def barred_from_mortgage(edition: Edition, game: Seen, deeds: DeedSet) -> DeedSet:
    """Return an owner's deeds that another player's buildings on their colour keep from a mortgage (TRADE-2)."""
    if edition.bare_streets == 0 or edition.mortgage_own == 1:
        return 0
    barred = 0
    for colour in range(STATIONS):
        if edition.deeds[colour] & game.built & ~deeds != 0:
            barred |= edition.deeds[colour]
    return barred & deeds


@kernel
def colour_mortgaged(edition: Edition, game: Seen, colour: Colour) -> bool:
    """Return whether any deed of a colour is mortgaged."""
    return edition.deeds[colour] & game.pledged != 0


@kernel
def lowest_level(edition: Edition, game: Seen, colour: Colour) -> Level:
    """Return the lowest number of buildings on the streets of a colour."""
    lowest = game.level[edition.members[colour * MEMBERS]]
    for member in range(1, edition.size[colour]):
        lowest = min(lowest, game.level[edition.members[colour * MEMBERS + member]])
    return lowest


@kernel
def highest_level(edition: Edition, game: Seen, colour: Colour) -> Level:
    """Return the highest number of buildings on the streets of a colour."""
    highest = game.level[edition.members[colour * MEMBERS]]
    for member in range(1, edition.size[colour]):
        highest = max(highest, game.level[edition.members[colour * MEMBERS + member]])
    return highest


@kernel
def has_deed(edition: Edition, square: Square) -> bool:
    """Return whether a number names a square with a deed."""
    return 0 <= square < len(edition.deed) and edition.deed[square] >= 0


@kernel
def put_deed(edition: Edition, game: Game, square: Square, owner: Seat) -> None:
    """Give a deed to a seat or to the BANK."""
    deed = 1 << edition.deed[square]
    if game.owner[square] == BANK:
        game.unsold &= ~deed
    else:
        game.players[game.owner[square]].deeds &= ~deed
    if owner == BANK:
        game.unsold |= deed
    else:
        game.players[owner].deeds |= deed
    game.owner[square] = owner


@kernel
def put_mortgage(edition: Edition, game: Game, square: Square, mortgaged: int) -> None:
    """Set whether a deed is mortgaged: 1 when it is."""
    deed = 1 << edition.deed[square]
    game.mortgaged[square] = mortgaged
    game.pledged = game.pledged | deed if mortgaged == 1 else game.pledged & ~deed


@kernel
def put_level(edition: Edition, game: Game, square: Square, level: Level) -> None:
    """Set the number of buildings on a street, HOTEL_LEVEL for a hotel."""
    deed = 1 << edition.deed[square]
    game.level[square] = level
    game.built = game.built | deed if level > 0 else game.built & ~deed


@kernel
def gather_sets(edition: Edition, game: Game) -> None:
    """Compute the sets of deeds from the squares, after a position was set directly."""
    game.unsold = 0
    game.pledged = 0
    game.built = 0
    for seat in range(SEATS):
        game.players[seat].deeds = 0
    for deed in range(DEEDS):
        square = edition.square[deed]
        if game.owner[square] == BANK:
            game.unsold |= 1 << deed
        else:
            game.players[game.owner[square]].deeds |= 1 << deed
        put_mortgage(edition, game, square, game.mortgaged[square])
        put_level(edition, game, square, game.level[square])


@kernel
def pass_deed(edition: Edition, game: Game, giver: Seat, taker: Seat, square: Square, clause: Clause) -> None:
    """Transfer a deed; either party may be the BANK."""
    put_deed(edition, game, square, taker)
    game.changes += 1
    emit(game, events.DEED_PASSED, seat=giver, other=taker, subject=square, clause=clause)
