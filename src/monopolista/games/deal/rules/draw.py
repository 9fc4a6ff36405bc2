"""The draw pile: chance draws one card at a time, and the discards become a new pile (DEAL-2, DEAL-9, DEAL-12)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import pop, push
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.records import CARDS, DISCARDED, HIDDEN, Card, Game
from monopolista.games.deal.rules.zones import put_in_hand


@kernel
def let_draw(game: Game, seat: Seat, count: int, clause: Clause) -> None:
    """Make a seat draw some cards."""
    push(game, tasks.DRAWING, seat=seat, amount=count, clause=clause)


@kernel
def place_in_pile(game: Game, card: Card) -> Place:
    """Return the place of a card among the unseen ones if it may be drawn now, otherwise -1.

    When no unseen card is left, only the next card below them may be drawn, and its place is 0.
    """
    for place in range(game.unseen_count):
        if game.unseen[place] == card:
            return place
    if game.unseen_count == 0 and game.under_count > 0 and game.under[0] == card:
        return 0
    return -1


@kernel
def draw(game: Game, place: Place) -> None:
    """Draw the card at a place of the pile for the seat of the open task."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    clause = task.clause
    task.amount -= 1
    if task.amount == 0:
        pop(game)
    card = take_from_unseen(game, place) if game.unseen_count > 0 else take_from_under(game)
    game.pile -= 1
    put_in_hand(game, seat, card, game.hands[seat].count)
    emit(game, events.DREW, seat=seat, subject=card, amount=game.pile, clause=clause, known=1 << seat)


@kernel
def take_from_unseen(game: Game, place: Place) -> Card:
    """Remove one of the unseen cards; the last one moves to its place."""
    card = game.unseen[place]
    game.unseen_count -= 1
    game.unseen[place] = game.unseen[game.unseen_count]
    game.unseen[game.unseen_count] = 0
    return card


@kernel
def take_from_under(game: Game) -> Card:
    """Remove the first of the cards that were put under the pile."""
    card = game.under[0]
    game.under_count -= 1
    for place in range(game.under_count):
        game.under[place] = game.under[place + 1]
    game.under[game.under_count] = 0
    return card


@kernel
def refill(game: Game) -> bool:
    """Make the discards the new pile if it is empty; without discards, drawing ends (DEAL-9).

    Return whether the pile was empty.
    """
    if game.pile > 0:
        return False
    for card in range(CARDS):
        if game.zone[card] == DISCARDED:
            game.zone[card] = HIDDEN
            game.unseen[game.unseen_count] = card
            game.unseen_count += 1
    game.pile = game.unseen_count
    if game.pile > 0:
        emit(game, events.RESHUFFLED, amount=game.pile, clause=clauses.DEAL_9)
    else:
        emit(game, events.NO_CARDS, seat=game.agenda[game.depth - 1].seat, clause=clauses.DEAL_9)
        pop(game)
    return True
