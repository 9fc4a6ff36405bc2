"""Discarding: a player keeps at most seven cards at the end of a turn (DEAL-2)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.records import CARDS, UNDER_PILE, Card, Game, Pack
from monopolista.games.deal.rules.zones import place_in_hand, put_on_discards, put_under_pile, take_from_hand


@kernel
def why_not_discard(game: Game, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids discarding a card, or NONE."""
    if top_kind(game) != tasks.TO_DISCARD or game.turn != seat:
        return clauses.DEAL_2
    if not 0 <= card < CARDS or place_in_hand(game, seat, card) < 0:
        return clauses.DEAL_2
    return clauses.NONE


@kernel
def discard(pack: Pack, game: Game, seat: Seat, card: Card) -> None:
    """Discard a card; the turn ends when no excess card is left."""
    take_from_hand(game, seat, card)
    if pack.excess == UNDER_PILE:
        put_under_pile(game, card)
        emit(game, events.DISCARDED, seat=seat, subject=card, amount=1, clause=clauses.DEAL_2, known=1 << seat)
    else:
        put_on_discards(game, card)
        emit(game, events.DISCARDED, seat=seat, subject=card, clause=clauses.DEAL_2)
    if game.players[seat].hand <= pack.most_hand:
        game.agenda[0].kind = tasks.HAND_ON
