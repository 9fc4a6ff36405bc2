"""Building by ``champion``: like ``regular``, but with mortgages for houses up to the third (BLD, MORT-1)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import building
from monopolista.games.classic.bots.regular.debt import deed_to_mortgage, lendable
from monopolista.games.classic.bots.regular.valuation import THREE_HOUSES, danger
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import building_steps, spendable
from monopolista.games.classic.rules.records import Edition, Seen


@kernel
def end_turn(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Unmortgage for building, build, raise money to build, unmortgage the rest, and end the turn."""
    if building.redeem(edition, seen, seat, True, answer):
        return
    if building.build(edition, seen, seat, answer) or pledge_to_build(edition, seen, seat, answer):
        return
    if not building.redeem(edition, seen, seat, False, answer):
        set_answer(answer, verbs.END, 0, 0)


@kernel
def pledge_to_build(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Mortgage a single deed if that helps to pay for a house up to the third, safely; return whether it did."""
    street = building.best_street(edition, seen, seat, tasks.HOUSE)
    if street < 0 or seen.houses == 0 or building_steps(edition, seen.level[street]) >= THREE_HOUSES:
        return False
    needed = edition.house_price[street] + danger(edition, seen, seat) - spendable(seen, seat)
    if needed > lendable(edition, seen, seat):
        return False
    square = deed_to_mortgage(edition, seen, seat, False, needed)
    if square < 0:
        return False
    set_answer(answer, verbs.MORTGAGE, square, 0)
    return True
