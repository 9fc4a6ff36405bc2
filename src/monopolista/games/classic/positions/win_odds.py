"""Win odds of each seat, estimated from a position of a classic table."""

from threading import local
from typing import Final

from monopolista.engine.network.kernels import odds_at_the_end
from monopolista.engine.records import sharing
from monopolista.engine.task_stack import Task
from monopolista.games.classic.editions import Box
from monopolista.games.classic.evaluation.judging import EvaluationScratch, judge
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.records import Game


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
    judge(box.edition, seen, _SCRATCH.scratch)
    return tuple(_SCRATCH.scratch.network[0].odds[: game.seats])


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
