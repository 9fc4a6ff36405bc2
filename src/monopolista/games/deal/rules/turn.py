"""The turn: the first player, drawing, the end of a turn, and the next player (DEAL-1, DEAL-2)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, first_from
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.draw import let_draw
from monopolista.games.deal.rules.ending import end_if_won, living
from monopolista.games.deal.rules.playing import forget_undo, is_to_play
from monopolista.games.deal.rules.records import Game, Pack, Seen


@kernel
def start(game: Game, seat: Seat) -> None:
    """Give the first turn to a seat (DEAL-1)."""
    emit(game, events.FIRST, seat=seat, clause=clauses.DEAL_1)
    take_turn(game, seat)


@kernel
def take_turn(game: Game, seat: Seat) -> None:
    """Give the turn to a seat."""
    game.turn = seat
    game.turns += 1
    task = game.agenda[0]
    task.kind = tasks.BEGIN
    task.seat = seat
    task.seats = 0
    task.clause = clauses.DEAL_2


@kernel
def begin(pack: Pack, game: Game) -> None:
    """Begin the turn: a seat with enough complete sets wins (DEAL-8), any other draws (DEAL-2)."""
    seat = game.turn
    emit(game, events.TURN, seat=seat, amount=game.turns, clause=clauses.DEAL_2)
    if end_if_won(pack, game):
        return
    game.plays = pack.plays
    task = game.agenda[0]
    task.kind = tasks.TO_PLAY
    task.seats = 1 << seat
    let_draw(game, seat, pack.drawn_empty if game.players[seat].hand == 0 else pack.drawn, clauses.DEAL_2)


@kernel
def why_not_end(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids ending the turn, or NONE."""
    if not is_to_play(game, seat):
        return clauses.DEAL_2
    if game.doubles > 0:
        return clauses.DEAL_11
    return clauses.NONE


@kernel
def end(pack: Pack, game: Game, seat: Seat) -> None:
    """End the turn, after discarding down to seven cards (DEAL-2)."""
    forget_undo(game)
    game.plays = 0
    emit(game, events.ENDED, seat=seat, clause=clauses.DEAL_2)
    game.agenda[0].kind = tasks.TO_DISCARD if game.players[seat].hand > pack.most_hand else tasks.HAND_ON


@kernel
def hand_on(game: Game) -> None:
    """Begin the turn of the next player clockwise."""
    take_turn(game, first_from(living(game), game.turn + 1))
