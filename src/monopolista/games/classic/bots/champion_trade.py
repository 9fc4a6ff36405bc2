"""Trades of ``champion``: those that raise its odds most among those that the other side would agree to (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.answers import say
from monopolista.games.classic.bots.champion_trial import begin_trial, exchange, exchange_back, judge_trial, odds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular_memory import offered_before
from monopolista.games.classic.bots.regular_trade import (
    MOST_PROPOSALS,
    agreeable,
    bundle,
    counter,
    may_propose,
    propose,
    shared_colours,
)
from monopolista.games.classic.bots.regular_worth import made_whole
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.records import TRADES, Edition, Seen, Trade

WORTH_IT: Final = 3_000
"""By so much, of a million, one's odds must rise: a trade takes everybody's time, and the odds are no more exact."""
HALVINGS: Final = 6
"""How often the sums are halved between which the least lies that the other side agrees to."""


@kernel
def odds_after(edition: Edition, trade: Trade, seat: Seat, answer: Answer) -> int:
    """Return a seat's odds with a trade carried out on the trial's table."""
    trial = answer.trial[0]
    exchange(edition, trial, trade)
    found = odds(edition, seat, answer)
    exchange_back(edition, trial, trade)
    return found


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept, counter or refuse the first trade that waits for a seat's answer; say whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial == 0 or trade.partner != seat:
            continue
        begin_trial(seen, answer)
        before = odds(edition, seat, answer)
        able = law.why_not_accept(edition, seen, seat, trade.serial) == clauses.NONE
        if able and odds_after(edition, trade, seat, answer) >= before + WORTH_IT:
            say(answer, verbs.ACCEPT, trade.serial, 0)
        elif not counters(edition, seen, trade, before, answer):
            say(answer, verbs.REFUSE, trade.serial, 0)
        return True
    return False


@kernel
def counters(edition: Edition, seen: Seen, trade: Trade, before: int, answer: Answer) -> bool:
    """Answer a trade by the same deeds for other money, where that raises one's odds; say whether it does."""
    own = answer.trade[0]
    if not counter(edition, seen, trade, answer):
        return False
    return odds_after(edition, own, own.maker, answer) >= before + WORTH_IT


@kernel
def withdraw_stale(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Withdraw an open proposal that would no longer raise one's odds; say whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial > 0 and trade.maker == seat:
            begin_trial(seen, answer)
            before = odds(edition, seat, answer)
            if odds_after(edition, trade, seat, answer) < before:
                say(answer, verbs.WITHDRAW, trade.serial, 0)
                return True
    return False


@kernel
def seek_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Propose what raises one's odds most among what others would agree to; say whether there was something."""
    if seen.players[seat].proposals >= MOST_PROPOSALS:
        return False
    begin_trial(seen, answer)
    judge_trial(edition, answer)
    for other in range(seen.seats):
        answer.before[other] = answer.desk[0].sight[0].odds[other]
    trade = answer.trade[1]
    law.clear_trade(trade)
    trade.maker = seat
    least = answer.before[seat] + WORTH_IT
    best = least
    for partner in range(seen.seats):
        if partner != seat and seen.players[partner].playing == 1:
            trade.partner = partner
            best = seek_with(edition, seen, answer, best)
    propose(answer)
    return best > least


@kernel
def seek_with(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Weigh what could be exchanged with one partner: colours of which both own some, one for another or for money.

    Return the best odds so far; the trade that brings them stands in the answer.
    """
    trade = answer.trade[1]
    shared = shared_colours(edition, seen, trade.maker, trade.partner)
    places = 1 | (shared << 1)
    wanted = places if shared != 0 else 0
    while wanted != 0:
        got = lowest(wanted) - 1
        wanted &= wanted - 1
        others = places & ~(1 << (got + 1))
        while others != 0:
            given = lowest(others) - 1
            others &= others - 1
            trade.gets = bundle(edition, seen, trade.partner, got)
            trade.gives = bundle(edition, seen, trade.maker, given)
            best = consider(edition, seen, answer, best)
    return best


@kernel
def consider(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Let an exchange take the answer's place if it brings better odds; return the better ones."""
    trade = answer.trade[1]
    if made_whole(edition, seen, trade) == 0:
        return best
    trade.money = 0
    if rises_together(edition, trade, answer) < 2 * WORTH_IT or offered_before(seen, trade):
        return best
    if not find_money(edition, seen, trade, answer) or not may_propose(edition, seen, trade):
        return best
    if trade.money >= 0 and in_debt(seen, trade.maker):
        return best
    value = odds_after(edition, trade, trade.maker, answer)
    if value <= best:
        return best
    law.copy_trade(answer.trade[0], trade)
    return value


@kernel
def rises_together(edition: Edition, trade: Trade, answer: Answer) -> int:
    """Return by how much the odds of both sides of a trade rise together."""
    mine = odds_after(edition, trade, trade.maker, answer) - answer.before[trade.maker]
    return mine + answer.desk[0].sight[0].odds[trade.partner] - answer.before[trade.partner]


@kernel
def find_money(edition: Edition, seen: Seen, trade: Trade, answer: Answer) -> bool:
    """Set the least money, paid by the maker, with which the partner would agree; say whether there is such a sum."""
    low = -spendable(seen, trade.partner)
    high = spendable(seen, trade.maker)
    trade.money = high
    if low > high or not would_agree(edition, seen, trade, answer):
        return False
    for _ in range(HALVINGS):
        trade.money = (low + high) // 2
        if would_agree(edition, seen, trade, answer):
            high = trade.money
        else:
            low = trade.money
    trade.money = high
    return True


@kernel
def would_agree(edition: Edition, seen: Seen, trade: Trade, answer: Answer) -> bool:
    """Say whether a partner that plays with sense would agree, and its odds rise."""
    if not agreeable(edition, seen, trade, trade.partner):
        return False
    return odds_after(edition, trade, trade.partner, answer) >= answer.before[trade.partner] + WORTH_IT
