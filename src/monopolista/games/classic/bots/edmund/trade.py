"""Trades of ``edmund``: it buys single streets while it leads, else it swaps to complete colours (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, seat_after
from monopolista.games.classic.bots.defaults import sum_in
from monopolista.games.classic.bots.holdings import is_stray, stray_for, wholes
from monopolista.games.classic.bots.proposals import (
    accept_or_refuse,
    address,
    asked_already,
    see_own_side,
    try_proposal,
    waiting_trade,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.rent_exposure import ODDS
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.property.deeds import owns_colour
from monopolista.games.classic.rules.records import (
    DEEDS,
    HOTEL_LEVEL,
    MEMBERS,
    STATIONS,
    Colour,
    Edition,
    Money,
    Seen,
    Trade,
)
from monopolista.games.classic.rules.setting_up import unowned_deeds

KEPT: Final = 150


@kernel
def score(edition: Edition, colour: Colour) -> int:
    """Return the score of a colour: the frequency of its squares times its rents with hotels; 0 without streets."""
    if colour >= STATIONS:
        return 0
    total = 0
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        total += ODDS[square] * edition.rent[square * 6 + HOTEL_LEVEL] // 100
    return total


@kernel
def scores(edition: Edition, seen: Seen, seat: Seat) -> int:
    """Return the sum of the scores of a seat's complete colours."""
    total = 0
    for colour in range(STATIONS):
        if owns_colour(edition, seen, seat, colour):
            total += score(edition, colour)
    return total


@kernel
def leads(edition: Edition, seen: Seen, seat: Seat) -> bool:
    """Return whether no other player's complete colours have a higher score."""
    own = scores(edition, seen, seat)
    for other in range(seen.seats):
        if other != seat and seen.players[other].playing == 1 and scores(edition, seen, other) >= own:
            return False
    return True


@kernel
def offer(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Make the next offer of this turn, after all deeds are sold; return whether there was one."""
    if in_debt(seen, seat) or unowned_deeds(seen) > 0:
        return False
    leading = leads(edition, seen, seat)
    for step in range(1, seen.seats):
        partner = seat_after(seat, step, seen.seats)
        if seen.players[partner].playing == 0 or asked_already(seen, seat, partner):
            continue
        address(answer, seat, partner)
        if leading and offer_for_stray(edition, seen, seat, partner, answer):
            return True
        if not leading and offer_swap(edition, seen, seat, partner, answer):
            return True
    return False


@kernel
def offer_for_stray(edition: Edition, seen: Seen, seat: Seat, partner: Seat, answer: Answer) -> bool:
    """Offer a quarter of the cash for a single street, within half to the whole of its price; 150 remain."""
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] != partner or not is_stray(edition, seen, square):
            continue
        price = edition.price[square]
        money = max(price // 2, min(spendable(seen, seat) // 4, price))
        if spendable(seen, seat) - money >= sum_in(edition, KEPT):
            if try_proposal(edition, seen, -1, square, money, answer):
                return True
    return False


@kernel
def offer_swap(edition: Edition, seen: Seen, seat: Seat, partner: Seat, answer: Answer) -> bool:
    """Offer one single street for another if both complete a colour and the own one has no lower score."""
    for got in range(STATIONS):
        theirs = stray_for(edition, seen, partner, seat, got)
        for given in range(STATIONS):
            if theirs < 0 or given == got or score(edition, given) > score(edition, got):
                continue
            mine = stray_for(edition, seen, seat, partner, given)
            if mine >= 0:
                money = side_payment(edition, seen, seat, partner, given, got)
                if try_proposal(edition, seen, mine, theirs, money, answer):
                    return True
    return False


@kernel
def side_payment(edition: Edition, seen: Seen, seat: Seat, partner: Seat, given: int, got: int) -> Money:
    """Return the payment in a swap, after which 150 remain.

    It is half the mean of both seats' cash, times the share by which the own new colour is better.
    """
    better = score(edition, got) - score(edition, given)
    means = (max(0, spendable(seen, seat)) + max(0, spendable(seen, partner))) // 4
    fair = means * better // max(1, score(edition, got))
    return max(0, min(fair, spendable(seen, seat) - sum_in(edition, KEPT)))


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
    """Return whether a trade, written from the seat's own side, swaps deeds, completes a colour and breaks none."""
    if own.clears != 0 or own.gives == 0 or own.gets == 0:
        return False
    before = wholes(edition, seen, own, False, own.maker)
    after = wholes(edition, seen, own, True, own.maker)
    return after != before and after & before == before
