"""Offers: all actions that are legal for a seat now, in the booklet's order; any other action is refused."""

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.rules import clauses, payment, playing, tasks, turn, verbs
from monopolista.games.deal.rules.action_cards import actions, duel, rent
from monopolista.games.deal.rules.records import (
    BREAKER,
    CARDS,
    COLLECTOR,
    COLOURS,
    FORCED,
    HOTEL,
    HOUSE,
    NO,
    OFFERS,
    RENT,
    RENT_ANY,
    SETS,
    SETS_EACH,
    SLY,
    Card,
    Game,
    Offers,
    Pack,
)
from monopolista.games.deal.rules.sets import is_property, stands_for, why_not_into
from monopolista.games.deal.rules.verbs import NO_TARGET, Target


@kernel
def add(out: Offers, verb: Verb, subject: Subject = 0, amount: Amount = 0) -> None:
    """Append an offer."""
    assert out.count < OFFERS
    offer = out.rows[out.count]
    offer.verb = verb
    offer.subject = subject
    offer.low = amount
    offer.high = amount
    out.count += 1


@kernel
def list_offers(pack: Pack, game: Game, seat: Seat, out: Offers) -> None:
    """List the legal actions of a seat; ``next_asked`` asks chance, which has no offers."""
    out.count = 0
    if game.depth == 0 or tasks.is_chance(top_kind(game)):
        return
    if not 0 <= seat < game.seats or game.players[seat].playing == 0:
        return
    if game.turn == seat:
        offer_turn(pack, game, seat, out)
    for place in range(1, game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DUEL and (task.seats >> seat) & 1:
            offer_duel(pack, game, seat, task.seat, out)
        elif task.kind == tasks.TO_PAY and task.seat == seat:
            offer_payment(pack, game, seat, out)
    add(out, verbs.LEAVE)


@kernel
def offer_turn(pack: Pack, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the actions and choices of the seat whose turn it is."""
    match top_kind(game):
        case tasks.TO_PLAY:
            offer_play(pack, game, seat, out)
        case tasks.WHOM:
            for target in range(game.seats):
                if rent.why_not_at(game, seat, target) == clauses.NONE:
                    add(out, verbs.AT, target)
        case tasks.TO_GIVE:
            for place in range(pack.property_count):
                card = pack.properties[place]
                if actions.why_not_give(pack, game, seat, card) == clauses.NONE:
                    add(out, verbs.GIVE, card)
        case tasks.TO_DISCARD:
            for place in range(game.hands[seat].count):
                add(out, verbs.DISCARD, game.hands[seat].cards[place])
        case tasks.DUEL | tasks.TO_PAY:
            return  # duels and payments are open together, below
        case _:
            raise AssertionError("no seat answers this kind of task")


@kernel
def offer_play(pack: Pack, game: Game, seat: Seat, out: Offers) -> None:
    """Offer to play, rearrange, take back or end the turn."""
    if game.plays > 0:
        for place in range(game.hands[seat].count):
            offer_card(pack, game, seat, game.hands[seat].cards[place], out)
    if game.doubles == 0:
        offer_moves(pack, game, seat, out)
    if playing.why_not_undo(pack, game, seat) == clauses.NONE:
        add(out, verbs.UNDO)
    if turn.why_not_end(game, seat) == clauses.NONE:
        add(out, verbs.END)


@kernel
def offer_card(pack: Pack, game: Game, seat: Seat, card: Card, out: Offers) -> None:
    """Offer the uses of a card of the hand while plays are left."""
    if is_property(pack, card):
        if game.doubles > 0:
            return
        for colour in range(COLOURS):
            if not stands_for(pack, card, colour):
                continue
            for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
                if why_not_into(pack, game, seat, card, series) == clauses.NONE:
                    add(out, verbs.LAY, card, series)
        return
    if game.doubles == 0:
        add(out, verbs.BANK, card)
    if actions.why_not_now(pack, game, seat, card) == clauses.NONE:
        offer_action(pack, game, seat, card, out)


@kernel
def offer_action(pack: Pack, game: Game, seat: Seat, card: Card, out: Offers) -> None:
    """Offer to play an action card with each of its targets."""
    kind = pack.kind[card]
    if kind == RENT or kind == RENT_ANY or kind == HOUSE or kind == HOTEL:
        for target in range(SETS):
            offer_target(pack, game, seat, card, target, out)
    elif kind == SLY or kind == FORCED or kind == BREAKER:
        for place in range(pack.property_count):
            target = pack.properties[place]
            offer_target(pack, game, seat, card, target, out)
    elif kind == COLLECTOR:
        for target in range(game.seats):
            offer_target(pack, game, seat, card, target, out)
    else:
        offer_target(pack, game, seat, card, NO_TARGET, out)


@kernel
def offer_target(pack: Pack, game: Game, seat: Seat, card: Card, target: Target, out: Offers) -> None:
    """Offer to play an action card with a target, unless a clause forbids it."""
    if actions.why_not_target(pack, game, seat, card, target) == clauses.NONE:
        add(out, verbs.PLAY, card, target)


@kernel
def offer_moves(pack: Pack, game: Game, seat: Seat, out: Offers) -> None:
    """Offer to move each property of the seat to each legal set."""
    for place in range(pack.property_count):
        card = pack.properties[place]
        if game.holder[card] != seat:
            continue
        for colour in range(COLOURS):
            if not stands_for(pack, card, colour):
                continue
            for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
                if playing.why_not_move(pack, game, seat, card, series) == clauses.NONE:
                    add(out, verbs.MOVE, card, series)


@kernel
def offer_duel(pack: Pack, game: Game, seat: Seat, target: Seat, out: Offers) -> None:
    """Offer to say no in a duel, and to allow the action."""
    for place in range(game.hands[seat].count):
        card = game.hands[seat].cards[place]
        if pack.kind[card] == NO and duel.why_not_say_no(pack, game, seat, card, target) == clauses.NONE:
            add(out, verbs.NO, card, target)
    add(out, verbs.ALLOW, target)


@kernel
def offer_payment(pack: Pack, game: Game, seat: Seat, out: Offers) -> None:
    """Offer to pick cards for a payment, to put them back, and to pay."""
    for card in range(CARDS):
        if game.holder[card] != seat:
            continue
        if game.picked[card] == 1:
            add(out, verbs.UNPICK, card)
        elif payment.why_not_pick(pack, game, seat, card) == clauses.NONE:
            add(out, verbs.PICK, card)
    if payment.why_not_pay(game, seat) == clauses.NONE:
        add(out, verbs.PAY)
