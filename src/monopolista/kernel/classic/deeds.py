"""Deeds and their colours: who owns what, and how a deed changes hands."""

from monopolista.kernel.classic import facts
from monopolista.kernel.classic.records import MEMBERS, STATIONS, Edition, Game, Seen
from monopolista.kernel.facts import tell
from monopolista.kernel.jit import kernel
from monopolista.kernel.seats import BANK, size


@kernel
def owned_in_colour(edition: Edition, game: Seen, seat: int, colour: int) -> int:
    """Return how many deeds of a colour a seat owns, mortgaged ones too."""
    return size(game.players[seat].deeds & edition.deeds[colour])


@kernel
def owns_colour(edition: Edition, game: Seen, seat: int, colour: int) -> bool:
    """Say whether a seat owns a whole colour."""
    return edition.deeds[colour] & ~game.players[seat].deeds == 0


@kernel
def is_street_colour(colour: int) -> bool:
    """Say whether houses can stand on deeds of this colour."""
    return 0 <= colour < STATIONS


@kernel
def colour_built(edition: Edition, game: Seen, colour: int) -> bool:
    """Say whether any street of a colour bears a building; stations and companies never do."""
    for member in range(edition.size[colour]):
        if game.level[edition.members[colour * MEMBERS + member]] > 0:
            return True
    return False


@kernel
def colour_mortgaged(edition: Edition, game: Seen, colour: int) -> bool:
    """Say whether any deed of a colour is mortgaged."""
    for member in range(edition.size[colour]):
        if game.mortgaged[edition.members[colour * MEMBERS + member]] == 1:
            return True
    return False


@kernel
def lowest_level(edition: Edition, game: Seen, colour: int) -> int:
    """Return the lowest number of buildings on the streets of a colour."""
    lowest = game.level[edition.members[colour * MEMBERS]]
    for member in range(1, edition.size[colour]):
        lowest = min(lowest, game.level[edition.members[colour * MEMBERS + member]])
    return lowest


@kernel
def highest_level(edition: Edition, game: Seen, colour: int) -> int:
    """Return the highest number of buildings on the streets of a colour."""
    highest = game.level[edition.members[colour * MEMBERS]]
    for member in range(1, edition.size[colour]):
        highest = max(highest, game.level[edition.members[colour * MEMBERS + member]])
    return highest


@kernel
def has_deed(edition: Edition, square: int) -> bool:
    """Say whether a number names a square with a deed."""
    return 0 <= square < len(edition.deed) and edition.deed[square] >= 0


@kernel
def put_deed(edition: Edition, game: Game, square: int, owner: int) -> None:
    """Lay a deed before a seat or into the BANK."""
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
def pass_deed(edition: Edition, game: Game, giver: int, taker: int, square: int, clause: int) -> None:
    """Hand a deed over; either party may be the BANK."""
    put_deed(edition, game, square, taker)
    game.changes += 1
    tell(game, facts.DEED_PASSED, giver, taker, square, 0, clause)
