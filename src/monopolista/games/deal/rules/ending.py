"""The end: three complete sets of different colours win, in the player's own turn; so does the last player (DEAL-8)."""

from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, SeatSet, first_from, size
from monopolista.engine.task_stack import pop
from monopolista.games.deal.rules import clauses, events
from monopolista.games.deal.rules.playing import forget_undo
from monopolista.games.deal.rules.records import Game, Pack, Seen


@kernel
def living(game: Seen) -> SeatSet:
    """Return the set of the seats that are in the game."""
    mask = 0
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mask |= 1 << seat
    return mask


@kernel
def has_won(pack: Pack, seen: Seen) -> bool:
    """Return whether the seat whose turn it is has enough complete sets to win."""
    return size(seen.players[seen.turn].complete) >= pack.sets_to_win


@kernel
def end_if_won(pack: Pack, game: Game) -> bool:
    """End the game if the seat whose turn it is has won; return whether it has."""
    if not has_won(pack, game):
        return False
    win(game, game.turn, size(game.players[game.turn].complete))
    return True


@kernel
def end_if_alone(pack: Pack, game: Game) -> bool:
    """End the game when one seat is left; return whether it ended."""
    left = living(game)
    if size(left) > 1:
        return False
    seat = first_from(left, 0)
    win(game, seat, size(game.players[seat].complete))
    return True


@kernel
def win(game: Game, winner: Seat, sets: int) -> None:
    """Make a seat the winner: the other remaining seats share second place, and all tasks are removed."""
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            game.players[seat].place = 1 if seat == winner else 2
    game.winners = 1 << winner
    game.plays = 0
    game.doubles = 0
    forget_undo(game)
    while game.depth > 0:
        pop(game)
    emit(game, events.WON, seat=winner, amount=sets, clause=clauses.DEAL_8)
