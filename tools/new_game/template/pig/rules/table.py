"""The entry point of the rules: the seat to answer, legal actions, and their effects."""

from monopolista.engine.chance import below
from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.seats import CHANCE, NOBODY, Seat, SeatSet
from monopolista.engine.task_stack import pop, push, top_kind
from tools.new_game.template.pig.rules import clauses, events, tasks, turns, verbs
from tools.new_game.template.pig.rules.records import LOSING, PIPS, Edition, Game, Seen


@kernel
def asked(seen: Seen) -> SeatSet:
    """Return the set of the seats with a question."""
    return 1 << seen.turn if top_kind(seen) == tasks.TO_DECIDE else 0


@kernel
def next_asked(seen: Seen) -> Seat:
    """Return the next seat to answer: CHANCE for the die, NOBODY after the end."""
    if seen.depth == 0:
        return NOBODY
    return CHANCE if top_kind(seen) == tasks.DICE else seen.turn


@kernel
def refusal(seen: Seen, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an action, or NONE."""
    if amount != 0 or seen.depth == 0:
        return clauses.PIG_2
    if top_kind(seen) == tasks.DICE:
        return clauses.NONE if seat == CHANCE and verb == verbs.ROLL and 1 <= subject <= PIPS else clauses.PIG_2
    if subject != 0 or not 0 <= seat < seen.seats or seen.players[seat].playing == 0:
        return clauses.PIG_2
    if verb == verbs.LEAVE:
        return clauses.NONE
    may = seat == seen.turn and (verb == verbs.ROLL or (verb == verbs.HOLD and seen.pot > 0))
    return clauses.NONE if may else clauses.PIG_2


@kernel
def apply(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Apply an action and return NONE, or return the clause that forbids it."""
    clause = refusal(game, seat, verb, subject, amount)
    if clause != clauses.NONE:
        return clause
    game.event_count = 0
    if seat == CHANCE:
        show_die(game, subject)
    elif verb == verbs.ROLL:
        push(game, tasks.DICE, seat=seat, clause=clauses.PIG_2)
    elif verb == verbs.HOLD:
        hold(edition, game)
    else:
        turns.leave(game, seat)
    return clauses.NONE


@kernel
def show_die(game: Game, pips: int) -> None:
    """Add the pips to the points of the turn, or lose them and the turn (PIG-2)."""
    pop(game)
    game.pot = 0 if pips == LOSING else game.pot + pips
    emit(game, events.ROLLED, game.turn, subject=pips, amount=game.pot, clause=clauses.PIG_2)
    if pips == LOSING:
        turns.pass_turn(game)


@kernel
def hold(edition: Edition, game: Game) -> None:
    """Keep the points of the turn; win if the score is high enough (PIG-3)."""
    player = game.players[game.turn]
    player.score += game.pot
    emit(game, events.HELD, game.turn, amount=player.score, clause=clauses.PIG_2)
    if player.score >= edition.goal:
        turns.win(game, game.turn)
    else:
        turns.pass_turn(game)


@kernel
def answer_chance(edition: Edition, game: Game) -> None:
    """Answer for chance from the game's own random numbers."""
    apply(edition, game, CHANCE, verbs.ROLL, 1 + below(game.chance[0], PIPS), 0)
