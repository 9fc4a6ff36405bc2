"""What is wrong with cards that were laid: whatever no card game could come to."""

from collections import Counter
from collections.abc import Iterator

from monopolista.engine.seats import NOBODY
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.card_names import card_name, set_name
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import (
    ABSENT,
    BANKED,
    BUILT,
    CARDS,
    DISCARDED,
    HAND,
    HIDDEN,
    HOTEL,
    HOUSE,
    LAID,
    SETS,
    SETS_EACH,
    STAY,
    Game,
)
from monopolista.games.deal.rules.sets import is_complete, is_property, stands_for
from monopolista.games.interface.positions import is_readable


def misplaced(box: DealBox, game: Game) -> Iterator[str]:
    """Yield what lies where nothing can lie, twice, or nowhere at all."""
    if not 2 <= game.seats <= box.most_seats:
        yield f"{game.seats} seats: the card game is for 2 to {box.most_seats} players (DEAL-1)"
        return
    if not is_readable(game, tasks.WORDS):
        yield "nobody can say what is to be answered next"
    elif game.turn not in range(game.seats) and (game.depth == 0 or game.agenda[0].kind != tasks.START):
        yield f"it is the turn of seat {game.turn}: seats are 0 to {game.seats - 1}"
    if not 0 <= game.plays <= box.pack.plays:
        yield f"{game.plays} plays are left, of {box.pack.plays} (DEAL-2)"
    if any(not 0 <= hand.count <= HAND for hand in game.hands):
        yield f"a hand holds {[hand.count for hand in game.hands]} cards: there is room for {HAND}"
    elif not (0 <= game.unseen_count <= CARDS and 0 <= game.under_count <= CARDS):
        yield f"the draw pile has {game.unseen_count} and {game.under_count} cards"
    else:
        yield from _lying_twice(box, game)
    for card in range(len(box.cards)):
        yield from _misplaced_card(box, game, card)


def _lying_twice(box: DealBox, game: Game) -> Iterator[str]:
    lying = [card for hand in game.hands for card in hand.cards[: hand.count]]
    lying += game.unseen[: game.unseen_count] + game.under[: game.under_count]
    lying += [card for card in range(CARDS) if game.zone[card] not in (HIDDEN, ABSENT)]
    places = Counter(lying)
    yield from (f"{_called(box, card)} lies in {places[card]} places" for card in sorted(places) if places[card] > 1)
    yield from (f"{_called(box, card)} lies nowhere" for card in range(len(box.cards)) if card not in places)
    yield from (f"{_called(box, card)} lies on the table" for card in places if card not in range(len(box.cards)))


def _called(box: DealBox, card: int) -> str:
    return card_name(box, card) if card in range(len(box.cards)) else f"card {card}, which there is not,"


def _misplaced_card(box: DealBox, game: Game, card: int) -> Iterator[str]:
    zone, holder = game.zone[card], game.holder[card]
    if zone in (HIDDEN, DISCARDED):
        if holder != NOBODY:
            yield f"{card_name(box, card)} lies before nobody, and belongs to seat {holder}"
    elif zone not in (BANKED, LAID, BUILT):
        yield f"{card_name(box, card)} lies in no place there is: {zone}"
    elif holder not in range(game.seats) or game.players[holder].playing == 0:
        yield f"{card_name(box, card)} lies before seat {holder}, who does not play"
    elif zone == BANKED:
        if is_property(box.pack, card):
            yield f"{card_name(box, card)} is a property, and in a bank (DEAL-3)"
    else:
        yield from _misplaced_in_set(box, card, zone, game.at[card])


def _misplaced_in_set(box: DealBox, card: int, zone: int, series: int) -> Iterator[str]:
    if not 0 <= series < SETS:
        yield f"{card_name(box, card)} lies in set {series}: there are 0 to {SETS - 1}"
        return
    pack, colour = box.pack, series // SETS_EACH
    if zone == LAID and not (is_property(pack, card) and stands_for(pack, card, colour)):
        yield f"{card_name(box, card)} cannot lie in the set {set_name(series)} (DEAL-7)"
    elif zone == BUILT and (pack.kind[card] not in (HOUSE, HOTEL) or pack.buildable[colour] == 0):
        yield f"{card_name(box, card)} cannot be built on the set {set_name(series)} (DEAL-16)"


def unsound(box: DealBox, game: Game) -> Iterator[str]:
    """Yield what cannot be about sets whose cards lie in their places and have been counted."""
    buildings = [card for card in range(CARDS) if game.zone[card] == BUILT]
    for seat in range(game.seats):
        for series in range(SETS):
            here = [card for card in buildings if (game.holder[card], game.at[card]) == (seat, series)]
            yield from _unsound_set(box, game, seat, series, here)
    complete = game.players[game.turn].complete.bit_count() if game.turn in range(game.seats) else 0
    if complete >= box.pack.sets_to_win and game.depth == 1 and game.agenda[0].kind == tasks.TO_PLAY:
        yield f"seat {game.turn} has {complete} complete sets, and has won (DEAL-8)"


def _unsound_set(box: DealBox, game: Game, seat: int, series: int, built: list[int]) -> Iterator[str]:
    player, pack = game.players[seat], box.pack
    count, most = player.count[series], pack.size[series // SETS_EACH]
    name = f"the set {set_name(series)} of seat {seat}"
    if count > most:
        yield f"{name} has {count} cards: {most} are complete (DEAL-6)"
    if not built:
        return
    if sorted(built) != sorted(one - 1 for one in (player.house[series], player.hotel[series]) if one > 0):
        yield f"{name} bears more than one house and one hotel (DEAL-16)"
    if pack.broken == STAY and count > 0:
        return
    if not is_complete(pack, game, seat, series):
        yield f"{name} bears buildings, and is not complete (DEAL-16)"
    elif player.house[series] == 0:
        yield f"{name} bears a hotel, and no house (DEAL-16)"
