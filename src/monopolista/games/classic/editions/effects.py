"""What an edition has to state of a card, by what the card does."""

from typing import Final, NamedTuple, get_args

from monopolista.games.classic.rules.records import SQUARES, Effect


class Shape(NamedTuple):
    """What cards of one effect state."""

    least: int = 1
    """The least number; 0 where it is the first square, or where the card has no number."""
    most: int | None = None
    """The greatest number; None for a sum without a bound."""
    second: bool = False
    """Whether there is a second number, the price per hotel."""
    rests: bool = False
    """Whether nobody draws again after it; a deck without such a card could be drawn from for ever."""


SHAPES: Final[dict[Effect, Shape]] = {
    "advance": Shape(0, SQUARES - 1),
    "nearest-station": Shape(1, 10),
    "nearest-company": Shape(1, 100),
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
