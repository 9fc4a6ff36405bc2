"""Trades of ``value`` and ``strategic``: exchanges of colours after which both positions gain equally (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds
from monopolista.games.classic.bots.net_worth import limit, within_limit
from monopolista.games.classic.bots.proposals import (
    accept_or_refuse,
    asked_already,
    see_own_side,
    turn_over,
    waiting_trade,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade import may_propose, propose, within
from monopolista.games.classic.bots.regular.trade_assets import bundle, shared_colours
from monopolista.games.classic.bots.strategic import valuation as strategic_worth
from monopolista.games.classic.bots.value import valuation as value_worth
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.records import COLOURS, Edition, Seen, Trade

VALUE: Final = 0
STRATEGIC: Final = 1
"""The bots whose valuation of a position decides on a trade."""


@kernel
def gain(edition: Edition, seen: Seen, trade: Trade, seat: Seat, whose: int) -> int:
    """Return how much a trade raises the value of a seat's position."""
    paid = trade.money if seat == trade.maker else -trade.money
    if whose == VALUE:
        return value_worth.rise(edition, seen, trade, seat) - paid
    return strategic_worth.rise(edition, seen, trade, seat) - paid


@kernel
def agrees(edition: Edition, seen: Seen, own: Trade, whose: int) -> bool:
    """Return whether a seat agrees to a trade, which is written from its own side."""
    if not within_limit(edition, seen, own, own.maker):
        return False
    mine = gain(edition, seen, own, own.maker, whose)
    theirs = gain(edition, seen, own, own.partner, whose)
    if whose == VALUE:
        return mine > 0 and theirs >= 0 and value_worth.both_safe(edition, seen, own)
    share = strategic_worth.share(edition, own)
    if share < strategic_worth.LEAST:
        return share >= strategic_worth.TOO_LITTLE and mine > max(0, theirs)
    return mine > 0


@kernel
def seek(edition: Edition, seen: Seen, seat: Seat, whose: int, answer: Answer) -> bool:
    """Propose the best trade that both sides accept, one to each player in a turn; return whether there was one."""
    if in_debt(seen, seat):
        return False
    best = 0
    trial = answer.trade[1]
    law.clear_trade(trial)
    trial.maker = seat
    for partner in range(seen.seats):
        if partner != seat and seen.players[partner].playing == 1 and not asked_already(seen, seat, partner):
            trial.partner = partner
            best = seek_with(edition, seen, whose, best, answer)
    if best > 0:
        propose(answer)
    return best > 0


@kernel
def seek_with(edition: Edition, seen: Seen, whose: int, best: int, answer: Answer) -> int:
    """Evaluate each exchange of a shared colour for another one or for money; return the best gain so far."""
    trial = answer.trade[1]
    shared = shared_colours(edition, seen, trial.maker, trial.partner)
    for got in range(COLOURS):
        if not holds(shared, got):
            continue
        for given in range(-1, COLOURS):
            if given == got or (given >= 0 and not holds(shared, given)):
                continue
            trial.gets = bundle(edition, seen, trial.partner, got)
            trial.gives = bundle(edition, seen, trial.maker, given)
            if balance(edition, seen, trial, whose) and may_propose(edition, seen, trial):
                mine = gain(edition, seen, trial, trial.maker, whose)
                if mine > best:
                    law.copy_trade(answer.trade[0], trial)
                    best = mine
    return best


@kernel
def balance(edition: Edition, seen: Seen, trade: Trade, whose: int) -> bool:
    """Set the money of a trade so that both sides gain equally; return whether both would accept."""
    trade.money = 0
    mine = gain(edition, seen, trade, trade.maker, whose)
    theirs = gain(edition, seen, trade, trade.partner, whose)
    if mine + theirs <= 1:
        return False
    low = max(-max(0, spendable(seen, trade.partner)), -limit(edition, seen, trade, trade.partner))
    high = min(spendable(seen, trade.maker), limit(edition, seen, trade, trade.maker))
    if whose == STRATEGIC:
        low = max(low, strategic_worth.least_money(edition, trade))
        high = min(high, strategic_worth.most_money(edition, trade))
    if low > high:
        return False
    trade.money = within((mine - theirs) // 2, low, high)
    if not agrees(edition, seen, trade, whose):
        return False
    turn_over(trade)
    agreed = agrees(edition, seen, trade, whose)
    turn_over(trade)
    return agreed


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, whose: int, answer: Answer) -> bool:
    """Accept or decline the first open trade for a seat to answer; return whether there was one."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    own = answer.trade[1]
    see_own_side(own, seen.trades[place])
    agreed = own.clears == 0 and agrees(edition, seen, own, whose)
    accept_or_refuse(edition, seen, seat, own.serial, agreed, answer)
    return True
