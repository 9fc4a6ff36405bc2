"""Turns: how they begin and pass on, and how the game ends."""

from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import pop, push
from tools.new_game.template.pig.rules import clauses, events, tasks
from tools.new_game.template.pig.rules.records import Edition, Game


@kernel
def open_game(edition: Edition, game: Game, seats: int) -> None:
    """Set up a new game; seat 0 begins (PIG-1)."""
    assert 2 <= seats <= edition.most_seats
    game.seats = seats
    for seat in range(seats):
        game.players[seat].playing = 1
    game.event_count = 0
    begin_turn(game, 0)


@kernel
def begin_turn(game: Game, seat: Seat) -> None:
    """Begin the turn of a seat."""
    game.turn = seat
    game.turns += 1
    game.pot = 0
    emit(game, events.TURN, seat, amount=game.turns, clause=clauses.PIG_2)
    push(game, tasks.TO_DECIDE, seats=1 << seat, seat=seat, clause=clauses.PIG_2)


@kernel
def pass_turn(game: Game) -> None:
    """End the turn, and begin that of the next seat in the game."""
    pop(game)
    seat = (game.turn + 1) % game.seats
    while game.players[seat].playing == 0:
        seat = (seat + 1) % game.seats
    begin_turn(game, seat)


@kernel
def win(game: Game, winner: Seat) -> None:
    """End the game; the other seats still in it are ranked by their points (PIG-3)."""
    pop(game)
    game.pot = 0
    game.winners = 1 << winner
    for seat in range(game.seats):
        if game.players[seat].playing == 1 and seat != winner:
            game.players[seat].place = 2 + count_better(game, seat, winner)
    game.players[winner].place = 1
    emit(game, events.WON, winner, clause=clauses.PIG_3)


@kernel
def count_better(game: Game, seat: Seat, winner: Seat) -> int:
    """Count the seats in the game that have more points than a seat, without the winner."""
    better = 0
    for other in range(game.seats):
        if other != winner and game.players[other].playing == 1:
            better += game.players[other].score > game.players[seat].score
    return better


@kernel
def leave(game: Game, seat: Seat) -> None:
    """Remove a seat from the game; the last remaining seat wins (PIG-4)."""
    staying = 0
    last = seat
    for other in range(game.seats):
        if game.players[other].playing == 1 and other != seat:
            staying += 1
            last = other
    game.players[seat].playing = 0
    game.players[seat].place = staying + 1
    emit(game, events.LEFT, seat, clause=clauses.PIG_4)
    if staying == 1:
        win(game, last)
    elif game.turn == seat:
        pass_turn(game)
