"""What the three fixed policies want above all, and what they shun."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.rules.records import COMPANIES, STATIONS, Edition, Square

A: Final = 0
B: Final = 1
C: Final = 2

LIGHT_BLUE: Final = 1
ORANGE: Final = 3
DARK_BLUE: Final = 7
"""Colours by number; the two most expensive streets are the dark blue ones."""
MOST_HOUSES: Final = 3
"""Houses that C builds on a street at most."""


@kernel
def wants(edition: Edition, kind: int, square: Square) -> bool:
    """Say whether a policy wants a deed at any price it can pay."""
    colour = edition.colour[square]
    if kind == B:
        return colour == STATIONS or colour == DARK_BLUE
    if kind == C:
        return colour == STATIONS or colour == ORANGE or colour == LIGHT_BLUE
    return False


@kernel
def shuns(edition: Edition, kind: int, square: Square) -> bool:
    """Say whether a policy never touches a deed."""
    return kind == B and edition.colour[square] == COMPANIES


@kernel
def most_steps(edition: Edition, kind: int) -> int:
    """Return how many buildings a policy buys for a street, a hotel counted with its houses."""
    return MOST_HOUSES if kind == C else edition.hotel_after + 1
