"""Trades of ``champion``: it proposes the best for its win odds among those that the partner accepts (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.champion.acceptance import WORTH_IT
from monopolista.games.classic.bots.champion.bundle_search import seek_with
from monopolista.games.classic.bots.champion.scratch_state import BACK, CARRIED_OUT, begin_trial, exchange, odds
from monopolista.games.classic.bots.net_worth import within_limit
from monopolista.games.classic.bots.proposals import waiting_trade
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade import MOST_PROPOSALS, counter, propose
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.records import TRADES, Edition, Seen, Trade

SOUGHT: Final = 30_000
"""The least rise of its odds, in millionths, for a proposal: of many trades, the best is the most overestimated."""


@kernel
def odds_after(edition: Edition, trade: Trade, seat: Seat, answer: Answer) -> int:
    """Return a seat's win odds after a trade in the scratch state."""
    trial = answer.trial[0]
    exchange(edition, trial, trade, CARRIED_OUT)
    found = odds(edition, seat, answer)
    exchange(edition, trial, trade, BACK)
    return found


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept, counter or decline the first open trade for a seat to answer; return whether there was one."""
    place = waiting_trade(seen, seat)
    if place < 0:
        return False
    trade = seen.trades[place]
    begin_trial(seen, answer)
    before = odds(edition, seat, answer)
    able = law.why_not_accept(edition, seen, seat, trade.serial) == clauses.NONE
    fair = able and within_limit(edition, seen, trade, seat)
    if fair and odds_after(edition, trade, seat, answer) >= before + WORTH_IT:
        set_answer(answer, verbs.ACCEPT, trade.serial, 0)
    elif not counters(edition, seen, trade, before, answer):
        set_answer(answer, verbs.REFUSE, trade.serial, 0)
    return True


@kernel
def counters(edition: Edition, seen: Seen, trade: Trade, before: int, answer: Answer) -> bool:
    """Answer a trade with the same deeds for other money, if that raises the win odds; return whether it did."""
    own = answer.trade[0]
    if not counter(edition, seen, trade, answer):
        return False
    return odds_after(edition, own, own.maker, answer) >= before + WORTH_IT


@kernel
def withdraw_stale(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Withdraw an open proposal that would no longer raise the win odds; return whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial > 0 and trade.maker == seat:
            begin_trial(seen, answer)
            before = odds(edition, seat, answer)
            if odds_after(edition, trade, seat, answer) < before:
                set_answer(answer, verbs.WITHDRAW, trade.serial, 0)
                return True
    return False


@kernel
def seek_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Propose the trade with the highest win odds among those that others accept; return whether there was one."""
    if seen.players[seat].proposals >= MOST_PROPOSALS:
        return False
    begin_trial(seen, answer)
    before = odds(edition, seat, answer)
    best = before + SOUGHT
    trial = answer.trade[1]
    law.clear_trade(trial)
    trial.maker = seat
    found = False
    for partner in range(seen.seats):
        if partner != seat and seen.players[partner].playing == 1:
            trial.partner = partner
            value = seek_with(edition, seen, answer, best)
            if value > best:
                best = value
                found = True
    propose(answer)
    return found
