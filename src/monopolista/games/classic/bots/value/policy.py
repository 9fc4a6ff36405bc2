"""The bot ``value``: it spends as much as is safe on whatever raises the value of its position."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots import bargains
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.bargains import VALUE
from monopolista.games.classic.bots.defaults import bid_or_leave, leave_jail, redeem_cheapest
from monopolista.games.classic.bots.policy_template import Parts, policy_of
from monopolista.games.classic.bots.proposals import withdraw_old
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.building import best_street
from monopolista.games.classic.bots.regular.policy import wants_out
from monopolista.games.classic.bots.value.valuation import is_safe, rise
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import auction, building, purchase
from monopolista.games.classic.rules.records import Edition, Seen, Square
from monopolista.games.classic.rules.trade import clear_trade


@kernel
def marginal(edition: Edition, seen: Seen, seat: Seat, square: Square, answer: Answer) -> int:
    """Return how much a deed of the bank would raise the value of a seat's position."""
    trial = answer.trade[1]
    clear_trade(trial)
    trial.maker = seat
    trial.gets = 1 << edition.deed[square]
    return rise(edition, seen, trial, seat)


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy a deed that is worth its price, if the seat is safe afterwards."""
    square = seen.agenda[seen.depth - 1].about
    price = seen.agenda[seen.depth - 1].amount
    able = purchase.why_not_buy(seen, seat) == clauses.NONE
    wise = able and is_safe(edition, seen, seat, spendable(seen, seat) - price)
    buys = wise and marginal(edition, seen, seat, square, answer) >= price
    set_answer(answer, verbs.BUY if buys else verbs.DECLINE, 0, 0)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise by a sixteenth of the price up to the deed's value, if the seat is safe afterwards."""
    square = seen.agenda[seen.depth - 1].about
    cash = spendable(seen, seat)
    low = auction.lowest_bid(edition, seen)
    high = min(marginal(edition, seen, seat, square, answer), cash)
    bid = min(low + edition.price[square] // 16, high)
    if not is_safe(edition, seen, seat, cash - max(low, bid)):
        high = 0
    bid_or_leave(answer, bid, low, high)


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade, leave jail while deeds are unsold or the next rents are payable, and roll."""
    if withdraw_old(seen, seat, answer) or bargains.seek(edition, seen, seat, VALUE, answer):
        return
    if top_kind(seen) == tasks.IN_JAIL and wants_out(edition, seen, seat):
        if leave_jail(edition, seen, seat, edition.fine, answer):
            return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Build where that brings the most, unmortgage, both while the seat stays safe, and end the turn."""
    cash = spendable(seen, seat)
    square = best_street(edition, seen, seat, tasks.HOUSE)
    if square < 0:
        square = best_street(edition, seen, seat, tasks.HOTEL)
    if square >= 0 and building.why_not_build(edition, seen, seat, square) == clauses.NONE:
        if is_safe(edition, seen, seat, cash - edition.house_price[square]):
            set_answer(answer, verbs.BUILD, square, 0)
            return
    if not is_safe(edition, seen, seat, cash) or not redeem_cheapest(edition, seen, seat, edition.salary, answer):
        set_answer(answer, verbs.END, 0, 0)


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept or decline the first open trade for a seat to answer; return whether there was one."""
    return bargains.answer_trade(edition, seen, seat, VALUE, answer)


choose = policy_of(Parts(answer_trade, buy_or_decline, bid_or_pass, begin_turn, end_turn), __name__)
