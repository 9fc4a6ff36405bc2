"""Unowned property: a player buys it at the printed price, or it is auctioned at once (BUY-1)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat
from monopolista.engine.task_stack import pop, push, top_kind
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import transfer, why_not_spend
from monopolista.games.classic.rules.property.auction import open_deed_auction
from monopolista.games.classic.rules.property.deeds import pass_deed
from monopolista.games.classic.rules.records import Edition, Game, Seen, Square


@kernel
def offer_deed(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Ask a seat whether it buys the unowned property on its square."""
    push(
        game, tasks.TO_BUY, seats=1 << seat, seat=seat, about=square, amount=edition.price[square], clause=clauses.BUY_1
    )


@kernel
def why_not_decide(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to buy or decline, or NONE."""
    if top_kind(game) != tasks.TO_BUY or game.agenda[game.depth - 1].seat != seat:
        return clauses.BUY_1
    return clauses.NONE


@kernel
def why_not_buy(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids buying, or NONE."""
    clause = why_not_decide(game, seat)
    if clause != clauses.NONE:
        return clause
    return why_not_spend(game, seat, game.agenda[game.depth - 1].amount, clauses.BUY_1)


@kernel
def buy(edition: Edition, game: Game, seat: Seat) -> None:
    """Buy the property at its printed price."""
    task = game.agenda[game.depth - 1]
    square = task.about
    price = task.amount
    pop(game)
    emit(game, events.BOUGHT, seat=seat, subject=square, amount=price, clause=clauses.BUY_1)
    transfer(game, seat, BANK, price, clause=clauses.BUY_1, subject=square)
    pass_deed(edition, game, BANK, seat, square, clause=clauses.BUY_1)


@kernel
def decline(edition: Edition, game: Game, seat: Seat) -> None:
    """Decline the property; in the auction that follows, the same seat may bid too."""
    square = game.agenda[game.depth - 1].about
    pop(game)
    emit(game, events.DECLINED, seat=seat, subject=square, clause=clauses.BUY_1)
    if edition.no_auctions == 0:
        open_deed_auction(edition, game, square, clauses.BUY_1)
