"""The kernels that write what a seat sees: over ``Seen`` and the seat's own hand, and nothing else."""

from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds, places_on, seat_after
from monopolista.engine.task_stack import Task
from monopolista.games.deal.learn.action_space import BUILDINGS, PROPERTIES, ActionSpace, way_into
from monopolista.games.deal.learn.fields import AT, TABLE
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import (
    BANKED,
    BREAKER,
    BUILT,
    CARDS,
    COLOURS,
    DISCARDED,
    FORCED,
    LAID,
    SETS,
    SETS_EACH,
    SLY,
    UNDER_PILE,
    Card,
    Hand,
    Pack,
    Seen,
)
from monopolista.games.deal.rules.table import asked

HAND: Final = AT["hand"]
DISCARDS: Final = AT["discarded"]
BANK_OF: Final = AT["banked"]
LAID_OF: Final = AT["laid"]
LIES: Final = AT["lies"]
BUILT_OF: Final = AT["built"]
STANDS: Final = AT["stands"]
PICKED: Final = AT["picked"]
UNDO: Final = AT["undo"]
SETS_OF: Final = AT["sets"]
COMPLETE: Final = AT["complete"]
PLAYING: Final = AT["playing"]
HANDS: Final = AT["hands"]
BANK: Final = AT["bank"]
WORTH: Final = AT["worth"]
HAS_TURN: Final = AT["has_turn"]
ASKED: Final = AT["asked"]
WON: Final = AT["won"]
IN_DUEL: Final = AT["duel"]
NOES: Final = AT["noes"]
MAY_SAY_NO: Final = AT["may_say_no"]
OWES: Final = AT["owes"]
PAYS: Final = AT["pays"]
PILE: Final = AT["pile"]
QUESTION: Final = AT["question"]
ABOUT_SEAT: Final = AT["about_seat"]
OTHER_SEAT: Final = AT["other_seat"]
ACTION: Final = AT["action"]
AMOUNT: Final = AT["amount"]
WANTED: Final = AT["wanted"]
GIVEN: Final = AT["given"]
BROKEN: Final = AT["broken"]
WILD_SETS: Final = AT["wild_sets"]


@kernel
def observe(space: ActionSpace, pack: Pack, seen: Seen, hand: Hand, seat: Seat, row: Any) -> None:
    """Write what a seat sees, all but what stays the same at a table; shape (LENGTH,), float32."""
    row[:TABLE] = 0
    for place in range(hand.count):
        row[HAND + hand.cards[place]] = 1
    for card in range(CARDS):
        _see_card(space, pack, seen, card, seat, row)
    for place in range(seen.undo_count):
        row[UNDO + seen.undo[place]] = (place + 1) / 3
    _see_seats(pack, seen, seat, row)
    row[PILE] = seen.pile / CARDS
    row[PILE + 1] = seen.plays / 3
    row[PILE + 2] = seen.doubles / 2
    row[PILE + 3] = seen.undo_count / 3
    row[PILE + 4] = seen.turns / 100
    for place in range(1, seen.depth):
        _see_action(seen, seen.agenda[place], seat, row)
    _see_question(space, pack, seen, seat, row)


@kernel
def _see_card(space: ActionSpace, pack: Pack, seen: Seen, card: Card, seat: Seat, row: Any) -> None:
    """Write where a card lies that lies open."""
    zone = seen.zone[card]
    step = places_on(seat, seen.holder[card], seen.seats)
    if zone == DISCARDED:
        row[DISCARDS + card] = 1
    elif zone == BANKED:
        row[BANK_OF + step * CARDS + card] = 1
    elif zone == LAID:
        row[LAID_OF + step * PROPERTIES + space.order[card]] = 1
        row[LIES + space.lays[card] + way_into(pack, card, seen.at[card])] = 1
    elif zone == BUILT:
        row[BUILT_OF + step * BUILDINGS + space.order[card]] = 1
        row[STANDS + space.order[card] * SETS + seen.at[card]] = 1
    row[PICKED + card] = seen.picked[card]


@kernel
def _see_seats(pack: Pack, seen: Seen, seat: Seat, row: Any) -> None:
    waited = asked(seen)
    for step in range(seen.seats):
        other = seat_after(seat, step, seen.seats)
        player = seen.players[other]
        row[PLAYING + step] = player.playing
        row[HANDS + step] = player.hand / 7
        row[BANK + step] = player.bank / 10
        row[WORTH + step] = player.worth / 10
        row[HAS_TURN + step] = 1 if seen.turn == other else 0
        row[ASKED + step] = 1 if holds(waited, other) else 0
        row[WON + step] = 1 if holds(seen.winners, other) else 0
        for series in range(SETS):
            if player.count[series] > 0:
                row[SETS_OF + step * SETS + series] = player.count[series] / pack.size[series // SETS_EACH]
        for colour in range(COLOURS):
            row[COMPLETE + step * COLOURS + colour] = (player.complete >> colour) & 1


@kernel
def _see_action(seen: Seen, task: Task, seat: Seat, row: Any) -> None:
    """Write how an action against a seat stands."""
    if not tasks.is_against(task.kind):
        return
    step = places_on(seat, task.seat, seen.seats)
    if task.kind == tasks.DUEL:
        row[IN_DUEL + step] = 1
        row[NOES + step] = task.more / 3
        row[MAY_SAY_NO + step] = 1 if holds(task.seats, task.seat) else 0
    else:
        row[PAYS + step] = task.more / 10
    row[OWES + step] = task.amount / 10


@kernel
def _see_question(space: ActionSpace, pack: Pack, seen: Seen, seat: Seat, row: Any) -> None:
    """Write what the open question is about: the uppermost that is the seat's to answer, or else the uppermost."""
    if seen.depth == 0:
        return
    task = seen.agenda[first_question(seen, seat)]
    row[QUESTION + task.kind] = 1
    if task.seat >= 0:
        row[ABOUT_SEAT + places_on(seat, task.seat, seen.seats)] = 1
    if task.other >= 0:
        row[OTHER_SEAT + places_on(seat, task.other, seen.seats)] = 1
    if task.kind != tasks.WHOM and task.kind != tasks.TO_GIVE and not tasks.is_against(task.kind):
        return
    kind = pack.kind[task.about]
    row[ACTION + kind] = 1
    if kind == SLY or kind == FORCED or kind == BREAKER:
        row[WANTED + space.order[task.amount]] = 1
        if task.low > 0:
            row[GIVEN + space.order[task.low - 1]] = 1
    else:
        row[AMOUNT] = task.amount / 10


@kernel
def first_question(seen: Seen, seat: Seat) -> int:
    """Return the place on the agenda of the question that a seat looks at."""
    for step in range(seen.depth):
        if holds(seen.agenda[seen.depth - 1 - step].seats, seat):
            return seen.depth - 1 - step
    return seen.depth - 1


@kernel
def observe_table(pack: Pack, seats: int, row: Any) -> None:
    """Write what stays the same at a table: once."""
    row[TABLE] = seats / 5
    row[TABLE + 1] = pack.no_is_play
    row[TABLE + 2] = pack.double_any
    row[TABLE + 3] = pack.take_back
    row[TABLE + 4] = 1 if pack.excess == UNDER_PILE else 0
    row[BROKEN + pack.broken] = 1
    row[WILD_SETS + pack.wild_sets] = 1
