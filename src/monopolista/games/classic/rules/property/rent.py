"""Rent: its amount, how it is asked for, and until when (RENT)."""

from typing import Final

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker, copier
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.debts.debt import owe
from monopolista.games.classic.rules.property.deeds import owned_in_colour, owns_colour
from monopolista.games.classic.rules.records import (
    CLAIMS,
    COMPANIES,
    COMPANY,
    STATION,
    STATIONS,
    Claim,
    Edition,
    Game,
    Money,
    Seen,
    Square,
)

copy_claim = copier(Claim)
blank_claim = blanker(Claim)

UNRAISED: Final = 0
"""The value where no card raises the rent; a card has a factor for stations, or for the dice of a company."""


@kernel
def rent_due(edition: Edition, game: Seen, square: Square) -> Money:
    """Return the rent of an owned street or station (RENT-1, RENT-3, RENT-5)."""
    owner = game.owner[square]
    if edition.kind[square] == STATION:
        return edition.station_rent[owned_in_colour(edition, game, owner, STATIONS) - 1]
    if doubled(edition, game, square):
        return whole_rent(edition, square)
    return edition.rent[square * 6 + game.level[square]]


@kernel
def whole_rent(edition: Edition, square: int) -> int:
    """Return the rent of a street without buildings whose colour set is complete (RENT-3)."""
    return 2 * edition.rent[square * 6]


@kernel
def doubled(edition: Edition, game: Seen, square: Square) -> bool:
    """Return whether a street without buildings pays double, because its colour set is complete (RENT-3, RENT-4)."""
    return game.level[square] == 0 and owns_colour(edition, game, game.owner[square], edition.colour[square])


@kernel
def rent_clause(edition: Edition, game: Seen, square: Square) -> Clause:
    """Return the clause that determines the rent of a square."""
    if edition.kind[square] == STATION:
        return clauses.RENT_5
    if edition.kind[square] == COMPANY:
        return clauses.RENT_6
    if doubled(edition, game, square):
        return clauses.RENT_3
    return clauses.RENT_1


@kernel
def company_factor(edition: Edition, game: Seen, square: Square) -> int:
    """Return the factor for the dice of a company (RENT-6)."""
    return edition.company_factor[owned_in_colour(edition, game, game.owner[square], COMPANIES) - 1]


@kernel
def fall_due(edition: Edition, game: Game, visitor: Seat, square: Square, raised: int) -> None:
    """Make the rent of a square due; it is asked for at once where the owner has chosen that (RENT-2)."""
    owner = game.owner[square]
    clause = rent_clause(edition, game, square)
    amount = 0
    factor = 0
    if edition.kind[square] == COMPANY:
        factor = raised if raised != UNRAISED else company_factor(edition, game, square)
    else:
        amount = rent_due(edition, game, square) * max(raised, 1)
    if raised != UNRAISED:
        clause = clauses.CARD_3
    elif factor > 0 and edition.company_anew == 0 and game.arrival > 0:
        amount = factor * game.arrival
        factor = 0
    if edition.rent_wait == 0 or game.players[owner].asking == 1:
        demand(game, visitor, owner, square, amount, factor, clause)
    else:
        enter_claim(game, visitor, owner, square, amount, factor, clause, game.turns + edition.rent_wait)


@kernel
def enter_claim(
    game: Game, visitor: Seat, owner: Seat, square: Square, amount: Money, factor: int, clause: Clause, until: int
) -> None:
    """Add a rent claim, which the owner may ask for (RENT-2)."""
    assert game.claim_count < CLAIMS
    claim = game.claims[game.claim_count]
    game.claim_count += 1
    claim.visitor = visitor
    claim.owner = owner
    claim.square = square
    claim.amount = amount
    claim.factor = factor
    claim.clause = clause
    claim.until = until
    emit(game, events.RENT_DUE, seat=visitor, other=owner, subject=square, amount=amount, clause=clauses.RENT_2)


@kernel
def ask(game: Game, place: Place) -> None:
    """Ask for a rent that is due."""
    claim = game.claims[place]
    visitor = claim.visitor
    owner = claim.owner
    square = claim.square
    amount = claim.amount
    factor = claim.factor
    clause = claim.clause
    drop_claim(game, place)
    demand(game, visitor, owner, square, amount, factor, clause)


@kernel
def demand(game: Game, visitor: Seat, owner: Seat, square: Square, amount: Money, factor: int, clause: Clause) -> None:
    """Make a visitor owe a rent; the rent of a company first needs the dice."""
    emit(game, events.RENT_ASKED, seat=owner, other=visitor, subject=square, amount=amount, clause=clauses.RENT_2)
    if factor > 0:
        push(
            game,
            tasks.DICE,
            seat=visitor,
            other=owner,
            about=tasks.FOR_COMPANY,
            amount=factor,
            clause=clause,
            more=square,
        )
    else:
        owe(game, visitor, owner, amount, clause=clause, subject=square)


@kernel
def set_asking(game: Game, seat: Seat, asking: int) -> None:
    """Set whether a seat's rents, with those already due, are asked for automatically (RENT-2)."""
    game.players[seat].asking = asking
    emit(game, events.ASKING, seat=seat, amount=asking, clause=clauses.RENT_2)


@kernel
def ask_what_is_due(game: Game) -> bool:
    """Ask for the due rents of owners that have chosen this, where it is legal; return whether there was any."""
    place = game.claim_count - 1
    found = False
    while place >= 0:
        claim = game.claims[place]
        if game.players[claim.owner].asking == 1 and why_not_ask(game, claim.owner, claim.square) == clauses.NONE:
            ask(game, place)
            found = True
        place -= 1
    return found


@kernel
def why_not_set_asking(edition: Edition, game: Seen, seat: Seat, asking: int) -> Clause:
    """Return the clause that forbids changing whether a seat's rents are asked for automatically, or NONE."""
    if edition.rent_wait == 0 or not 0 <= asking <= 1 or asking == game.players[seat].asking:
        return clauses.RENT_2
    return clauses.NONE


@kernel
def drop_claim(game: Game, place: Place) -> None:
    """Remove a rent claim."""
    for slot in range(place, game.claim_count - 1):
        copy_claim(game.claims[slot], game.claims[slot + 1])
    game.claim_count -= 1
    blank_claim(game.claims[game.claim_count])


@kernel
def lapse_claims(game: Game) -> None:
    """Remove the rent claims that were not asked for in time, before the next or second next player rolls (RENT-2)."""
    place = game.claim_count - 1
    while place >= 0:
        claim = game.claims[place]
        if claim.until <= game.turns:
            emit(
                game,
                events.RENT_LAPSED,
                seat=claim.owner,
                other=claim.visitor,
                subject=claim.square,
                amount=claim.amount,
                clause=clauses.RENT_2,
            )
            drop_claim(game, place)
        place -= 1


@kernel
def claim_place(game: Seen, owner: Seat, square: Square) -> Place:
    """Return the place of an owner's rent claim on a square, -1 for none."""
    for place in range(game.claim_count):
        claim = game.claims[place]
        if claim.owner == owner and claim.square == square:
            return place
    return -1


@kernel
def why_not_ask(game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids asking for the rent of a square, or NONE.

    During an auction no rent can be asked for, so that bids stay covered (AUC-5), and a building that was won finds its
    place (BLD-6).
    """
    if claim_place(game, seat, square) < 0:
        return clauses.RENT_2
    for place in range(game.depth):
        if tasks.is_auction(game.agenda[place].kind):
            return clauses.AUC_5
        if game.agenda[place].kind == tasks.TO_PLACE:
            return clauses.BLD_6
    return clauses.NONE
