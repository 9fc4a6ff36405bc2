"""The squares of a colour, and those of a set of deeds."""

from monopolista.games.classic.rules.records import MEMBERS, Colour, DeedSet, Edition, Square


def streets(edition: Edition, colour: Colour) -> list[Square]:
    """Return the squares of a colour in the order of the board."""
    first = colour * MEMBERS
    return edition.members[first : first + edition.size[colour]]


def squares_of(edition: Edition, deeds: DeedSet) -> list[Square]:
    """Return the squares of a set of deeds in the order of the board."""
    squares: list[Square] = []
    while deeds != 0:
        squares.append(edition.square[(deeds & -deeds).bit_length() - 1])
        deeds &= deeds - 1
    return squares
