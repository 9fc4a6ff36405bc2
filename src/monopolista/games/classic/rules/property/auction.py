"""Auctions, of deeds and of scarce buildings: anybody who is in may bid, in any order (AUC, BLD-6)."""

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
    """Return the set of the seats still playing."""
    mask = 0
    for seat in range(game.seats):
        mask |= game.players[seat].playing << seat
    return mask


@kernel
def open_deed_auction(edition: Edition, game: Game, square: Square, clause: Clause) -> None:
    """Put a deed under the hammer: everybody is in (AUC-1)."""
    everybody = living(game)
    push(game, tasks.AUCTION, seats=everybody, about=square, clause=clause, more=everybody)
    game.agenda[game.depth - 1].low = edition.first_bid
    emit(game, events.AUCTION_OPENED, subject=square, amount=edition.first_bid, clause=clause)


@kernel
def open_building_auction(game: Game, seats: SeatSet, building: Building, first_bid: Money) -> None:
    """Put a scarce building under the hammer among those who want it (BLD-6)."""
    push(game, tasks.BUILDING_AUCTION, seats=seats, about=building, clause=clauses.BLD_6, more=seats)
    game.agenda[game.depth - 1].low = first_bid
    emit(game, events.AUCTION_OPENED, other=building, amount=first_bid, clause=clauses.BLD_6)


@kernel
def lowest_bid(edition: Edition, game: Seen) -> Money:
    """Return the lowest bid that the open auction admits (AUC-2, AUC-3, BLD-6)."""
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
    """Return the clause by which a seat could not bid a sum if it were its turn to raise, or NONE."""
    task = game.agenda[game.depth - 1]
    if not tasks.is_auction(task.kind):
        return clauses.AUC_1
    if not holds(task.more, seat):
        return auction_clause(task.kind, clauses.AUC_1)
    return why_not_sum(edition, game, seat, amount)


@kernel
def why_not_sum(edition: Edition, game: Seen, seat: Seat, amount: Money) -> Clause:
    """Return the clause by which a sum is too low for the open auction, or more than a seat can spend; or NONE."""
    task = game.agenda[game.depth - 1]
    if amount < lowest_bid(edition, game):
        if task.other != NOBODY:
            return clauses.AUC_3
        return auction_clause(task.kind, clauses.AUC_2)
    return why_not_spend(game, seat, amount, clauses.AUC_5)


@kernel
def why_not_leave(game: Seen, seat: Seat) -> Clause:
    """Return the clause by which an auction does not wait for a seat's answer, or NONE."""
    task = game.agenda[game.depth - 1]
    if not tasks.is_auction(task.kind):
        return clauses.AUC_1
    return clauses.NONE if holds(task.seats, seat) else auction_clause(task.kind, clauses.AUC_1)


@kernel
def bid(game: Game, seat: Seat, amount: Money) -> None:
    """Take the lead; everybody else who is in has to answer."""
    task = game.agenda[game.depth - 1]
    clause = auction_clause(task.kind, clauses.AUC_2 if task.other == NOBODY else clauses.AUC_3)
    task.other = seat
    task.amount = amount
    task.seats = without_seat(task.more, seat)
    emit(game, events.BID, seat=seat, subject=task.about, amount=amount, clause=clause)


@kernel
def auction_clause(kind: TaskKind, clause: Clause) -> Clause:
    """Return the clause of a deed's auction, or the one that rules all of a building's (BLD-6)."""
    return clause if kind == tasks.AUCTION else clauses.BLD_6


@kernel
def leave(game: Game, seat: Seat) -> None:
    """Leave the auction for good."""
    task = game.agenda[game.depth - 1]
    task.seats = without_seat(task.seats, seat)
    task.more = without_seat(task.more, seat)
    emit(game, events.PASSED, seat=seat, subject=task.about, clause=auction_clause(task.kind, clauses.AUC_1))


@kernel
def drop_bidder(game: Game, place: Place, seat: Seat) -> None:
    """Take a bidder out; where it led, its bid falls and those still in are asked again."""
    task = game.agenda[place]
    task.more = without_seat(task.more, seat)
    task.seats = without_seat(task.seats, seat)
    if task.other == seat:
        task.other = NOBODY
        task.amount = 0
        task.seats = task.more


@kernel
def dismiss_who_cannot_bid(edition: Edition, game: Game) -> None:
    """Take those out who could not reach the lowest bid whatever they sold or mortgaged (AUC-5)."""
    lowest = lowest_bid(edition, game)
    task = game.agenda[game.depth - 1]
    for seat in range(game.seats):
        if holds(task.seats, seat) and (in_debt(game, seat) or not could_reach(edition, game, seat, lowest)):
            dismiss(game, seat)


@kernel
def dismiss(game: Game, seat: Seat) -> None:
    """Take out who cannot bid.

    Only a bidder who could have bid before emits an event: an estate that nobody can bid for passes in one step.
    """
    if game.agenda[game.depth - 1].other == NOBODY:
        drop_bidder(game, game.depth - 1, seat)
    else:
        leave(game, seat)


@kernel
def could_reach(edition: Edition, game: Seen, seat: Seat, bid: Money) -> bool:
    """Say whether a seat has a sum, or would have it after selling and mortgaging everything."""
    return free_cash(game, seat) >= bid or could_raise(edition, game, seat) >= bid


@rarely_called
def close_deed_auction(edition: Edition, game: Game) -> bool:
    """Dismiss who can bid no more, and end the auction once nobody has to answer; say whether it ended."""
    dismiss_who_cannot_bid(edition, game)
    return close_auction(edition, game)


@kernel
def close_auction(edition: Edition, game: Game) -> bool:
    """End an auction in which nobody raises: the leader pays and takes it (AUC-1, AUC-4); say whether it ended."""
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
