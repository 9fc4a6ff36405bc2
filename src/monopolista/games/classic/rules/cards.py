"""The two decks: a player draws the top card, follows it at once and puts it at the bottom (CARD)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount
from monopolista.engine.seats import BANK, Seat, holds, seat_after, size
from monopolista.engine.task_stack import pop, push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import till, transfer
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.jail import go_to_jail, put_under
from monopolista.games.classic.rules.movement import land, next_of_kind, walk, walk_back
from monopolista.games.classic.rules.property.rent import UNRAISED
from monopolista.games.classic.rules.records import (
    ADVANCE,
    BACK,
    BACK_TO,
    CARDS,
    COMPANY,
    DEEDS,
    HOTEL_LEVEL,
    JAIL_CARDS,
    JAIL_FREE,
    NEAREST_COMPANY,
    NEAREST_STATION,
    PAY,
    PAY_EACH,
    PAY_OR_DRAW,
    RECEIVE,
    RECEIVE_EACH,
    REPAIRS,
    SQUARES,
    STATION,
    TO_JAIL,
    CardEffect,
    CardNumber,
    Edition,
    Game,
    Money,
    Seen,
)


@kernel
def may_be_drawn(game: Seen, deck_number: int, card: CardNumber) -> bool:
    """Return whether a card can be the top one: cards not yet seen lie above those with a known position."""
    if card // CARDS != deck_number or not 0 <= card < 2 * CARDS:
        return False
    deck = game.decks[deck_number]
    if deck.unseen != 0:
        return (deck.unseen >> (card % CARDS)) & 1 == 1
    return deck.length > 0 and deck.queue[0] == card


@kernel
def draw(edition: Edition, game: Game, card: CardNumber) -> None:
    """Draw the top card and follow it."""
    seat = game.agenda[game.depth - 1].seat
    pop(game)
    take_off(game, card)
    emit(game, events.DREW, seat=seat, subject=card, clause=clauses.CARD_1)
    if edition.cards[card].effect == JAIL_FREE:
        keep_card(edition, game, seat, card)
    else:
        put_under(game, card)
        obey(edition, game, seat, card)


@kernel
def take_off(game: Game, card: CardNumber) -> None:
    """Remove a card from the top of its deck."""
    deck = game.decks[card // CARDS]
    if deck.unseen != 0:
        deck.unseen &= ~(1 << (card % CARDS))
        return
    deck.length -= 1
    for place in range(deck.length):
        deck.queue[place] = deck.queue[place + 1]
    deck.queue[deck.length] = 0


@kernel
def keep_card(edition: Edition, game: Game, seat: Seat, card: CardNumber) -> None:
    """Keep a jail card until it is used or traded (CARD-2)."""
    for kept in range(JAIL_CARDS):
        if edition.jail_cards[kept] == card:
            game.holder[kept] = seat
    emit(game, events.CARD_KEPT, seat=seat, subject=card, clause=clauses.CARD_2)


@kernel
def obey(edition: Edition, game: Game, seat: Seat, card: CardNumber) -> None:
    """Follow a card; its payments are recorded under CARD-1 with the card's number."""
    effect = edition.cards[card].effect
    amount = edition.cards[card].amount
    if effect == RECEIVE:
        transfer(game, BANK, seat, amount, clause=clauses.CARD_1, subject=card)
    elif effect == PAY:
        owe(game, seat, till(edition), amount, clause=clauses.CARD_1, subject=card)
    elif effect == PAY_OR_DRAW:
        push(
            game,
            tasks.TO_CHOOSE,
            seats=1 << seat,
            seat=seat,
            about=card,
            amount=amount,
            clause=clauses.CARD_1,
            more=edition.cards[card].second,
        )
    elif effect == RECEIVE_EACH:
        receive_from_each(game, seat, amount, card)
    elif effect == PAY_EACH:
        pay_each(game, seat, amount, card)
    elif effect == REPAIRS:
        owe(game, seat, till(edition), repairs(edition, game, seat, card), clause=clauses.CARD_1, subject=card)
    elif effect == TO_JAIL:
        go_to_jail(edition, game, seat, clauses.CARD_3)
    else:
        obey_move(edition, game, seat, effect, amount)


@kernel
def obey_move(edition: Edition, game: Game, seat: Seat, effect: CardEffect, amount: Amount) -> None:
    """Move as a card says, then apply the new square (CARD-3)."""
    game.arrival = 0
    square = game.players[seat].square
    if effect == ADVANCE:
        walk(edition, game, seat, (amount - square) % SQUARES, clauses.CARD_3)
        land(edition, game, seat, UNRAISED)
    elif effect == BACK:
        walk_back(game, seat, amount, clauses.CARD_3)
        land(edition, game, seat, UNRAISED)
    elif effect == BACK_TO:
        walk_back(game, seat, (square - amount) % SQUARES, clauses.CARD_3)
        land(edition, game, seat, UNRAISED)
    elif effect == NEAREST_STATION:
        walk(edition, game, seat, next_of_kind(edition, square, STATION), clauses.CARD_3)
        land(edition, game, seat, amount)
    else:
        assert effect == NEAREST_COMPANY
        walk(edition, game, seat, next_of_kind(edition, square, COMPANY), clauses.CARD_3)
        land(edition, game, seat, amount)


@kernel
def why_not_choose(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to choose between the options of a card, or NONE."""
    task = game.agenda[game.depth - 1]
    return clauses.NONE if task.kind == tasks.TO_CHOOSE and task.seat == seat else clauses.CARD_1


@kernel
def choose(edition: Edition, game: Game, seat: Seat, pays: bool) -> None:
    """Pay as a card says, or draw from the deck that it names instead."""
    task = game.agenda[game.depth - 1]
    card = task.about
    amount = task.amount
    deck = task.more
    pop(game)
    if pays:
        owe(game, seat, till(edition), amount, clause=clauses.CARD_1, subject=card)
    else:
        emit(game, events.CHOSE_CARD, seat=seat, subject=card, amount=deck, clause=clauses.CARD_1)
        push(game, tasks.DRAWING, seat=seat, about=deck, clause=clauses.CARD_1)


@kernel
def receive_from_each(game: Game, seat: Seat, amount: Money, card: CardNumber) -> None:
    """Make every other player owe the same sum to a seat; each pays separately."""
    for step in range(1, game.seats):
        other = seat_after(seat, game.seats - step, game.seats)
        if game.players[other].playing == 1:
            owe(game, other, seat, amount, clause=clauses.CARD_1, subject=card)


@kernel
def pay_each(game: Game, seat: Seat, amount: Money, card: CardNumber) -> None:
    """Make a seat owe the same sum to every other player; the next one clockwise is on top and is paid first."""
    for step in range(1, game.seats):
        other = seat_after(seat, game.seats - step, game.seats)
        if game.players[other].playing == 1:
            owe(game, seat, other, amount, clause=clauses.CARD_1, subject=card)


@kernel
def repairs(edition: Edition, game: Seen, seat: Seat, card: CardNumber) -> Money:
    """Return the price of repairs for all buildings of a seat."""
    total = 0
    for deed in range(DEEDS):
        if holds(game.players[seat].deeds, deed):
            square = edition.square[deed]
            if game.level[square] == HOTEL_LEVEL:
                total += edition.cards[card].second
            else:
                total += game.level[square] * edition.cards[card].amount
    return total


@kernel
def drawn_card(game: Seen, number: int) -> CardNumber:
    """Return the card that a uniformly distributed number of any size draws from the current deck."""
    deck_number = game.agenda[game.depth - 1].about
    deck = game.decks[deck_number]
    if deck.unseen == 0:
        return deck.queue[0]
    left = number % size(deck.unseen)
    for card in range(CARDS):
        if (deck.unseen >> card) & 1:
            if left == 0:
                return deck_number * CARDS + card
            left -= 1
    return -1
