"""The order of decisions of most bots: rents and trades, then debts, then the question. Each bot supplies the parts."""

from collections.abc import Callable
from typing import Any, NamedTuple

from monopolista.engine.jit import kernel, rebound
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.defaults import answer_usual
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import raise_money
from monopolista.games.classic.bots.regular.policy import ask_for_rent
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.records import Edition, Seen

Decide = Callable[[Edition, Seen, Seat, Answer], None]
AnswerTrade = Callable[[Edition, Seen, Seat, Answer], bool]


class Parts(NamedTuple):
    """The kernels of a bot that decide on its questions."""

    answer_trade: AnswerTrade
    """Answers the first open trade for the seat; returns whether there was one."""
    buy_or_decline: Decide
    bid_or_pass: Decide
    begin_turn: Decide
    end_turn: Decide


# The kernels that ``choose`` calls; ``policy_of`` replaces them by the parts of a bot.
answer_trade: Any = None
buy_or_decline: Any = None
bid_or_pass: Any = None
begin_turn: Any = None
end_turn: Any = None


def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat."""
    if ask_for_rent(seen, seat, answer) or answer_trade(edition, seen, seat, answer):
        return
    asked = top_kind(seen)
    if in_debt(seen, seat):
        raise_money(edition, seen, seat, answer)
    elif answer_usual(edition, seen, seat, answer):
        return
    elif asked == tasks.TO_BUY:
        buy_or_decline(edition, seen, seat, answer)
    elif asked == tasks.AUCTION:
        bid_or_pass(edition, seen, seat, answer)
    elif asked == tasks.TO_END:
        end_turn(edition, seen, seat, answer)
    else:
        begin_turn(edition, seen, seat, answer)


def policy_of(parts: Parts, module: str) -> Decide:
    """Return a kernel that decides by the parts of a bot, under the name of the bot's module."""
    return kernel(rebound(choose, module, parts._asdict()))
