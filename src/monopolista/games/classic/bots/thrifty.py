"""The bot ``thrifty``: it always keeps 200, waits in jail, and swaps only similar streets."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, seat_after
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import bid_or_leave, redeem_cheapest, sum_in
from monopolista.games.classic.bots.holdings import stray_for
from monopolista.games.classic.bots.policy_template import Parts, policy_of
from monopolista.games.classic.bots.proposals import (
    accept_or_refuse,
    address,
    asked_already,
    see_own_side,
    try_proposal,
    waiting_trade,
    withdraw_old,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import auction, building, purchase
from monopolista.games.classic.rules.records import DEEDS, STATIONS, Edition, Money, Seen, Trade

KEPT: Final = 200
GAP: Final = 200
"""The greatest difference in price of swapped streets; the dearer one costs at most twice as much."""


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, kept: Money, answer: Answer) -> bool:
    """Build the cheapest building if a given sum of cash remains; return whether there was one."""
    best = -1
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat and building.why_not_build(edition, seen, seat, square) == clauses.NONE:
            if best < 0 or edition.house_price[square] < edition.house_price[best]:
                best = square
    if best < 0 or spendable(seen, seat) - edition.house_price[best] < kept:
        return False
    set_answer(answer, verbs.BUILD, best, 0)
    return True


@kernel
def alike(edition: Edition, one: int, two: int) -> bool:
    """Return whether the prices of two streets are similar enough for a swap."""
    low = min(edition.price[one], edition.price[two])
    high = max(edition.price[one], edition.price[two])
    return high - low <= sum_in(edition, GAP) and high <= 2 * low


@kernel
def offer(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Offer a swap that completes a colour for both, and pay the difference in price; return whether there was one."""
    for step in range(1, seen.seats):
        partner = seat_after(seat, step, seen.seats)
        if seen.players[partner].playing == 1 and not asked_already(seen, seat, partner):
            address(answer, seat, partner)
            if offer_to(edition, seen, seat, partner, answer):
                return True
    return False


@kernel
def offer_to(edition: Edition, seen: Seen, seat: Seat, partner: Seat, answer: Answer) -> bool:
    """Offer a swap to one player; return whether there was one."""
    for given in range(STATIONS):
        mine = stray_for(edition, seen, seat, partner, given)
        for got in range(STATIONS):
            if mine < 0 or got == given:
                continue
            theirs = stray_for(edition, seen, partner, seat, got)
            if theirs >= 0 and alike(edition, mine, theirs):
                money = edition.price[theirs] - edition.price[mine]
                if try_proposal(edition, seen, mine, theirs, money, answer):
                    return True
    return False


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept such a swap, and decline any other trade; return whether there was a trade to answer."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    own = answer.trade[1]
    see_own_side(own, seen.trades[place])
    accept_or_refuse(edition, seen, seat, own.serial, agrees(edition, seen, own), answer)
    return True


@kernel
def agrees(edition: Edition, seen: Seen, own: Trade) -> bool:
    """Return whether a trade, written from the own side, swaps similar single streets and completes two colours."""
    if own.clears != 0 or own.gives_cards != 0 or own.gets_cards != 0:
        return False
    for given in range(STATIONS):
        mine = stray_for(edition, seen, own.maker, own.partner, given)
        for got in range(STATIONS):
            if mine < 0 or got == given or own.gives != 1 << edition.deed[mine]:
                continue
            theirs = stray_for(edition, seen, own.partner, own.maker, got)
            if theirs >= 0 and own.gets == 1 << edition.deed[theirs] and alike(edition, mine, theirs):
                return own.money <= max(0, edition.price[theirs] - edition.price[mine])
    return False


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy if 200 remain."""
    left = spendable(seen, seat) - seen.agenda[seen.depth - 1].amount
    able = purchase.why_not_buy(seen, seat) == clauses.NONE and left >= sum_in(edition, KEPT)
    set_answer(answer, verbs.BUY if able else verbs.DECLINE, 0, 0)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise by the smallest step up to the printed price, if 200 remain."""
    price = edition.price[seen.agenda[seen.depth - 1].about]
    low = auction.lowest_bid(edition, seen)
    bid_or_leave(answer, low, low, min(price, spendable(seen, seat) - sum_in(edition, KEPT)))


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Offer a swap, and roll."""
    if not withdraw_old(seen, seat, answer) and not offer(edition, seen, seat, answer):
        set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Unmortgage and build, both while 200 remain, and end the turn."""
    kept = sum_in(edition, KEPT)
    if not redeem_cheapest(edition, seen, seat, kept, answer) and not build(edition, seen, seat, kept, answer):
        set_answer(answer, verbs.END, 0, 0)


choose = policy_of(Parts(answer_trade, buy_or_decline, bid_or_pass, begin_turn, end_turn), __name__)
