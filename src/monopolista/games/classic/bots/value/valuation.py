"""Valuation by ``value``: prices, expected rents, colours that can be completed; and whether a seat is safe."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds
from monopolista.games.classic.bots.defaults import sum_in
from monopolista.games.classic.bots.regular.trade import touched
from monopolista.games.classic.bots.regular.valuation import holder, rent_at, rent_of_visit
from monopolista.games.classic.rules.bank import building_steps, could_raise, free_cash
from monopolista.games.classic.rules.records import (
    COLOURS,
    COMPANIES,
    MEMBERS,
    SQUARES,
    STATIONS,
    Colour,
    Edition,
    Money,
    Seen,
    Square,
    Trade,
)

WAYS: Final = 36
PER: Final = 10_000
THROWS: Final = 5


def _ahead() -> tuple[int, ...]:
    """Compute how often, in 10,000 games, a token stops at each distance ahead within its next five rolls."""
    reached = [0.0] * SQUARES
    place = [1.0] + [0.0] * (SQUARES - 1)
    for _ in range(THROWS):
        place = [
            sum(place[square - total] * (6 - abs(total - 7)) / WAYS for total in range(2, 13))
            for square in range(SQUARES)
        ]
        reached = [before + now for before, now in zip(reached, place, strict=True)]
    return tuple(round(PER * one) for one in reached)


AHEAD: Final = _ahead()
LAPS: Final = PER * 5 // 7
"""Visits, in 10,000 games, of any one square in five further laps of 40 squares at 7 a roll."""
BONUS: Final = 4
"""The value of a complete colour beyond its rents, as a multiple of its printed prices."""
KEPT: Final = 200


@kernel
def landings(seen: Seen, seat: Seat, square: Square) -> int:
    """Return how often, in 10,000 games, the other players together will stop on a square."""
    total = 0
    for other in range(seen.seats):
        if other != seat and seen.players[other].playing == 1:
            total += LAPS + AHEAD[(square - seen.players[other].square) % SQUARES]
    return total


@kernel
def rent_with(edition: Edition, seen: Seen, square: Square, mine: int) -> Money:
    """Return the rent of a square for an owner of ``mine`` deeds of its colour, for a company at a roll of seven."""
    colour = edition.colour[square]
    if colour == STATIONS:
        return edition.station_rent[mine - 1]
    if colour == COMPANIES:
        return 7 * edition.company_factor[mine - 1]
    if mine == edition.size[colour]:
        return rent_at(edition, square, building_steps(edition, seen.level[square]))
    return edition.rent[square * 6]


@kernel
def held(edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat, colour: Colour) -> int:
    """Return how many deeds of a colour a seat has, before or after a trade."""
    mine = 0
    for member in range(edition.size[colour]):
        if holder(edition, seen, trade, done, edition.members[colour * MEMBERS + member]) == seat:
            mine += 1
    return mine


@kernel
def worth(edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat, colour: Colour) -> int:
    """Return the value of a seat's part of a colour, before or after a trade."""
    mine = held(edition, seen, trade, done, seat, colour)
    if mine == 0:
        return 0
    total = 0
    prices = 0
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        prices += edition.price[square]
        if holder(edition, seen, trade, done, square) == seat and seen.mortgaged[square] == 0:
            steps = building_steps(edition, seen.level[square])
            total += edition.price[square] + steps * edition.house_price[square]
            total += rent_with(edition, seen, square, mine) * landings(seen, seat, square) // PER
    return total + (BONUS * prices >> (edition.size[colour] - mine))


@kernel
def rise(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> int:
    """Return how much a trade raises the value of a seat's deeds; ignore its money."""
    colours = touched(edition, trade)
    total = 0
    for colour in range(COLOURS):
        if holds(colours, colour):
            total += worth(edition, seen, trade, True, seat, colour)
            total -= worth(edition, seen, trade, False, seat, colour)
    return total


@kernel
def next_income(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the mean income of a seat from the other players' next rolls."""
    total = 0
    for other in range(seen.seats):
        if other == seat or seen.players[other].playing == 0:
            continue
        for steps in range(2, 13):
            square = (seen.players[other].square + steps) % SQUARES
            if seen.owner[square] == seat:
                total += rent_of_visit(edition, seen, other, square) * (6 - abs(steps - 7))
    return total // WAYS


@kernel
def is_safe(edition: Edition, seen: Seen, seat: Seat, cash: Money) -> bool:
    """Return whether a seat with a sum of cash is safe: in the mean case, and in the worst case by raising money."""
    start = seen.players[seat].square
    mean = 0
    worst = 0
    for steps in range(2, 13):
        cost = rent_of_visit(edition, seen, seat, (start + steps) % SQUARES)
        mean += cost * (6 - abs(steps - 7))
        worst = max(worst, cost)
    income = next_income(edition, seen, seat)
    raised = could_raise(edition, seen, seat) - free_cash(seen, seat)
    return cash + income - mean // WAYS >= sum_in(edition, KEPT) and cash + income + raised > worst


@kernel
def both_safe(edition: Edition, seen: Seen, trade: Trade) -> bool:
    """Return whether both sides of a trade are safe after it."""
    maker = free_cash(seen, trade.maker) - trade.money
    partner = free_cash(seen, trade.partner) + trade.money
    return is_safe(edition, seen, trade.maker, maker) and is_safe(edition, seen, trade.partner, partner)
