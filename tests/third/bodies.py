"""A game of Pig between bots in the body of this process; the worker calls it by name."""

from hashlib import blake2b
from typing import Any

import numpy as np

from monopolista.engine.chance import seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.record_arrays import blank
from monopolista.engine.records import to_bytes
from monopolista.engine.seats import CHANCE
from tests.third import rules
from tests.third.rules import Answer, Game


@kernel
def set_up(games: Any, seats: int, seed: int) -> None:
    """Lay the table."""
    seed_stream(games[0].chance[0], 0, seed)
    rules.open_game(games[0], seats)


@kernel
def step(games: Any, answers: Any, dare: int) -> int:
    """Let whoever is asked answer; return who was."""
    seat = rules.next_asked(games[0])
    if seat == CHANCE:
        rules.answer_chance(games[0])
    elif seat >= 0:
        rules.choose(games[0], dare + 3 * seat, answers[0])
        assert rules.apply(games[0], seat, answers[0].verb, 0) == 0
    return seat


def trail(seats: int, seed: int) -> list[str]:
    """Return a digest of every byte after every answer."""
    games, answers = blank(Game, 1), blank(Answer, 1)
    set_up(games, seats, seed)
    digests: list[str] = []
    while step(games, answers, 8) != -1:
        saved = np.asarray(games[0]).tobytes() if COMPILED else to_bytes(games[0])
        digests.append(blake2b(saved, digest_size=8).hexdigest())
    return digests
