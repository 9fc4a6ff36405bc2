"""What is wrong with pieces that were laid: whatever no game of a box could come to."""

from collections.abc import Iterator

from monopolista.engine.seats import BANK
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import DECKS as DECK_KEYS
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.property import deeds
from monopolista.games.classic.rules.property.mortgage import bears_too_much
from monopolista.games.classic.rules.records import (
    CARDS,
    COLOURS,
    DECKS,
    HOTEL_LEVEL,
    JAIL_CARDS,
    MEMBERS,
    NO_COLOUR,
    SQUARES,
    Edition,
    Game,
    Seen,
)
from monopolista.games.interface.positions import is_readable


def misplaced(box: Box, game: Game) -> Iterator[str]:
    """Yield what lies where nothing can lie: before nobody, off the board, on a square that has no deed."""
    if not 2 <= game.seats <= box.most_seats:
        yield f"{game.seats} seats: {box.id} is for 2 to {box.most_seats} players (SET-1)"
        return
    if not is_readable(game, tasks.WORDS):
        yield "nobody can say what is to be answered next"
    elif game.turn not in range(game.seats) and (game.depth == 0 or game.agenda[0].kind != tasks.START):
        yield f"the dice are with seat {game.turn}: seats are 0 to {game.seats - 1}"
    for seat in range(game.seats):
        yield from _faults_of_player(box.edition, game, seat)
    for square in range(SQUARES):
        yield from _misplaced_on(box.edition, game, square)
    for card in range(JAIL_CARDS):
        if game.holder[card] != BANK and box.edition.jail_cards[card] < 0:
            yield f"seat {game.holder[card]} keeps jail card {card}, which there is not (CARD-2)"
        elif game.holder[card] != BANK and not _plays(game, game.holder[card]):
            yield f"a jail card is with seat {game.holder[card]}, who does not play (CARD-2)"


def _plays(game: Seen, seat: int) -> bool:
    return seat in range(game.seats) and game.players[seat].playing == 1


def _misplaced_on(edition: Edition, game: Game, square: int) -> Iterator[str]:
    owner, level, mortgaged = game.owner[square], game.level[square], game.mortgaged[square]
    if edition.deed[square] < 0:
        if owner != BANK or level != 0 or mortgaged != 0:
            yield f"square {square} has no deed that could be owned, built on or mortgaged"
    elif owner != BANK and not _plays(game, owner):
        yield f"square {square} is owned by seat {owner}, who does not play"
    elif not (0 <= level <= edition.hotel_after or level == HOTEL_LEVEL):
        most = edition.hotel_after
        yield f"square {square} has {level} buildings: 1 to {most} are houses, {HOTEL_LEVEL} is a hotel (BLD-3)"
    elif mortgaged not in (0, 1):
        yield f"square {square} is mortgaged {mortgaged} times over"


def unsound(box: Box, game: Game) -> Iterator[str]:
    """Yield what cannot be about pieces that lie in their places, with the clause that forbids it."""
    for colour in range(COLOURS):
        yield from _unsound_colour(box.edition, game, colour)
    for square in box.edition.square:
        yield from _unsound_mortgage(box.edition, game, square)
    houses = sum(level for level in game.level if level != HOTEL_LEVEL)
    yield from _unsound_stock("houses", game.houses, houses, box.edition.houses)
    yield from _unsound_stock("hotels", game.hotels, game.level.count(HOTEL_LEVEL), box.edition.hotels)
    for deck in range(DECKS):
        yield from _unsound_deck(box.edition, game, deck)
    if game.pot < 0 or (game.pot > 0 and box.edition.parking == 0):
        yield f"{game.pot} lies at Free Parking, where nothing is collected by the rules of this table (PARK-1)"


def _unsound_stock(name: str, left: int, stand: int, most: int) -> Iterator[str]:
    """Yield what cannot be about the buildings of a box, of which some may have been lost."""
    if left < 0 or left + stand > most:
        yield f"{left} {name} in the bank and {stand} on the board: the box has {most} (SET-3)"


def _faults_of_player(edition: Edition, game: Game, seat: int) -> Iterator[str]:
    player = game.players[seat]
    if player.cash < 0:
        yield f"seat {seat} has {player.cash} in cash"
    if player.playing == 0 and player.cash > 0:
        yield f"seat {seat} does not play, and has {player.cash} in cash (BANK-1)"
    if not 0 <= player.square < SQUARES:
        yield f"the token of seat {seat} stands on square {player.square}: there are 0 to {SQUARES - 1}"
    if player.jailed == 1 and player.square != edition.jail:
        yield f"seat {seat} is in jail, and its token on square {player.square} (JAIL-1)"
    if player.jailed == 1 and not 0 <= player.tries < edition.jail_tries:
        yield f"seat {seat} is in jail after {player.tries} tries: {edition.jail_tries} are the most (JAIL-2)"


def _unsound_colour(edition: Edition, game: Game, colour: int) -> Iterator[str]:
    squares = edition.members[colour * MEMBERS : colour * MEMBERS + edition.size[colour]]
    built = [square for square in squares if game.level[square] > 0]
    if not built:
        return
    owner = game.owner[built[0]]
    if not deeds.is_street_colour(colour):
        yield f"square {built[0]} has a building: only streets bear any (BLD-1)"
    elif owner == BANK:
        if not left_standing(edition, game):
            yield f"square {built[0]} has a building and no owner (BLD-1)"
    elif edition.bare_streets == 0 and not deeds.owns_colour(edition, game, owner, colour):
        yield f"square {built[0]} has a building, and its colour not one owner (BLD-1)"
    elif any(game.owner[square] != owner for square in built):
        yield f"squares {', '.join(map(str, built))} have buildings of several owners (BLD-1)"
    elif edition.hotel_whole == 0:  # else hotels that are sold with their houses leave a gap (SHORT-3)
        steps = [edition.hotel_after + 1 if game.level[one] == HOTEL_LEVEL else game.level[one] for one in squares]
        if max(steps) - min(steps) > 1:
            yield f"squares {', '.join(map(str, squares))} are not built evenly (BLD-2)"


def left_standing(edition: Edition, game: Game) -> bool:
    """Say whether the game ended with a bankrupt whose property stays as it is (SHORT-4)."""
    return game.depth == 0 and edition.last_bankruptcy > 0 and game.bankruptcies == edition.last_bankruptcy


def _unsound_mortgage(edition: Edition, game: Game, square: int) -> Iterator[str]:
    if game.mortgaged[square] == 0:
        return
    if game.owner[square] == BANK and not left_standing(edition, game):
        yield f"square {square} is mortgaged, and nobody owns it (MORT-4)"
    elif edition.colour[square] != NO_COLOUR and bears_too_much(edition, game, square):
        yield f"square {square} is mortgaged beside buildings (MORT-1)"


def _unsound_deck(edition: Edition, game: Game, number: int) -> Iterator[str]:
    deck = game.decks[number]
    if not 0 <= deck.length <= CARDS:
        yield f"the queue of {DECK_KEYS[number]} cards has {deck.length} of them"
        return
    lying = [number * CARDS + card for card in range(CARDS) if deck.unseen >> card & 1]
    lying += deck.queue[: deck.length]
    kept = [edition.jail_cards[one] for one in range(JAIL_CARDS) if game.holder[one] != BANK]
    lying += [card for card in kept if card // CARDS == number]
    if sorted(lying) != list(range(number * CARDS, (number + 1) * CARDS)):
        yield f"the {DECK_KEYS[number]} cards do not each lie once, in their deck or with who keeps it (CARD-1, CARD-2)"
