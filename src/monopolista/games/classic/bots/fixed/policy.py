"""The bots ``fixed-a``, ``fixed-b`` and ``fixed-c``: a fixed policy, and two variants that prefer some deeds."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.defaults import answer_usual, leave_jail, redeem_cheapest, sum_in
from monopolista.games.classic.bots.fixed import properties, trade
from monopolista.games.classic.bots.fixed.preferences import A, B, C
from monopolista.games.classic.bots.proposals import withdraw_old
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage, street_to_sell
from monopolista.games.classic.bots.regular.policy import ask_for_rent
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import free_cash, in_debt, spendable
from monopolista.games.classic.rules.debts.debt import debt_of
from monopolista.games.classic.rules.records import Edition, Seen


@kernel
def choose_a(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide by the policy without preferences."""
    choose(edition, seen, seat, A, answer)


@kernel
def choose_b(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide by the policy with the preferences of B."""
    choose(edition, seen, seat, B, answer)


@kernel
def choose_c(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide by the policy with the preferences of C."""
    choose(edition, seen, seat, C, answer)


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Decide for a seat; ``kind`` is A, B or C."""
    if ask_for_rent(seen, seat, answer) or trade.answer_trade(edition, seen, seat, kind, answer):
        return
    asked = top_kind(seen)
    if in_debt(seen, seat):
        pay_debt(edition, seen, seat, answer)
    elif tasks.SHORTAGE <= asked <= tasks.TO_PLACE:
        properties.answer_shortage(edition, seen, seat, kind, answer)
    elif answer_usual(edition, seen, seat, answer):
        return
    elif asked == tasks.TO_BUY:
        properties.buy_or_decline(edition, seen, seat, kind, answer)
    elif asked == tasks.AUCTION:
        properties.bid_or_pass(edition, seen, seat, kind, answer)
    elif asked == tasks.TO_END:
        end_turn(edition, seen, seat, kind, answer)
    else:
        begin_turn(edition, seen, seat, kind, answer)


@kernel
def pay_debt(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Mortgage the cheapest single deed that suffices, or else single deeds, complete colours, then sell houses."""
    missing = debt_of(seen, seat) - free_cash(seen, seat)
    square = deed_to_mortgage(edition, seen, seat, False, missing)
    if square < 0:
        square = deed_to_mortgage(edition, seen, seat, True, missing)
    if square >= 0:
        set_answer(answer, verbs.MORTGAGE, square, 0)
        return
    square = street_to_sell(edition, seen, seat)
    if square >= 0:
        set_answer(answer, verbs.SELL, square, 0)
    else:
        set_answer(answer, verbs.BANKRUPT, 0, 0)


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Make a series of offers, leave jail if 200 remain, and roll."""
    if withdraw_old(seen, seat, answer) or trade.offer(edition, seen, seat, kind, answer):
        return
    enough = sum_in(edition, 200)
    if top_kind(seen) == tasks.IN_JAIL and spendable(seen, seat) >= enough:
        if leave_jail(edition, seen, seat, enough - edition.fine, answer):
            return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, kind: int, answer: Answer) -> None:
    """Unmortgage while 200 remain, build while the cash pays for a house, and end the turn."""
    if redeem_cheapest(edition, seen, seat, sum_in(edition, 200), answer):
        return
    if not properties.build(edition, seen, seat, kind, answer):
        set_answer(answer, verbs.END, 0, 0)
