"""Positions of the classic game: pieces placed by a user, and set on the table."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import field

from monopolista.engine.seats import BANK
from monopolista.engine.task_stack import pop
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import DECKS, Deck
from monopolista.games.classic.rules import clauses, setting_up, tasks
from monopolista.games.classic.rules.records import CARDS, GO_TO_JAIL, HOTEL_LEVEL, NO_COLOUR, SQUARES, Edition, Game
from monopolista.games.common.printed import prepared
from monopolista.games.interface import positions
from monopolista.games.interface.positions import Number, raise_faults, unknown_seats


@prepared
class Position(positions.Position, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table when a seat is about to roll, or to end its turn.

    Seats are numbered from 0, squares from GO, which is 0. Of what is not stated there is what there is at the start:
    the money of the box, all tokens on GO, all deeds and cards with the bank.
    """

    turn: Number = 0
    """The seat that has the dice."""
    stage: Literal["roll", "end"] = "roll"
    """Whether it has yet to roll, or has rolled and moved."""
    turns: Number = 2
    """The number of this turn, from 1."""
    cash: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """Money, by seat."""
    at: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """The square of the token, by seat."""
    owns: dict[Number, tuple[Number, ...]] = field(default_factory=dict[Number, tuple[Number, ...]])
    """The squares whose deeds a seat owns, by seat."""
    built: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """Buildings, by square: 1 to 4 houses, 5 for a hotel."""
    mortgaged: tuple[Number, ...] = ()
    """The squares whose deeds are mortgaged."""
    jailed: dict[Number, Number] = field(default_factory=dict[Number, Number])
    """For each seat in jail: how many rolls for doubles have failed."""
    keeps: dict[Number, tuple[Deck, ...]] = field(default_factory=dict[Number, tuple[Deck, ...]])
    """The decks whose jail card a seat keeps, by seat."""
    asks_itself: tuple[Number, ...] = ()
    """The seats that ask for their rent themselves (RENT-2)."""
    past_go: tuple[Number, ...] = ()
    """The seats that passed GO in an earlier turn (SPEED-2)."""
    out: tuple[Number, ...] = ()
    """The seats that have gone bankrupt, the first one first."""
    pot: Number = 0
    """What lies at Free Parking by house rule (PARK-1)."""
    houses_left: Number | None = None
    """Houses in the bank, where some are lost; otherwise all that do not stand on the board."""
    hotels_left: Number | None = None
    """Hotels in the bank, the same."""


def put(box: Box, position: Position, seats: int) -> Game:
    """Return a state in which everything lies as a position has it, or raise PositionError where it cannot be put."""
    raise_faults(_unnamed(box, position, seats))
    game = Game()
    setting_up.open_game(box.edition, game, seats)
    game.event_count = 0
    _put_players(box.edition, game, position)
    _put_deeds(game, position)
    _put_buildings(game, position)
    _put_jail_cards(box.edition, game, position.keeps)
    _put_turn(game, position)
    return game


def _unnamed(box: Box, position: Position, seats: int) -> Iterator[str]:
    """Yield what names a seat, a square or a card that there is not, or twice what there is once."""
    by_seat = (position.cash, position.at, position.owns, position.jailed, position.keeps)
    named = {position.turn, *position.asks_itself, *position.past_go, *position.out}.union(*by_seat)
    yield from unknown_seats(named, seats)
    owned = [square for squares in position.owns.values() for square in squares]
    for square in sorted({*owned, *position.built, *position.mortgaged}):
        if not 0 <= square < SQUARES or box.edition.colour[square] == NO_COLOUR:
            yield f"square {square} has no deed"
    yield from (f"square {square} is owned twice" for square in _twice(owned))
    yield from (f"square {square} is mortgaged twice" for square in _twice(position.mortgaged))
    kept = [deck for decks in position.keeps.values() for deck in decks]
    for deck in DECKS:
        if kept.count(deck) > len(_jail_cards(box.edition, deck)):
            yield f"{kept.count(deck)} jail cards of the {deck} cards: there are {len(_jail_cards(box.edition, deck))}"
    yield from (f"seat {seat} is out twice" for seat in _twice(position.out))
    if position.turn in position.out or seats - len(set(position.out)) < 2:
        yield "the seat with the dice, and another one, must not be out"
    if position.turns < 1:
        yield f"turn {position.turns}: the first one is 1"
    for seat, square in position.at.items():
        rests = seat not in position.jailed and square in range(SQUARES)
        if rests and box.edition.kind[square] == GO_TO_JAIL:
            yield f"the token of seat {seat} stands on square {square}, which sends it to jail (JAIL-1)"


def _twice(named: Iterable[int]) -> list[int]:
    listed = list(named)
    return sorted({one for one in listed if listed.count(one) > 1})


def _jail_cards(edition: Edition, deck: Deck) -> list[int]:
    """Return the places in ``Edition.jail_cards`` of the cards of a deck."""
    cards = enumerate(edition.jail_cards)
    return [place for place, card in cards if card >= 0 and card // CARDS == DECKS.index(deck)]


def _put_players(edition: Edition, game: Game, position: Position) -> None:
    for seat in position.asks_itself:
        game.players[seat].asking = 0
    for seat in position.past_go:
        game.players[seat].past_go = 1
    for seat, tries in position.jailed.items():
        game.players[seat].square = edition.jail
        game.players[seat].jailed = 1
        game.players[seat].tries = tries
    for seat, square in position.at.items():
        game.players[seat].square = square
    for place, seat in enumerate(position.out):
        game.players[seat].playing = 0
        game.players[seat].cash = 0
        game.players[seat].place = game.seats - place
    for seat, money in position.cash.items():
        game.players[seat].cash = money
    game.bankruptcies = len(position.out)


def _put_deeds(game: Game, position: Position) -> None:
    for seat, squares in position.owns.items():
        for square in squares:
            game.owner[square] = seat
    for square in position.mortgaged:
        game.mortgaged[square] = 1


def _put_buildings(game: Game, position: Position) -> None:
    for square, level in position.built.items():
        game.level[square] = level
    hotels = game.level.count(HOTEL_LEVEL)
    houses = sum(game.level) - hotels * HOTEL_LEVEL
    game.houses = game.houses - houses if position.houses_left is None else position.houses_left
    game.hotels = game.hotels - hotels if position.hotels_left is None else position.hotels_left
    game.pot = position.pot


def _put_jail_cards(edition: Edition, game: Game, keeps: Mapping[int, Iterable[Deck]]) -> None:
    left = {deck: _jail_cards(edition, deck) for deck in DECKS}
    for seat, decks in keeps.items():
        for deck in decks:
            kept = left[deck].pop(0)
            game.holder[kept] = seat
            game.decks[DECKS.index(deck)].unseen &= ~(1 << edition.jail_cards[kept] % CARDS)


def _put_turn(game: Game, position: Position) -> None:
    while game.depth > 1:
        pop(game)  # what short games deal
    game.turn = position.turn
    game.turns = position.turns
    task = game.agenda[0]
    if position.stage == "end":
        task.kind = tasks.TO_END
    else:
        task.kind = tasks.IN_JAIL if game.players[position.turn].jailed else tasks.TO_ROLL
    task.seats = 1 << position.turn
    task.seat = position.turn
    task.other = BANK
    task.about = 0
    task.clause = clauses.TURN_1
