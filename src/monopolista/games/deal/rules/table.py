"""The entry point of the rules: legal actions (refusal, offers), their effects (apply), and the next seat to answer."""

from monopolista.engine.chance import below
from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.seats import CHANCE, NOBODY, Seat, SeatSet, first_from
from monopolista.engine.task_stack import TaskKind, top_kind
from monopolista.games.deal.rules import clauses, discard, draw, ending, leaving, payment, playing, tasks, turn, verbs
from monopolista.games.deal.rules.action_cards import actions, duel, rent
from monopolista.games.deal.rules.records import Game, Pack, Seen


@kernel
def apply(pack: Pack, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Apply an action and its consequences; or change nothing and return the clause that forbids it."""
    clause = refusal(pack, game, seat, verb, subject, amount=amount)
    if clause != clauses.NONE:
        return clause
    game.event_count = 0
    if seat == CHANCE:
        perform_chance(game, verb, subject)
    else:
        perform(pack, game, seat, verb, subject, amount=amount)
    settle(pack, game)
    return clauses.NONE


@kernel
def refusal(pack: Pack, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an action, or NONE."""
    if game.depth == 0:
        return clauses.DEAL_8
    if not verbs.is_known(verb):
        return clauses.DEAL_2
    if (subject != 0 and not verbs.takes_subject(verb)) or (amount != 0 and not verbs.takes_amount(verb)):
        return clauses.DEAL_2
    if seat == CHANCE:
        return refusal_chance(game, verb, subject)
    if not 0 <= seat < game.seats or game.players[seat].playing == 0:
        return clauses.DEAL_1
    if tasks.is_chance(top_kind(game)):
        return clauses.DEAL_2
    return refusal_seat(pack, game, seat, verb, subject, amount=amount)


@kernel
def refusal_seat(pack: Pack, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an action of a seat, or NONE."""
    match verb:
        case verbs.BANK:
            return playing.why_not_bank(pack, game, seat, subject)
        case verbs.LAY:
            return playing.why_not_lay(pack, game, seat, subject, amount)
        case verbs.PLAY:
            return actions.why_not_play(pack, game, seat, subject, amount)
        case verbs.MOVE:
            return playing.why_not_move(pack, game, seat, subject, amount)
        case verbs.UNDO:
            return playing.why_not_undo(pack, game, seat)
        case verbs.END:
            return turn.why_not_end(game, seat)
        case verbs.AT:
            return rent.why_not_at(game, seat, subject)
        case verbs.GIVE:
            return actions.why_not_give(pack, game, seat, subject)
        case verbs.NO:
            return duel.why_not_say_no(pack, game, seat, subject, amount)
        case verbs.ALLOW:
            return duel.why_not_allow(game, seat, subject)
        case verbs.PICK:
            return payment.why_not_pick(pack, game, seat, subject)
        case verbs.UNPICK:
            return payment.why_not_unpick(game, seat, subject)
        case verbs.PAY:
            return payment.why_not_pay(game, seat)
        case verbs.DISCARD:
            return discard.why_not_discard(game, seat, subject)
        case verbs.LEAVE:
            return clauses.NONE
        case verbs.FIRST | verbs.DRAW:
            return clauses.DEAL_2
        case _:
            raise AssertionError("no refusal is known of this verb")


@kernel
def refusal_chance(game: Game, verb: Verb, subject: Subject) -> Clause:
    """Return the clause that forbids an answer of chance, or NONE."""
    match top_kind(game):
        case tasks.START:
            return clauses.NONE if verb == verbs.FIRST and 0 <= subject < game.seats else clauses.DEAL_1
        case tasks.DRAWING:
            drawn = verb == verbs.DRAW and draw.place_in_pile(game, subject) >= 0
            return clauses.NONE if drawn else clauses.DEAL_2
        case _:
            return clauses.DEAL_2


@kernel
def perform_chance(game: Game, verb: Verb, subject: Subject) -> None:
    """Apply an answer of chance."""
    match verb:
        case verbs.FIRST:
            turn.start(game, subject)
        case verbs.DRAW:
            draw.draw(game, draw.place_in_pile(game, subject))
        case _:
            raise AssertionError("chance does not do this verb")


@kernel
def perform(pack: Pack, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> None:
    """Apply an action that is not refused."""
    match verb:
        case verbs.BANK:
            playing.bank(pack, game, seat, subject)
        case verbs.LAY:
            playing.lay(pack, game, seat, subject, amount)
        case verbs.PLAY:
            actions.play(pack, game, seat, subject, amount)
        case verbs.MOVE:
            playing.move(pack, game, seat, subject, amount)
        case verbs.UNDO:
            playing.undo(pack, game, seat)
        case verbs.END:
            turn.end(pack, game, seat)
        case verbs.AT:
            rent.at(game, seat, subject)
        case verbs.GIVE:
            actions.give(game, seat, subject)
        case verbs.NO:
            duel.say_no(pack, game, seat, subject, amount)
        case verbs.ALLOW:
            duel.allow(pack, game, seat, subject)
        case verbs.PICK:
            payment.pick(pack, game, seat, subject, 1)
        case verbs.UNPICK:
            payment.pick(pack, game, seat, subject, 0)
        case verbs.PAY:
            payment.pay(pack, game, payment.payment_place(game, seat))
        case verbs.DISCARD:
            discard.discard(pack, game, seat, subject)
        case verbs.LEAVE:
            leaving.leave(pack, game, seat)
        case _:
            raise AssertionError("no seat does this verb")


@kernel
def settle(pack: Pack, game: Game) -> None:
    """Apply everything that needs no answer, until a seat has to decide or the game is over."""
    while game.depth > 0 and proceed(pack, game, top_kind(game)):
        pass


@kernel
def proceed(pack: Pack, game: Game, kind: TaskKind) -> bool:
    """Perform the top task if it is automatic; return whether it was."""
    match kind:
        case tasks.BEGIN:
            turn.begin(pack, game)
        case tasks.HAND_ON:
            turn.hand_on(game)
        case tasks.DRAWING:
            return draw.refill(game)
        case tasks.TO_PLAY:
            return ending.end_if_won(pack, game)
        case tasks.WHOM:
            return rent.at_the_only_other(game)
        case tasks.TO_GIVE:
            return actions.give_the_only_one(pack, game)
        case tasks.START | tasks.TO_DISCARD | tasks.DUEL | tasks.TO_PAY:
            return False
        case _:
            raise AssertionError("nothing is known of this kind of task")
    return True


@kernel
def asked(game: Seen) -> SeatSet:
    """Return the set of the seats with a question; empty when chance is asked or the game is over."""
    if game.depth == 0:
        return 0
    place = game.depth - 1
    mask = game.agenda[place].seats
    while place > 1:  # above the first task is either a group of actions against seats, or one question
        place -= 1
        mask |= game.agenda[place].seats
    return mask


@kernel
def next_asked(game: Seen) -> Seat:
    """Return the next seat to answer: chance, or the first one clockwise from the seat whose turn it is.

    NOBODY when the game is over.
    """
    if game.depth == 0:
        return NOBODY
    if tasks.is_chance(top_kind(game)):
        return CHANCE
    return first_from(asked(game), game.turn)


@kernel
def answer_chance(pack: Pack, game: Game) -> None:
    """Answer for chance from the game's own random numbers."""
    stream = game.chance[0]
    game.event_count = 0
    match top_kind(game):
        case tasks.START:
            turn.start(game, below(stream, game.seats))
        case tasks.DRAWING:
            draw.draw(game, below(stream, game.unseen_count) if game.unseen_count > 0 else 0)
        case _:
            raise AssertionError("chance is not asked")
    settle(pack, game)
