"""What an agent sees, and what it may do, as numbers."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.clauses import NONE
from monopolista.engine.seats import Seat
from monopolista.games.interface.learning import Block, Field
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import Game
from tools.new_game.template.pig.rules.table import refusal

SCALE: Final = 50
"""Points are divided by this number."""
VERBS: Final = (verbs.ROLL, verbs.HOLD)
"""The verb of each action, by its number; agents do not leave."""
FIELDS: Final[Sequence[Field]] = (
    Field("own", 1, f"points by {SCALE}", "points of the seat"),
    Field("best", 1, f"points by {SCALE}", "points of the leading seat"),
    Field("pot", 1, f"points by {SCALE}", "points of the turn"),
)
BLOCKS: Final[Sequence[Block]] = tuple(Block(verbs.WORDS[verb], 1) for verb in VERBS)


def observe(game: Game, seat: Seat) -> NDArray[np.float32]:
    """Return the observation of a seat, shape (3,)."""
    best = max(player.score for player in game.players)
    return np.array([game.players[seat].score, best, game.pot], np.float32) / np.float32(SCALE)


def legal(game: Game, seat: Seat) -> list[int]:
    """Return the numbers of the actions that a seat may take."""
    return [number for number, verb in enumerate(VERBS) if refusal(game, seat, verb, 0, 0) == NONE]


def mask(game: Game, seat: Seat) -> NDArray[np.int8]:
    """Return 1 for each action that a seat may take, shape (2,)."""
    return np.isin(np.arange(len(VERBS)), legal(game, seat)).astype(np.int8)
