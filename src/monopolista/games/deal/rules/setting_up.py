"""Setting up: shuffling, dealing, and drawing for the first turn (DEAL-1)."""

from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import NOBODY
from monopolista.engine.task_stack import push
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.draw import let_draw
from monopolista.games.deal.rules.records import ABSENT, CARDS, HIDDEN, SEATS, Game, Pack


@kernel
def open_game(pack: Pack, game: Game, seats: int) -> None:
    """Set up a new game: all cards in the pile, then the deal, then the draw for the first turn (DEAL-1)."""
    assert 2 <= seats <= SEATS
    game.seats = seats
    game.turn = NOBODY
    for card in range(CARDS):
        game.holder[card] = NOBODY
        game.unseen[card] = card if card < pack.cards else 0
        game.zone[card] = HIDDEN if card < pack.cards else ABSENT
    game.unseen_count = pack.cards
    game.pile = pack.cards
    game.event_count = 0
    push(game, tasks.START, clause=clauses.DEAL_1)
    emit(game, events.STARTED, amount=seats, clause=clauses.DEAL_1)
    for step in range(seats):
        seat = seats - 1 - step
        game.players[seat].playing = 1
        let_draw(game, seat, pack.dealt, clauses.DEAL_1)
