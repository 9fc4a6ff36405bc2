"""What holds of money, deeds, buildings and cards in every position of every game."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, SEATS, holds, lowest, size
from monopolista.games.classic.rules import bank
from monopolista.games.classic.rules.property import deeds
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.records import (
    CARDS,
    COLOURS,
    DECKS,
    DEEDS,
    HOTEL_LEVEL,
    JAIL_CARDS,
    SQUARES,
    STATIONS,
    Edition,
    Game,
)
from tests.battery import report
from tests.games.classic.battery import flaws
from tests.games.classic.battery.books import Books


@kernel
def flaw_in_property(edition: Edition, game: Game, books: Books) -> int:
    """Return what is wrong with who has what, or SOUND."""
    if not money_adds_up(game, books):
        return flaws.MONEY
    if not deeds_add_up(edition, game, books):
        return flaws.DEEDS
    if not buildings_add_up(edition, game, books) or not colours_are_even(edition, game):
        return report.BUILDINGS
    if not mortgages_add_up(edition, game, books):
        return flaws.MORTGAGES
    if not jail_cards_add_up(edition, game, books) or not decks_are_whole(edition, game):
        return report.CARDS
    return report.SOUND


@kernel
def money_adds_up(game: Game, books: Books) -> bool:
    """Every change of cash has an event, nobody owes the table, and every bid can be paid (AUC-5)."""
    total = books.bank + game.pot
    for seat in range(SEATS):
        cash = game.players[seat].cash
        total += cash
        if cash < 0 or cash != books.cash[seat] or bank.free_cash(game, seat) < 0:
            return False
    return total == 0 and books.wrong == 0 and game.pot == books.pot and game.pot >= 0


@kernel
def deeds_add_up(edition: Edition, game: Game, books: Books) -> bool:
    """Every deed is with the one to whom it was passed, a seat that plays or the bank."""
    for square in range(SQUARES):
        owner = game.owner[square]
        if owner != books.owner[square]:
            return False
        if owner != BANK and (edition.deed[square] < 0 or not holds(living(game), owner)):
            return False
    return sets_add_up(edition, game)


@kernel
def sets_add_up(edition: Edition, game: Game) -> bool:
    """The sets of deeds say the same as what lies on each square."""
    for deed in range(DEEDS):
        owner = game.owner[edition.square[deed]]
        if holds(game.unsold, deed) != (owner == BANK):
            return False
        if holds(game.pledged, deed) != (game.mortgaged[edition.square[deed]] == 1):
            return False
        if holds(game.built, deed) != (game.level[edition.square[deed]] > 0):
            return False
        for seat in range(SEATS):
            if holds(game.players[seat].deeds, deed) != (owner == seat):
                return False
    return True


@kernel
def buildings_add_up(edition: Edition, game: Game, books: Books) -> bool:
    """All houses and hotels of the box are in the bank or on streets, as the events say (SET-3)."""
    houses = game.houses
    hotels = game.hotels
    for square in range(SQUARES):
        level = game.level[square]
        if level == HOTEL_LEVEL:
            hotels += 1
        else:
            houses += level
        if level != books.level[square] or not (0 <= level <= edition.hotel_after or level == HOTEL_LEVEL):
            return False
    return houses == edition.houses and hotels == edition.hotels and game.houses >= 0 and game.hotels >= 0


@kernel
def colours_are_even(edition: Edition, game: Game) -> bool:
    """Buildings stand evenly on whole streets' colours, never on stations or companies (BLD-1, BLD-2)."""
    for colour in range(STATIONS):
        if deeds.colour_built(edition, game, colour) and not built_rightly(edition, game, colour):
            return False
    for colour in range(STATIONS, COLOURS):  # noqa: SIM110
        if deeds.highest_level(edition, game, colour) != 0:
            return False
    return True


@kernel
def built_rightly(edition: Edition, game: Game, colour: int) -> bool:
    """A built colour has one owner, no mortgage, or none on what is built itself (MORT-1), and even buildings.

    Its bare streets may be with others where they are traded (TRADE-2). Hotels that are sold with their houses leave a
    gap (SHORT-3); the last bankrupt's stay as they are (SHORT-4).
    """
    built = edition.deeds[colour] & game.built
    owner = game.owner[edition.square[lowest(built)]]
    held = game.unsold if owner == BANK else game.players[owner].deeds
    of_one = built if edition.bare_streets == 1 else edition.deeds[colour]
    if (owner == BANK and not left_standing(edition, game)) or of_one & ~held != 0:
        return False
    if edition.deeds[colour] & game.pledged & (game.built if edition.mortgage_own == 1 else -1) != 0:
        return False
    if edition.hotel_whole == 1:
        return True
    highest = deeds.highest_level(edition, game, colour)
    if highest == HOTEL_LEVEL:
        highest = edition.hotel_after + 1
    return highest - deeds.lowest_level(edition, game, colour) <= 1


@kernel
def left_standing(edition: Edition, game: Game) -> bool:
    """Say whether the game ended with a bankrupt whose property stays as it is (SHORT-4)."""
    return game.depth == 0 and edition.last_bankruptcy > 0 and game.bankruptcies == edition.last_bankruptcy


@kernel
def mortgages_add_up(edition: Edition, game: Game, books: Books) -> bool:
    """Every mortgage has an event and lies on an owned deed (MORT-4), unless the last bankrupt's (SHORT-4)."""
    at_the_end = left_standing(edition, game)
    for square in range(SQUARES):
        if game.mortgaged[square] != books.mortgaged[square]:
            return False
        if game.mortgaged[square] != 0 and (
            game.mortgaged[square] != 1 or (game.owner[square] == BANK and not at_the_end)
        ):
            return False
    return True


@kernel
def jail_cards_add_up(edition: Edition, game: Game, books: Books) -> bool:
    """Jail cards are with those to whom they went (CARD-2)."""
    for kept in range(JAIL_CARDS):
        if game.holder[kept] != books.holder[kept]:
            return False
        if edition.jail_cards[kept] < 0 and game.holder[kept] != BANK:
            return False
    return True


@kernel
def decks_are_whole(edition: Edition, game: Game) -> bool:
    """Each card is unseen, in the queue of its own deck, or with its holder (CARD-1, CARD-2)."""
    for number in range(DECKS):
        deck = game.decks[number]
        found = deck.unseen
        count = size(deck.unseen)
        for place in range(deck.length):
            found |= 1 << (deck.queue[place] - number * CARDS)
            count += 1
        for kept in range(JAIL_CARDS):
            if game.holder[kept] != BANK and edition.jail_cards[kept] // CARDS == number:
                found |= 1 << (edition.jail_cards[kept] % CARDS)
                count += 1
        if count != CARDS or found != (1 << CARDS) - 1:
            return False
        for place in range(deck.length, CARDS):
            if deck.queue[place] != 0:
                return False
    return True
