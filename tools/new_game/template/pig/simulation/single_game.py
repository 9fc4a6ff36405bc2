"""One game of a simulation in plain Python, with all answers."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import MOST_DECISIONS, GameCounters, goes_on, seed_game
from monopolista.engine.seats import CHANCE
from monopolista.games.common.notation import Action
from monopolista.games.interface.simulator import Job, RecordedGame
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import Game, Offers
from tools.new_game.template.pig.rules.turns import open_game
from tools.new_game.template.pig.simulation.game_loop import step

MOST_TURNS: Final = 100
"""The number of turns of a seat after which a game is stopped."""


def levels_of(job: Job[PigBox]) -> NDArray[np.int32]:
    """Return the number of the bot at each seat."""
    return np.array(job.levels, np.int32)


def record_game(job: Job[PigBox], seed: NDArray[Any]) -> RecordedGame:
    """Play a game with the random numbers of a simulation, and record every answer, with those of chance."""
    game, stream, counts, offers, answer = Game(), Stream(), GameCounters(), Offers(), Answer()
    stream.words[:] = seed.tolist()
    seed_game(game.chance[0], stream)
    open_game(job.box.edition, game, len(job.bots))
    answers: list[tuple[int, Action]] = []
    while goes_on(game, counts, job.most_turns, MOST_DECISIONS):
        seat = step(job.box.edition, game, job.levels, stream, offers, answer, counts)
        rolled = Action(verbs.ROLL, game.events[0].subject)
        answers.append((seat, rolled if seat == CHANCE else Action(answer.verb)))
    return RecordedGame(answers, game.winners, sum(counts.turns), counts.decisions, counts.refused, counts.last)
