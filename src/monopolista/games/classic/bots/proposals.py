"""Proposals of the published bots: legal, affordable and not repeated, one to each player in a turn (TRADE-1)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade import may_propose, propose
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.records import REFUSALS, TRADES, Edition, Money, Seen, Serial, Trade


@kernel
def waiting_trade(seen: Seen, seat: Seat) -> int:
    """Return the place of the first open trade for a seat to answer, or -1."""
    if seen.trade_count == 0:
        return -1
    for place in range(TRADES):
        if seen.trades[place].serial > 0 and seen.trades[place].partner == seat:
            return place
    return -1


@kernel
def turn_over(trade: Trade) -> None:
    """Write a trade from the other side: the partner becomes the maker."""
    trade.maker, trade.partner = trade.partner, trade.maker
    trade.gives, trade.gets = trade.gets, trade.gives
    trade.gives_cards, trade.gets_cards = trade.gets_cards, trade.gives_cards
    trade.money = -trade.money


@kernel
def see_own_side(own: Trade, trade: Trade) -> None:
    """Copy a trade, written from the partner's side."""
    law.copy_trade(own, trade)
    turn_over(own)


@kernel
def accept_or_refuse(edition: Edition, seen: Seen, seat: Seat, serial: Serial, wanted: bool, answer: Answer) -> None:
    """Accept a wanted trade if it is legal; decline any other."""
    able = wanted and law.why_not_accept(edition, seen, seat, serial) == clauses.NONE
    set_answer(answer, verbs.ACCEPT if able else verbs.REFUSE, serial, 0)


@kernel
def asked_already(seen: Seen, seat: Seat, partner: Seat) -> bool:
    """Return whether a partner has an open proposal of this turn, or was among the last to decline one."""
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial > 0 and trade.maker == seat and trade.partner == partner:
            return True
    left = seen.players[seat].proposals
    for back in range(min(REFUSALS, seen.refusal_count)):
        old = seen.refusals[(seen.refusal_count - 1 - back) % REFUSALS].trade[0]
        if left > 0 and old.maker == seat:
            if old.partner == partner:
                return True
            left -= 1
    return False


@kernel
def withdraw_old(seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Withdraw an open proposal of an earlier turn; return whether there was one."""
    if seen.players[seat].proposals > 0:
        return False
    for place in range(TRADES):
        if seen.trades[place].serial > 0 and seen.trades[place].maker == seat:
            set_answer(answer, verbs.WITHDRAW, seen.trades[place].serial, 0)
            return True
    return False


@kernel
def address(answer: Answer, seat: Seat, partner: Seat) -> None:
    """Start a proposal to a partner in the first trade of the answer."""
    law.clear_trade(answer.trade[0])
    answer.trade[0].maker = seat
    answer.trade[0].partner = partner


@kernel
def try_proposal(edition: Edition, seen: Seen, gives: int, gets: int, money: Money, answer: Answer) -> bool:
    """Propose one square for another (-1 for none) to the addressed partner, if that is legal, affordable and new."""
    trade = answer.trade[0]
    trade.gives = 1 << edition.deed[gives] if gives >= 0 else 0
    trade.gets = 1 << edition.deed[gets] if gets >= 0 else 0
    trade.money = money
    if money > max(0, spendable(seen, trade.maker)) or -money > max(0, spendable(seen, trade.partner)):
        return False
    if not may_propose(edition, seen, trade):
        return False
    propose(answer)
    return True
