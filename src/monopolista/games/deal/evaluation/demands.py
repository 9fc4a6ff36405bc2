"""The kernels that mark what is asked of a seat and what it asks of others: money, property, and who may say no."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import KNOTS, Marks, mark, mark_between
from monopolista.engine.seats import Seat, holds, size
from monopolista.engine.task_stack import Task
from monopolista.games.deal.evaluation.features import AT, MONEY
from monopolista.games.deal.evaluation.hand_features import MissingCards
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import BREAKER, FORCED, KINDS, SETS_EACH, SLY, CardKind, Pack, Seen

PAYS: Final = AT["pays"]
SHORT: Final = AT["short"]
GETS: Final = AT["gets"]
LOSES: Final = AT["loses"]
TAKES: Final = AT["takes"]
FROM: Final = AT["from"]
INTO: Final = AT["into"]
FILLS: Final = AT["fills"]
WINS: Final = AT["wins"]
ASKED: Final = AT["asked"]


@kernel
def mark_question(pack: Pack, seen: Seen, seat: Seat, needs: MissingCards, marks: Marks) -> None:
    """Mark what is open about a seat; what it lacks of each colour has been seen."""
    if seen.depth == 0:
        return
    asked = 0
    for place in range(seen.depth):
        task = seen.agenda[place]
        if holds(task.seats, seat):
            asked = task.kind
        if task.kind == tasks.TO_GIVE or (task.kind == tasks.DUEL and takes_property(pack.kind[task.about])):
            mark_taking(pack, seen, task, seat, needs, marks)
    if asked > 0:
        mark(marks, ASKED + asked)
    for odd in range(2):
        mark_sums(pack, seen, seat, odd, marks)


@kernel
def takes_property(kind: CardKind) -> bool:
    """Say whether an action is about property, not money."""
    return kind == SLY or kind == FORCED or kind == BREAKER


@kernel
def mark_sums(pack: Pack, seen: Seen, seat: Seat, odd: int, marks: Marks) -> None:
    """Mark what a seat pays and gets if nobody says no any more; or, ``odd``, what a seat has said no to."""
    pays = 0
    gets = 0
    for place in range(seen.depth):
        task = seen.agenda[place]
        money = task.kind == tasks.TO_PAY or (task.kind == tasks.DUEL and not takes_property(pack.kind[task.about]))
        if task.kind == tasks.WHOM and task.seat == seat and odd == 0:
            gets += task.amount
        if not money or (task.kind == tasks.DUEL and task.more % 2 != odd) or (task.kind == tasks.TO_PAY and odd == 1):
            continue
        left = task.amount - (task.more if task.kind == tasks.TO_PAY else 0)
        left = min(left, seen.players[task.seat].worth)
        pays += left if task.seat == seat else 0
        gets += left if task.other == seat else 0
    if pays > 0:
        mark_between(marks, PAYS + odd * KNOTS, MONEY, pays)
        if odd == 0 and pays > seen.players[seat].bank:
            mark_between(marks, SHORT, MONEY, pays - seen.players[seat].bank)
    if gets > 0:
        mark_between(marks, GETS + odd * KNOTS, MONEY, gets)


@kernel
def mark_taking(pack: Pack, seen: Seen, task: Task, seat: Seat, needs: MissingCards, marks: Marks) -> None:
    """Mark what a seat would take, or what would be taken from it; in a Forced Deal both sides do both."""
    kind = pack.kind[task.about]
    choosing = task.kind == tasks.TO_GIVE
    taker = task.seat if choosing else task.other
    owner = task.other if choosing else task.seat
    odd = 0 if choosing else task.more % 2
    if seat != taker and seat != owner:
        return
    mark(marks, (TAKES if seat == taker else LOSES) + odd * len(KINDS) + kind)
    wanted = seen.at[task.amount] // SETS_EACH
    given = -1 if choosing or task.low == 0 else seen.at[task.low - 1] // SETS_EACH
    comes = wanted if seat == taker else given
    goes = wanted if seat == owner else given
    if goes >= 0:
        mark(marks, FROM + goes)
    if comes >= 0:
        mark(marks, INTO + comes)
        if odd == 0:
            mark_filled(pack, seen, seat, comes, kind, needs=needs, marks=marks)


@kernel
def mark_filled(
    pack: Pack, seen: Seen, seat: Seat, colour: int, kind: CardKind, needs: MissingCards, marks: Marks
) -> None:
    """Mark whether what comes makes a colour complete, and wins."""
    complete = seen.players[seat].complete
    if holds(complete, colour) or (kind != BREAKER and needs.missing[colour] > 1):
        return
    mark(marks, FILLS)
    if size(complete | (1 << colour)) >= pack.sets_to_win:
        mark(marks, WINS)
