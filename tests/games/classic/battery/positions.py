"""Positions from which the battery plays: the booklet's start, and some that bring rare questions soon."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.games.classic.rules import setting_up, table
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import COLOURS, DEEDS, JAIL_CARDS, MEMBERS, STATIONS, Edition, Game
from monopolista.games.classic.rules.table import answer_chance
from tests.battery.stage import START

COLOURS_DEALT: Final = 1
"""Every colour whole in one hand and money to build on it: the bank runs short of buildings."""
MORTGAGED_DEALT: Final = 2
"""Every deed in some hand, many mortgaged, jail cards out, hardly any money: debts and bankruptcies."""


@kernel
def set_up(edition: Edition, game: Game, stream: Stream, seats: int, position: int) -> None:
    """Open a game and bring it to a position."""
    setting_up.open_game(edition, game, seats)
    if position == START:
        return
    while table.next_asked(game) < 0 and game.turn < 0:
        answer_chance(edition, game)
    game.event_count = 0
    if position == COLOURS_DEALT:
        deal_colours(edition, game, stream)
    else:
        deal_mortgaged(edition, game, stream)
    gather_sets(edition, game)


@kernel
def deal_colours(edition: Edition, game: Game, stream: Stream) -> None:
    """Give each colour to a seat, and 1000 to 4000 to each seat."""
    for colour in range(COLOURS):
        seat = below(stream, game.seats)
        for member in range(edition.size[colour]):
            game.owner[edition.members[colour * MEMBERS + member]] = seat
    for seat in range(game.seats):
        game.players[seat].cash = 1000 + below(stream, 3000)
    game.houses = edition.houses
    colour = below(stream, STATIONS)
    if edition.houses < edition.size[colour] * edition.hotel_after:
        return
    for member in range(edition.size[colour]):
        game.level[edition.members[colour * MEMBERS + member]] = edition.hotel_after
        game.houses -= edition.hotel_after


@kernel
def deal_mortgaged(edition: Edition, game: Game, stream: Stream) -> None:
    """Give each deed to a seat, two of three mortgaged, and up to 60 to each seat."""
    for deed in range(DEEDS):
        square = edition.square[deed]
        game.owner[square] = below(stream, game.seats)
        game.mortgaged[square] = 1 if below(stream, 3) > 0 else 0
    for seat in range(game.seats):
        game.players[seat].cash = below(stream, 60)
        game.players[seat].asking = below(stream, 2)
    for card in range(JAIL_CARDS):
        if edition.jail_cards[card] >= 0:
            game.holder[card] = below(stream, game.seats)
            game.decks[edition.jail_cards[card] // 16].unseen &= ~(1 << (edition.jail_cards[card] % 16))
