"""Stealing from other players: Sly Deal, Forced Deal and Deal Breaker (DEAL-14)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.deal.rules import clauses, events
from monopolista.games.deal.rules.action_cards.building import break_off
from monopolista.games.deal.rules.records import CARDS, LAID, NO_CARD, SETS_EACH, Card, Colour, Game, Pack, Seen, Series
from monopolista.games.deal.rules.sets import (
    NO_SET,
    first_empty,
    has_loose,
    is_complete,
    is_loose,
    lowest_in,
    place_for,
)
from monopolista.games.deal.rules.zones import put_in_set, put_on_set, take_up


@kernel
def why_not_take(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids demanding one property of another seat, or NONE."""
    if not 0 <= card < CARDS or not is_loose(pack, seen, card) or seen.holder[card] == seat:
        return clauses.DEAL_14
    return clauses.NONE


@kernel
def why_not_swap(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids demanding one property of another seat in exchange for an own one, or NONE."""
    if not has_loose(pack, seen, seat):
        return clauses.DEAL_14
    return why_not_take(pack, seen, seat, card)


@kernel
def why_not_take_set(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids demanding the complete set whose lowest card is given, or NONE."""
    if not 0 <= card < CARDS or seen.zone[card] != LAID or seen.holder[card] == seat:
        return clauses.DEAL_14
    owner = seen.holder[card]
    series = seen.at[card]
    if not is_complete(pack, seen, owner, series) or lowest_in(pack, seen, owner, series) != card:
        return clauses.DEAL_14
    return clauses.NONE


@kernel
def why_not_give(pack: Pack, seen: Seen, seat: Seat, card: Card) -> Clause:
    """Return the clause that forbids giving a property in exchange, or NONE."""
    if not 0 <= card < CARDS or not is_loose(pack, seen, card) or seen.holder[card] != seat:
        return clauses.DEAL_14
    return clauses.NONE


@kernel
def only_to_give(pack: Pack, seen: Seen, seat: Seat) -> Card:
    """Return the only card that a seat can give, or NO_CARD where it has several or none."""
    only = NO_CARD
    for place in range(pack.property_count):
        card = pack.properties[place]
        if seen.holder[card] == seat and is_loose(pack, seen, card):
            if only != NO_CARD:
                return NO_CARD
            only = card
    return only


@kernel
def receive(pack: Pack, game: Game, seat: Seat, giver: Seat, card: Card, colour: Colour) -> None:
    """Add a stolen property to those of a seat, in the colour that it had."""
    series = place_for(pack, game, seat, colour)
    put_in_set(pack, game, seat, card, series)
    emit(game, events.TOOK, seat=seat, other=giver, subject=card, amount=series, clause=clauses.DEAL_14)


@kernel
def take(pack: Pack, game: Game, seat: Seat, target: Seat, card: Card) -> None:
    """Take one property (Sly Deal)."""
    origin = game.at[card]
    take_up(pack, game, card)
    receive(pack, game, seat, target, card, colour=origin // SETS_EACH)
    break_off(pack, game, target, origin, False)


@kernel
def swap(pack: Pack, game: Game, seat: Seat, target: Seat, wanted: Card, given: Card) -> None:
    """Exchange one property for another (Forced Deal)."""
    origin = game.at[wanted]
    own = game.at[given]
    take_up(pack, game, wanted)
    take_up(pack, game, given)
    receive(pack, game, seat, target, wanted, colour=origin // SETS_EACH)
    receive(pack, game, target, seat, given, colour=own // SETS_EACH)
    break_off(pack, game, target, origin, False)
    break_off(pack, game, seat, own, False)


@kernel
def take_set(pack: Pack, game: Game, seat: Seat, target: Seat, lowest: Card) -> None:
    """Take a complete set with its buildings (Deal Breaker)."""
    origin = game.at[lowest]
    colour = origin // SETS_EACH
    if first_empty(game, seat, colour) == NO_SET:
        run_together(pack, game, seat, colour)
    series = first_empty(game, seat, colour)
    for place in range(pack.property_count):
        card = pack.properties[place]
        if game.holder[card] == target and game.zone[card] == LAID and game.at[card] == origin:
            take_up(pack, game, card)
            put_in_set(pack, game, seat, card, series)
            emit(game, events.TOOK, seat=seat, other=target, subject=card, amount=series, clause=clauses.DEAL_14)
    player = game.players[target]
    house = player.house[origin]
    hotel = player.hotel[origin]
    if house > 0:
        take_building(pack, game, seat, target, house - 1, series=series)
    if hotel > 0:
        take_building(pack, game, seat, target, hotel - 1, series=series)


@kernel
def run_together(pack: Pack, game: Game, seat: Seat, colour: Colour) -> None:
    """Merge a seat's incomplete sets of a colour into the lower ones, so that the four places for sets are enough."""
    for place in range(pack.property_count):
        card = pack.properties[place]
        if game.holder[card] != seat or game.at[card] // SETS_EACH != colour or not is_loose(pack, game, card):
            continue
        origin = game.at[card]
        for series in range(colour * SETS_EACH, origin):
            if game.players[seat].count[series] < pack.size[colour]:
                take_up(pack, game, card)
                put_in_set(pack, game, seat, card, series)
                emit(game, events.MOVED, seat=seat, subject=card, amount=series, clause=clauses.DEAL_6)
                break_off(pack, game, seat, origin, False)
                break


@kernel
def take_building(pack: Pack, game: Game, seat: Seat, target: Seat, card: Card, series: Series) -> None:
    """Take a building with its set."""
    take_up(pack, game, card)
    put_on_set(pack, game, seat, card, series)
    emit(game, events.TOOK_BUILDING, seat=seat, other=target, subject=card, amount=series, clause=clauses.DEAL_14)
