"""Valuation of cards and sets by ``regular``, in tenths of a million."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, size
from monopolista.games.deal.rules.records import BANKED, BUILT, MEMBERS, SETS_EACH, Card, Colour, Pack, Seen, Series
from monopolista.games.deal.rules.sets import is_complete

WON: Final = 10_000
COMPLETE: Final = 130
"""The value of a set that counts for victory."""
BEGUN: Final = (0, 22, 0, 0, 0, 10, 40, 0, 0, 5, 22, 50)
"""The values of sets of 2, 3 and 4 cards by their present cards: they grow with the square of the share."""
RENT_WEIGHT: Final = 4
"""Tenths for each million of a set's rent, which it earns with each rent card."""


@kernel
def potential(pack: Pack, colour: Colour, count: int, solid: int, again: bool) -> int:
    """Return the value of a set by its cards; ``again`` means that another set of the colour is complete already."""
    if count == 0 or solid == 0:
        return 0
    cards = pack.size[colour]
    rent = RENT_WEIGHT * pack.rent[colour * MEMBERS + count - 1]
    if again:
        return rent // 2
    if count == cards:
        return COMPLETE + rent
    return BEGUN[MEMBERS * (cards - 2) + count] + rent


@kernel
def has_other(pack: Pack, seen: Seen, seat: Seat, series: Series) -> bool:
    """Return whether a seat has another complete set of the same colour."""
    colour = series // SETS_EACH
    if (seen.players[seat].complete >> colour) & 1 == 0:
        return False
    for other in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
        if other != series and is_complete(pack, seen, seat, other):
            return True
    return False


@kernel
def worth_of_set(pack: Pack, seen: Seen, seat: Seat, series: Series, more: int, solid: int) -> int:
    """Return the value that a seat's set would have with some cards more or fewer."""
    player = seen.players[seat]
    again = has_other(pack, seen, seat, series)
    return potential(pack, series // SETS_EACH, player.count[series] + more, player.solid[series] + solid, again)


@kernel
def gain_of(pack: Pack, seen: Seen, seat: Seat, series: Series, solid: int) -> int:
    """Return the gain of a set by one more card; the third complete colour wins."""
    gain = worth_of_set(pack, seen, seat, series, 1, solid) - worth_of_set(pack, seen, seat, series, 0, 0)
    if would_win(pack, seen, seat, series, solid):
        gain += WON
    return gain


@kernel
def would_win(pack: Pack, seen: Seen, seat: Seat, series: Series, solid: int) -> bool:
    """Return whether a set with one more card, of that solidity, completes the last colour that a seat lacks."""
    colour = series // SETS_EACH
    player = seen.players[seat]
    if player.count[series] + 1 != pack.size[colour] or player.solid[series] + solid == 0:
        return False
    return size(player.complete | (1 << colour)) >= pack.sets_to_win


@kernel
def danger(seen: Seen, seat: Seat) -> int:
    """Return the value, in tenths, of taking a card from a seat, which is higher if the seat is closer to winning."""
    match size(seen.players[seat].complete):
        case 0:
            return 3
        case 1:
            return 5
        case _:
            return 12


@kernel
def loss_of_paying(pack: Pack, seen: Seen, seat: Seat, card: Card) -> int:
    """Return the loss of a seat that pays with a card."""
    value = 10 * pack.value[card]
    if seen.zone[card] == BANKED:
        return value
    series = seen.at[card]
    if seen.zone[card] == BUILT:
        return value + 10
    loss = worth_of_set(pack, seen, seat, series, 0, 0) - worth_of_set(pack, seen, seat, series, -1, 0)
    return value + 2 * loss
