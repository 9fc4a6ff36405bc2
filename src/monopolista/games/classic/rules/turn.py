"""The turn: the first player, rolls, doubles, and the end of a turn (SET-4, TURN)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Verb
from monopolista.engine.seats import Seat, SeatSet, first_from, holds, size, without_seat
from monopolista.engine.task_stack import pop, push
from monopolista.games.classic.rules import clauses, events, tasks, verbs
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.jail import go_to_jail, try_double
from monopolista.games.classic.rules.movement import land, walk
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.rent import UNRAISED, lapse_claims
from monopolista.games.classic.rules.records import Die, Edition, Face, Game, Seen
from monopolista.games.classic.rules.speedy import move_by_three, pips, third_die_asked


@kernel
def roll_for_start(game: Game, die_1: Die, die_2: Die) -> None:
    """Record one seat's roll for the first turn; the highest starts, and tied seats roll again (SET-4)."""
    task = game.agenda[0]
    seat = first_from(task.seats, 0)
    game.die_1 = die_1
    game.die_2 = die_2
    game.players[seat].tries = die_1 + die_2
    emit(game, events.START_ROLLED, seat=seat, subject=10 * die_1 + die_2, amount=die_1 + die_2, clause=clauses.SET_4)
    task.seats = without_seat(task.seats, seat)
    if task.seats != 0:
        return
    task.about = highest_rollers(game, task.about)
    if size(task.about) > 1:
        task.seats = task.about
        return
    first = first_from(task.about, 0)
    for other in range(game.seats):
        game.players[other].tries = 0
    pop(game)
    push(game, tasks.TO_ROLL, clause=clauses.TURN_1)
    begin_turn(game, first)


@kernel
def highest_rollers(game: Seen, among: SeatSet) -> SeatSet:
    """Return the seats with the highest roll for the first turn; until then, ``tries`` contains their totals."""
    best = 0
    mask = 0
    for seat in range(game.seats):
        if not holds(among, seat):
            continue
        total = game.players[seat].tries
        if total > best:
            best = total
            mask = 0
        if total == best:
            mask |= 1 << seat
    return mask


@kernel
def begin_turn(game: Game, seat: Seat) -> None:
    """Begin a seat's turn."""
    game.turn = seat
    game.turns += 1
    game.doubles = 0
    game.again = 0
    game.players[seat].proposals = 0
    task = game.agenda[0]
    task.kind = tasks.IN_JAIL if game.players[seat].jailed == 1 else tasks.TO_ROLL
    task.seat = seat
    task.seats = 1 << seat
    emit(game, events.TURN, seat=seat, subject=game.players[seat].square, amount=game.turns, clause=clauses.TURN_1)


@kernel
def why_not_roll(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids rolling, or NONE."""
    kind = game.agenda[0].kind
    if game.turn != seat:
        return clauses.TURN_1
    if game.depth != 1 or (kind != tasks.TO_ROLL and kind != tasks.IN_JAIL):
        return clauses.TURN_4
    return clauses.NONE


@kernel
def roll(game: Game, seat: Seat) -> None:
    """Roll the dice: rents that were not asked for lapse (RENT-2), and chance answers."""
    lapse_claims(game)
    purpose = tasks.FOR_JAIL if game.agenda[0].kind == tasks.IN_JAIL else tasks.FOR_MOVE
    game.agenda[0].kind = tasks.ROLLED
    push(game, tasks.DICE, seat=seat, about=purpose, clause=clauses.TURN_1)


@kernel
def why_not_fall(edition: Edition, game: Seen, verb: Verb, die_1: Die, others: int) -> Clause:
    """Return the clause that forbids a result of the dice, or NONE; ``others`` is second die + 10 x Speedy die."""
    third = 1 if third_die_asked(edition, game) else 0
    if verb == verbs.ROLL and 1 <= die_1 <= 6 and 1 <= others % 10 <= 6 and third <= others // 10 <= 6 * third:
        return clauses.NONE
    return clauses.TURN_1


@kernel
def fall(edition: Edition, game: Game, die_1: Die, others: int) -> None:
    """Apply a result of the dice, for the first turn (SET-4) or for the purpose of the roll."""
    if game.agenda[game.depth - 1].kind == tasks.START:
        roll_for_start(game, die_1, others)
    else:
        dice_fall(edition, game, die_1, others % 10, face=others // 10)


@kernel
def dice_fall(edition: Edition, game: Game, die_1: Die, die_2: Die, face: Face) -> None:
    """Apply a result of the dice for the purpose of the roll; ``face`` is that of the Speedy die, 0 without it."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    purpose = task.about
    owner = task.other
    factor = task.amount
    clause = task.clause
    square = task.more
    pop(game)
    game.die_1 = die_1
    game.die_2 = die_2
    game.die_3 = face
    total = die_1 + die_2 + pips(face)
    emit(
        game,
        events.ROLLED,
        seat=seat,
        other=purpose,
        subject=100 * face + 10 * die_1 + die_2,
        amount=total,
        clause=clause,
    )
    if purpose == tasks.FOR_JAIL:
        try_double(edition, game, seat, die_1, die_2)
    elif purpose == tasks.FOR_COMPANY:
        owe(game, seat, owner, factor * total, clause=clause, subject=square)
    else:
        move_by_roll(edition, game, seat, die_1, die_2, face=face)


@kernel
def move_by_roll(edition: Edition, game: Game, seat: Seat, die_1: Die, die_2: Die, face: Face) -> None:
    """Move by the total; a white double rolls again, the third one leads to jail (TURN-1, TURN-2, TURN-3, SPEED-6)."""
    game.again = 0
    if die_1 == die_2:
        game.doubles += 1
        if game.doubles == 3:
            go_to_jail(edition, game, seat, clauses.TURN_3)
            return
        game.again = 1
    if face > 0:
        move_by_three(edition, game, seat, die_1, die_2, face=face)
        return
    game.arrival = die_1 + die_2
    walk(edition, game, seat, die_1 + die_2, clauses.TURN_1)
    land(edition, game, seat, UNRAISED)


@kernel
def move(edition: Edition, game: Game) -> None:
    """Perform a delayed move out of jail."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    steps = task.amount
    clause = task.clause
    pop(game)
    game.arrival = steps
    walk(edition, game, seat, steps, clause)
    land(edition, game, seat, UNRAISED)


@kernel
def go_on(game: Game) -> None:
    """Continue after a roll is settled: roll again, or allow the turn to end."""
    task = game.agenda[0]
    task.kind = tasks.TO_ROLL if game.again == 1 else tasks.TO_END
    game.again = 0


@kernel
def why_not_end(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids ending the turn, or NONE."""
    if game.turn != seat:
        return clauses.TURN_1
    if game.depth != 1 or game.agenda[0].kind != tasks.TO_END:
        return clauses.TURN_4
    return clauses.NONE


@kernel
def end(game: Game) -> None:
    """End the turn, after everything is settled."""
    game.agenda[0].kind = tasks.HAND_ON


@kernel
def hand_on(game: Game) -> None:
    """Begin the turn of the next player clockwise."""
    begin_turn(game, first_from(living(game), game.turn + 1))
