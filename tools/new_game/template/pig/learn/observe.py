"""The observations and actions of an agent, as numbers.

Seats are counted from the observing one: 0 is that seat itself, 1 the next one clockwise.
"""

from typing import Any, Final

from monopolista.engine.clauses import NONE
from monopolista.engine.jit import kernel
from monopolista.engine.seats import SEATS, Seat, seat_after
from monopolista.games.interface.learning import Block, Field, places
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import Edition, Game, Seen
from tools.new_game.template.pig.rules.table import refusal

FIELDS: Final = (
    Field("score", SEATS, "the goal", "points that the seat has kept, by seat (PIG-3)"),
    Field("playing", SEATS, "yes", "the seat is in the game (PIG-4)"),
    Field("has_turn", SEATS, "yes", "it is the turn of the seat (PIG-2)"),
    Field("pot", 1, "the goal", "points of the turn that are not kept yet (PIG-2)"),
    Field("seats", 1, "10 seats", "seats at the table (PIG-1)"),
)
BLOCKS: Final = tuple(Block(verbs.WORDS[verb], 1) for verb in (verbs.ROLL, verbs.HOLD))
"""The actions, one for each verb; agents do not leave."""
ACTIONS: Final = len(BLOCKS)
_AT: Final = places(FIELDS)
SCORE: Final = _AT["score"]
PLAYING: Final = _AT["playing"]
HAS_TURN: Final = _AT["has_turn"]
POT: Final = _AT["pot"]
TABLE: Final = _AT["seats"]


@kernel
def observe(edition: Edition, seen: Seen, seat: Seat, row: Any) -> None:
    """Write the observation of a seat."""
    for step in range(seen.seats):
        other = seat_after(seat, step, seen.seats)
        row[SCORE + step] = seen.players[other].score / edition.goal
        row[PLAYING + step] = seen.players[other].playing
        row[HAS_TURN + step] = 1 if seen.turn == other and seen.depth > 0 else 0
    row[POT] = seen.pot / edition.goal


@kernel
def write_mask(game: Game, seat: Seat, mask: Any) -> None:
    """Write 1 for each legal action of a seat, 0 for all others."""
    for number in range(ACTIONS):
        mask[number] = 1 if refusal(game, seat, verbs.ROLL + number, 0, 0) == NONE else 0


@kernel
def read_action(number: int, answer: Answer) -> None:
    """Write the action with a number into an answer."""
    answer.verb = verbs.ROLL + number
    answer.subject = 0
    answer.amount = 0
