"""Exact odds of an edition for a screen; squares and colours have their printed names."""

from msgspec import Struct

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.odds.balance import AdviceView, BalanceView, advise, compare
from monopolista.games.classic.odds.board import Odds, assumptions
from monopolista.games.classic.odds.chain import Walk
from monopolista.games.classic.odds.rents import Holding
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.interface.views import OddsView

_COLOURS = (*COLOURS, "station", "company")
"""What the language files call the colours, by their numbers."""


class SquareOddsView(Struct, rename="camel"):
    """How often a square is visited."""

    square: int
    """Number of the square; jail itself, without just visiting, comes after those of the board."""
    share: float
    """Percentage of the rolls after which a token is here."""
    visits: float
    """Landings per turn, including those from which a card sends the token on; for jail, how often a token is sent
    there.
    """


class HoldingView(Struct, rename="camel"):
    """The income from all deeds of a colour in one hand, with equal buildings on each."""

    colour: str
    owned: int
    buildings: int
    """Number of buildings bought for each street; a hotel counts as one more than its houses."""
    cost: int
    rent: float
    """Mean rent that one opponent pays per turn."""
    turns: float | None
    """Opponents' turns after which they have paid for themselves; None for never."""


class ClassicOddsView(OddsView, tag="classic"):
    """Exact odds of an edition of the classic game."""

    hotel: int
    """Number of purchases that makes a hotel."""
    squares: list[SquareOddsView]
    colours: list[HoldingView]
    balance: list[BalanceView]
    advice: list[AdviceView]


def view_odds(box: Box, odds: Odds, walked: Walk, *, stay: bool) -> ClassicOddsView:
    """Return the odds of an edition, for a screen."""
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
        balance=compare(box, walked, stay=stay),
        advice=[*advise(box, walked, stay=stay)],
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
