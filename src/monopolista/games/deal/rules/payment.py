"""Paying: with bank cards and properties, as the payer chooses, and without change (DEAL-5)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import remove
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.action_cards.building import break_off, built_sets
from monopolista.games.deal.rules.records import CARDS, LAID, SETS, SETS_EACH, Card, Game, Money, Pack, Seen
from monopolista.games.deal.rules.sets import place_for
from monopolista.games.deal.rules.zones import put_in_bank, put_in_set, take_up


@kernel
def can_pay_with(pack: Pack, seen: Seen, seat: Seat, card: Card) -> bool:
    """Return whether a seat can pay with a card: it is in front of the seat and has a value (DEAL-7)."""
    return seen.holder[card] == seat and pack.value[card] > 0


@kernel
def payment_place(seen: Seen, seat: Seat) -> Place:
    """Return the place on the agenda of a seat's payment, -1 when it owes nothing."""
    for step in range(seen.depth):
        place = seen.depth - 1 - step
        if seen.agenda[place].kind == tasks.TO_PAY and seen.agenda[place].seat == seat:
            return place
    return -1


@kernel
def picked_sum(seen: Seen, seat: Seat) -> Money:
    """Return the value of the cards that a seat has picked to pay with."""
    place = payment_place(seen, seat)
    return 0 if place < 0 else seen.agenda[place].more


@kernel
def owe(pack: Pack, game: Game, place: Place) -> None:
    """Turn an allowed action into a payment; a payer without a choice pays at once."""
    task = game.agenda[place]
    task.kind = tasks.TO_PAY
    task.seats = 1 << task.seat
    task.more = 0
    if game.players[task.seat].worth == 0:
        emit(
            game,
            events.PAID_NOTHING,
            seat=task.seat,
            other=task.other,
            subject=task.about,
            amount=task.amount,
            clause=clauses.DEAL_5,
        )
        remove(game, place)
    elif not has_choice(pack, game, task.seat, task.amount):
        for card in range(CARDS):
            if can_pay_with(pack, game, task.seat, card):
                game.picked[card] = 1
        pay(pack, game, place)


@kernel
def has_choice(pack: Pack, seen: Seen, seat: Seat, amount: Money) -> bool:
    """Return whether a seat can pay a sum and keep a card with a value; otherwise it pays with all of them (DEAL-5)."""
    worth = seen.players[seat].worth
    for card in range(CARDS):
        if can_pay_with(pack, seen, seat, card) and worth - pack.value[card] >= amount:
            return True
    return False


@kernel
def why_not_pick(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids picking a card to pay with, or NONE."""
    place = payment_place(seen, seat)
    if place < 0 or not 0 <= card < CARDS or not can_pay_with(pack, seen, seat, card):
        return clauses.DEAL_5
    if seen.picked[card] == 1 or seen.agenda[place].more >= seen.agenda[place].amount:
        return clauses.DEAL_5
    return clauses.NONE


@kernel
def why_not_unpick(seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids putting a picked card back, or NONE."""
    if not 0 <= card < CARDS or seen.holder[card] != seat or seen.picked[card] == 0:
        return clauses.DEAL_5
    return clauses.NONE


@kernel
def why_not_pay(seen: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids paying with the picked cards, or NONE."""
    place = payment_place(seen, seat)
    if place < 0 or seen.agenda[place].more < seen.agenda[place].amount:
        return clauses.DEAL_5
    return clauses.NONE


@kernel
def pick(pack: Pack, game: Game, seat: Seat, card: Card, picked: int) -> None:
    """Pick a card to pay with, or put it back."""
    game.picked[card] = picked
    value = pack.value[card]
    game.agenda[payment_place(game, seat)].more += value if picked == 1 else -value
    emit(game, events.PICKED, seat=seat, other=game.turn, subject=card, amount=picked, clause=clauses.DEAL_5)


@kernel
def pay(pack: Pack, game: Game, place: Place) -> None:
    """Pay with the picked cards; then remove the buildings of incomplete sets."""
    task = game.agenda[place]
    seat = task.seat
    built = built_sets(pack, game, seat)
    for card in range(CARDS):
        if game.picked[card] == 1 and game.holder[card] == seat:
            pay_card(pack, game, seat, task.other, card, clause=task.clause)
    remove(game, place)
    for series in range(SETS):
        break_off(pack, game, seat, series, (built >> series) & 1 == 1)


@kernel
def pay_card(pack: Pack, game: Game, seat: Seat, receiver: Seat, card: Card, clause: Clause) -> None:
    """Pay with one card: a property joins the receiver's sets, any other card goes to the receiver's bank."""
    laid = game.zone[card] == LAID
    colour = game.at[card] // SETS_EACH
    take_up(pack, game, card)
    emit(game, events.PAID, seat=seat, other=receiver, subject=card, amount=pack.value[card], clause=clause)
    if laid:
        put_in_set(pack, game, receiver, card, place_for(pack, game, receiver, colour))
    else:
        put_in_bank(pack, game, receiver, card)


@kernel
def forget_picks(game: Game) -> None:
    """Put all picked cards back."""
    for card in range(CARDS):
        game.picked[card] = 0
