"""Exact odds of the board, without simulation: visits of squares and income of deeds.

>>> from monopolista.games.classic.editions import load
>>> odds = odds_of(load("us"), stay=False)
>>> round(odds.squares[24].share, 2), round(odds.rolls_per_turn, 3)
(3.19, 1.187)
"""

from collections.abc import Iterator
from dataclasses import dataclass

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.odds.cards import PRISON
from monopolista.games.classic.odds.chain import Walk, walk
from monopolista.games.classic.odds.rents import Holding, colour_holdings, deed_holdings
from monopolista.games.classic.rules.records import PAY_OR_DRAW, SQUARES
from monopolista.games.interface.simulator import OddsError

JAIL = "jail"
"""The name of jail itself among the squares, separate from just visiting."""
_ASSUMED = {
    "cards": "In each draw every card of the deck is equally likely, also the jail cards that players have.",
    "pay-or-draw": "The card that lets one pay or draw another is paid.",
    "stay": "Players stay in jail until they roll a double or their tries are used up.",
    "leave": "Players leave jail before their first roll there, by fine or card.",
    "freeing-double": "A double that frees a player from jail gives no further roll (JAIL-3). Published figures often"
    " give one, so they differ a little.",
    "rents": "Every rent is collected.",
}


@dataclass(frozen=True)
class SquareOdds:
    """How often a square is visited."""

    square: int | str
    """Its number, or ``jail`` for jail itself."""
    name: str
    """Its name on the board."""
    share: float
    """Percentage of the rolls after which a token is here."""
    visits: float
    """Landings per turn, including those from which a card sends the token on; for jail, how often a token is sent
    there.
    """


@dataclass(frozen=True)
class Odds:
    """The odds of an edition for players who leave jail at once, or stay as long as possible."""

    edition: str
    jail: str
    """``leave`` or ``stay``."""
    rolls_per_turn: float
    """Rolls per turn, including those after doubles."""
    assumed: tuple[str, ...]
    """Assumptions, by name."""
    squares: tuple[SquareOdds, ...]
    deeds: tuple[Holding, ...]
    colours: tuple[Holding, ...]


def odds_of(box: Box, *, stay: bool) -> Odds:
    """Compute the odds of an edition, or raise OddsError."""
    return odds_from(box, walk_on(box, stay=stay), stay=stay)


def walk_on(box: Box, *, stay: bool) -> Walk:
    """Compute what one roll brings in the long run, or raise OddsError."""
    if box.edition.speedy == 1:
        raise OddsError("the Speedy die depends on who owns which deed, so it has no exact odds: use speedy=false")
    return walk(box.edition, stay)


def odds_from(box: Box, walked: Walk, *, stay: bool) -> Odds:
    """Return the odds of an edition on which one roll brings this in the long run."""
    return Odds(
        edition=box.id,
        jail="stay" if stay else "leave",
        rolls_per_turn=1 / walked.turns,
        assumed=tuple(_ASSUMED[name] for name in assumptions(box, stay=stay)),
        squares=tuple(_squares(box, walked)),
        deeds=tuple(deed_holdings(box.edition, walked)),
        colours=tuple(colour_holdings(box.edition, walked)),
    )


def assumptions(box: Box, *, stay: bool) -> Iterator[str]:
    """Yield the names of the assumptions."""
    yield "cards"
    if any(card.effect == PAY_OR_DRAW for card in box.edition.cards):
        yield "pay-or-draw"
    yield "stay" if stay else "leave"
    if stay:
        yield "freeing-double"
    yield "rents"


def _squares(box: Box, walked: Walk) -> Iterator[SquareOdds]:
    for square in range(SQUARES):
        share = 100 * float(walked.stops[square])
        yield SquareOdds(square, square_name(box, square), share, float(walked.landings[square]) / walked.turns)
    share = 100 * float(walked.stops[PRISON])
    yield SquareOdds(JAIL, "In jail", share, walked.jailings / walked.turns)


def square_name(box: Box, square: int) -> str:
    """Return the name of a square in English if the edition has one, otherwise in its own language."""
    names = box.file.squares[square].name
    return names.get("en") or names[box.file.language]


def colour_name(colour: int) -> str:
    """Return the name of a colour by its number."""
    return (*COLOURS, "stations", "companies")[colour]
