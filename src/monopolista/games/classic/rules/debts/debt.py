"""Debts: a debt is paid at once, or waits on the agenda until the cash is there (DEBT)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Subject
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat, holds
from monopolista.engine.task_stack import push, remove
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import free_cash, transfer
from monopolista.games.classic.rules.records import Game, Money, Seen


@kernel
def owe(game: Game, debtor: Seat, creditor: Seat, amount: Money, clause: Clause, subject: Subject) -> None:
    """Add a debt; it is paid in the same step where the cash allows."""
    if amount > 0:
        push(
            game,
            tasks.DEBT,
            seats=1 << debtor,
            seat=debtor,
            other=creditor,
            about=subject,
            amount=amount,
            clause=clause,
        )


@kernel
def open_from(game: Seen) -> Place:
    """Return the lowest place of the group of tasks on top of the agenda that are open together."""
    place = game.depth - 1
    if place < 0 or not tasks.is_settlement(game.agenda[place].kind):
        return place
    while place > 0 and tasks.is_settlement(game.agenda[place - 1].kind):
        place -= 1
    return place


@kernel
def debt_place(game: Seen, seat: Seat) -> Place:
    """Return the place of a seat's uppermost open debt, -1 without debts."""
    for step in range(game.depth):
        place = game.depth - 1 - step
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == seat:
            return place
    return -1


@kernel
def debt_of(game: Seen, seat: Seat) -> Money:
    """Return the sum of a seat's open debts."""
    total = 0
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == seat:
            total += task.amount
    return total


@kernel
def debt_to(game: Seen, debtor: Seat, creditor: Seat) -> Money:
    """Return the sum that one seat owes another."""
    total = 0
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == debtor and task.other == creditor:
            total += task.amount
    return total


@kernel
def clear_debt(game: Game, debtor: Seat, creditor: Seat, amount: Money) -> None:
    """Subtract a sum from the debts of one seat to another, the uppermost first (DEBT-2)."""
    emit(game, events.CLEARED, seat=debtor, other=creditor, amount=amount, clause=clauses.DEBT_2)
    place = game.depth - 1
    while place >= 0 and amount > 0:
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == debtor and task.other == creditor:
            part = min(amount, task.amount)
            task.amount -= part
            amount -= part
            if task.amount == 0:
                remove(game, place)
        place -= 1


@kernel
def pay_what_can_be_paid(game: Game) -> bool:
    """Pay one debt whose debtor now has the cash; return whether there was one.

    Later questions do not delay a payment: a seat that raised the money while others bid owes nothing more. A debtor
    with several creditors pays them in their order on the agenda: clockwise from the debtor.
    """
    waiting = 0
    place = game.depth - 1
    while place > 0:  # the task at the bottom is the turn itself
        task = game.agenda[place]
        if task.kind == tasks.DEBT and not holds(waiting, task.seat):
            if free_cash(game, task.seat) >= task.amount:
                transfer(game, task.seat, task.other, task.amount, clause=task.clause, subject=task.about)
                remove(game, place)
                return True
            waiting |= 1 << task.seat
        place -= 1
    return False


@kernel
def announce_debts(game: Game) -> None:
    """Emit one event for each open debt that could not be paid."""
    if not tasks.is_settlement(game.agenda[game.depth - 1].kind):
        return
    for place in range(max(open_from(game), 0), game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.more == 0:
            task.more = 1
            emit(
                game,
                events.OWES,
                seat=task.seat,
                other=task.other,
                subject=task.about,
                amount=task.amount,
                clause=task.clause,
            )
