"""Mortgages: mortgaging deeds, unmortgaging them, and transfers of mortgaged deeds (MORT)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import BANK, Seat, lowest
from monopolista.engine.task_stack import push, remove
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import in_debt, transfer, why_not_spend
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.property.building import bound_by_bid
from monopolista.games.classic.rules.property.deeds import colour_built, has_deed, put_mortgage
from monopolista.games.classic.rules.records import DeedSet, Edition, Game, Money, Seen, Square


@kernel
def interest(edition: Edition, square: Square) -> Money:
    """Return the interest on a mortgage, rounded up (MORT-2)."""
    return (edition.mortgage[square] * edition.interest + 99) // 100


@kernel
def redemption(edition: Edition, square: Square) -> Money:
    """Return the price of unmortgaging a deed (MORT-2)."""
    return edition.mortgage[square] + interest(edition, square)


@kernel
def interest_on(edition: Edition, game: Seen, deeds: DeedSet) -> Money:
    """Return the lowest interest that a new owner of these deeds pays (MORT-3)."""
    total = 0
    pledged = deeds & game.pledged
    while pledged != 0:
        total += interest(edition, edition.square[lowest(pledged)])
        pledged &= pledged - 1
    return total


@kernel
def mortgaged_of(game: Seen, deeds: DeedSet) -> DeedSet:
    """Return the mortgaged deeds among these."""
    return deeds & game.pledged


@kernel
def why_not_mortgage(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids mortgaging a deed, or NONE."""
    if bound_by_bid(game, seat):
        return clauses.BLD_6
    if not has_deed(edition, square) or game.owner[square] != seat:
        return clauses.MORT_4
    if game.mortgaged[square] == 1 or bears_too_much(edition, game, square):
        return clauses.MORT_1
    return clauses.NONE


@kernel
def bears_too_much(edition: Edition, game: Seen, square: Square) -> bool:
    """Return whether buildings prevent a mortgage: those of its colour, or only those of its own street (MORT-1)."""
    if edition.mortgage_own == 1:
        return game.level[square] > 0
    return colour_built(edition, game, edition.colour[square])


@kernel
def mortgage(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Mortgage a deed (MORT-1)."""
    put_mortgage(edition, game, square, 1)
    game.changes += 1
    emit(game, events.MORTGAGED, seat=seat, subject=square, amount=edition.mortgage[square], clause=clauses.MORT_1)
    transfer(game, BANK, seat, edition.mortgage[square], clause=clauses.MORT_1, subject=square)


@kernel
def why_not_redeem(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids unmortgaging a deed, or NONE."""
    if not has_deed(edition, square) or game.owner[square] != seat:
        return clauses.MORT_4
    if game.mortgaged[square] == 0:
        return clauses.MORT_2
    return why_not_spend(game, seat, redemption(edition, square), clauses.MORT_2)


@kernel
def redeem(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Unmortgage a deed; this also settles the transfer of a mortgaged deed (MORT-2, MORT-3)."""
    settled = transferred_place(edition, game, seat, square) >= 0
    put_mortgage(edition, game, square, 0)
    game.changes += 1
    clause = clauses.MORT_3 if settled else clauses.MORT_2
    emit(game, events.REDEEMED, seat=seat, subject=square, amount=redemption(edition, square), clause=clause)
    transfer(game, seat, BANK, redemption(edition, square), clause=clause, subject=square)
    if settled:
        settle_transfer(edition, game, seat, square)


@kernel
def transferred_place(edition: Edition, game: Seen, seat: Seat, square: Square) -> Place:
    """Return the place of the task for a transferred mortgaged deed, or -1."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.TRANSFERRED and task.seat == seat and (task.about >> edition.deed[square]) & 1:
            return place
    return -1


@kernel
def settle_transfer(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Remove a deed from the transferred mortgaged ones."""
    place = transferred_place(edition, game, seat, square)
    task = game.agenda[place]
    task.about &= ~(1 << edition.deed[square])
    if task.about == 0:
        remove(game, place)


@kernel
def receive_mortgaged(game: Game, seat: Seat, deeds: DeedSet) -> None:
    """Ask a new owner whether to unmortgage or keep the transferred mortgaged deeds (MORT-3)."""
    if deeds == 0:
        return
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.TRANSFERRED and task.seat == seat:
            task.about |= deeds
            return
    push(game, tasks.TRANSFERRED, seats=1 << seat, seat=seat, about=deeds, clause=clauses.MORT_3)


@kernel
def why_not_keep(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids keeping a deed mortgaged for 10 %, or NONE.

    Debts take precedence (DEBT-1), so that several payments of 10 % never accumulate on the agenda.
    """
    if not has_deed(edition, square) or transferred_place(edition, game, seat, square) < 0:
        return clauses.MORT_3
    return clauses.DEBT_1 if in_debt(game, seat) else clauses.NONE


@kernel
def keep(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Keep a deed mortgaged and pay the interest; it becomes a debt where the cash is insufficient (MORT-3)."""
    settle_transfer(edition, game, seat, square)
    emit(game, events.KEPT, seat=seat, subject=square, amount=interest(edition, square), clause=clauses.MORT_3)
    owe(game, seat, BANK, interest(edition, square), clause=clauses.MORT_3, subject=square)
