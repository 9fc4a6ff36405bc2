"""The scratch state of ``champion``: a possible position, and a seat's win odds in it, from the seat's own information.

It contains only the public state and the seat's own hand; no cards are drawn.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import ODDS
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
"""The highest number of answers of other players that one answer can require, with a reserve."""


@kernel
def begin_trial(seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Copy the position that a seat sees."""
    trial = answer.trial[0]
    lay_out(trial, seen)
    take_along(trial.hands[seat], hand)
    trial.unseen_count = 0
    trial.under_count = 0


@kernel
def odds(pack: Pack, seat: Seat, answer: Answer) -> int:
    """Return a seat's win odds in the scratch state."""
    trial = answer.trial[0]
    if trial.depth == 0:
        return ODDS if holds(trial.winners, seat) else 0
    judge(pack, trial, 1 << seat, answer.evaluation[0])
    return answer.evaluation[0].network[0].odds[seat]


@kernel
def odds_after(
    pack: Pack, seen: Seen, hand: Hand, seat: Seat, verb: Verb, subject: int, amount: Amount, answer: Answer
) -> int:
    """Return a seat's win odds after an answer of its own, or -1 where a clause forbids it.

    If other players can say no, the result is the mean of two positions: the one where they are asked, and the one
    where they allow the action. The first shows how likely a refusal is, the second what the cards are worth.
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
    """Return whether other players are asked about an action against them."""
    return trial.depth > 0 and tasks.is_against(top_kind(trial)) and without_seat(asked(trial), seat) != 0


@kernel
def let_others_answer(pack: Pack, seat: Seat, answer: Answer) -> None:
    """Let other players allow an action, and pay like ``regular``; a seat that wins by it has won."""
    trial = answer.trial[0]
    for _ in range(MOST):
        if not asks_others(trial, seat):
            break
        answer_for(pack, trial, first_from(without_seat(asked(trial), seat), trial.turn), answer)
    settle(pack, trial)


@kernel
def answer_for(pack: Pack, trial: Game, other: Seat, answer: Answer) -> None:
    """Let another seat allow an action, or pay."""
    for place in range(1, trial.depth):
        task = trial.agenda[place]
        if task.kind == tasks.DUEL and holds(task.seats, other):
            duel.allow(pack, trial, other, task.seat)
            return
    pay_as_regular(pack, trial, other, answer)


@kernel
def pay_as_regular(pack: Pack, trial: Game, seat: Seat, answer: Answer) -> None:
    """Let a seat pay its debt with the cards of the least value to it."""
    while payment_place(trial, seat) >= 0:
        pick_or_pay(pack, trial, seat, answer)
        apply(pack, trial, seat, answer.verb, answer.subject, 0)


@kernel
def odds_of_paying(pack: Pack, seen: Seen, hand: Hand, seat: Seat, card: int, answer: Answer) -> int:
    """Return a seat's win odds after it has paid with a card, and the rest with the cards of the least value to it.

    The result is -1 if the card would be unnecessary.
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
    """Return whether a seat has picked a card that its payment does not need."""
    task = seen.agenda[payment_place(seen, seat)]
    for card in range(CARDS):
        if seen.picked[card] == 1 and seen.holder[card] == seat and pack.value[card] <= task.more - task.amount:
            return True
    return False
