"""Default decisions of the published bots, where their sources state none: those of ``regular``."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import auction, building, choices, policy
from monopolista.games.classic.rules import clauses, jail, tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import mortgage
from monopolista.games.classic.rules.records import DEEDS, Edition, Money, Seen


@kernel
def sum_in(edition: Edition, amount: Money) -> Money:
    """Convert a sum for a salary of 200 to the money of the edition."""
    return amount * edition.salary // 200


@kernel
def answer_usual(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Settle mortgaged deeds, bid for and place scarce buildings, make choices; return whether one was asked."""
    kind = top_kind(seen)
    if tasks.is_settlement(kind):
        policy.settle_mortgaged(edition, seen, seat, answer)
    elif kind == tasks.BUILDING_AUCTION:
        auction.bid_or_pass(edition, seen, seat, answer)
    elif kind == tasks.SHORTAGE:
        auction.want_or_waive(edition, seen, seat, answer)
    elif kind == tasks.TO_PLACE:
        kind = seen.agenda[seen.depth - 1].about
        best = building.best_street(edition, seen, seat, kind)
        building.place_or_waive(edition, seen, seat, best, answer)
    elif kind == tasks.BY_BUS or kind == tasks.ANYWHERE or kind == tasks.TO_CHOOSE:
        choices.choose_freely(edition, seen, seat, answer)
    else:
        return False
    return True


@kernel
def leave_jail(edition: Edition, seen: Seen, seat: Seat, kept: Money, answer: Answer) -> bool:
    """Leave jail by a card, or by the fine if a given sum of cash remains; return whether that was possible."""
    card = jail.jail_card_of(seen, seat)
    if jail.why_not_card(seen, seat, card) == clauses.NONE:
        set_answer(answer, verbs.CARD, card, 0)
        return True
    if spendable(seen, seat) - edition.fine >= kept and jail.why_not_fine(edition, seen, seat) == clauses.NONE:
        set_answer(answer, verbs.FINE, 0, 0)
        return True
    return False


@kernel
def redeem_cheapest(edition: Edition, seen: Seen, seat: Seat, kept: Money, answer: Answer) -> bool:
    """Unmortgage the cheapest deed if a given sum of cash remains; return whether there was one."""
    best = -1
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat and seen.mortgaged[square] == 1:
            if best < 0 or edition.mortgage[square] < edition.mortgage[best]:
                best = square
    if best < 0 or spendable(seen, seat) - mortgage.redemption(edition, best) < kept:
        return False
    if mortgage.why_not_redeem(edition, seen, seat, best) != clauses.NONE:
        return False
    set_answer(answer, verbs.REDEEM, best, 0)
    return True


@kernel
def bid_or_leave(answer: Answer, amount: Money, low: int, high: int) -> None:
    """Bid an amount, at least the lowest bid; leave the auction where that exceeds the seat's limit."""
    if low > high:
        set_answer(answer, verbs.PASS, 0, 0)
    else:
        set_answer(answer, verbs.BID, 0, max(low, min(amount, high)))
