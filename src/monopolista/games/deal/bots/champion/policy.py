"""The bot ``champion`` for MONOPOLY Deal: it gives the answer with the best win odds, which a small network estimates.

It sees the public state and its own hand. While it has more than one play left, it also searches the rest of its turn.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.bots.champion.offers import is_like, is_weighed
from monopolista.games.deal.bots.champion.scratch_state import begin_trial, odds, odds_after, odds_of_paying
from monopolista.games.deal.bots.champion.search import plan
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import policy
from monopolista.games.deal.bots.regular.own_turn import set_answer
from monopolista.games.deal.rules import tasks, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.payment import can_pay_with
from monopolista.games.deal.rules.records import CARDS, NO_CARD, Hand, Pack, Seen

WORTHWHILE: Final = 6_000
"""The least rise of the win odds, in millionths, to move a card or to deviate from ``regular``."""


@kernel
def choose(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Decide for a seat with a question."""
    policy.choose(pack, seen, hand, seat, answer)
    if answer.verb == verbs.PAY:
        return
    if answer.verb == verbs.PICK:
        pick(pack, seen, hand, seat, answer)
        return
    plays = top_kind(seen) == tasks.TO_PLAY
    if plays and move(pack, seen, hand, seat, answer):
        return
    if plays and seen.plays > 1:
        plan(pack, seen, hand, seat, WORTHWHILE, answer)
        return
    weigh_all(pack, seen, hand, seat, answer)


@kernel
def weigh_all(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Decide on the answer with the best win odds; without a better one, keep the earlier decision."""
    verb, subject, amount = answer.verb, answer.subject, answer.amount
    best = -1
    if verb != verbs.MOVE:
        best = odds_after(pack, seen, hand, seat, verb, subject, amount, answer)
        best += WORTHWHILE if best >= 0 else 0
    begin_trial(seen, hand, seat, answer)
    offers = answer.offers[0]
    list_offers(pack, answer.trial[0], seat, offers)
    for place in range(offers.count):
        if not is_weighed(pack, seen, offers, place):
            continue
        offer = offers.rows[place]
        found = odds_after(pack, seen, hand, seat, offer.verb, offer.subject, offer.low, answer)
        if found > best:
            best = found
            verb, subject, amount = offer.verb, offer.subject, offer.low
    set_answer(answer, verb, subject, amount)


@kernel
def move(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> bool:
    """Move the card that raises the win odds most, if any does; return whether there is one.

    The odds rise with each move, so that the moves end.
    """
    card = NO_CARD
    series = 0
    best = -1
    begin_trial(seen, hand, seat, answer)
    offers = answer.offers[0]
    list_offers(pack, answer.trial[0], seat, offers)
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.verb != verbs.MOVE:
            continue
        if best < 0:
            best = WORTHWHILE + odds(pack, seat, answer)
        found = odds_after(pack, seen, hand, seat, verbs.MOVE, offer.subject, offer.low, answer)
        if found > best:
            best = found
            card, series = offer.subject, offer.low
    if card == NO_CARD:
        return False
    set_answer(answer, verbs.MOVE, card, series)
    return True


@kernel
def pick(pack: Pack, seen: Seen, hand: Hand, seat: Seat, answer: Answer) -> None:
    """Pick the best card to pay with, assuming that ``regular`` pays the rest."""
    choice = answer.subject
    best = odds_of_paying(pack, seen, hand, seat, choice, answer)
    best += WORTHWHILE if best >= 0 else 0
    for card in range(CARDS):
        if seen.picked[card] == 1 or not can_pay_with(pack, seen, seat, card):
            continue
        if card > 0 and is_like(pack, seen, card - 1, card):
            continue
        found = odds_of_paying(pack, seen, hand, seat, card, answer)
        if found > best:
            best = found
            choice = card
    set_answer(answer, verbs.PICK, choice, 0)
