"""What ``champion`` tries out: the table as it would be, and a seat's odds of winning then, as that seat sees it.

Nothing is laid out but what lies open and the seat's own hand; no card is drawn.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network import ODDS
from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import copier
from monopolista.engine.seats import Seat, first_from, holds, without_seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular.answering import pick_or_pay
from monopolista.games.deal.evaluation.judging import judge
from monopolista.games.deal.rules import clauses, tasks, verbs
from monopolista.games.deal.rules.action_cards import duel
from monopolista.games.deal.rules.payment import payment_place
from monopolista.games.deal.rules.records import CARDS, Game, Hand, Pack, Seen
from monopolista.games.deal.rules.table import apply, asked, settle

lay_out = copier(Seen)
take_along = copier(Hand)
MOST: Final = 100
"""Answers of others that one answer may call for, with room to spare."""


@kernel
def begin_trial(seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Lay out what a seat sees."""
    trial = answer.trial[0]
    lay_out(trial, seen)
    take_along(trial.hands[seat], hand)
    trial.unseen_count = 0
    trial.under_count = 0


@kernel
def odds(pack: Pack, seat: Seat, answer: Answer) -> int:
    """Return a seat's odds of winning at the table as it is laid out."""
    trial = answer.trial[0]
    if trial.depth == 0:
        return ODDS if holds(trial.winners, seat) else 0
    judge(pack, trial, 1 << seat, answer.evaluation[0])
    return answer.evaluation[0].network[0].odds[seat]


@kernel
def odds_after(
    pack: Pack, seen: Seen, hand: Hand, seat: Seat, verb: Verb, subject: int, amount: Amount, answer: Answer
) -> int:
    """Return a seat's odds after an answer of its own, or -1 where a clause forbids it.

    Where others may say no, half by the position in which they are asked, half by the one in which they allow it: the
    one knows how likely a refusal is, the other what is at stake, card by card.
    """
    begin_trial(seen, hand, seat, answer)
    if apply(pack, answer.trial[0], seat, verb, subject, amount) != clauses.NONE:
        return -1
    trial = answer.trial[0]
    if not asks_others(trial, seat):
        return odds(pack, seat, answer)
    asking = odds(pack, seat, answer)
    let_others_answer(pack, seat, answer)
    return (asking + odds(pack, seat, answer)) // 2


@kernel
def asks_others(trial: Game, seat: Seat) -> bool:
    """Say whether others are asked what is to become of an action against them."""
    return trial.depth > 0 and tasks.is_against(top_kind(trial)) and without_seat(asked(trial), seat) != 0


@kernel
def let_others_answer(pack: Pack, seat: Seat, answer: Answer) -> None:
    """Let others allow what is played against them, and pay as ``regular`` does; who wins by that has won."""
    trial = answer.trial[0]
    for _ in range(MOST):
        if not asks_others(trial, seat):
            break
        answer_for(pack, trial, first_from(without_seat(asked(trial), seat), trial.turn), answer)
    settle(pack, trial)


@kernel
def answer_for(pack: Pack, trial: Game, other: Seat, answer: Answer) -> None:
    """Let another seat allow, or pay."""
    for place in range(1, trial.depth):
        task = trial.agenda[place]
        if task.kind == tasks.DUEL and holds(task.seats, other):
            duel.allow(pack, trial, other, task.seat)
            return
    pay_as_regular(pack, trial, other, answer)


@kernel
def pay_as_regular(pack: Pack, trial: Game, seat: Seat, answer: Answer) -> None:
    """Let a seat pay what it owes with what it misses least."""
    while payment_place(trial, seat) >= 0:
        pick_or_pay(pack, trial, seat, answer)
        apply(pack, trial, seat, answer.verb, answer.subject, 0)


@kernel
def odds_of_paying(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: int, answer: Answer) -> int:
    """Return a seat's odds after it has paid with a card, and what is still missing with what it misses least.

    -1 where it would pay with a card more than it has to.
    """
    begin_trial(seen, hand, seat, answer)
    trial = answer.trial[0]
    if apply(pack, trial, seat, verbs.PICK, card, 0) != clauses.NONE:
        return -1
    pick_or_pay(pack, trial, seat, answer)
    while answer.verb == verbs.PICK:
        apply(pack, trial, seat, verbs.PICK, answer.subject, 0)
        pick_or_pay(pack, trial, seat, answer)
    if pays_for_nothing(pack, trial, seat):
        return -1
    apply(pack, trial, seat, verbs.PAY, 0, 0)
    let_others_answer(pack, seat, answer)
    return odds(pack, seat, answer)


@kernel
def pays_for_nothing(pack: Pack, seen: Seen, seat: Seat) -> bool:
    """Say whether a seat has picked a card without which it would have enough to pay."""
    task = seen.agenda[payment_place(seen, seat)]
    for card in range(CARDS):
        if seen.picked[card] == 1 and seen.holder[card] == seat and pack.value[card] <= task.more - task.amount:
            return True
    return False
