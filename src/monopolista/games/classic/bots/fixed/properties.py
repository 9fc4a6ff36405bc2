"""Purchases, bids and buildings of the fixed policies (BUY-1, AUC, BLD)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import bid_or_leave, sum_in
from monopolista.games.classic.bots.fixed.preferences import most_steps, shuns, wants
from monopolista.games.classic.bots.holdings import completes
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.auction import first_bid_if_wanted
from monopolista.games.classic.bots.regular.building import place_or_waive
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage
from monopolista.games.classic.bots.regular.valuation import rent_at
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import building_steps, spendable
from monopolista.games.classic.rules.property import auction, building, purchase, shortage
from monopolista.games.classic.rules.records import DEEDS, Edition, Seen, Square


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Buy if 200 remain; buy a preferred deed, or one that completes a colour, even by mortgaging another deed."""
    square = seen.agenda[seen.depth - 1].about
    missing = seen.agenda[seen.depth - 1].amount - spendable(seen, seat)
    keen = wants(edition, kind, square) or completes(edition, seen, seat, square)
    if shuns(edition, kind, square) or (not keen and missing > -sum_in(edition, 200)):
        set_answer(answer, verbs.DECLINE, 0, 0)
    elif purchase.why_not_buy(seen, seat) == clauses.NONE:
        set_answer(answer, verbs.BUY, 0, 0)
    else:
        pledge = deed_to_mortgage(edition, seen, seat, False, missing)
        if pledge >= 0 and edition.mortgage[pledge] >= missing:
            set_answer(answer, verbs.MORTGAGE, pledge, 0)
        else:
            set_answer(answer, verbs.DECLINE, 0, 0)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Raise by half the difference to the price; above it by a part of the cash, for preferred or completing deeds."""
    task = seen.agenda[seen.depth - 1]
    price = edition.price[task.about]
    cash = spendable(seen, seat)
    low = auction.lowest_bid(edition, seen)
    part = 0
    if completes(edition, seen, seat, task.about):
        part = 4
    elif wants(edition, kind, task.about):
        part = 6
    if shuns(edition, kind, task.about):
        set_answer(answer, verbs.PASS, 0, 0)
    elif low <= price:
        bid_or_leave(answer, (task.amount + price) // 2, low, min(cash, price))
    elif part > 0:
        high = task.amount + (cash - task.amount) // part
        bid_or_leave(answer, high, low, high)
    else:
        set_answer(answer, verbs.PASS, 0, 0)


@kernel
def best_street(edition: Edition, seen: Seen, seat: Seat, kind: int) -> Square:
    """Return the street where the next building adds the most rent beyond its price, or -1."""
    best = -1
    best_gain = 0
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] != seat or building.why_not_place(edition, seen, seat, square) != clauses.NONE:
            continue
        steps = building_steps(edition, seen.level[square])
        if steps >= most_steps(edition, kind):
            continue
        gain = rent_at(edition, square, steps + 1) - rent_at(edition, square, steps) - edition.house_price[square]
        if best < 0 or gain > best_gain:
            best = square
            best_gain = gain
    return best


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> bool:
    """Build where that adds the most rent, whenever the cash pays for it; return whether there was one."""
    square = best_street(edition, seen, seat, kind)
    if square < 0 or building.why_not_build(edition, seen, seat, square) != clauses.NONE:
        return False
    set_answer(answer, verbs.BUILD, square, 0)
    return True


@kernel
def answer_shortage(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Bid for a scarce building up to its price if it would be built next, and place it there (BLD-6)."""
    task = seen.agenda[seen.depth - 1]
    wanted = task.more if task.kind == tasks.SHORTAGE else task.about
    square = best_street(edition, seen, seat, kind)
    fits = square >= 0 and building.next_building(edition, seen, square) == wanted
    if task.kind == tasks.SHORTAGE:
        pays = fits and spendable(seen, seat) >= first_bid_if_wanted(edition, seen, seat)
        able = pays and shortage.why_not_want(edition, seen, seat) == clauses.NONE
        set_answer(answer, verbs.WANT if able else verbs.WAIVE, 0, 0)
    elif task.kind == tasks.TO_PLACE:
        place_or_waive(edition, seen, seat, square if fits else -1, answer)
    else:
        low = auction.lowest_bid(edition, seen)
        high = min(spendable(seen, seat), edition.house_price[square]) if fits else 0
        bid_or_leave(answer, low, low, high)
