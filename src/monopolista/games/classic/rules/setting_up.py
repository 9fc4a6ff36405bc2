"""Setting up: money, decks, buildings of the bank, dealt deeds of the short game, the first player (SET, SHORT-1)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb
from monopolista.engine.seats import BANK, NOBODY, holds, seat_after, size
from monopolista.engine.task_stack import pop, push
from monopolista.games.classic.rules import clauses, events, tasks, verbs
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.deeds import has_deed, pass_deed
from monopolista.games.classic.rules.records import (
    CARDS,
    DECKS,
    DEEDS,
    JAIL_CARDS,
    SQUARES,
    Edition,
    Game,
    Seen,
    Square,
)


@kernel
def open_game(edition: Edition, game: Game, seats: int) -> None:
    """Set up a new game: money, decks, buildings of the bank, and the rolls for the first turn (SET)."""
    game.seats = seats
    game.houses = edition.houses
    game.hotels = edition.hotels
    game.turn = NOBODY
    game.unsold = (1 << DEEDS) - 1
    for square in range(SQUARES):
        game.owner[square] = BANK
    for card in range(JAIL_CARDS):
        game.holder[card] = BANK
    for deck in range(DECKS):
        game.decks[deck].unseen = (1 << CARDS) - 1
    for seat in range(seats):
        game.players[seat].playing = 1
        game.players[seat].asking = 1
    everybody = living(game)
    push(game, tasks.START, seats=everybody, about=everybody, clause=clauses.SET_4)
    game.event_count = 0
    emit(game, events.STARTED, amount=seats, clause=clauses.SET_1)
    for seat in range(seats):
        game.players[seat].cash = edition.cash
        emit(game, events.PAID, other=seat, amount=edition.cash, clause=clauses.SET_2)
    if edition.dealt > 0:
        push(game, tasks.DEALING, seat=0, amount=edition.dealt * seats, clause=clauses.SHORT_1)


@kernel
def unowned_deeds(game: Seen) -> int:
    """Return how many deeds the bank has."""
    return size(game.unsold)


@kernel
def dealt_deed(edition: Edition, game: Seen, number: int) -> Square:
    """Return the square of the bank's deed with a number, in board order."""
    for deed in range(DEEDS):
        if holds(game.unsold, deed):
            if number == 0:
                return edition.square[deed]
            number -= 1
    return -1


@kernel
def why_not_dealt(edition: Edition, game: Seen, verb: Verb, square: Square) -> Clause:
    """Return the clause that forbids dealing a deed, or NONE."""
    if verb == verbs.DEALT and has_deed(edition, square) and game.owner[square] == BANK:
        return clauses.NONE
    return clauses.SHORT_1


@kernel
def deal_deed(edition: Edition, game: Game, square: Square) -> None:
    """Deal a deed to the next player, which pays its price at once (SHORT-1)."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    task.seat = seat_after(seat, 1, game.seats)
    task.amount -= 1
    if task.amount == 0:
        pop(game)
    pass_deed(edition, game, BANK, seat, square, clause=clauses.SHORT_1)
    owe(game, seat, BANK, edition.price[square], clause=clauses.SHORT_1, subject=square)
