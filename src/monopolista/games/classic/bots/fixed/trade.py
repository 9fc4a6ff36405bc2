"""Trades of the fixed policies: one offer to each player before the roll, and their answers (TRADE-1)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, seat_after, size
from monopolista.games.classic.bots.defaults import sum_in
from monopolista.games.classic.bots.fixed.preferences import shuns, wants
from monopolista.games.classic.bots.holdings import stray_for, wholes
from monopolista.games.classic.bots.net_worth import worth_gained
from monopolista.games.classic.bots.proposals import (
    accept_or_refuse,
    address,
    asked_already,
    see_own_side,
    try_proposal,
    waiting_trade,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.property.deeds import owns_colour
from monopolista.games.classic.rules.records import DEEDS, STATIONS, Edition, Seen, Square, Trade


@kernel
def offer(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> bool:
    """Make the next offer of this turn; return whether there was one."""
    if in_debt(seen, seat):
        return False
    for step in range(1, seen.seats):
        partner = seat_after(seat, step, seen.seats)
        if seen.players[partner].playing == 0 or asked_already(seen, seat, partner):
            continue
        address(answer, seat, partner)
        if offer_swap(edition, seen, seat, partner, answer) or offer_to_buy(edition, seen, seat, partner, answer):
            return True
        if offer_to_sell(edition, seen, seat, partner, kind, answer):
            return True
        if ask_for_wanted(edition, seen, seat, partner, kind, answer):
            return True
    return False


@kernel
def offer_swap(edition: Edition, seen: Seen, seat: Seat, partner: Seat, answer: Answer) -> bool:
    """Offer one single street for another if both complete a colour; pay three quarters of the difference in price."""
    for given in range(STATIONS):
        mine = stray_for(edition, seen, seat, partner, given)
        for got in range(STATIONS):
            if mine < 0 or got == given:
                continue
            theirs = stray_for(edition, seen, partner, seat, got)
            if theirs >= 0:
                money = (edition.price[theirs] - edition.price[mine]) * 3 // 4
                if try_proposal(edition, seen, mine, theirs, money, answer):
                    return True
    return False


@kernel
def offer_to_buy(edition: Edition, seen: Seen, seat: Seat, partner: Seat, answer: Answer) -> bool:
    """Offer nine eighths of the price for a single street that completes the own colour, if 100 remain."""
    for colour in range(STATIONS):
        theirs = stray_for(edition, seen, partner, seat, colour)
        if theirs >= 0 and can_buy(edition, seen, seat, theirs):
            if try_proposal(edition, seen, -1, theirs, edition.price[theirs] * 9 // 8, answer):
                return True
    return False


@kernel
def can_buy(edition: Edition, seen: Seen, seat: Seat, square: Square) -> bool:
    """Return whether 100 remain after the purchase of a deed at nine eighths of its price."""
    return spendable(seen, seat) - edition.price[square] * 9 // 8 >= sum_in(edition, 100)


@kernel
def offer_to_sell(edition: Edition, seen: Seen, seat: Seat, partner: Seat, kind: int, answer: Answer) -> bool:
    """Offer a single street that completes the buyer's colour, for 150 % of the price or half of the buyer's cash."""
    for colour in range(STATIONS):
        mine = stray_for(edition, seen, seat, partner, colour)
        if mine >= 0 and not wants(edition, kind, mine):
            money = max(edition.price[mine] * 3 // 2, spendable(seen, partner) // 2)
            if try_proposal(edition, seen, mine, -1, -money, answer):
                return True
    return False


@kernel
def ask_for_wanted(edition: Edition, seen: Seen, seat: Seat, partner: Seat, kind: int, answer: Answer) -> bool:
    """Offer the price for a preferred deed outside the owner's complete colours; 100 remain at nine eighths of it."""
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] != partner or seen.mortgaged[square] == 1 or not wants(edition, kind, square):
            continue
        if owns_colour(edition, seen, partner, edition.colour[square]) or not can_buy(edition, seen, seat, square):
            continue
        if try_proposal(edition, seen, -1, square, edition.price[square], answer):
            return True
    return False


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> bool:
    """Accept or decline the first open trade for a seat to answer; return whether there was one."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    own = answer.trade[1]
    see_own_side(own, seen.trades[place])
    accept_or_refuse(edition, seen, seat, own.serial, agrees(edition, seen, own, kind), answer)
    return True


@kernel
def agrees(edition: Edition, seen: Seen, own: Trade, kind: int) -> bool:
    """Return whether a policy agrees to a trade, seen from its own side: by colour sets, then by net worth and cash."""
    if own.clears != 0 or law.mortgaged_of(seen, own.gives | own.gets) != 0 or law.one_sided(own):
        return False
    for deed in range(DEEDS):
        if (own.gets >> deed) & 1 and shuns(edition, kind, edition.square[deed]):
            return False
    before = size(wholes(edition, seen, own, False, own.maker))
    after = size(wholes(edition, seen, own, True, own.maker))
    if after != before:
        return after > before
    cash = spendable(seen, own.maker) - own.money
    gain = worth_gained(edition, seen, own, own.maker) - own.money
    if cash < sum_in(edition, 200):
        return cash >= sum_in(edition, 100) and gain > 0
    return gain >= 0
