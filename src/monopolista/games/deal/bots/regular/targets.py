"""The targets that ``regular`` chooses: the set for a property and the target of an action, or NO_TARGET."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import NOBODY, Seat, seat_after
from monopolista.games.deal.bots.regular.valuation import danger, gain_of, worth_of_set
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.action_cards.building import why_not_build
from monopolista.games.deal.rules.records import (
    COLOURS,
    LAID,
    PROPERTY,
    RENT,
    SETS,
    SETS_EACH,
    WILD_ANY,
    Card,
    Colour,
    Pack,
    Seen,
    Series,
)
from monopolista.games.deal.rules.sets import NO_SET, is_complete, is_loose, lowest_in, place_for, rent_of, solidity
from monopolista.games.deal.rules.verbs import NO_TARGET


@kernel
def best_set(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the set that gains most from a property, or NO_TARGET."""
    if pack.kind[card] == WILD_ANY:
        best = NO_TARGET
        for colour in range(COLOURS):
            best = better_set(pack, seen, seat, card, best, colour)
        return best
    first = better_set(pack, seen, seat, card, NO_TARGET, pack.colour[card])
    if pack.kind[card] == PROPERTY:
        return first
    return better_set(pack, seen, seat, card, first, pack.second[card])


@kernel
def better_set(pack: Pack, seen: Seen, seat: Seat, card: Card, best: int, colour: Colour) -> int:
    """Return the better of a set, or NO_TARGET, and the set of a colour that a property would join."""
    series = place_for(pack, seen, seat, colour)
    if series == NO_SET:
        return best
    solid = solidity(pack, card)
    if best == NO_TARGET or gain_of(pack, seen, seat, series, solid) > gain_of(pack, seen, seat, best, solid):
        return series
    return best


@kernel
def best_rent(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the set with the highest rent for a rent card, or NO_TARGET."""
    if pack.kind[card] == RENT:
        first = better_rent(pack, seen, seat, NO_TARGET, pack.colour[card])
        return better_rent(pack, seen, seat, first, pack.second[card])
    best = NO_TARGET
    for colour in range(COLOURS):
        best = better_rent(pack, seen, seat, best, colour)
    return best


@kernel
def better_rent(pack: Pack, seen: Seen, seat: Seat, best: int, colour: Colour) -> int:
    """Return the one with the highest rent, among a set, or NO_TARGET, and those of a colour."""
    for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
        if seen.players[seat].count[series] > 0:
            rent = rent_of(pack, seen, seat, series)
            if rent > 0 and (best == NO_TARGET or rent > rent_of(pack, seen, seat, best)):
                best = series
    return best


@kernel
def best_site(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the set with the highest rent where a building is legal, or NO_TARGET."""
    best = NO_TARGET
    for series in range(SETS):
        if (seen.players[seat].complete >> (series // SETS_EACH)) & 1 == 0:
            continue
        if why_not_build(pack, seen, seat, card, series) != clauses.NONE:
            continue
        if best == NO_TARGET or rent_of(pack, seen, seat, series) > rent_of(pack, seen, seat, best):
            best = series
    return best


@kernel
def worth_of_taking(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the value of stealing a property: the gain of the own set, and the damage to the other's."""
    owner = seen.holder[card]
    origin = seen.at[card]
    solid = solidity(pack, card)
    best = best_set(pack, seen, seat, card)
    gain = 0 if best == NO_TARGET else gain_of(pack, seen, seat, best, solid)
    loss = worth_of_set(pack, seen, owner, origin, 0, 0) - worth_of_set(pack, seen, owner, origin, -1, -solid)
    return gain + loss * danger(seen, owner) // 10


@kernel
def best_card(pack: Pack, seen: Seen, seat: Seat) -> int:
    """Return another seat's property with the highest value for stealing, or NO_TARGET."""
    best = NO_TARGET
    most = 0
    for place in range(pack.property_count):
        card = pack.properties[place]
        if seen.zone[card] != LAID or seen.holder[card] == seat or not is_loose(pack, seen, card):
            continue
        worth = worth_of_taking(pack, seen, seat, card)
        if best == NO_TARGET or worth > most:
            most = worth
            best = card
    return best


@kernel
def worth_of_set_taken(pack: Pack, seen: Seen, seat: Seat, owner: Seat, series: Series) -> int:
    """Return the value of stealing a complete set."""
    loss = worth_of_set(pack, seen, owner, series, 0, 0)
    spoiled = loss * danger(seen, owner) // 10
    return spoiled if (seen.players[seat].complete >> (series // SETS_EACH)) & 1 else loss + spoiled


@kernel
def best_complete(pack: Pack, seen: Seen, seat: Seat) -> int:
    """Return the lowest card of the complete set with the highest value for stealing, or NO_TARGET."""
    best = NO_TARGET
    most = 0
    for owner in range(seen.seats):
        if owner == seat or seen.players[owner].complete == 0:
            continue
        for series in range(SETS):
            if seen.players[owner].count[series] > 0 and is_complete(pack, seen, owner, series):
                worth = worth_of_set_taken(pack, seen, seat, owner, series)
                if best == NO_TARGET or worth > most:
                    most = worth
                    best = lowest_in(pack, seen, owner, series)
    return best


@kernel
def asked_of(seen: Seen, seat: Seat, amount: int) -> int:
    """Return the value of a seat's payment of a sum, in tenths; properties count by the risk of the seat's victory."""
    bank = seen.players[seat].bank
    if bank >= amount:
        return 10 * amount
    worth = min(seen.players[seat].worth, amount)
    return 10 * worth + (worth - bank) * danger(seen, seat)


@kernel
def asked_of_all(seen: Seen, seat: Seat, amount: int) -> int:
    """Return the value of all other seats' payments of a sum, in tenths."""
    total = 0
    for other in range(seen.seats):
        if other != seat and seen.players[other].playing == 1:
            total += asked_of(seen, other, amount)
    return total


@kernel
def best_payer(seen: Seen, seat: Seat, amount: int) -> Seat:
    """Return the seat whose payment of a sum is worth most; among equals, the one closest to winning."""
    best = NOBODY
    most = -1
    for step in range(1, seen.seats):
        other = seat_after(seat, step, seen.seats)
        if seen.players[other].playing == 0:
            continue
        worth = 10 * asked_of(seen, other, amount) + danger(seen, other)
        if worth > most:
            most = worth
            best = other
    return best
