"""Positions: descriptions of a state by the turn and the points of each seat."""

from msgspec import field

from monopolista.games.common.printed import prepared
from monopolista.games.interface import positions
from monopolista.games.interface.positions import Number, raise_faults, unknown_seats
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules.records import Game
from tools.new_game.template.pig.rules.turns import open_game


@prepared
class Position(positions.Position, frozen=True, kw_only=True, omit_defaults=True):
    """The state of a game in which a seat has to roll or hold; seats are numbered from 0."""

    turn: Number = 0
    """The seat whose turn it is."""
    pot: Number = 0
    """The points of the turn so far."""
    score: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """The points that the seats have kept."""


def put(box: PigBox, position: Position, seats: int) -> Game:
    """Return the state of a position, or raise PositionError where it names a seat that does not exist."""
    raise_faults(unknown_seats({position.turn}.union(position.score), seats))
    game = Game()
    open_game(box.edition, game, seats)
    game.event_count = 0
    game.turn, game.pot = position.turn, position.pot
    game.agenda[0].seat, game.agenda[0].seats = position.turn, 1 << position.turn
    for seat, score in position.score.items():
        game.players[seat].score = score
    return game
