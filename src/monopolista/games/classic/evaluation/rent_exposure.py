"""What the board costs and brings: the rent of every square, what seats pay and are paid in the long run, their riches,
and which colours two of them have between them."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import BANK, SEATS, Seat, SeatSet, lowest, size
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import building_steps
from monopolista.games.classic.rules.ending import riches
from monopolista.games.classic.rules.property.rent import company_factor, rent_due
from monopolista.games.classic.rules.records import (
    COMPANY,
    DEEDS,
    SQUARES,
    STATIONS,
    Colour,
    Edition,
    Money,
    Seen,
    Square,
)

ODDS: Final = (
    358, 241, 245, 246, 266, 346, 256, 264, 265, 260,
    257, 314, 309, 267, 290, 328, 321, 329, 340, 347,
    337, 322, 326, 314, 369, 353, 309, 304, 326, 296,
    303, 303, 302, 311, 286, 278, 266, 248, 250, 303,
)  # fmt: skip
"""Landings on each square in 10,000 turns, doubles and cards included, half of the stays in jail sat out."""
PER_TURN: Final = 10_000
USUAL_ROLL: Final = 7
NO_CLOCK: Final = -1
"""Rounds that are left of a game that nothing cuts short."""


@record
class RentExposure:
    """What it costs to land on each square, and what each seat's deeds bring."""

    rent: list[int] = cells(SQUARES, "rent of a visit, 0 where there is none; the mean of the dice for a company")
    income: list[int] = cells(SEATS, "rents that a turn of one other seat brings, in whole money")
    income_rest: list[int] = cells(SEATS, "what is left of it, in parts of PER_TURN: a product of both fits no 32 bits")
    riches: list[int] = cells(SEATS, "what each seat is worth when the richest wins (RICH-1)")
    raises: list[int] = cells(SEATS, "what mortgages and sales of buildings would bring each seat")
    owes: list[int] = cells(SEATS, "all that each seat owes, rents included that may be asked for")
    receives: list[int] = cells(SEATS, "the same that others owe it")
    falls: SeatSet = number("set of the seats that owe more than they could raise")
    between: list[SeatSet] = cells(STATIONS, "by colour of a street the two seats that have all of it, 0 where none do")
    turns_left: int = number("turns until the clock ends a timed game, NO_CLOCK for none (TIME-1)")


@kernel
def rent_of_landing(edition: Edition, seen: Seen, square: Square) -> Money:
    """Return the rent of a deed that is owned and not mortgaged, the usual roll taken for a company's dice."""
    if edition.kind[square] == COMPANY:
        return USUAL_ROLL * company_factor(edition, seen, square)
    return rent_due(edition, seen, square)


@kernel
def survey(edition: Edition, seen: Seen, exposure: RentExposure) -> None:
    """Look at every seat, every colour, and every deed that may cost rent."""
    exposure.turns_left = max(0, edition.last_turn - seen.turns) if edition.last_turn > 0 else NO_CLOCK
    for colour in range(STATIONS):
        exposure.between[colour] = owners_between(edition, seen, colour)
    for seat in range(SEATS):
        exposure.income[seat] = 0
        exposure.income_rest[seat] = 0
        exposure.riches[seat] = 0
    for seat in range(seen.seats):
        if seen.players[seat].playing == 1:
            exposure.riches[seat] = riches(edition, seen, seat)
            exposure.raises[seat] = raises(edition, seen, seat)
    survey_debts(seen, exposure)
    for deed in range(DEEDS):
        square = edition.square[deed]
        owner = seen.owner[square]
        exposure.rent[square] = 0
        if owner == BANK or seen.mortgaged[square] == 1:
            continue
        exposure.rent[square] = rent_of_landing(edition, seen, square)
        brings = exposure.income_rest[owner] + exposure.rent[square] * ODDS[square]
        exposure.income[owner] += brings // PER_TURN
        exposure.income_rest[owner] = brings % PER_TURN


@kernel
def survey_debts(seen: Seen, exposure: RentExposure) -> None:
    """Add up what each seat owes and receives, and note whom that ruins; claims of dice by the usual roll."""
    for seat in range(SEATS):
        exposure.owes[seat] = 0
        exposure.receives[seat] = 0
    for place in range(seen.depth):
        task = seen.agenda[place]
        if task.kind == tasks.DEBT:
            add_debt(exposure, task.seat, task.other, task.amount)
    for place in range(seen.claim_count):
        claim = seen.claims[place]
        add_debt(exposure, claim.visitor, claim.owner, claim.amount + claim.factor * USUAL_ROLL)
    exposure.falls = 0
    for seat in range(seen.seats):
        if exposure.owes[seat] > 0 and exposure.owes[seat] > seen.players[seat].cash + exposure.raises[seat]:
            exposure.falls |= 1 << seat


@kernel
def add_debt(exposure: RentExposure, debtor: Seat, creditor: Seat, amount: Money) -> None:
    """Add a debt, to another seat or to none."""
    exposure.owes[debtor] += amount
    if creditor >= 0:
        exposure.receives[creditor] += amount


@kernel
def raises(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return what mortgages and sales of buildings would bring a seat."""
    total = 0
    free = seen.players[seat].deeds & ~seen.pledged
    while free != 0:
        square = edition.square[lowest(free)]
        free &= free - 1
        total += edition.mortgage[square]
        total += building_steps(edition, seen.level[square]) * edition.house_price[square] // 2
    return total


@kernel
def owners_between(edition: Edition, seen: Seen, colour: Colour) -> SeatSet:
    """Return the set of the two seats that have all of a colour between them, or none."""
    deeds = edition.deeds[colour]
    if deeds & seen.unsold != 0:
        return 0
    owners = 0
    while deeds != 0:
        owners |= 1 << seen.owner[edition.square[lowest(deeds)]]
        deeds &= deeds - 1
    return owners if size(owners) == 2 else 0


@kernel
def cost(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, square: Square) -> Money:
    """Return what a seat pays for landing on a square."""
    return edition.tax[square] if seen.owner[square] == seat else edition.tax[square] + exposure.rent[square]
