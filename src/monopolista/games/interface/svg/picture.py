"""A game as one reader sees it, and its picture."""

from collections.abc import Sequence
from typing import Any

from monopolista.engine.seats import NOBODY
from monopolista.games.interface.capabilities import HasHiddenCards, HasPicture
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import RulesAdapter
from monopolista.games.interface.terminal_ui import TerminalView


class PictureError(MonopolistaError):
    """A game that cannot be drawn."""


def seen_by(
    rules: RulesAdapter[Any, Any, Any, Any], state: Any, seat: int, *, names: Sequence[str], language: str
) -> TerminalView:
    """Return a game as a seat sees it, or as a reader without one, for NOBODY.

    Parameters
    ----------
    rules : RulesAdapter
        Rules of the game, with its edition.
    state : State
        State of the game.
    seat : int
        Seat that looks, or NOBODY.
    names : sequence of str
        Names of the players.
    language : str
        Language of the reader.

    Returns
    -------
    TerminalView
        Public information, and the hidden cards of that seat.
    """
    hand = rules.hand(state, seat) if seat != NOBODY and isinstance(rules, HasHiddenCards) else []
    return TerminalView(
        box=rules.box, view=rules.view(state), names=names, language=language, title=str, seat=seat, hand=hand
    )


def picture_of(game: Game[Any, Any], seen: TerminalView) -> str:
    """Return the picture of a game.

    Parameters
    ----------
    game : Game
        Game that is shown.
    seen : TerminalView
        The game as one reader sees it.

    Returns
    -------
    str
        An ``svg`` element.

    Raises
    ------
    PictureError
        If the game has no picture.
    """
    if not isinstance(game, HasPicture):
        raise PictureError(f"{game.name} has no picture: give its class HasPicture, or print the table as text")
    return game.picture(seen)
