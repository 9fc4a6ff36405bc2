"""Where the next roll can lead, for the display of the board."""

from collections import Counter

from msgspec import Struct

from monopolista.engine.seats import BANK, Seat, first_from
from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.movement import collects
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.rent import company_factor, rent_due
from monopolista.games.classic.rules.records import COMPANY, SQUARES, TAX, Edition, Game, Money, Square

_PIPS = range(1, 7)
_WAYS = Counter(one + other for one in _PIPS for other in _PIPS)


class GoalView(Struct, rename="camel"):
    """A square that the next roll can reach."""

    square: Square
    ways: int
    """How many of the 36 results of two dice lead there."""
    payee: Seat
    """The seat that would be paid, the bank if it is no seat."""
    amount: Money
    """The amount due; 0 for nothing, or if it depends on another roll."""
    factor: int
    """For a company whose rent depends on another roll (RENT-6): the factor of that roll; otherwise 0."""


class AheadView(Struct, rename="camel"):
    """The next roll with two dice: the seat that rolls, and the squares for each sum from 2 to 12."""

    seat: Seat
    goals: list[GoalView]


def ahead_of(box: Box, game: Game) -> AheadView | None:
    """Return where the next roll can lead; None if not two dice alone decide, in jail or with the Speedy die."""
    seat = _next_to_roll(game)
    player = game.players[seat]
    if game.depth == 0 or game.turns == 0 or player.jailed or (box.edition.speedy and player.past_go):
        return None
    return AheadView(seat, [_goal(box.edition, game, seat, total) for total in range(2, 13)])


def _next_to_roll(game: Game) -> Seat:
    """Return the seat that rolls next."""
    if game.agenda[0].kind in (tasks.TO_ROLL, tasks.IN_JAIL) or game.again:
        return game.turn
    return first_from(living(game), game.turn + 1)


def _goal(edition: Edition, game: Game, seat: Seat, total: int) -> GoalView:
    square = (game.players[seat].square + total) % SQUARES
    return GoalView(square, _WAYS[total], *_due(edition, game, seat, square, total))


def _due(edition: Edition, game: Game, seat: Seat, square: Square, total: int) -> tuple[Seat, Money, int]:
    """Return the payee, the amount and the factor of another roll."""
    if edition.kind[square] == TAX:
        return BANK, edition.tax[square], 0
    owner = game.owner[square]
    if owner in (BANK, seat) or game.mortgaged[square] or not collects(edition, game, owner):
        return BANK, 0, 0
    if edition.kind[square] == COMPANY:
        factor = company_factor(edition, game, square)
        return (owner, 0, factor) if edition.company_anew else (owner, factor * total, 0)
    return owner, rent_due(edition, game, square), 0
