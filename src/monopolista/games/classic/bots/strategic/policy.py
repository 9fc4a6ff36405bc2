"""The bot ``strategic``: strict prices, little debt, and trades evaluated by colour and by position."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots import bargains
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.bargains import STRATEGIC
from monopolista.games.classic.bots.defaults import bid_or_leave, leave_jail, redeem_cheapest, sum_in
from monopolista.games.classic.bots.holdings import completes
from monopolista.games.classic.bots.policy_template import Parts, policy_of
from monopolista.games.classic.bots.proposals import withdraw_old
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.building import best_street
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage
from monopolista.games.classic.bots.regular.policy import wants_out
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import free_cash, spendable
from monopolista.games.classic.rules.ending import riches
from monopolista.games.classic.rules.property import auction, building
from monopolista.games.classic.rules.records import DEEDS, Edition, Money, Seen, Square

KEPT: Final = 75
MOST_DEBT: Final = 400
OVER: Final = 105
BLOCK: Final = 130
COMPLETE: Final = 150
"""The highest bids, in percent of the price."""


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy if 75 remain, with mortgages on single deeds within its limit of debt."""
    missing = seen.agenda[seen.depth - 1].amount + sum_in(edition, KEPT) - spendable(seen, seat)
    pledge = deed_to_mortgage(edition, seen, seat, False, missing)
    if missing <= 0:
        set_answer(answer, verbs.BUY, 0, 0)
    elif pledge >= 0 and missing <= edition.mortgage[pledge] <= debt_left(edition, seen, seat):
        set_answer(answer, verbs.MORTGAGE, pledge, 0)
    else:
        set_answer(answer, verbs.DECLINE, 0, 0)


@kernel
def debt_left(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return how much a seat may still borrow: 15 % of its net worth plus 400, less its mortgages."""
    left = min(riches(edition, seen, seat) * 15 // 100, sum_in(edition, MOST_DEBT))
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat and seen.mortgaged[square] == 1:
            left -= edition.mortgage[square]
    return left


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise by the smallest step up to the limit, if 75 remain."""
    square = seen.agenda[seen.depth - 1].about
    low = auction.lowest_bid(edition, seen)
    limit = edition.price[square] * percentage(edition, seen, seat, square) // 100
    bid_or_leave(answer, low, low, min(limit, spendable(seen, seat) - sum_in(edition, KEPT)))


@kernel
def percentage(edition: Edition, seen: Seen, seat: Seat, square: Square) -> int:
    """Return the highest bid for a deed, in percent of its price."""
    if completes(edition, seen, seat, square):
        return COMPLETE
    for other in range(seen.seats):
        if other != seat and seen.players[other].playing == 1 and completes(edition, seen, other, square):
            return BLOCK if sole_blocker(edition, seen, seat, other, square) else OVER
    return OVER


@kernel
def sole_blocker(edition: Edition, seen: Seen, seat: Seat, threat: int, square: Square) -> bool:
    """Return whether no other player could pay the price of a deed that would complete another player's colour."""
    for other in range(seen.seats):
        if other == seat or other == threat or seen.players[other].playing == 0:
            continue
        if free_cash(seen, other) >= edition.price[square]:
            return False
    return True


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade, leave jail while deeds are unsold or the next rents are payable, and roll."""
    if withdraw_old(seen, seat, answer) or bargains.seek(edition, seen, seat, STRATEGIC, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and wants_out(edition, seen, seat):
        if leave_jail(edition, seen, seat, sum_in(edition, KEPT), answer):
            return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Build where that brings the most, unmortgage, both while 75 remain, and end the turn."""
    kept = sum_in(edition, KEPT)
    square = best_street(edition, seen, seat, tasks.HOUSE)
    if square < 0:
        square = best_street(edition, seen, seat, tasks.HOTEL)
    if square >= 0 and building.why_not_build(edition, seen, seat, square) == clauses.NONE:
        if spendable(seen, seat) - edition.house_price[square] >= kept:
            set_answer(answer, verbs.BUILD, square, 0)
            return
    if not redeem_cheapest(edition, seen, seat, kept, answer):
        set_answer(answer, verbs.END, 0, 0)


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept or decline the first open trade for a seat to answer; return whether there was one."""
    return bargains.answer_trade(edition, seen, seat, STRATEGIC, answer)


choose = policy_of(Parts(answer_trade, buy_or_decline, bid_or_pass, begin_turn, end_turn), __name__)
