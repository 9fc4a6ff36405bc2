"""Raising money with the least loss: single deeds first, then buildings, then complete colours (DEBT-1)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.valuation import rent_at
from monopolista.games.classic.evaluation.rent_exposure import ODDS
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules.bank import building_steps, free_cash
from monopolista.games.classic.rules.debts.debt import debt_of
from monopolista.games.classic.rules.property import building, mortgage
from monopolista.games.classic.rules.property.deeds import owns_colour
from monopolista.games.classic.rules.records import Deed, Edition, Money, Seen, Square


@kernel
def raise_money(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Take the next step to pay a debt, or leave the game when nothing can be sold."""
    missing = debt_of(seen, seat) - free_cash(seen, seat)
    square = deed_to_mortgage(edition, seen, seat, False, missing)
    if square >= 0:
        set_answer(answer, verbs.MORTGAGE, square, 0)
        return
    square = street_to_sell(edition, seen, seat)
    if square >= 0:
        set_answer(answer, verbs.SELL, square, 0)
        return
    square = deed_to_mortgage(edition, seen, seat, True, missing)
    if square >= 0:
        set_answer(answer, verbs.MORTGAGE, square, 0)
    else:
        set_answer(answer, verbs.BANKRUPT, 0, 0)


@kernel
def lendable(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the mortgage values of a seat's deeds outside its complete colours that no buildings bar (MORT-1)."""
    total = 0
    free = seen.players[seat].deeds & ~seen.pledged
    while free != 0:
        square = edition.square[lowest(free)]
        free &= free - 1
        whole = owns_colour(edition, seen, seat, edition.colour[square])
        if not whole and not mortgage.bears_too_much(edition, seen, square):
            total += edition.mortgage[square]
    return total


@kernel
def deed_to_mortgage(edition: Edition, seen: Seen, seat: Seat, whole: bool, missing: Money) -> Deed:
    """Return the deed to mortgage for a sum, among or outside complete colours, or -1.

    It is the cheapest one that suffices; otherwise the most expensive one.
    """
    best = -1
    free = seen.players[seat].deeds & ~seen.pledged
    while free != 0:
        square = edition.square[lowest(free)]
        free &= free - 1
        if owns_colour(edition, seen, seat, edition.colour[square]) != whole:
            continue
        if best >= 0 and not better_pledge(edition.mortgage[square], edition.mortgage[best], missing):
            continue
        if mortgage.why_not_mortgage(edition, seen, seat, square) == clauses.NONE:
            best = square
    return best


@kernel
def better_pledge(value: int, best: int, missing: Money) -> bool:
    """Return whether one mortgage suits a missing sum better than another."""
    if best >= missing:
        return missing <= value < best
    return value > best


@kernel
def street_to_sell(edition: Edition, seen: Seen, seat: Seat) -> Square:
    """Return the street whose top building brings the most money for the lost rent, or -1."""
    best = -1
    best_loss = 0
    built = seen.players[seat].deeds & seen.built
    while built != 0:
        square = edition.square[lowest(built)]
        built &= built - 1
        if building.why_not_sell(edition, seen, seat, square) == clauses.NONE:
            steps = building_steps(edition, seen.level[square])
            lost = rent_at(edition, square, steps) - rent_at(edition, square, steps - 1)
            loss = ODDS[square] * lost // edition.house_price[square]
            if best < 0 or loss < best_loss:
                best = square
                best_loss = loss
    return best
