"""Win odds of each seat, estimated for an observer who knows some hands."""

from threading import local
from typing import Final

from monopolista.engine.network.kernels import odds_at_the_end
from monopolista.engine.seats import SeatSet
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.evaluation.judging import EvaluationScratch, judge
from monopolista.games.deal.rules.records import Game


class _ThreadScratch(local):
    """Where positions are judged, made once for each thread."""

    def __init__(self) -> None:
        self.scratch = EvaluationScratch()


_SCRATCH: Final = _ThreadScratch()


def odds_of(box: DealBox, game: Game, known: SeatSet) -> tuple[int, ...]:
    """Return each seat's odds of winning in millionths, by what lies open and the hands of a set of seats."""
    if game.depth == 0:
        return tuple(odds_at_the_end(game.winners, seat) for seat in range(game.seats))
    judge(box.pack, game, known, _SCRATCH.scratch)
    return tuple(_SCRATCH.scratch.network[0].odds[: game.seats])
