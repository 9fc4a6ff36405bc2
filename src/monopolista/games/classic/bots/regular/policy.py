"""The bot ``regular``: it plays sensibly from the public state, without a memory of its own."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds, size
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import auction, building, choices, trade
from monopolista.games.classic.bots.regular.debt import lendable, raise_money
from monopolista.games.classic.bots.regular.valuation import danger, unit
from monopolista.games.classic.rules import clauses, jail, tasks, verbs
from monopolista.games.classic.rules.bank import free_cash, in_debt, spendable
from monopolista.games.classic.rules.debts.debt import debt_of
from monopolista.games.classic.rules.property import mortgage, rent
from monopolista.games.classic.rules.property.deeds import owns_colour
from monopolista.games.classic.rules.records import DEEDS, Edition, Seen

MANY_UNSOLD: Final = 4
"""With more unsold deeds than these, a stay in jail costs more than it saves."""


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Decide for a seat with a question, a trade to answer or a rent to ask for."""
    if ask_for_rent(seen, seat, answer) or trade.answer_trade(edition, seen, seat, answer):
        return
    kind = top_kind(seen)
    if in_debt(seen, seat):
        pay_debt(edition, seen, seat, answer)
    elif tasks.is_settlement(kind):
        settle_mortgaged(edition, seen, seat, answer)
    elif kind == tasks.TO_END:
        end_turn(edition, seen, seat, answer)
    elif tasks.is_turn(kind):
        begin_turn(edition, seen, seat, answer)
    elif kind == tasks.TO_BUY:
        auction.buy_or_decline(edition, seen, seat, answer)
    elif tasks.is_auction(kind):
        auction.bid_or_pass(edition, seen, seat, answer)
    elif kind == tasks.SHORTAGE:
        auction.want_or_waive(edition, seen, seat, answer)
    elif kind == tasks.TO_PLACE:
        kind = seen.agenda[seen.depth - 1].about
        best = building.best_street(edition, seen, seat, kind)
        building.place_or_waive(edition, seen, seat, best, answer)
    else:
        choices.choose_freely(edition, seen, seat, answer)


@kernel
def ask_for_rent(seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Ask for a rent that is due (RENT-2); return whether there was one."""
    for place in range(seen.claim_count):
        claim = seen.claims[place]
        if claim.owner == seat and rent.why_not_ask(seen, seat, claim.square) == clauses.NONE:
            set_answer(answer, verbs.ASK, claim.square, 0)
            return True
    return False


@kernel
def pay_debt(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise money for a debt; first offer single deeds to players for whom they are worth more than the mortgage."""
    missing = debt_of(seen, seat) - free_cash(seen, seat)
    if lendable(edition, seen, seat) >= missing or not trade.seek_trade(edition, seen, seat, answer):
        raise_money(edition, seen, seat, answer)


@kernel
def settle_mortgaged(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Unmortgage the next transferred deed if it belongs to a complete colour, else keep it mortgaged (MORT-3)."""
    for place in range(seen.depth):
        task = seen.agenda[place]
        if task.kind != tasks.TRANSFERRED or not holds(task.seats, seat):
            continue
        for deed in range(DEEDS):
            if holds(task.about, deed):
                square = edition.square[deed]
                useful = owns_colour(edition, seen, seat, edition.colour[square])
                able = mortgage.why_not_redeem(edition, seen, seat, square) == clauses.NONE
                set_answer(answer, verbs.REDEEM if useful and able else verbs.KEEP, square, 0)
                return


@kernel
def begin_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Trade before the first roll, leave jail if that is better, and roll."""
    if trade.withdraw_stale(edition, seen, seat, answer):
        return
    if seen.doubles > 0 or not trade.seek_trade(edition, seen, seat, answer):
        roll_or_leave_jail(edition, seen, seat, answer)


@kernel
def roll_or_leave_jail(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Leave jail if that is better, and roll."""
    if top_kind(seen) == tasks.IN_JAIL and wants_out(edition, seen, seat):
        card = jail.jail_card_of(seen, seat)
        if jail.why_not_card(seen, seat, card) == clauses.NONE:
            set_answer(answer, verbs.CARD, card, 0)
            return
        if jail.why_not_fine(edition, seen, seat) == clauses.NONE and spendable(seen, seat) >= 2 * edition.fine:
            set_answer(answer, verbs.FINE, 0, 0)
            return
    set_answer(answer, verbs.ROLL, 0, 0)


@kernel
def wants_out(edition: Edition, seen: Seen, seat: Seat) -> bool:
    """Return whether to leave jail at once: deeds are unsold, or the next rents are payable."""
    return size(seen.unsold) > MANY_UNSOLD or danger(edition, seen, seat) < 3 * unit(edition)


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Unmortgage for building, build, unmortgage the rest, and end the turn."""
    if building.redeem(edition, seen, seat, True, answer):
        return
    if building.build(edition, seen, seat, answer):
        return
    if not building.redeem(edition, seen, seat, False, answer):
        set_answer(answer, verbs.END, 0, 0)
