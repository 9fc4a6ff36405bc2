"""Answers of ``regular``: Just Say No, payments, exchanges and discards."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, size
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import targets
from monopolista.games.deal.bots.regular.own_turn import hope, least_to_give, set_answer
from monopolista.games.deal.bots.regular.valuation import WON, gain_of, loss_of_paying
from monopolista.games.deal.rules import records, verbs
from monopolista.games.deal.rules.payment import can_pay_with, payment_place
from monopolista.games.deal.rules.records import CARDS, NO_CARD, SETS_EACH, Card, Hand, Pack, Seen
from monopolista.games.deal.rules.sets import is_property
from monopolista.games.deal.rules.verbs import NO_TARGET

WORTH_A_NO: Final = 55
"""The least value at stake for which it uses a Just Say No."""


@kernel
def say_no_or_allow(pack: Pack, seen: Seen, hand: Hand, seat: Seat, place: int, answer: Answer) -> None:
    """Say no if enough is at stake; the limit is lower with more than one Just Say No."""
    task = seen.agenda[place]
    card = NO_CARD
    count = 0
    for held in range(hand.count):
        if pack.kind[hand.cards[held]] == records.NO:
            card = hand.cards[held]
            count += 1
    may = count > 0 and not (pack.no_is_play == 1 and seen.turn == seat and seen.plays == 0)
    if may and stake(pack, seen, place) >= WORTH_A_NO - 20 * (count - 1):
        set_answer(answer, verbs.NO, card, task.seat)
    else:
        set_answer(answer, verbs.ALLOW, task.seat, 0)


@kernel
def stake(pack: Pack, seen: Seen, place: int) -> int:
    """Return the value at stake in a duel, in tenths."""
    task = seen.agenda[place]
    match pack.kind[task.about]:
        case records.BREAKER:
            series = seen.at[task.amount]
            if size(seen.players[task.other].complete | (1 << (series // SETS_EACH))) >= pack.sets_to_win:
                return WON
            return targets.worth_of_set_taken(pack, seen, task.other, task.seat, series)
        case records.SLY | records.FORCED:
            return targets.worth_of_taking(pack, seen, task.other, task.amount)
        case _:
            return targets.asked_of(seen, task.seat, task.amount) * 8 // 10


@kernel
def pick_or_pay(pack: Pack, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Pick the card of the least value for the rest of a payment, then pay."""
    task = seen.agenda[payment_place(seen, seat)]
    left = task.amount - task.more
    if left <= 0:
        set_answer(answer, verbs.PAY, 0, 0)
        return
    best = NO_CARD
    least = 0
    for card in range(CARDS):
        if seen.picked[card] == 1 or not can_pay_with(pack, seen, seat, card):
            continue
        cost = loss_of_paying(pack, seen, seat, card) + 10 * max(0, left - pack.value[card])
        if best == NO_CARD or cost < least:
            least = cost
            best = card
    set_answer(answer, verbs.PICK, best, 0)


@kernel
def discard_least(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Discard the card of the least use."""
    best = hand.cards[0]
    least = use_of(pack, seen, seat, best)
    for place in range(1, hand.count):
        use = use_of(pack, seen, seat, hand.cards[place])
        if use < least:
            least = use
            best = hand.cards[place]
    set_answer(answer, verbs.DISCARD, best, 0)


@kernel
def use_of(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the usefulness of a card in the hand."""
    if not is_property(pack, card):
        return 8 * pack.value[card] + hope(pack, card)
    series = targets.best_set(pack, seen, seat, card)
    return 30 + (0 if series == NO_TARGET else gain_of(pack, seen, seat, series, 1))


@kernel
def give_least(pack: Pack, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Give the property in exchange whose loss costs least."""
    set_answer(answer, verbs.GIVE, least_to_give(pack, seen, seat, seen.agenda[seen.depth - 1].other), 0)


@kernel
def name_payer(seen: Seen, seat: Seat, answer: Answer) -> None:
    """Demand the multicolour rent from the seat that pays most."""
    set_answer(answer, verbs.AT, targets.best_payer(seen, seat, seen.agenda[seen.depth - 1].amount), 0)
