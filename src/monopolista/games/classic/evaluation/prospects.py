"""The kernels that mark what may become of a seat: exchanges, houses for its money, its prey, the end by riches."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import KNOTS, Marks, mark, mark_between
from monopolista.engine.seats import Seat, SeatSet, holds, lowest
from monopolista.games.classic.evaluation.features import (
    AHEAD,
    AT,
    CHANCE,
    LEVELS,
    RENT,
    RICHER,
    ROUNDS_LEFT,
)
from monopolista.games.classic.evaluation.rent_exposure import NO_CLOCK, RentExposure
from monopolista.games.classic.rules.bank import building_steps
from monopolista.games.classic.rules.records import (
    HOTEL_LEVEL,
    MEMBERS,
    REFUSALS,
    SQUARES,
    STATIONS,
    Colour,
    DeedSet,
    Edition,
    Money,
    Seen,
)

EXCHANGE: Final = AT["exchange"]
DEAL: Final = AT["deal"]
BUILDS: Final = AT["builds"]
EARNS: Final = AT["earns"]
PREY: Final = AT["prey"]
LEAD: Final = AT["ahead"]
STEPS: Final = len(RICHER) + 1
MOST_EXCHANGES: Final = 10
"""Of a seat; more are not marked."""
LATELY: Final = 15
"""Changes of deeds and buildings after which a refusal is forgotten: bots ask again then."""


@kernel
def mark_prospects(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what may become of a seat."""
    mark_exchanges(edition, seen, exposure, seat, marks)
    mark_deals(edition, seen, exposure, seat, marks)
    mark_builds(edition, seen, seat, marks)
    mark_next_rolls(edition, seen, exposure, seat, marks)
    mark_ahead(edition, seen, exposure, seat, marks)


@kernel
def mark_exchanges(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark each two colours that a seat and one other have between them: each could have one (TRADE-1)."""
    found = 0
    for colour in range(STATIONS):
        both = exposure.between[colour]
        if both == 0 or not holds(both, seat):
            continue
        for other in range(colour + 1, STATIONS):
            if exposure.between[other] == both and found < MOST_EXCHANGES:
                found += 1
                refused = refused_lately(seen, both, edition.deeds[colour] | edition.deeds[other])
                mark(marks, EXCHANGE + (refused * STATIONS + colour) * STATIONS + other)


@kernel
def refused_lately(seen: Seen, both: SeatSet, deeds: DeedSet) -> int:
    """Return 1 where one of two seats has refused lately what was nothing but some of these deeds for others."""
    for place in range(min(REFUSALS, seen.refusal_count)):
        memory = seen.refusals[place]
        trade = memory.trade[0]
        if seen.changes - memory.changes < LATELY and (1 << trade.maker) | (1 << trade.partner) == both:
            if trade.gives & deeds != 0 and trade.gets & deeds != 0:
                return 1
    return 0


@kernel
def mark_deals(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark each colour that a seat and one other have between them by which of the two has more cash (TRADE-1)."""
    for colour in range(STATIONS):
        both = exposure.between[colour]
        if both != 0 and holds(both, seat):
            other = lowest(both & ~(1 << seat))
            more = (seen.players[seat].cash - seen.players[other].cash) * 100 // edition.salary
            step = 0
            for knot in RICHER:
                step += 1 if more >= knot else 0
            mark(marks, DEAL + colour * STEPS + step)


@kernel
def mark_next_rolls(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what the others' next rolls bring a seat, and the chance that one of them is ruined by it."""
    total = 0
    worst = 0
    for other in range(seen.seats):
        if other == seat or seen.players[other].playing == 0:
            continue
        start = seen.players[other].square
        has = seen.players[other].cash + exposure.raises[other]
        ruined = 0
        for steps in range(2, 13):
            square = (start + steps) % SQUARES
            if seen.owner[square] == seat:
                ways = 6 - abs(steps - 7)
                total += exposure.rent[square] * ways
                ruined += ways if exposure.rent[square] > has else 0
        worst = max(worst, ruined)
    if total > 0:
        mark_between(marks, EARNS, RENT, total * 1000 // (36 * edition.salary))
    if worst > 0:
        mark_between(marks, PREY, CHANCE, worst)


@kernel
def mark_builds(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark how far a seat's cash would build up each colour that it has whole, even if it has debts (BLD-2)."""
    player = seen.players[seat]
    for colour in range(STATIONS):
        if edition.deeds[colour] & ~player.deeds == 0 and edition.deeds[colour] & seen.pledged == 0:
            mark(marks, BUILDS + colour * LEVELS + level_within(edition, seen, colour, player.cash))


@kernel
def level_within(edition: Edition, seen: Seen, colour: Colour, cash: Money) -> int:
    """Return how many buildings a street of a colour would bear on average if all cash went into them."""
    steps = 0
    price = 1
    for place in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + place]
        steps += building_steps(edition, seen.level[square])
        price = edition.house_price[square]
    return min(HOTEL_LEVEL, (steps + max(0, cash) // max(1, price)) // edition.size[colour])


@kernel
def mark_ahead(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark by how much a seat is richer than the richest of the others, by how near the end is (RICH-1)."""
    best = 0
    for other in range(seen.seats):
        if other != seat:
            best = max(best, exposure.riches[other])
    first = LEAD + clock_of(edition, seen, exposure) * KNOTS
    mark_between(marks, first, AHEAD, (exposure.riches[seat] - best) * 100 // edition.salary)


@kernel
def clock_of(edition: Edition, seen: Seen, exposure: RentExposure) -> int:
    """Return how near the end is: 0 where only bankruptcies end the game, 1 where the next one does, else by rounds."""
    if exposure.turns_left == NO_CLOCK:
        return 1 if edition.last_bankruptcy > 0 and seen.bankruptcies + 1 >= edition.last_bankruptcy else 0
    rounds = exposure.turns_left // max(1, seen.seats - seen.bankruptcies)
    clock = 2
    for knot in ROUNDS_LEFT:
        clock += 1 if rounds > knot else 0
    return clock
