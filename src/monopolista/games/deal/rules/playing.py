"""Plays of a turn other than actions: cards into the bank or a set, rearranged or taken back (DEAL-3, DEAL-6)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.action_cards.building import break_off, is_built
from monopolista.games.deal.rules.records import CARDS, LAID, PLAYS, SETS_EACH, Card, Game, Pack, Seen, Series
from monopolista.games.deal.rules.sets import is_property, why_not_into
from monopolista.games.deal.rules.zones import (
    place_in_hand,
    put_in_bank,
    put_in_hand,
    put_in_set,
    take_from_hand,
    take_up,
)


@kernel
def is_to_play(game: Seen, seat: Seat) -> bool:
    """Return whether a seat has to play, rearrange or end its turn."""
    return game.turn == seat and top_kind(game) == tasks.TO_PLAY


@kernel
def why_not_use(game: Game, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids a seat to play any card, or this one, or NONE."""
    if not is_to_play(game, seat) or game.plays == 0:
        return clauses.DEAL_2
    if not 0 <= card < CARDS or place_in_hand(game, seat, card) < 0:
        return clauses.DEAL_3
    return clauses.NONE


@kernel
def why_not_bank(pack: Pack, game: Game, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids putting a card into the bank, or NONE."""
    clause = why_not_use(game, seat, card)
    if clause != clauses.NONE:
        return clause
    if game.doubles > 0:
        return clauses.DEAL_11
    return clauses.DEAL_3 if is_property(pack, card) else clauses.NONE


@kernel
def why_not_lay(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids playing a property into a set, or NONE."""
    clause = why_not_use(game, seat, card)
    if clause != clauses.NONE:
        return clause
    if game.doubles > 0:
        return clauses.DEAL_11
    if not is_property(pack, card):
        return clauses.DEAL_3
    return why_not_into(pack, game, seat, card, series)


@kernel
def why_not_move(pack: Pack, game: Seen, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids moving a property into another set, or NONE."""
    if not is_to_play(game, seat):
        return clauses.DEAL_6
    if game.doubles > 0:
        return clauses.DEAL_11
    if not 0 <= card < CARDS or game.zone[card] != LAID or game.holder[card] != seat:
        return clauses.DEAL_6
    own = game.at[card]
    clause = why_not_into(pack, game, seat, card, series)
    if clause != clauses.NONE:
        return clause
    begins = game.players[seat].count[series] == 0
    if own == series or (begins and own // SETS_EACH == series // SETS_EACH):
        return clauses.DEAL_6
    return clauses.NONE


@kernel
def why_not_undo(pack: Pack, game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids taking back a card, or NONE: nothing may have been revealed since (DEAL-17)."""
    if not is_to_play(game, seat):
        return clauses.DEAL_2
    return clauses.DEAL_17 if game.undo_count == 0 or pack.take_back == 0 else clauses.NONE


@kernel
def bank(pack: Pack, game: Game, seat: Seat, card: Card) -> None:
    """Put a card of the hand into the bank (DEAL-3, DEAL-4)."""
    remember(game, card, take_from_hand(game, seat, card))
    game.plays -= 1
    put_in_bank(pack, game, seat, card)
    emit(game, events.BANKED, seat=seat, subject=card, amount=pack.value[card], clause=clauses.DEAL_3)


@kernel
def lay(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Play a property of the hand into a set (DEAL-3)."""
    remember(game, card, take_from_hand(game, seat, card))
    game.plays -= 1
    put_in_set(pack, game, seat, card, series)
    emit(game, events.LAID, seat=seat, subject=card, amount=series, clause=clauses.DEAL_3)


@kernel
def move(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Move a property into another set, which is not a play (DEAL-6)."""
    forget_undo(game)
    own = game.at[card]
    stood = is_built(pack, game, seat, own)
    take_up(pack, game, card)
    put_in_set(pack, game, seat, card, series)
    emit(game, events.MOVED, seat=seat, subject=card, amount=series, clause=clauses.DEAL_6)
    break_off(pack, game, seat, own, stood)


@kernel
def undo(pack: Pack, game: Game, seat: Seat) -> None:
    """Return the last banked or played card to its place in the hand, and give its play back."""
    game.undo_count -= 1
    latest = game.undo_count
    card = game.undo[latest]
    take_up(pack, game, card)
    put_in_hand(game, seat, card, game.undo_from[latest])
    game.undo[latest] = 0
    game.undo_from[latest] = 0
    game.plays += 1
    emit(game, events.TAKEN_BACK, seat=seat, subject=card, clause=clauses.DEAL_3)


@kernel
def remember(game: Game, card: Card, place: Place) -> None:
    """Record that a card can return to a place in the hand."""
    assert game.undo_count < PLAYS
    game.undo[game.undo_count] = card
    game.undo_from[game.undo_count] = place
    game.undo_count += 1


@kernel
def forget_undo(game: Game) -> None:
    """Make all banked and played cards so far final."""
    for place in range(game.undo_count):
        game.undo[place] = 0
        game.undo_from[place] = 0
    game.undo_count = 0
