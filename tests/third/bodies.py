"""A game of the template between bots, in plain Python or compiled; the worker calls it by name."""

from hashlib import blake2b
from typing import Any

import numpy as np
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.bots.registry import RANDOM, choose
from tools.new_game.template.pig.game import PIG
from tools.new_game.template.pig.rules.records import Game, Offers
from tools.new_game.template.pig.rules.table import answer_chance, apply, next_asked
from tools.new_game.template.pig.rules.turns import open_game

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.record_arrays import blank, several
from monopolista.engine.records import to_bytes
from monopolista.engine.seats import CHANCE


@kernel
def set_up(editions: Any, games: Any, seats: int, seed: int) -> None:
    """Set the game up."""
    seed_stream(games[0].chance[0], 0, seed)
    open_game(editions[0], games[0], seats)


@kernel
def step(editions: Any, games: Any, streams: Any, offers: Any, answers: Any) -> int:
    """Let the next seat, or chance, answer; return its number."""
    seat = next_asked(games[0])
    if seat == CHANCE:
        answer_chance(editions[0], games[0])
    elif seat >= 0:
        choose(editions[0], games[0], games[0], seat, RANDOM + seat % 3, streams[0], offers[0], answers[0])
        assert apply(editions[0], games[0], seat, answers[0].verb, 0, 0) == 0
    return seat


def trail(seats: int, seed: int) -> list[str]:
    """Return a digest of every byte after every answer."""
    editions, games = several(PIG.box("pig").edition, 1), blank(Game, 1)
    streams, offers, answers = blank(Stream, 1), blank(Offers, 1), blank(Answer, 1)
    set_up(editions, games, seats, seed)
    digests: list[str] = []
    while step(editions, games, streams, offers, answers) != -1:
        saved = np.asarray(games[0]).tobytes() if COMPILED else to_bytes(games[0])
        digests.append(blake2b(saved, digest_size=8).hexdigest())
    return digests
