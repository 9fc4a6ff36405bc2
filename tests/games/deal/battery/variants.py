"""Every way of playing the card game: each choice of each option with each of all the others."""

from itertools import product
from typing import Final

from monopolista.games.deal.editions.schema import BROKEN, EXCESS, WILD_SETS, Options
from tests.battery.bodies import Chosen

VARIANTS: Final[list[Chosen]] = [
    {"no_is_play": no_is_play, "double_any": double_any, "broken": broken, "excess": excess, "wild_sets": wild_sets}
    for no_is_play, double_any, broken, excess, wild_sets in product(
        (False, True), (False, True), BROKEN, EXCESS, WILD_SETS
    )
]


def options(number: int) -> Options:
    """Return the options of game ``number``: those of all games together are all there are."""
    return Options(**VARIANTS[number * 29 % len(VARIANTS)])
