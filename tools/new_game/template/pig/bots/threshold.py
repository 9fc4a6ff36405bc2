"""The bots ``timid`` and ``daring``: both hold at a number of points in the turn, and at once if that wins."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.rules import verbs
from tools.new_game.template.pig.rules.records import Edition, Seen

FEW: Final = 6
MANY: Final = 20
"""Up to 20 points, one more roll gains more than it loses on average."""


@kernel
def hold_at(edition: Edition, seen: Seen, seat: Seat, points: int, answer: Answer) -> None:
    """Decide for a seat that holds at a number of points."""
    enough = min(points, edition.goal - seen.players[seat].score)
    answer.verb = verbs.HOLD if seen.pot >= enough else verbs.ROLL


@kernel
def choose_timidly(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat that holds early."""
    hold_at(edition, seen, seat, FEW, answer)


@kernel
def choose_daringly(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat that holds when the next roll would lose more than it gains on average."""
    hold_at(edition, seen, seat, MANY, answer)
