"""Movement: moving a token, the salary at GO, and the effect of the square (GO, PARK, VISIT, TAX)."""

from typing import Final

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, POT, Seat
from monopolista.engine.task_stack import push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import till, transfer
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.jail import go_to_jail
from monopolista.games.classic.rules.property.purchase import offer_deed
from monopolista.games.classic.rules.property.rent import fall_due
from monopolista.games.classic.rules.records import (
    CHANCE_CARD,
    CHEST_CARD,
    COMPANY,
    GO_TO_JAIL,
    PARKING,
    SQUARES,
    STATION,
    STREET,
    TAX,
    Edition,
    Game,
    Square,
    SquareKind,
)

GO_SQUARE: Final = 0


@kernel
def walk(edition: Edition, game: Game, seat: Seat, steps: int, clause: Clause) -> None:
    """Move a token clockwise; passing GO or stopping there pays the salary (GO-1)."""
    player = game.players[seat]
    start = player.square
    player.square = (start + steps) % SQUARES
    emit(game, events.MOVED, seat=seat, other=start, subject=player.square, amount=steps, clause=clause)
    if start + steps >= SQUARES:
        salaries = 1 + edition.landing_salary if player.square == GO_SQUARE else 1
        transfer(game, BANK, seat, edition.salary * salaries, clause=clauses.GO_1, subject=GO_SQUARE)
        if player.past_go == 0:
            player.past_go = game.turns


@kernel
def walk_back(game: Game, seat: Seat, steps: int, clause: Clause) -> None:
    """Move a token backwards, without a salary."""
    player = game.players[seat]
    start = player.square
    player.square = (start - steps) % SQUARES
    emit(game, events.MOVED, seat=seat, other=start, subject=player.square, amount=-steps, clause=clause)


@kernel
def land(edition: Edition, game: Game, seat: Seat, raised: int) -> None:
    """Apply the square of a token (TURN-1); ``raised`` is a card's factor for the rent."""
    square = game.players[seat].square
    kind = edition.kind[square]
    if kind == STREET or kind == STATION or kind == COMPANY:
        land_on_property(edition, game, seat, square, raised)
    elif kind == TAX:
        owe(game, seat, till(edition), edition.tax[square], clause=clauses.TAX_1, subject=square)
    elif kind == PARKING:
        transfer(game, POT, seat, game.pot, clause=clauses.PARK_1, subject=square)
    elif kind == CHANCE_CARD:
        push(game, tasks.DRAWING, seat=seat, clause=clauses.CARD_1)
    elif kind == CHEST_CARD:
        push(game, tasks.DRAWING, seat=seat, about=1, clause=clauses.CARD_1)
    elif kind == GO_TO_JAIL:
        go_to_jail(edition, game, seat, clauses.JAIL_1)


@kernel
def land_on_property(edition: Edition, game: Game, seat: Seat, square: Square, raised: int) -> None:
    """Offer an unowned property (BUY-1), or make its rent due (RENT-1, RENT-4)."""
    owner = game.owner[square]
    if owner == BANK:
        offer_deed(edition, game, seat, square)
    elif owner != seat and game.mortgaged[square] == 0 and collects(edition, game, owner):
        fall_due(edition, game, seat, square, raised)


@kernel
def collects(edition: Edition, game: Game, owner: Seat) -> bool:
    """Return whether an owner collects rent: in jail too (RENT-7), unless a house rule says otherwise."""
    return game.players[owner].jailed == 0 or edition.no_jail_rent == 0


@kernel
def next_of_kind(edition: Edition, start: Square, kind: SquareKind) -> int:
    """Return the number of steps forward to the next square of a kind."""
    steps = 1
    while edition.kind[(start + steps) % SQUARES] != kind:
        steps += 1
    return steps
