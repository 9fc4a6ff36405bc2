"""What a position is worth to each seat, as a classic table is told it."""

from threading import local
from typing import Final

from monopolista.engine.network import ODDS
from monopolista.engine.seats import members
from monopolista.games.classic.editions import Box
from monopolista.games.classic.evaluation.judging import Desk, judge
from monopolista.games.classic.rules.records import Game


class _Desks(local):
    """Where positions are judged, made once for each thread."""

    def __init__(self) -> None:
        self.desk = Desk()


_DESKS: Final = _Desks()


def odds_of(box: Box, game: Game) -> tuple[int, ...]:
    """Return each seat's odds of winning in millionths; after the end those who have won share them."""
    if game.depth == 0:
        winners = members(game.winners)
        return tuple(ODDS // len(winners) if seat in winners else 0 for seat in range(game.seats))
    desk = _DESKS.desk
    judge(box.edition, game, box.options.turns or 0, desk)
    return tuple(desk.sight[0].odds[: game.seats])
