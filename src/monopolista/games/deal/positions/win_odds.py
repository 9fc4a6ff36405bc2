"""Win odds of each seat, estimated for an observer who knows some hands."""

from threading import local
from typing import Final

import numpy as np

from monopolista.engine.network import odds_at_the_end
from monopolista.engine.network_numpy import Marked, NumpyNetwork, marked
from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.evaluation.feature_extraction import mark_table
from monopolista.games.deal.evaluation.features import FEATURES
from monopolista.games.deal.evaluation.hidden_cards import count_cards
from monopolista.games.deal.evaluation.judging import EvaluationScratch, mark_seat
from monopolista.games.deal.evaluation.weights import WEIGHTS
from monopolista.games.deal.rules.records import Game

_NETWORK: Final = NumpyNetwork(np.array(WEIGHTS, np.int16), FEATURES)


class _ThreadScratch(local):
    """Where positions are judged, made once for each thread."""

    def __init__(self) -> None:
        self.scratch = EvaluationScratch()


_SCRATCH: Final = _ThreadScratch()


def odds_of(box: DealBox, game: Game, known: SeatSet) -> tuple[int, ...]:
    """Return each seat's odds of winning in millionths, by what lies open and the hands of a set of seats."""
    if game.depth == 0:
        return tuple(odds_at_the_end(game.winners, seat) for seat in range(game.seats))
    scratch = _SCRATCH.scratch
    marks = scratch.marks[0]
    count_cards(box.pack, game, known, scratch.counts[0])
    mark_table(box.pack, game, scratch.counts[0], marks)
    table = marked(marks)
    seats = dict[Seat, Marked]()
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(box.pack, game, known, seat, scratch)
            seats[seat] = marked(marks)
    return tuple(_NETWORK.odds(table, seats, scratch.network[0])[: game.seats])
