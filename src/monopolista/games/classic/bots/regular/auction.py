"""Prices of ``regular`` for deeds: purchases, bids, and mortgages to pay for them (BUY-1, AUC, BLD-6)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.building import best_street, cushion, worth_of_building
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage, lendable
from monopolista.games.classic.bots.regular.trade import ENVY, rise
from monopolista.games.classic.bots.regular.valuation import opponents, unit
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import auction, building, purchase, shortage
from monopolista.games.classic.rules.records import Edition, Money, Seen, Square, Trade
from monopolista.games.classic.rules.trade import clear_trade


@kernel
def deed_worth(edition: Edition, seen: Seen, seat: Seat, square: Square, trial: Trade) -> int:
    """Return the value of an unsold deed for a seat: the rise of its colours, and the loss of other players without it.

    At most half the price is for the loss of others, because the remaining players profit from it too.
    """
    clear_trade(trial)
    trial.gets = 1 << edition.deed[square]
    colours = 1 << edition.colour[square]
    own = 0
    others = 0
    for maker in range(seen.seats):
        if seen.players[maker].playing == 1:
            trial.maker = maker
            value = rise(edition, seen, trial, colours, maker)
            if maker == seat:
                own = value
            else:
                others = max(others, value)
    return own + min(edition.price[square] // 2, others * ENVY // (100 * max(1, opponents(seen))))


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy a deed that the seat can pay for; mortgage lesser deeds for one worth far more than its price."""
    square = seen.agenda[seen.depth - 1].about
    price = seen.agenda[seen.depth - 1].amount
    if purchase.why_not_buy(seen, seat) == clauses.NONE:
        set_answer(answer, verbs.BUY, 0, 0)
        return
    missing = price - spendable(seen, seat)
    worth = deed_worth(edition, seen, seat, square, answer.trade[1])
    if worth >= price + missing and lendable(edition, seen, seat) >= missing:
        set_answer(answer, verbs.MORTGAGE, deed_to_mortgage(edition, seen, seat, False, missing), 0)
    else:
        set_answer(answer, verbs.DECLINE, 0, 0)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise by a small step up to the seat's limit."""
    task = seen.agenda[seen.depth - 1]
    low = auction.lowest_bid(edition, seen)
    able = spendable(seen, seat)
    if task.kind == tasks.AUCTION:
        price = edition.price[task.about]
        limit = price * 3 // 4
        if limit < low + price // 16 and low <= able:  # else the next bid would be the same for any value of the deed
            limit = max(limit, deed_worth(edition, seen, seat, task.about, answer.trade[1]) * 4 // 5)
    else:
        price = task.low
        limit = building_limit(edition, seen, seat, task.about)
    high = min(limit, able)
    if low > high:
        set_answer(answer, verbs.PASS, 0, 0)
    else:
        set_answer(answer, verbs.BID, 0, min(high, low + price // 16))


@kernel
def building_limit(edition: Edition, seen: Seen, seat: Seat, kind: int) -> Money:
    """Return the highest bid for a scarce building: half of its expected rents; it never uses the cash reserve."""
    square = best_street(edition, seen, seat, kind)
    if square < 0:
        return 0
    spare = spendable(seen, seat) - cushion(edition, seen, seat)
    return min(worth_of_building(edition, seen, square) // 2, spare)


@kernel
def first_bid_if_wanted(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the lowest first bid for the scarce building if the seat wants it too (BLD-6)."""
    task = seen.agenda[seen.depth - 1]
    return building.first_bid_for(edition, seen, task.amount | (1 << task.seat) | (1 << seat), task.more)


@kernel
def want_or_waive(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide whether the scarce building is worth a bid (BLD-6)."""
    task = seen.agenda[seen.depth - 1]
    able = shortage.why_not_want(edition, seen, seat) == clauses.NONE
    least = first_bid_if_wanted(edition, seen, seat) + unit(edition)
    wants = able and building_limit(edition, seen, seat, task.more) >= least
    set_answer(answer, verbs.WANT if wants else verbs.WAIVE, 0, 0)
