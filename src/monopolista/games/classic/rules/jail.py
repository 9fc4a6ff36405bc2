"""Jail: a square, a card or a third double sends a player there; a fine, a card or a double ends it (JAIL)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat
from monopolista.engine.task_stack import push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import till, transfer, why_not_spend
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.records import CARDS, JAIL_CARDS, CardNumber, Die, Edition, Game, JailCard, Seen
from monopolista.games.classic.rules.trade import void_impossible


@kernel
def go_to_jail(edition: Edition, game: Game, seat: Seat, clause: Clause) -> None:
    """Send a seat to jail: it gets no salary, and its turn ends (JAIL-1)."""
    player = game.players[seat]
    player.square = edition.jail
    player.jailed = 1
    player.tries = 0
    game.again = 0
    emit(game, events.JAILED, seat=seat, subject=edition.jail, clause=clause)


@kernel
def why_not_leave(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids a seat to leave jail now, or NONE."""
    if game.depth != 1 or game.agenda[0].kind != tasks.IN_JAIL or game.turn != seat:
        return clauses.JAIL_2
    return clauses.NONE


@kernel
def why_not_fine(edition: Edition, game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids paying the fine before the roll, or NONE."""
    clause = why_not_leave(game, seat)
    if clause != clauses.NONE:
        return clause
    return why_not_spend(game, seat, edition.fine, clauses.JAIL_2)


@kernel
def pay_fine(edition: Edition, game: Game, seat: Seat) -> None:
    """Pay the fine, then roll as usual."""
    transfer(game, seat, till(edition), edition.fine, clause=clauses.JAIL_2, subject=edition.jail)
    set_free(game, seat, clauses.JAIL_2)
    game.agenda[0].kind = tasks.TO_ROLL


@kernel
def jail_card_of(game: Seen, seat: Seat) -> JailCard:
    """Return the first jail card of a seat, or -1."""
    for card in range(JAIL_CARDS):
        if game.holder[card] == seat:
            return card
    return -1


@kernel
def why_not_card(game: Seen, seat: Seat, jail_card: JailCard) -> Clause:
    """Return the clause that forbids leaving jail by a card, or NONE; a seat with several cards names one (CARD-2)."""
    if not 0 <= jail_card < JAIL_CARDS or game.holder[jail_card] != seat:
        return clauses.CARD_2
    return why_not_leave(game, seat)


@kernel
def use_card(edition: Edition, game: Game, seat: Seat, jail_card: JailCard) -> None:
    """Return a jail card to its deck, then roll as usual."""
    return_card(edition, game, jail_card, clauses.JAIL_2)
    void_impossible(game)
    set_free(game, seat, clauses.JAIL_2)
    game.agenda[0].kind = tasks.TO_ROLL


@kernel
def return_card(edition: Edition, game: Game, jail_card: JailCard, clause: Clause) -> None:
    """Put a kept jail card at the bottom of its deck (CARD-2)."""
    card = edition.jail_cards[jail_card]
    emit(game, events.CARD_RETURNED, seat=game.holder[jail_card], subject=card, clause=clause)
    game.holder[jail_card] = BANK
    put_under(game, card)


@kernel
def put_under(game: Game, card: CardNumber) -> None:
    """Put a card at the bottom of its deck (CARD-1)."""
    deck = game.decks[card // CARDS]
    deck.queue[deck.length] = card
    deck.length += 1


@kernel
def set_free(game: Game, seat: Seat, clause: Clause) -> None:
    """Release a seat from jail; its token stays on the same square, just visiting."""
    game.players[seat].jailed = 0
    game.players[seat].tries = 0
    emit(game, events.FREED, seat=seat, subject=game.players[seat].square, clause=clause)


@kernel
def try_double(edition: Edition, game: Game, seat: Seat, die_1: Die, die_2: Die) -> None:
    """Leave jail after a double, without a further roll; or pay after the last attempt (JAIL-3, JAIL-4)."""
    player = game.players[seat]
    game.again = 0
    if die_1 == die_2:
        set_free(game, seat, clauses.JAIL_3)
        push(game, tasks.MOVE, seat=seat, amount=die_1 + die_2, clause=clauses.JAIL_3)
        return
    player.tries += 1
    emit(game, events.STAYED, seat=seat, subject=edition.jail, amount=player.tries, clause=clauses.JAIL_2)
    if player.tries == edition.jail_tries:
        set_free(game, seat, clauses.JAIL_4)
        push(game, tasks.MOVE, seat=seat, amount=die_1 + die_2, clause=clauses.JAIL_4)
        owe(game, seat, till(edition), edition.fine, clause=clauses.JAIL_4, subject=edition.jail)
