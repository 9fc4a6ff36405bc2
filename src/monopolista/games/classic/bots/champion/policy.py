"""The bot ``champion``: it trades, buys and bids for the best win odds, which a small network estimates.

It builds, raises money and leaves jail like ``regular``, but it also mortgages single deeds for houses up to the third.
The odds assume that a waiting player soon takes the right action. So they do not show whether to take it now.
"""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.champion import building, purchases, trade
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.records import Edition, Seen


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat with a question, a trade to answer or a rent to ask for."""
    if policy.ask_for_rent(seen, seat, answer) or trade.answer_trade(edition, seen, seat, answer):
        return
    kind = top_kind(seen)
    if in_debt(seen, seat):
        policy.choose(edition, seen, seat, answer)
    elif tasks.is_turn(kind):
        take_turn(edition, seen, seat, answer)
    elif kind == tasks.TO_BUY:
        purchases.buy_or_decline(edition, seen, seat, answer)
    elif kind == tasks.AUCTION:
        purchases.bid_or_pass(edition, seen, seat, answer)
    else:
        policy.choose(edition, seen, seat, answer)


@kernel
def take_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade before the first roll and before the end of the turn, leave jail if that is better, roll, and build."""
    if top_kind(seen) == tasks.TO_END:
        if not trade.seek_trade(edition, seen, seat, answer):
            building.end_turn(edition, seen, seat, answer)
        return
    if trade.withdraw_stale(edition, seen, seat, answer):
        return
    if seen.doubles == 0 and trade.seek_trade(edition, seen, seat, answer):
        return
    policy.roll_or_leave_jail(edition, seen, seat, answer)
