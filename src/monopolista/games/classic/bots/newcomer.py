"""The bot ``newcomer``: plays like a beginner, by what is printed and without looking ahead.

It buys to its last coin, redeems before it builds, builds late, where it is cheapest and no more than two houses a
street, bids timidly, leaves jail at once and takes a fair price for a fair bargain. It gives nothing away: what would
make another's colour whole it sells for half as much again, or for a colour of its own.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, seat_after, size
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import answer_usual, bid_or_leave, leave_jail, redeem_cheapest, sum_in
from monopolista.games.classic.bots.holdings import stray_for, wholes
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
from monopolista.games.classic.bots.regular.debt import raise_money
from monopolista.games.classic.bots.regular.policy import ask_for_rent
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import in_debt, prices_of, spendable
from monopolista.games.classic.rules.property import auction, building, purchase
from monopolista.games.classic.rules.records import DEEDS, STATIONS, Edition, Seen, Trade

LEFT_AFTER_BUILDING: Final = 500
"""It builds once so much stays: what it holds on to then it no longer looks at when it buys."""
MOST_HOUSES: Final = 2
"""Houses that it builds on a street at most: the third, by which the rent rises most, seems expensive to it."""


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide what a seat does."""
    if ask_for_rent(seen, seat, answer) or answer_trade(edition, seen, seat, answer):
        return
    asked = top_kind(seen)
    if in_debt(seen, seat):
        raise_money(edition, seen, seat, answer)
    elif answer_usual(edition, seen, seat, answer):
        return
    elif asked == tasks.TO_BUY:
        able = purchase.why_not_buy(seen, seat) == clauses.NONE
        set_answer(answer, verbs.BUY if able else verbs.DECLINE, 0, 0)
    elif asked == tasks.AUCTION:
        half = edition.price[seen.agenda[seen.depth - 1].about] // 2
        low = auction.lowest_bid(edition, seen)
        bid_or_leave(answer, low, low, min(half, spendable(seen, seat)))
    elif asked == tasks.TO_END:
        end_turn(edition, seen, seat, answer)
    else:
        begin_turn(edition, seen, seat, answer)


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Ask for the street that is missing, leave jail if that can be paid, and roll."""
    if withdraw_old(seen, seat, answer) or offer(edition, seen, seat, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and leave_jail(edition, seen, seat, 0, answer):
        return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Redeem whatever can be paid, build where much stays, and hand on the dice."""
    if redeem_cheapest(edition, seen, seat, 0, answer):
        return
    if not build(edition, seen, seat, answer):
        set_answer(answer, verbs.END, 0, 0)


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Put up the cheapest of the first houses where much stays; say whether there was one."""
    best = -1
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] != seat or seen.level[square] >= MOST_HOUSES:
            continue
        if building.why_not_build(edition, seen, seat, square) == clauses.NONE:
            if best < 0 or edition.house_price[square] < edition.house_price[best]:
                best = square
    if best < 0 or spendable(seen, seat) - edition.house_price[best] < sum_in(edition, LEFT_AFTER_BUILDING):
        return False
    set_answer(answer, verbs.BUILD, best, 0)
    return True


@kernel
def offer(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Offer a quarter more than the price for a stray that completes one's colour; say whether there was one."""
    for step in range(1, seen.seats):
        partner = seat_after(seat, step, seen.seats)
        if seen.players[partner].playing == 0 or asked_already(seen, seat, partner):
            continue
        address(answer, seat, partner)
        for colour in range(STATIONS):
            theirs = stray_for(edition, seen, partner, seat, colour)
            if theirs >= 0 and try_proposal(edition, seen, -1, theirs, edition.price[theirs] * 5 // 4, answer):
                return True
    return False


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept or refuse the first trade that waits for a seat's answer; say whether there was one."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    own = answer.trade[1]
    see_own_side(own, seen.trades[place])
    accept_or_refuse(edition, seen, seat, own.serial, agrees(edition, seen, own), answer)
    return True


@kernel
def agrees(edition: Edition, seen: Seen, own: Trade) -> bool:
    """Say whether a trade, seen from one's own side, is fair by the prices that are printed.

    Whole colours are never broken. Who gets one by it pays half as much again, unless it gives one for it.
    """
    if own.clears != 0 or law.one_sided(own) or law.mortgaged_of(seen, own.gives | own.gets) != 0:
        return False
    whole = wholes(edition, seen, own, False, own.maker)
    then = wholes(edition, seen, own, True, own.maker)
    if whole & ~then != 0:
        return False
    theirs = wholes(edition, seen, own, False, own.partner)
    helps = size(wholes(edition, seen, own, True, own.partner) & ~theirs)
    gets = prices_of(edition, own.gets) + max(0, -own.money)
    gives = prices_of(edition, own.gives) + max(0, own.money)
    if helps > size(then & ~whole):
        return 2 * gets >= 3 * gives
    return gets >= gives
