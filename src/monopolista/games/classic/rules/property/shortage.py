"""Scarce buildings: the other players are asked, the building is auctioned, and the winner places it (BLD-6)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel, rarely_called
from monopolista.engine.seats import BANK, Seat, holds, size, without_seat
from monopolista.engine.task_stack import pop, push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import transfer, why_not_spend
from monopolista.games.classic.rules.property.auction import (
    close_auction,
    dismiss,
    drop_bidder,
    lowest_bid,
    open_building_auction,
)
from monopolista.games.classic.rules.property.building import (
    buy_building,
    could_place,
    first_bid_for,
    in_stock,
    next_building,
    place_for,
    put_up,
    why_not_build,
    why_not_place,
    within_reach,
)
from monopolista.games.classic.rules.records import Edition, Game, Seen, Square


@kernel
def why_not_waive(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to waive a scarce building, or NONE; one that was won must be placed."""
    task = game.agenda[game.depth - 1]
    asked = task.kind == tasks.SHORTAGE and holds(task.seats, seat)
    return clauses.NONE if asked or (is_at_its_price(game) and task.seat == seat) else clauses.BLD_6


@kernel
def is_at_its_price(game: Seen) -> bool:
    """Return whether a building is placed and then paid at its price, because the bank had enough for all (BLD-6)."""
    task = game.agenda[game.depth - 1]
    return task.kind == tasks.TO_PLACE and task.amount == 0


@kernel
def why_not_want(edition: Edition, game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to want a scarce building too, or NONE: it needs a place and money."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.SHORTAGE or not holds(task.seats, seat):
        return clauses.BLD_6
    if not could_place(edition, game, seat, task.more) or within_reach(edition, game, seat, task.more) < task.low:
        return clauses.BLD_6
    return clauses.NONE


@kernel
def answer_shortage(game: Game, seat: Seat, wants: bool) -> None:
    """Answer whether a seat wants the scarce building too, or waive a building that is available at its price."""
    task = game.agenda[game.depth - 1]
    if task.kind == tasks.TO_PLACE:
        emit(game, events.WAIVED, seat=seat, other=task.about, clause=clauses.BLD_6)
        pop(game)
        return
    task.seats = without_seat(task.seats, seat)
    if wants:
        task.amount |= 1 << seat
    emit(game, events.WANTED if wants else events.WAIVED, seat=seat, other=task.more, clause=clauses.BLD_6)


@rarely_called
def close_shortage(edition: Edition, game: Game) -> bool:
    """Auction the building after all answers, or sell one to each seat if there are enough; return whether it did."""
    task = game.agenda[game.depth - 1]
    if task.seats != 0:
        return False
    seat = task.seat
    square = task.about
    building = task.more
    wanting = task.amount
    bidders = wanting | (1 << seat)
    pop(game)
    if in_stock(game, building) < size(bidders):
        open_building_auction(game, bidders, building, first_bid_for(edition, game, bidders, building))
        return True
    if why_not_build(edition, game, seat, square) == clauses.NONE:
        buy_building(edition, game, seat, square)
    for step in range(game.seats - 1, 0, -1):
        other = (seat + step) % game.seats
        if holds(wanting, other):
            push(game, tasks.TO_PLACE, seats=1 << other, seat=other, about=building, clause=clauses.BLD_6)
    return True


@rarely_called
def close_building_auction(edition: Edition, game: Game) -> bool:
    """Remove bidders without a place or money, and end the auction when no answer is due; return whether it ended."""
    dismiss_who_cannot_place(edition, game)
    dismiss_who_cannot_pay(edition, game)
    return close_auction(edition, game)


@kernel
def dismiss_who_cannot_place(edition: Edition, game: Game) -> None:
    """Remove the bidders for a building that no longer have a place for it (BLD-6)."""
    task = game.agenda[game.depth - 1]
    for seat in range(game.seats):
        if holds(task.more, seat) and place_for(edition, game, seat, task.about) < 0:
            drop_bidder(game, game.depth - 1, seat)
            emit(game, events.PASSED, seat=seat, clause=clauses.BLD_6)


@kernel
def dismiss_who_cannot_pay(edition: Edition, game: Game) -> None:
    """Remove the bidders that could not raise the lowest bid and keep a place (AUC-5, BLD-6)."""
    least = lowest_bid(edition, game)
    task = game.agenda[game.depth - 1]
    for seat in range(game.seats):
        if holds(task.seats, seat) and within_reach(edition, game, seat, task.about) < least:
            dismiss(game, seat)


@kernel
def why_not_place_won(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids a seat to place the building that it has won or wants at its price, or NONE."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.TO_PLACE or task.seat != seat:
        return clauses.BLD_6
    clause = why_not_place(edition, game, seat, square)
    if clause == clauses.NONE and next_building(edition, game, square) != task.about:
        return clauses.BLD_3
    if clause == clauses.NONE and is_at_its_price(game):
        return why_not_spend(game, seat, edition.house_price[square], clauses.BLD_1)
    return clause


@kernel
def place_won(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Place a building that was won in an auction, or buy and place it at its price."""
    at_its_price = is_at_its_price(game)
    pop(game)
    if at_its_price:
        buy_building(edition, game, seat, square)
    else:
        put_up(edition, game, seat, square, clauses.BLD_6)


@rarely_called
def take_back(edition: Edition, game: Game) -> bool:
    """Undo the sale of a building without any place left, which a debt can cause; return whether it did (BLD-6)."""
    task = game.agenda[game.depth - 1]
    if place_for(edition, game, task.seat, task.about) >= 0:
        return False
    seat = task.seat
    amount = task.amount
    pop(game)
    if amount > 0:
        emit(game, events.UNSOLD, clause=clauses.BLD_6)
        transfer(game, BANK, seat, amount, clause=clauses.BLD_6)
    return True
