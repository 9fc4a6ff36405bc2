"""The Speedy die: when it is rolled, and the effect of each face (SPEED)."""

from typing import Final

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel, rarely_called
from monopolista.engine.seats import BANK, Seat
from monopolista.engine.task_stack import pop, push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.movement import land, walk
from monopolista.games.classic.rules.property.rent import UNRAISED
from monopolista.games.classic.rules.records import BUS, MISTER, SQUARES, Die, Edition, Face, Game, Seen, Square

BOTH: Final = 3
"""The move of the bus by both white dice; 1 and 2 stand for a single die."""


@kernel
def has_third_die(edition: Edition, game: Seen, seat: Seat) -> bool:
    """Return whether a seat rolls the Speedy die: from the turn after it first passed GO (SPEED-2)."""
    past_go = game.players[seat].past_go
    return edition.speedy == 1 and 0 < past_go < game.turns


@kernel
def third_die_asked(edition: Edition, game: Seen) -> bool:
    """Return whether the current roll has three dice: not to leave jail (SPEED-9), but always for a rent (SPEED-10)."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.DICE or task.about == tasks.FOR_JAIL:
        return False
    if task.about == tasks.FOR_COMPANY:
        return edition.speedy == 1
    return has_third_die(edition, game, task.seat)


@kernel
def pips(face: Face) -> int:
    """Return the pips of a face of the Speedy die: the bus and Mr. Monopoly have none (SPEED-3, SPEED-10)."""
    return face if face < BUS else 0


@rarely_called
def move_by_three(edition: Edition, game: Game, seat: Seat, die_1: Die, die_2: Die, face: Face) -> None:
    """Move by the Speedy die, unless the white dice have sent the token to jail."""
    game.arrival = die_1 + die_2 + pips(face)
    if die_1 == die_2 and die_2 == pips(face):
        if edition.triple_ends == 1:
            game.again = 0
        push(game, tasks.ANYWHERE, seats=1 << seat, seat=seat, clause=clauses.SPEED_7)
    elif face == BUS:
        push(game, tasks.BY_BUS, seats=1 << seat, seat=seat, clause=clauses.SPEED_4)
    else:
        if face >= MISTER:
            push(game, tasks.MOVE_ON, seat=seat, amount=die_1 + die_2, clause=clauses.SPEED_5)
        walk(edition, game, seat, die_1 + die_2 + pips(face), clauses.SPEED_3 if face < BUS else clauses.SPEED_5)
        land(edition, game, seat, UNRAISED)


@kernel
def why_not_ride(game: Seen, seat: Seat, dice: int) -> Clause:
    """Return the clause that forbids moving by one white die or both, or NONE."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.BY_BUS or task.seat != seat or not 1 <= dice <= BOTH:
        return clauses.SPEED_4
    return clauses.NONE


@kernel
def ride(edition: Edition, game: Game, seat: Seat, dice: int) -> None:
    """Move by the bus; the rent of a company counts both white dice anyway (SPEED-10)."""
    pop(game)
    steps = game.die_1 + game.die_2
    if dice != BOTH:
        steps = game.die_1 if dice == 1 else game.die_2
    game.arrival = game.die_1 + game.die_2
    walk(edition, game, seat, steps, clauses.SPEED_4)
    land(edition, game, seat, UNRAISED)


@kernel
def why_not_go(game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids moving to a chosen square, or NONE."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.ANYWHERE or task.seat != seat or not 0 <= square < SQUARES:
        return clauses.SPEED_7
    return clauses.NONE


@kernel
def go(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Move forwards to a chosen square; to its own square, a token moves one whole lap."""
    pop(game)
    walk(edition, game, seat, (square - game.players[seat].square - 1) % SQUARES + 1, clauses.SPEED_7)
    land(edition, game, seat, UNRAISED)


@rarely_called
def move_on(edition: Edition, game: Game) -> None:
    """Move on to the next unowned property, or else to another player's next one, or else stay (SPEED-5, SPEED-8).

    The move still belongs to the roll (RENT-6, SPEED-10).
    """
    seat = game.agenda[game.depth - 1].seat
    rolled = game.agenda[game.depth - 1].amount
    pop(game)
    if game.players[seat].jailed == 1:
        return
    steps = steps_to_property(edition, game, seat, True)
    if steps == 0:
        steps = steps_to_property(edition, game, seat, False)
    game.arrival = rolled
    if steps == 0:
        emit(game, events.STAYED_PUT, seat=seat, subject=game.players[seat].square, clause=clauses.SPEED_5)
        return
    walk(edition, game, seat, steps, clauses.SPEED_5)
    land(edition, game, seat, UNRAISED)


@kernel
def steps_to_property(edition: Edition, game: Seen, seat: Seat, unowned: bool) -> int:
    """Return the steps to the next unowned property, or to another player's next one, mortgaged or not; 0 for none.

    If the only one is the square of the token, the move is a whole lap.
    """
    start = game.players[seat].square
    for steps in range(1, SQUARES + 1):
        square = (start + steps) % SQUARES
        if edition.deed[square] < 0:
            continue
        owner = game.owner[square]
        if unowned and owner == BANK:
            return steps
        if not unowned and owner != BANK and owner != seat:
            return steps
    return 0
