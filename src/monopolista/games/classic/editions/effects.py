"""The values that an edition must contain for a card, by the effect of the card."""

from typing import Final, NamedTuple, get_args

from monopolista.games.classic.editions.schema import MOST_FACTOR
from monopolista.games.classic.rules.records import SQUARES, Effect


class Shape(NamedTuple):
    """The values of cards with one effect."""

    least: int = 1
    """The lowest number; 0 if it is the first square, or if the card has no number."""
    most: int | None = None
    """The highest number; None for an unlimited amount."""
    second: bool = False
    """Whether there is a second number, the price per hotel."""
    rests: bool = False
    """Whether no further card is drawn after it; a deck needs such a card, otherwise drawing could continue for
    ever.
    """


SHAPES: Final[dict[Effect, Shape]] = {
    "advance": Shape(0, SQUARES - 1),
    "nearest-station": Shape(1, 10),
    "nearest-company": Shape(1, MOST_FACTOR),
    "receive": Shape(rests=True),
    "pay": Shape(rests=True),
    "receive-each": Shape(rests=True),
    "pay-each": Shape(rests=True),
    "jail-free": Shape(0, 0),
    "back": Shape(1, SQUARES - 1),
    "to-jail": Shape(0, 0, rests=True),
    "repairs": Shape(second=True, rests=True),
    "back-to": Shape(0, SQUARES - 1),
    "pay-or-draw": Shape(),
}
if set(SHAPES) != set(get_args(Effect)):
    raise TypeError(f"effects with an incomplete declaration: {', '.join(set(SHAPES) ^ set(get_args(Effect)))}")
