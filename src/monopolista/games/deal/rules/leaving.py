"""Leaving: a seat leaves the game, its cards are discarded, and the other players continue (DEAL-1)."""

from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, size
from monopolista.engine.task_stack import pop, remove
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.ending import end_if_alone, living
from monopolista.games.deal.rules.payment import forget_picks
from monopolista.games.deal.rules.playing import forget_undo
from monopolista.games.deal.rules.records import CARDS, Game, Pack
from monopolista.games.deal.rules.zones import put_on_discards, take_up


@kernel
def leave(pack: Pack, game: Game, seat: Seat) -> None:
    """Leave the game; the turn passes on, and the last remaining player wins (DEAL-8)."""
    emit(game, events.LEFT, seat=seat, amount=give_up_cards(pack, game, seat), clause=clauses.DEAL_1)
    game.players[seat].playing = 0
    game.players[seat].place = size(living(game)) + 1
    if game.turn == seat:
        drop_turn(game)
    else:
        drop_tasks(game, seat)
    end_if_alone(pack, game)


@kernel
def give_up_cards(pack: Pack, game: Game, seat: Seat) -> int:
    """Discard all cards of a seat; return how many there were."""
    hand = game.hands[seat]
    count = hand.count
    for place in range(hand.count):
        put_on_discards(game, hand.cards[place])
        hand.cards[place] = 0
    hand.count = 0
    game.players[seat].hand = 0
    for card in range(CARDS):
        if game.holder[card] == seat:
            take_up(pack, game, card)
            put_on_discards(game, card)
            count += 1
    return count


@kernel
def drop_turn(game: Game) -> None:
    """Remove the tasks of the seat whose turn it is."""
    while game.depth > 1:
        pop(game)
    forget_picks(game)
    forget_undo(game)
    game.plays = 0
    game.doubles = 0
    game.agenda[0].kind = tasks.HAND_ON


@kernel
def drop_tasks(game: Game, seat: Seat) -> None:
    """Remove every action against a seat."""
    place = game.depth - 1
    while place > 0:
        task = game.agenda[place]
        if (tasks.is_against(task.kind) and task.seat == seat) or (task.kind == tasks.TO_GIVE and task.other == seat):
            remove(game, place)
        place -= 1
