"""The bot ``newcomer``: it plays like a beginner, by the printed prices and without looking ahead.

It spends all its money on deeds, unmortgages before it builds, and bids low. It builds late, where that is cheapest,
and at most two houses on a street. It leaves jail at once. It accepts a trade at a fair price, but does not give a
profit away: a deed that completes another player's colour costs half as much again, or a colour of its own.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, seat_after, size
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import answer_usual, bid_or_leave, leave_jail, redeem_cheapest, sum_in
from monopolista.games.classic.bots.holdings import stray_for, wholes
from monopolista.games.classic.bots.net_worth import worth_of
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
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.property import auction, building, purchase
from monopolista.games.classic.rules.records import DEEDS, STATIONS, Edition, Seen, Trade

LEFT_AFTER_BUILDING: Final = 500
"""It builds if this much cash remains; purchases of deeds ignore this reserve."""
MOST_HOUSES: Final = 2
"""The highest number of houses on a street: the third one, which raises the rent most, seems expensive to it."""


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat."""
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
    """Offer money for the street that it lacks, leave jail if it can pay, and roll."""
    if withdraw_old(seen, seat, answer) or offer(edition, seen, seat, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and leave_jail(edition, seen, seat, 0, answer):
        return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Unmortgage all it can pay for, build while enough cash remains, and end the turn."""
    if redeem_cheapest(edition, seen, seat, 0, answer):
        return
    if not build(edition, seen, seat, answer):
        set_answer(answer, verbs.END, 0, 0)


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Build the cheapest house up to the second if enough cash remains; return whether there was one."""
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
    """Offer a quarter more than the price for a single street that completes its colour; return whether it did."""
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
    """Accept or decline the first open trade for a seat to answer; return whether there was one."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    own = answer.trade[1]
    see_own_side(own, seen.trades[place])
    accept_or_refuse(edition, seen, seat, own.serial, agrees(edition, seen, own), answer)
    return True


@kernel
def agrees(edition: Edition, seen: Seen, own: Trade) -> bool:
    """Return whether a trade, written from the seat's own side, is fair by the printed prices.

    The seat never breaks a complete colour. A side whose colour is completed pays half as much again, unless it
    completes the other side's colour too.
    """
    if own.clears != 0 or law.one_sided(own) or law.mortgaged_of(seen, own.gives | own.gets) != 0:
        return False
    whole = wholes(edition, seen, own, False, own.maker)
    then = wholes(edition, seen, own, True, own.maker)
    if whole & ~then != 0:
        return False
    theirs = wholes(edition, seen, own, False, own.partner)
    helps = size(wholes(edition, seen, own, True, own.partner) & ~theirs)
    gets = worth_of(edition, seen, own.gets, own.gets_cards) + max(0, -own.money)
    gives = worth_of(edition, seen, own.gives, own.gives_cards) + max(0, own.money)
    if helps > size(then & ~whole):
        return 2 * gets >= 3 * gives
    return gets >= gives
