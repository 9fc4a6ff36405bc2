"""Every way of playing the card game: each choice of each option alone, and with each of all the others."""

from typing import Final

import msgspec

from monopolista.engine.network.kernels import Marks
from monopolista.games.deal.editions import DealBox, Options, load
from monopolista.games.deal.evaluation.feature_extraction import mark_law
from tests.battery.options import Chosen, alone, every

ALONE_IN: Final = "deal"
ALONE: Final[dict[str, Chosen]] = alone(load())
VARIANTS: Final[list[Chosen]] = every(load())

NOT_OBSERVED: Final = set[str]()
NOT_JUDGED: Final = set[str]()


def marks_of(box: DealBox) -> tuple[int, ...]:
    """Return the features of what the table has chosen."""
    marks = Marks()
    mark_law(box.pack, marks)
    return tuple(marks.features[: marks.count])


def chosen(number: int) -> Chosen:
    """Return the options of game ``number`` as they are written: those of all games together are all there are."""
    return VARIANTS[number * 29 % len(VARIANTS)]


def options(number: int) -> Options:
    """Return the options of game ``number``."""
    return msgspec.convert(chosen(number), Options)
