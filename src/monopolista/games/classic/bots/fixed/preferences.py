"""The deeds that the three fixed policies prefer, and those that they avoid."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.rules.records import COMPANIES, STATIONS, Edition, Square

A: Final = 0
B: Final = 1
C: Final = 2

LIGHT_BLUE: Final = 1
ORANGE: Final = 3
DARK_BLUE: Final = 7
"""Colours by number; dark blue has the two most expensive streets."""
MOST_HOUSES: Final = 3
"""The highest number of houses that C builds on a street."""


@kernel
def wants(edition: Edition, kind: int, square: Square) -> bool:
    """Return whether a policy wants a deed at any price that it can pay."""
    colour = edition.colour[square]
    if kind == B:
        return colour == STATIONS or colour == DARK_BLUE
    if kind == C:
        return colour == STATIONS or colour == ORANGE or colour == LIGHT_BLUE
    return False


@kernel
def shuns(edition: Edition, kind: int, square: Square) -> bool:
    """Return whether a policy never buys a deed."""
    return kind == B and edition.colour[square] == COMPANIES


@kernel
def most_steps(edition: Edition, kind: int) -> int:
    """Return how many buildings a policy buys for a street; a hotel includes its houses."""
    return MOST_HOUSES if kind == C else edition.hotel_after + 1
