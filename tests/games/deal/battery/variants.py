"""Every way of playing the card game: each choice of each option by itself, and with each of all the others."""

from typing import Final

import msgspec

from monopolista.games.deal.editions import Options, load
from tests.battery.options import Chosen, alone, every

ALONE_IN: Final = "deal"
ALONE: Final[dict[str, Chosen]] = alone(load())
VARIANTS: Final[list[Chosen]] = every(load())


def chosen(number: int) -> Chosen:
    """Return the options of game ``number`` as they are written: those of all games together are all there are."""
    return VARIANTS[number * 29 % len(VARIANTS)]


def options(number: int) -> Options:
    """Return the options of game ``number``."""
    return msgspec.convert(chosen(number), Options)
