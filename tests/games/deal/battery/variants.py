"""Every way of playing the card game: each choice of each option by itself, and with each of all the others."""

from typing import Final

import msgspec

from monopolista.games.deal.editions import Options, load
from tests.battery.options import Chosen, alone, every

ALONE_IN: Final = "deal"
ALONE: Final[dict[str, Chosen]] = alone(load())
VARIANTS: Final[list[Chosen]] = every(load())


def options(number: int) -> Options:
    """Return the options of game ``number``: those of all games together are all there are."""
    return msgspec.convert(VARIANTS[number * 29 % len(VARIANTS)], Options)
