"""Checks of positions, which find those that no game can reach."""

from collections.abc import Iterator

from monopolista.games.interface.positions import is_readable
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules import tasks
from tools.new_game.template.pig.rules.records import Game


def misplaced(box: PigBox, game: Game) -> Iterator[str]:
    """Yield the errors that make a state unreadable."""
    if not 2 <= game.seats <= box.most_seats:
        yield f"{game.seats} seats: the game is for 2 to {box.most_seats} players (PIG-1)"
    elif not is_readable(game, tasks.WORDS):
        yield "the task stack holds a task of an unknown kind"
    elif game.turn not in range(game.seats):
        yield f"it is the turn of seat {game.turn}: seats are 0 to {game.seats - 1}"


def unsound(box: PigBox, game: Game) -> Iterator[str]:
    """Yield the values that no game can reach."""
    if game.pot < 0:
        yield f"the turn has brought {game.pot} points"
    for seat, player in enumerate(game.players[: game.seats]):
        if player.score < 0:
            yield f"seat {seat} has {player.score} points"
        elif player.score >= box.edition.goal and game.depth > 0:
            yield f"seat {seat} has {player.score} points and has won already (PIG-3)"
