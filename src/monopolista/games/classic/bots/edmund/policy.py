"""The bot ``edmund``: it buys all it can, builds evenly up to hotels, and trades only after all deeds are sold."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import bid_or_leave, leave_jail, redeem_cheapest, sum_in
from monopolista.games.classic.bots.edmund import trade
from monopolista.games.classic.bots.edmund.trade import KEPT, score
from monopolista.games.classic.bots.holdings import lacking
from monopolista.games.classic.bots.policy_template import Parts, policy_of
from monopolista.games.classic.bots.proposals import withdraw_old
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage, lendable
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import building_steps, spendable
from monopolista.games.classic.rules.property import auction, building, mortgage, purchase
from monopolista.games.classic.rules.records import COMPANIES, DEEDS, Edition, Money, Seen, Square
from monopolista.games.classic.rules.setting_up import unowned_deeds

ALL_BUT: Final = 100
"""The part of the seat's cash and mortgage values that bids do not use."""
COMPLETE: Final = 1000
STEP: Final = 15
FEW_UNSOLD: Final = 4
RICH: Final = 300


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy every deed, with mortgages on single deeds if necessary."""
    missing = seen.agenda[seen.depth - 1].amount - spendable(seen, seat)
    if purchase.why_not_buy(seen, seat) == clauses.NONE:
        set_answer(answer, verbs.BUY, 0, 0)
    elif lendable(edition, seen, seat) >= missing:
        set_answer(answer, verbs.MORTGAGE, deed_to_mortgage(edition, seen, seat, False, missing), 0)
    else:
        set_answer(answer, verbs.DECLINE, 0, 0)


@kernel
def highest_bid(edition: Edition, seen: Seen, seat: Seat, square: Square) -> Money:
    """Return the highest bid for a deed, which depends on the missing deeds of its colour."""
    price = edition.price[square]
    missing = lacking(edition, seen, seat, square)
    if edition.colour[square] == COMPANIES:
        return price - sum_in(edition, STEP)
    if missing == 1:
        return price + sum_in(edition, COMPLETE)
    if missing == 2:
        return 2 * price
    return price + sum_in(edition, STEP)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise by the smallest step up to the highest bid, with mortgages on single deeds if necessary."""
    square = seen.agenda[seen.depth - 1].about
    cash = spendable(seen, seat)
    low = auction.lowest_bid(edition, seen)
    most = cash + mortgages(edition, seen, seat) - sum_in(edition, ALL_BUT)
    high = min(highest_bid(edition, seen, seat, square), most)
    if cash < low <= high:
        whole = lendable(edition, seen, seat) == 0
        set_answer(answer, verbs.MORTGAGE, deed_to_mortgage(edition, seen, seat, whole, low - cash), 0)
    else:
        bid_or_leave(answer, low, low, min(high, cash))


@kernel
def mortgages(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the mortgage values of all deeds of a seat that can be mortgaged."""
    total = 0
    for deed in range(DEEDS):
        square = edition.square[deed]
        if mortgage.why_not_mortgage(edition, seen, seat, square) == clauses.NONE:
            total += edition.mortgage[square]
    return total


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade, leave jail while deeds are unsold, and roll."""
    if withdraw_old(seen, seat, answer) or trade.offer(edition, seen, seat, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and unowned_deeds(seen) > 0:
        if leave_jail(edition, seen, seat, 0, answer):
            return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Build while 150 remain; unmortgage when few deeds are unsold and the cash exceeds 300; end the turn."""
    if build(edition, seen, seat, answer):
        return
    rich = spendable(seen, seat) > sum_in(edition, RICH)
    if rich and unowned_deeds(seen) <= FEW_UNSOLD and redeem_cheapest(edition, seen, seat, 0, answer):
        return
    set_answer(answer, verbs.END, 0, 0)


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Build where the fewest buildings are, on the better colour first, if 150 remain; return whether it did."""
    best = -1
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat and building.why_not_build(edition, seen, seat, square) == clauses.NONE:
            if best < 0 or sooner(edition, seen, square, best):
                best = square
    if best < 0 or spendable(seen, seat) - edition.house_price[best] < sum_in(edition, KEPT):
        return False
    set_answer(answer, verbs.BUILD, best, 0)
    return True


@kernel
def sooner(edition: Edition, seen: Seen, square: Square, best: int) -> bool:
    """Return whether to build on one street before another."""
    steps = building_steps(edition, seen.level[square])
    others = building_steps(edition, seen.level[best])
    if steps != others:
        return steps < others
    return score(edition, edition.colour[square]) > score(edition, edition.colour[best])


choose = policy_of(Parts(trade.answer_trade, buy_or_decline, bid_or_pass, begin_turn, end_turn), __name__)
