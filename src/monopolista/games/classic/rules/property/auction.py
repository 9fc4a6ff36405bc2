"""Auctions of deeds and of scarce buildings: every bidder may bid, in any order (AUC, BLD-6)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel, rarely_called
from monopolista.engine.records import Place
from monopolista.engine.seats import BANK, NOBODY, Seat, SeatSet, holds, without_seat
from monopolista.engine.task_stack import TaskKind, pop, push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import could_raise, free_cash, in_debt, transfer, why_not_spend
from monopolista.games.classic.rules.property.deeds import pass_deed
from monopolista.games.classic.rules.records import Edition, Game, Money, Seen, Square
from monopolista.games.classic.rules.tasks import Building


@kernel
def living(game: Seen) -> SeatSet:
    """Return the set of the seats that are still in the game."""
    mask = 0
    for seat in range(game.seats):
        mask |= game.players[seat].playing << seat
    return mask


@kernel
def open_deed_auction(edition: Edition, game: Game, square: Square, clause: Clause) -> None:
    """Start the auction of a deed, with all players as bidders (AUC-1)."""
    everybody = living(game)
    push(game, tasks.AUCTION, seats=everybody, about=square, clause=clause, more=everybody)
    game.agenda[game.depth - 1].low = edition.first_bid
    emit(game, events.AUCTION_OPENED, subject=square, amount=edition.first_bid, clause=clause)


@kernel
def open_building_auction(game: Game, seats: SeatSet, building: Building, first_bid: Money) -> None:
    """Start the auction of a scarce building among the seats that want it (BLD-6)."""
    push(game, tasks.BUILDING_AUCTION, seats=seats, about=building, clause=clauses.BLD_6, more=seats)
    game.agenda[game.depth - 1].low = first_bid
    emit(game, events.AUCTION_OPENED, other=building, amount=first_bid, clause=clauses.BLD_6)


@kernel
def lowest_bid(edition: Edition, game: Seen) -> Money:
    """Return the lowest legal bid of the current auction (AUC-2, AUC-3, BLD-6)."""
    task = game.agenda[game.depth - 1]
    if task.other != NOBODY:
        return task.amount + edition.raise_least
    return task.low


@kernel
def why_not_bid(edition: Edition, game: Seen, seat: Seat, amount: Money) -> Clause:
    """Return the clause that forbids a bid, or NONE."""
    clause = why_not_leave(game, seat)
    return clause if clause != clauses.NONE else why_not_sum(edition, game, seat, amount)


@kernel
def why_not_bid_up_to(edition: Edition, game: Seen, seat: Seat, amount: Money) -> Clause:
    """Return the clause that forbids a seat to bid a sum, whichever seat has to answer, or NONE."""
    task = game.agenda[game.depth - 1]
    if not tasks.is_auction(task.kind):
        return clauses.AUC_1
    if not holds(task.more, seat):
        return auction_clause(task.kind, clauses.AUC_1)
    return why_not_sum(edition, game, seat, amount)


@kernel
def why_not_sum(edition: Edition, game: Seen, seat: Seat, amount: Money) -> Clause:
    """Return the clause by which a sum is too low for the current auction, or more than a seat can spend, or NONE."""
    task = game.agenda[game.depth - 1]
    if amount < lowest_bid(edition, game):
        if task.other != NOBODY:
            return clauses.AUC_3
        return auction_clause(task.kind, clauses.AUC_2)
    return why_not_spend(game, seat, amount, clauses.AUC_5)


@kernel
def why_not_leave(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to leave the auction, or NONE."""
    task = game.agenda[game.depth - 1]
    if not tasks.is_auction(task.kind):
        return clauses.AUC_1
    return clauses.NONE if holds(task.seats, seat) else auction_clause(task.kind, clauses.AUC_1)


@kernel
def bid(game: Game, seat: Seat, amount: Money) -> None:
    """Make the highest bid; all other bidders have to answer."""
    task = game.agenda[game.depth - 1]
    clause = auction_clause(task.kind, clauses.AUC_2 if task.other == NOBODY else clauses.AUC_3)
    task.other = seat
    task.amount = amount
    task.seats = without_seat(task.more, seat)
    emit(game, events.BID, seat=seat, subject=task.about, amount=amount, clause=clause)


@kernel
def auction_clause(kind: TaskKind, clause: Clause) -> Clause:
    """Return the given clause for the auction of a deed, and BLD-6 for that of a building."""
    return clause if kind == tasks.AUCTION else clauses.BLD_6


@kernel
def leave(game: Game, seat: Seat) -> None:
    """Leave the auction permanently."""
    task = game.agenda[game.depth - 1]
    task.seats = without_seat(task.seats, seat)
    task.more = without_seat(task.more, seat)
    emit(game, events.PASSED, seat=seat, subject=task.about, clause=auction_clause(task.kind, clauses.AUC_1))


@kernel
def drop_bidder(game: Game, place: Place, seat: Seat) -> None:
    """Remove a bidder; if it led, its bid is cancelled and the remaining bidders have to answer again."""
    task = game.agenda[place]
    task.more = without_seat(task.more, seat)
    task.seats = without_seat(task.seats, seat)
    if task.other == seat:
        task.other = NOBODY
        task.amount = 0
        task.seats = task.more


@kernel
def dismiss_who_cannot_bid(edition: Edition, game: Game) -> None:
    """Remove the bidders that could not raise the lowest bid by selling and mortgaging everything (AUC-5)."""
    lowest = lowest_bid(edition, game)
    task = game.agenda[game.depth - 1]
    for seat in range(game.seats):
        if holds(task.seats, seat) and (in_debt(game, seat) or not could_reach(edition, game, seat, lowest)):
            dismiss(game, seat)


@kernel
def dismiss(game: Game, seat: Seat) -> None:
    """Remove a bidder that cannot bid.

    The event is emitted only after a first bid, so that an auction in which no seat can bid ends in one step.
    """
    if game.agenda[game.depth - 1].other == NOBODY:
        drop_bidder(game, game.depth - 1, seat)
    else:
        leave(game, seat)


@kernel
def could_reach(edition: Edition, game: Seen, seat: Seat, bid: Money) -> bool:
    """Return whether a seat has a sum, or would have it after selling and mortgaging everything."""
    return free_cash(game, seat) >= bid or could_raise(edition, game, seat) >= bid


@rarely_called
def close_deed_auction(edition: Edition, game: Game) -> bool:
    """Remove the bidders that cannot bid, and end the auction when no answer is due; return whether it ended."""
    dismiss_who_cannot_bid(edition, game)
    return close_auction(edition, game)


@kernel
def close_auction(edition: Edition, game: Game) -> bool:
    """End an auction when no bidder raises: the leader pays and gets it (AUC-1, AUC-4); return whether it ended."""
    task = game.agenda[game.depth - 1]
    if task.seats != 0:
        return False
    kind = task.kind
    winner = task.other
    about = task.about
    amount = task.amount
    pop(game)
    subject = about if kind == tasks.AUCTION else -1
    clause = clauses.AUC_1 if kind == tasks.AUCTION else clauses.BLD_6
    if winner == NOBODY:
        emit(game, events.UNSOLD, subject=subject, clause=clauses.AUC_4)
        return True
    emit(game, events.WON, seat=winner, subject=subject, amount=amount, clause=clause)
    transfer(game, winner, BANK, amount, clause=clause, subject=subject)
    if kind == tasks.AUCTION:
        pass_deed(edition, game, BANK, winner, about, clause=clause)
    else:
        push(game, tasks.TO_PLACE, seats=1 << winner, seat=winner, about=about, amount=amount, clause=clause)
    return True
