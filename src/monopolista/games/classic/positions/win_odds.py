"""Win odds of each seat, estimated from a position of a classic table."""

from threading import local
from typing import Final

import numpy as np

from monopolista.engine.network import odds_at_the_end
from monopolista.engine.network_numpy import Marked, NumpyNetwork, marked
from monopolista.engine.records import sharing
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import Task
from monopolista.games.classic.editions import Box
from monopolista.games.classic.evaluation.feature_extraction import mark_seat, mark_table
from monopolista.games.classic.evaluation.features import FEATURES
from monopolista.games.classic.evaluation.judging import EvaluationScratch
from monopolista.games.classic.evaluation.rent_exposure import survey
from monopolista.games.classic.evaluation.weights import WEIGHTS
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.records import Game

_NETWORK: Final = NumpyNetwork(np.array(WEIGHTS, np.int16), FEATURES)


class _ThreadScratch(local):
    """Where positions are judged, made once for each thread."""

    def __init__(self) -> None:
        self.scratch = EvaluationScratch()


_SCRATCH: Final = _ThreadScratch()


def odds_of(box: Box, game: Game) -> tuple[int, ...]:
    """Return each seat's odds of winning in millionths; after the end those who have won share them."""
    if game.depth == 0:
        return tuple(odds_at_the_end(game.winners, seat) for seat in range(game.seats))
    seen = _before_the_roll(game)
    exposure, marks = _SCRATCH.scratch.exposure[0], _SCRATCH.scratch.marks[0]
    survey(box.edition, seen, exposure)
    mark_table(box.edition, seen, marks)
    table = marked(marks)
    seats = dict[Seat, Marked]()
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(box.edition, seen, exposure, seat, marks)
            seats[seat] = marked(marks)
    return tuple(_NETWORK.odds(table, seats, _SCRATCH.scratch.network[0])[: game.seats])


def _before_the_roll(game: Game) -> Game:
    """Return the position before the dice were thrown that still roll; any other position is returned as it is.

    The network was fitted to positions in which a seat decides: while dice roll it would take them for rolled.
    """
    dice = game.agenda[game.depth - 1]
    if dice.kind != tasks.DICE or dice.about == tasks.FOR_COMPANY or game.depth != 2:
        return game
    seen = sharing(game)
    waiting = Task()
    waiting.kind = tasks.IN_JAIL if dice.about == tasks.FOR_JAIL else tasks.TO_ROLL
    waiting.seat, waiting.seats, waiting.clause = dice.seat, 1 << dice.seat, game.agenda[0].clause
    seen.agenda = [waiting, *game.agenda[1:]]
    seen.depth = 1
    return seen
