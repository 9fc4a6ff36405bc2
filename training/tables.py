"""Which tables are played for positions: every edition, options, 2 to 10 seats, bots of every strength."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from monopolista.games.classic.bots.levels import LEVELS, RANDOM
from monopolista.games.classic.editions import Box, Options, edition_ids, load
from monopolista.games.options import OptionError

SEATS: Final = {2: 14, 3: 14, 4: 36, 5: 10, 6: 10, 7: 5, 8: 7, 9: 2, 10: 2}
"""How often tables have so many seats, of a hundred."""
USUAL: Final = 10
"""How often nothing is chosen, against once for each of the ways below."""
WAYS: Final[Sequence[Mapping[str, Any]]] = (
    {"short": True}, {"short": True}, {"turns": 60}, {"turns": 150}, {"turns": 300}, {"speedy": True},
    {"no_auctions": True}, {"parking": True}, {"landing_salary": True}, {"no_limit": True}, {"no_jail_rent": True},
    {"speedy": True, "triple_ends": True},
)  # fmt: skip
ALIKE: Final = 0.6
"""Share of the tables at which all are the strongest; at the others each is any."""
RARE: Final = 0.15
"""How often ``random`` is drawn against once for each of the others: its games are long."""


class Seated(NamedTuple):
    """A table of a box, and who sits at it."""

    box: Box
    bots: tuple[int, ...]


def seated(lots: Random, strongest: Sequence[int]) -> Seated:
    """Draw a table by lot."""
    while True:
        box = _box(lots)
        (seats,) = lots.choices(list(SEATS), list(SEATS.values()))
        if box is not None and seats <= box.most_seats:
            return Seated(box, bots_of(lots, strongest, seats))


def _box(lots: Random) -> Box | None:
    chosen = {} if lots.random() < USUAL / (USUAL + len(WAYS)) else lots.choice(WAYS)
    try:
        return load(lots.choice(edition_ids()), Options(**chosen))
    except OptionError:
        return None


def bots_of(lots: Random, strongest: Sequence[int], seats: int) -> tuple[int, ...]:
    """Draw by lot who has the seats: one of the strongest all of them, or each any bot."""
    if lots.random() < ALIKE:
        return (lots.choice(strongest),) * seats
    weights = [RARE if level == RANDOM else 1 for level in range(len(LEVELS))]
    return tuple(lots.choices(range(len(LEVELS)), weights, k=seats))
