"""Houses and hotels: where they are legal, and what happens to them when their set becomes incomplete (DEAL-16)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.deal.rules import clauses, events
from monopolista.games.deal.rules.records import (
    HOUSE,
    SETS,
    SETS_EACH,
    STAY,
    TO_BANK,
    Card,
    Game,
    Pack,
    Seen,
    Series,
    SeriesSet,
)
from monopolista.games.deal.rules.sets import is_complete
from monopolista.games.deal.rules.zones import put_in_bank, put_on_discards, put_on_set, take_up


@kernel
def why_not_build(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids putting a building on a set of a seat, or NONE."""
    if not 0 <= series < SETS or pack.buildable[series // SETS_EACH] == 0:
        return clauses.DEAL_16
    if not is_complete(pack, seen, seat, series):
        return clauses.DEAL_16
    player = seen.players[seat]
    if pack.kind[card] == HOUSE:
        return clauses.NONE if player.house[series] == 0 else clauses.DEAL_16
    return clauses.NONE if player.house[series] > 0 and player.hotel[series] == 0 else clauses.DEAL_16


@kernel
def build(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Put a building on a set."""
    put_on_set(pack, game, seat, card, series)
    emit(game, events.BUILT, seat=seat, subject=card, amount=series, clause=clauses.DEAL_16)


@kernel
def is_built(pack: Pack, seen: Seen, seat: Seat, series: Series) -> bool:
    """Return whether a set is complete and has a house."""
    return seen.players[seat].house[series] > 0 and is_complete(pack, seen, seat, series)


@kernel
def built_sets(pack: Pack, seen: Seen, seat: Seat) -> SeriesSet:
    """Return the complete sets of a seat with a house, as a mask."""
    mask = 0
    for series in range(SETS):
        if is_built(pack, seen, seat, series):
            mask |= 1 << series
    return mask


@kernel
def break_off(pack: Pack, game: Game, seat: Seat, series: Series, stood: bool) -> None:
    """Remove the buildings of a set that is no longer complete, the hotel first (DEAL-16).

    ``stood`` says whether the set was complete with buildings before. Under the option by which buildings stay, they
    do so while a card of the set remains.
    """
    player = game.players[seat]
    house = player.house[series]
    hotel = player.hotel[series]
    if (house == 0 and hotel == 0) or is_built(pack, game, seat, series):
        return
    goes = pack.broken
    if goes == STAY and player.count[series] == 0:
        goes = TO_BANK
    if goes == STAY and not stood:
        return
    if hotel > 0:
        break_building(pack, game, seat, hotel - 1, goes)
    if house > 0:
        break_building(pack, game, seat, house - 1, goes)


@kernel
def break_building(pack: Pack, game: Game, seat: Seat, card: Card, goes: int) -> None:
    """Move a building to the bank or the discards, or let it stay without effect."""
    emit(game, events.SET_BROKEN, seat=seat, subject=card, amount=goes, clause=clauses.DEAL_16)
    if goes == STAY:
        return
    take_up(pack, game, card)
    if goes == TO_BANK:
        put_in_bank(pack, game, seat, card)
    else:
        put_on_discards(game, card)
