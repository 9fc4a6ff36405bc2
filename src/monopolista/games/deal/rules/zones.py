"""The zones of cards, and the move of one card from one zone to another; the counters of a seat are updated.

A card that is taken up is in no zone until it is put down: after each take, exactly one put follows.
"""

from monopolista.engine.jit import kernel
from monopolista.engine.records import Place
from monopolista.engine.seats import NOBODY, Seat
from monopolista.games.deal.rules.records import (
    BANKED,
    BUILT,
    CARDS,
    DISCARDED,
    HAND,
    HIDDEN,
    HOUSE,
    LAID,
    SETS_EACH,
    Card,
    Colour,
    Game,
    Pack,
    Series,
)
from monopolista.games.deal.rules.sets import is_complete, solidity


@kernel
def place_in_hand(game: Game, seat: Seat, card: Card) -> Place:
    """Return the place of a card in a hand, -1 where the hand does not have it."""
    hand = game.hands[seat]
    for place in range(hand.count):
        if hand.cards[place] == card:
            return place
    return -1


@kernel
def take_from_hand(game: Game, seat: Seat, card: Card) -> Place:
    """Take a card out of a hand; return its former place."""
    place = place_in_hand(game, seat, card)
    assert place >= 0
    hand = game.hands[seat]
    last = hand.count - 1
    for left in range(place, last):
        hand.cards[left] = hand.cards[left + 1]
    hand.cards[last] = 0
    hand.count = last
    game.players[seat].hand = last
    return place


@kernel
def put_in_hand(game: Game, seat: Seat, card: Card, place: Place) -> None:
    """Insert a card into a hand at a place."""
    hand = game.hands[seat]
    count = hand.count
    assert 0 <= place <= count < HAND
    for step in range(count - place):
        hand.cards[count - step] = hand.cards[count - step - 1]
    hand.cards[place] = card
    hand.count = count + 1
    game.players[seat].hand = count + 1


@kernel
def put_in_bank(pack: Pack, game: Game, seat: Seat, card: Card) -> None:
    """Put a card into a seat's bank."""
    game.zone[card] = BANKED
    game.holder[card] = seat
    game.players[seat].bank += pack.value[card]
    game.players[seat].worth += pack.value[card]


@kernel
def put_in_set(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Put a property into a set of a seat."""
    game.zone[card] = LAID
    game.holder[card] = seat
    game.at[card] = series
    player = game.players[seat]
    player.worth += pack.value[card]
    player.count[series] += 1
    player.solid[series] += solidity(pack, card)
    note_complete(pack, game, seat, series // SETS_EACH)


@kernel
def note_complete(pack: Pack, game: Game, seat: Seat, colour: Colour) -> None:
    """Update whether a seat has a complete set of a colour."""
    game.players[seat].complete &= ~(1 << colour)
    for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
        if is_complete(pack, game, seat, series):
            game.players[seat].complete |= 1 << colour


@kernel
def put_on_set(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Put a building on a set of a seat."""
    game.zone[card] = BUILT
    game.holder[card] = seat
    game.at[card] = series
    game.players[seat].worth += pack.value[card]
    if pack.kind[card] == HOUSE:
        game.players[seat].house[series] = 1 + card
    else:
        game.players[seat].hotel[series] = 1 + card


@kernel
def put_on_discards(game: Game, card: Card) -> None:
    """Put a card on the discards."""
    game.zone[card] = DISCARDED


@kernel
def put_under_pile(game: Game, card: Card) -> None:
    """Put a card under the draw pile."""
    assert game.under_count < CARDS
    game.under[game.under_count] = card
    game.under_count += 1
    game.pile += 1


@kernel
def take_up(pack: Pack, game: Game, card: Card) -> None:
    """Take up a card in front of a seat."""
    player = game.players[game.holder[card]]
    series = game.at[card]
    zone = game.zone[card]
    player.worth -= pack.value[card]
    if zone == BANKED:
        player.bank -= pack.value[card]
    elif zone == LAID:
        player.count[series] -= 1
        player.solid[series] -= solidity(pack, card)
        note_complete(pack, game, game.holder[card], series // SETS_EACH)
    elif pack.kind[card] == HOUSE:
        player.house[series] = 0
    else:
        player.hotel[series] = 0
    game.zone[card] = HIDDEN
    game.holder[card] = NOBODY
    game.at[card] = 0
    game.picked[card] = 0
