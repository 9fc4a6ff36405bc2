"""The end: the last player in the game wins, or the richest one when the game ends early (END, RICH)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, CLOCK, Seat, SeatSet, first_from, holds, lowest, size
from monopolista.engine.task_stack import pop
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import building_steps, transfer
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.rent import drop_claim
from monopolista.games.classic.rules.records import TRADES, Edition, Game, Money, Seen
from monopolista.games.classic.rules.trade import clear_trade


@kernel
def end_if_alone(game: Game) -> bool:
    """End the game when one player is left; return whether it ended."""
    left = living(game)
    if size(left) > 1:
        return False
    game.winners = left
    winner = first_from(left, 0)
    game.players[winner].place = 1
    clear_table(game)
    emit(game, events.ENDED, seat=winner, amount=game.turns, clause=clauses.END_1)
    return True


@kernel
def clear_table(game: Game) -> None:
    """Remove all tasks, rent claims and trades at the end of the game."""
    while game.depth > 0:
        pop(game)
    while game.claim_count > 0:
        drop_claim(game, 0)
    for place in range(TRADES):
        clear_trade(game.trades[place])
    game.trade_count = 0


@kernel
def riches(edition: Edition, game: Seen, seat: Seat) -> Money:
    """Return the wealth of a seat, by which the richest player wins (RICH-1)."""
    deeds = 0
    buildings = 0
    own = game.players[seat].deeds
    while own != 0:
        square = edition.square[lowest(own)]
        deeds += edition.mortgage[square] if game.mortgaged[square] == 1 else edition.price[square]
        buildings += building_steps(edition, game.level[square]) * edition.house_price[square]
        own &= own - 1
    return game.players[seat].cash + deeds + buildings * edition.rich_buildings // 100


@kernel
def time_is_up(edition: Edition, game: Game) -> None:
    """Stop the game: open debts are paid as far as the cash allows, and the richest player wins (TIME-1).

    A building that was won in an auction and is not placed yet is returned for the bid (BLD-6).
    """
    emit(game, events.TIME_UP, seat=CLOCK, amount=game.turns, clause=clauses.TIME_1)
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.TO_PLACE and task.amount > 0:
            emit(game, events.UNSOLD, clause=clauses.BLD_6)
            transfer(game, BANK, task.seat, task.amount, clause=clauses.BLD_6)
    for step in range(game.depth):
        task = game.agenda[game.depth - 1 - step]
        if task.kind == tasks.DEBT:
            part = min(task.amount, game.players[task.seat].cash)
            transfer(game, task.seat, task.other, part, clause=task.clause, subject=task.about)
    end_by_riches(edition, game, clauses.TIME_1)


@kernel
def end_by_riches(edition: Edition, game: Game, clause: Clause) -> None:
    """End the game: the richest player wins, equal wealth shares the win, and wealth ranks the others."""
    left = living(game)
    for seat in range(game.seats):
        if holds(left, seat):
            player = game.players[seat]
            player.place = 1 + richer_than(edition, game, seat, left)
            if player.place == 1:
                game.winners |= 1 << seat
            emit(game, events.RICHES, seat=seat, amount=riches(edition, game, seat), clause=clauses.RICH_1)
    first = first_from(game.winners, 0)
    clear_table(game)
    emit(game, events.ENDED, seat=first, amount=game.turns, clause=clause)
    for seat in range(first + 1, game.seats):
        if holds(game.winners, seat):
            emit(game, events.SHARED, seat=seat, amount=game.turns, clause=clauses.RICH_2)


@kernel
def richer_than(edition: Edition, game: Seen, seat: Seat, among: SeatSet) -> int:
    """Return how many of a set of seats are richer than one of them."""
    own = riches(edition, game, seat)
    count = 0
    for other in range(game.seats):
        if holds(among, other) and riches(edition, game, other) > own:
            count += 1
    return count
