"""The bot ``regular`` for MONOPOLY Deal: it plays to win, from the public state and its own hand."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import answering, own_turn
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import Hand, Pack, Seen


@kernel
def choose(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Decide for a seat with a question."""
    for step in range(seen.depth - 1):
        place = seen.depth - 1 - step
        task = seen.agenda[place]
        if (task.seats >> seat) & 1 == 0:
            continue
        if task.kind == tasks.DUEL:
            answering.say_no_or_allow(pack, seen, hand, seat, place, answer)
            return
        if task.kind == tasks.TO_PAY:
            answering.pick_or_pay(pack, seen, seat, answer)
            return
    kind = top_kind(seen)
    if kind == tasks.WHOM:
        answering.name_payer(seen, seat, answer)
    elif kind == tasks.TO_GIVE:
        answering.give_least(pack, seen, seat, answer)
    elif kind == tasks.TO_DISCARD:
        answering.discard_least(pack, seen, hand, seat, answer)
    else:
        own_turn.play_or_end(pack, seen, hand, seat, answer)
