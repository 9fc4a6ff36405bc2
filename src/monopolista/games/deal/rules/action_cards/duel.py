"""Just Say No: every action against a player waits until both players stop saying no (DEAL-15)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat, holds, seat_after
from monopolista.engine.task_stack import push, remove
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.action_cards.stealing import swap, take, take_set
from monopolista.games.deal.rules.payment import owe
from monopolista.games.deal.rules.records import BREAKER, CARDS, FORCED, NO, SLY, Card, Game, Pack, Seen
from monopolista.games.deal.rules.zones import place_in_hand, put_on_discards, take_from_hand


@kernel
def challenge(game: Game, seat: Seat, target: Seat, card: Card, amount: Amount, clause: Clause) -> None:
    """Ask a seat whether it says no to an action against it, whatever cards it has."""
    push(game, tasks.DUEL, seats=1 << target, seat=target, other=seat, about=card, amount=amount, clause=clause)


@kernel
def challenge_all(game: Game, seat: Seat, card: Card, amount: Amount, clause: Clause) -> None:
    """Ask all other seats at once."""
    for step in range(1, game.seats):
        target = seat_after(seat, step, game.seats)
        if game.players[target].playing == 1:
            challenge(game, seat, target, card, amount=amount, clause=clause)


@kernel
def duel_place(seen: Seen, target: Seat) -> Place:
    """Return the place on the agenda of the duel about an action against a seat, -1 without one."""
    for place in range(1, seen.depth):
        if seen.agenda[place].kind == tasks.DUEL and seen.agenda[place].seat == target:
            return place
    return -1


@kernel
def why_not_allow(seen: Seen, seat: Seat, target: Seat) -> Clause:
    """Return the clause that forbids a seat to answer in the duel about an action against a seat, or NONE."""
    place = duel_place(seen, target)
    if place < 0 or not holds(seen.agenda[place].seats, seat):
        return clauses.DEAL_15
    return clauses.NONE


@kernel
def why_not_say_no(pack: Pack, game: Game, seat: Seat, card: Card, target: Seat) -> Clause:
    """Return the clause that forbids playing a Just Say No, or NONE."""
    clause = why_not_allow(game, seat, target)
    if clause != clauses.NONE:
        return clause
    if not 0 <= card < CARDS or pack.kind[card] != NO or place_in_hand(game, seat, card) < 0:
        return clauses.DEAL_15
    if pack.no_is_play == 1 and game.turn == seat and game.plays == 0:
        return clauses.DEAL_2
    return clauses.NONE


@kernel
def say_no(pack: Pack, game: Game, seat: Seat, card: Card, target: Seat) -> None:
    """Play a Just Say No; the other side of the duel is asked next."""
    take_from_hand(game, seat, card)
    put_on_discards(game, card)
    if pack.no_is_play == 1 and game.turn == seat:
        game.plays -= 1
    task = game.agenda[duel_place(game, target)]
    other = task.other if seat == task.seat else task.seat
    task.seats = 1 << other
    task.more += 1
    emit(game, events.SAID_NO, seat=seat, other=other, subject=card, amount=task.more, clause=clauses.DEAL_15)


@kernel
def allow(pack: Pack, game: Game, seat: Seat, target: Seat) -> None:
    """End a duel: the action takes effect after an even number of Just Say No cards, and not after an odd one."""
    place = duel_place(game, target)
    task = game.agenda[place]
    if task.more % 2 == 0:
        emit(game, events.ALLOWED, seat=seat, other=task.other, subject=task.about, clause=clauses.DEAL_15)
        go_through(pack, game, place)
    else:
        emit(game, events.CANCELLED, seat=task.other, other=task.seat, subject=task.about, clause=clauses.DEAL_15)
        remove(game, place)


@kernel
def go_through(pack: Pack, game: Game, place: Place) -> None:
    """Apply the effect of an action."""
    task = game.agenda[place]
    seat = task.other
    target = task.seat
    wanted = task.amount
    given = task.low - 1
    kind = pack.kind[task.about]
    if kind != SLY and kind != FORCED and kind != BREAKER:
        owe(pack, game, place)
        return
    remove(game, place)
    if kind == SLY:
        take(pack, game, seat, target, wanted)
    elif kind == FORCED:
        swap(pack, game, seat, target, wanted, given=given)
    else:
        take_set(pack, game, seat, target, wanted)
