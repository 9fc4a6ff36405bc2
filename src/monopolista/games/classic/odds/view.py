"""The odds of a box for a screen: squares and colours by what they are called in the box, and no words."""

from msgspec import Struct

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.odds.board import Odds, assumptions
from monopolista.games.classic.odds.rents import Holding
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.interface.views import OddsView

_COLOURS = (*COLOURS, "station", "company")
"""What the language files call the colours, by their numbers."""


class SquareOddsView(Struct, rename="camel"):
    """How often a square is visited."""

    square: int
    """Its number; jail itself, apart from just visiting, comes behind those of the board."""
    share: float
    """Percentage of the rolls at whose end a token stands here."""
    visits: float
    """Landings in a turn, those from which a card sends on included; into jail: how often one is sent there."""


class HoldingView(Struct, rename="camel"):
    """What deeds of one colour in one hand bring, with what stands on each."""

    colour: str
    owned: int
    buildings: int
    """How many purchases of buildings each street bears; a hotel is one more than its houses."""
    cost: int
    rent: float
    """What one opponent pays for them in a turn, on the average."""
    turns: float | None
    """After how many opponents' turns they have paid for themselves; None for never."""


class ClassicOddsView(OddsView, tag="classic"):
    """The odds of a box of the classic game."""

    hotel: int
    """The number of purchases that makes a hotel."""
    squares: list[SquareOddsView]
    colours: list[HoldingView]


def view_odds(box: Box, odds: Odds, *, stay: bool) -> ClassicOddsView:
    """Return the odds of a box for a screen."""
    squares = [
        SquareOddsView(one.square if isinstance(one.square, int) else SQUARES, one.share, one.visits)
        for one in odds.squares
    ]
    return ClassicOddsView(
        edition=odds.edition,
        rolls_per_turn=odds.rolls_per_turn,
        assumed=list(assumptions(box, stay=stay)),
        hotel=box.edition.hotel_after + 1,
        squares=squares,
        colours=[_view(one) for one in odds.colours],
    )


def _view(one: Holding) -> HoldingView:
    return HoldingView(
        colour=_COLOURS[one.colour],
        owned=one.owned,
        buildings=one.buildings,
        cost=one.cost,
        rent=one.rent,
        turns=one.turns,
    )
