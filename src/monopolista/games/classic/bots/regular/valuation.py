"""Valuation by ``regular``: colours by their expected rents, and the risk of the next roll."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat, holds, lowest, size
from monopolista.games.classic.evaluation.rent_exposure import ODDS, rent_of_landing
from monopolista.games.classic.rules.bank import building_steps, mortgages_of
from monopolista.games.classic.rules.property.mortgage import redemption
from monopolista.games.classic.rules.records import (
    HOTEL_LEVEL,
    MEMBERS,
    SQUARES,
    STATIONS,
    Colour,
    DeedSet,
    Edition,
    Money,
    Seen,
    Square,
    Trade,
)

PER_TURN: Final = 10_000
THREE_HOUSES: Final = 3
"""The number of houses after the greatest rise of the rent."""
AT_ONCE: Final = 200
"""The weight, in percent, of rents without buildings: they come at once, and leave all the money."""
ROUNDS: Final = 24
"""The horizon, in rounds, of expected rents.

The constants below were tuned in games: tables of bots that differ in one of them, 5,000 games each.
"""
SOON: Final = 150
"""The percentage of a salary that counts as cash for buildings soon."""
MOST_OTHERS: Final = 3
"""The highest number of other players whose rents count: with more, no player can pay such prices."""


@kernel
def opponents(seen: Seen) -> int:
    """Return the number of other players in the game."""
    return seen.seats - seen.bankruptcies - 1


@kernel
def visits(seen: Seen) -> int:
    """Return how many turns of other players are within the horizon."""
    return ROUNDS * min(opponents(seen), MOST_OTHERS)


@kernel
def means_of(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the money that a seat can soon spend on buildings."""
    return seen.players[seat].cash + edition.salary * SOON // 100


@kernel
def unit(edition: Edition) -> int:
    """Return the smallest relevant sum, in any currency."""
    return edition.salary // 10


@kernel
def holder(edition: Edition, seen: Seen, trade: Trade, done: bool, square: Square) -> Seat:
    """Return the owner of a deed, before or after a trade."""
    if done:
        deed = edition.deed[square]
        if (trade.gives >> deed) & 1:
            return trade.partner
        if (trade.gets >> deed) & 1:
            return trade.maker
    return seen.owner[square]


@kernel
def held(seen: Seen, trade: Trade, done: bool, seat: Seat) -> DeedSet:
    """Return the set of a seat's deeds, before or after a trade."""
    deeds = seen.players[seat].deeds
    if done and seat == trade.maker:
        return (deeds & ~trade.gives) | trade.gets
    if done and seat == trade.partner:
        return (deeds & ~trade.gets) | trade.gives
    return deeds


@kernel
def made_whole(edition: Edition, seen: Seen, trade: Trade) -> int:
    """Return the set of the street colours that a trade changes, and that one side owns completely after it."""
    moved = trade.gives | trade.gets
    maker = held(seen, trade, True, trade.maker)
    partner = held(seen, trade, True, trade.partner)
    colours = 0
    for colour in range(STATIONS):
        deeds = edition.deeds[colour]
        if moved & deeds != 0 and (deeds & ~maker == 0 or deeds & ~partner == 0):
            colours |= 1 << colour
    return colours


@kernel
def standing(edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat, colour: Colour, promised: int) -> int:
    """Return the value of a seat's part of a colour, before or after a trade.

    It consists of the mortgage values and the expected rents: those of a complete colour, or a share of its potential.
    """
    own = held(seen, trade, done, seat) & edition.deeds[colour]
    if own == 0:
        return 0
    return loans(edition, seen, own) + prospects(edition, seen, trade, done, seat, colour, own, promised)


@kernel
def prospects(
    edition: Edition, seen: Seen, trade: Trade, done: bool, seat: Seat, colour: Colour, own: DeedSet, promised: int
) -> int:
    """Return the expected rents of some deeds of a colour: those of a complete colour, or a share of its potential."""
    if colour >= STATIONS:
        return few(edition, colour, size(own), visits(seen))
    if own == edition.deeds[colour]:
        return whole(edition, seen, colour, means_of(edition, seen, seat), visits(seen))
    standing = visits(seen) * rents_standing(edition, seen, own & seen.built) // PER_TURN
    return standing + promised * share(edition, seen, trade, done, colour, own) // 100


@kernel
def rents_standing(edition: Edition, seen: Seen, built: DeedSet) -> int:
    """Return the rent of built streets in an incomplete colour over 10,000 turns of one opponent (TRADE-2)."""
    total = 0
    while built != 0:
        square = edition.square[lowest(built)]
        total += ODDS[square] * edition.rent[square * 6 + seen.level[square]]
        built &= built - 1
    return total


@kernel
def loans(edition: Edition, seen: Seen, deeds: DeedSet) -> int:
    """Return the mortgage values of some deeds."""
    return mortgages_of(edition, deeds & ~seen.pledged)


@kernel
def share(edition: Edition, seen: Seen, trade: Trade, done: bool, colour: Colour, own: int) -> int:
    """Return the percentage of a colour's potential that an incomplete part is worth."""
    missing = edition.deeds[colour] & ~own
    moved = trade.gives | trade.gets if done else 0
    unsold = size(missing & seen.unsold & ~moved)
    if size(missing) == 1:
        return 10 if unsold == 1 else 8
    if size(own) == 1 and unsold == 0 and of_one_seat(edition, seen, trade, done, colour, own):
        return 8
    return 3 if unsold == size(missing) else 2


@kernel
def of_one_seat(edition: Edition, seen: Seen, trade: Trade, done: bool, colour: Colour, own: int) -> bool:
    """Return whether one other seat owns all the remaining deeds of a colour, with none unsold."""
    seats = 0
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        if not holds(own, edition.deed[square]):
            seats |= 1 << holder(edition, seen, trade, done, square)
    return size(seats) == 1


@kernel
def few(edition: Edition, colour: Colour, mine: int, turns: int) -> int:
    """Return the expected rents of stations or companies."""
    rent = edition.station_rent[mine - 1] if colour == STATIONS else 7 * edition.company_factor[mine - 1]
    square = edition.members[colour * MEMBERS + 1]
    return turns * mine * rent * ODDS[square] * AT_ONCE // (PER_TURN * 100)


@kernel
def whole(edition: Edition, seen: Seen, colour: Colour, means: int, turns: int) -> int:
    """Return the expected rents of a complete colour with the buildings that ``means`` buy, less half their price."""
    built = built_on(edition, seen, colour)
    left = means - redeeming(edition, seen, colour)
    return ahead(edition, colour, built, steps_for(edition, colour, built, left), turns)


@kernel
def gained(edition: Edition, seen: Seen, colour: Colour, means: int, more: int, turns: int) -> int:
    """Return how much more a complete colour is worth with other means; 0 where they pay for no more buildings."""
    built = built_on(edition, seen, colour)
    redeemed = redeeming(edition, seen, colour)
    before = steps_for(edition, colour, built, means - redeemed)
    after = steps_for(edition, colour, built, more - redeemed)
    if before == after:
        return 0
    return ahead(edition, colour, built, after, turns) - ahead(edition, colour, built, before, turns)


@kernel
def built_on(edition: Edition, seen: Seen, colour: Colour) -> int:
    """Return how many purchases the buildings of a colour took."""
    steps = 0
    built = edition.deeds[colour] & seen.built
    while built != 0:
        steps += building_steps(edition, seen.level[edition.square[lowest(built)]])
        built &= built - 1
    return steps


@kernel
def redeeming(edition: Edition, seen: Seen, colour: Colour) -> Money:
    """Return the price of unmortgaging a colour, which is necessary before building."""
    total = 0
    pledged = edition.deeds[colour] & seen.pledged
    while pledged != 0:
        total += redemption(edition, edition.square[lowest(pledged)])
        pledged &= pledged - 1
    return total


@kernel
def steps_for(edition: Edition, colour: Colour, built: int, means: int) -> int:
    """Return the number of purchases of buildings on a complete colour that ``means`` can pay for."""
    price = edition.house_price[edition.members[colour * MEMBERS]]
    return min(edition.size[colour] * (edition.hotel_after + 1), built + max(0, means) // price)


@kernel
def ahead(edition: Edition, colour: Colour, built: int, steps: int, turns: int) -> int:
    """Return the expected rents of a complete colour after ``steps`` purchases, less half the price of the rest."""
    price = edition.house_price[edition.members[colour * MEMBERS]]
    return turns * income(edition, colour, steps) // PER_TURN - (steps - built) * price // 2


@kernel
def promise(edition: Edition, colour: Colour, turns: int) -> int:
    """Return the potential of a colour: its expected rents with three houses on each street, less half their price.

    Stations and companies have no potential: their rents need no buildings.
    """
    if colour >= STATIONS:
        return 0
    income = 0
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        income += ODDS[square] * rent_at(edition, square, THREE_HOUSES)
    price = edition.house_price[edition.members[colour * MEMBERS]]
    return turns * income // PER_TURN - THREE_HOUSES * edition.size[colour] * price // 2


@kernel
def income(edition: Edition, colour: Colour, steps: int) -> int:
    """Return the rent of a complete colour with evenly built buildings, over 10,000 turns of one opponent."""
    count = edition.size[colour]
    level = steps // count
    first_higher = count - (steps - level * count)
    total = 0
    for member in range(count):
        square = edition.members[colour * MEMBERS + member]
        total += ODDS[square] * rent_at(edition, square, level if member < first_higher else level + 1)
    return total


@kernel
def rent_at(edition: Edition, square: Square, steps: int) -> Money:
    """Return the rent of a street of a complete colour after a number of purchases of buildings."""
    if steps == 0:
        return 2 * edition.rent[square * 6]
    if steps > edition.hotel_after:
        return edition.rent[square * 6 + HOTEL_LEVEL]
    return edition.rent[square * 6 + steps]


@kernel
def rent_of_visit(edition: Edition, seen: Seen, seat: Seat, square: Square) -> Money:
    """Return the rent that a seat would pay on a square, with a roll of seven for a company."""
    owner = seen.owner[square]
    if owner == BANK or owner == seat or seen.mortgaged[square] == 1:
        return edition.tax[square]
    return rent_of_landing(edition, seen, square)


@kernel
def danger(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the risk of the next roll: the mean cost over the dice, and a third of the highest."""
    start = seen.players[seat].square
    total = 0
    worst = 0
    for steps in range(2, 13):
        cost = rent_of_visit(edition, seen, seat, (start + steps) % SQUARES)
        total += cost * (6 - abs(steps - 7))
        worst = max(worst, cost)
    return total // 36 + worst // 3


@kernel
def usual_rent(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the mean of the rents that a seat may have to pay, weighted by the frequencies of their squares."""
    total = 0
    odds = 0
    for square in edition.square:
        owner = seen.owner[square]
        if owner != BANK and owner != seat and seen.mortgaged[square] == 0:
            total += ODDS[square] * rent_of_visit(edition, seen, seat, square)
            odds += ODDS[square]
    return total // max(1, odds)
