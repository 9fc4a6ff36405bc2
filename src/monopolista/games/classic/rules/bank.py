"""Money: every payment is recorded by ``transfer``, and committed money cannot be spent."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import NOTHING, emit
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Subject
from monopolista.engine.seats import BANK, POT, Seat, lowest
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.property.deeds import barred_from_mortgage
from monopolista.games.classic.rules.records import HOTEL_LEVEL, DeedSet, Edition, Game, Level, Money, Seen, Square


@kernel
def transfer(game: Game, payer: Seat, payee: Seat, amount: Money, clause: Clause, subject: Subject = NOTHING) -> None:
    """Move money from one party to another; either may be the BANK, which has no limit (SET-2), or the POT."""
    if amount == 0:
        return
    assert amount > 0
    if payer >= 0:
        game.players[payer].cash -= amount
        assert game.players[payer].cash >= 0
    elif payer == POT:
        game.pot -= amount
        assert game.pot >= 0
    if payee >= 0:
        game.players[payee].cash += amount
    elif payee == POT:
        game.pot += amount
    emit(game, events.PAID, seat=payer, other=payee, subject=subject, amount=amount, clause=clause)


@kernel
def till(edition: Edition) -> Seat:
    """Return the receiver of fines and taxes: the BANK, or by house rule the POT at Free Parking."""
    return POT if edition.parking == 1 else BANK


@kernel
def committed(game: Seen, seat: Seat) -> Money:
    """Return the money that a seat has committed by its bid (AUC-5)."""
    total = 0
    for place in range(game.depth):
        task = game.agenda[place]
        if task.other == seat and tasks.is_auction(task.kind):
            total += task.amount
    return total


@kernel
def in_debt(game: Seen, seat: Seat) -> bool:
    """Return whether a seat owes money that it has not paid yet."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == seat:
            return True
    return False


@kernel
def free_cash(game: Seen, seat: Seat) -> Money:
    """Return the cash of a seat less what it has bid."""
    return game.players[seat].cash - committed(game, seat)


@kernel
def spendable(game: Seen, seat: Seat) -> Money:
    """Return what a seat may spend voluntarily: nothing while it is in debt (DEBT-1)."""
    if in_debt(game, seat):
        return 0
    return free_cash(game, seat)


@kernel
def why_not_spend(game: Seen, seat: Seat, price: Money, lacking: Clause) -> Clause:
    """Return the clause that forbids a seat to spend a sum voluntarily, or NONE.

    ``lacking`` is the clause where the cash is insufficient. Sufficient cash may be needed for a debt (DEBT-1)
    or committed by a bid (AUC-5).
    """
    if game.players[seat].cash < price:
        return lacking
    if in_debt(game, seat):
        return clauses.DEBT_1 if price > 0 else clauses.NONE
    return clauses.NONE if free_cash(game, seat) >= price else clauses.AUC_5


@kernel
def house_resale(edition: Edition, square: Square) -> Money:
    """Return what the bank pays for one house, or for a hotel in addition to its houses (BLD-7)."""
    return edition.house_price[square] // 2


@kernel
def building_steps(edition: Edition, level: Level) -> int:
    """Return how many purchases the buildings of a street took: a hotel includes the houses that it replaced."""
    return edition.hotel_after + 1 if level == HOTEL_LEVEL else level


@kernel
def could_raise(edition: Edition, game: Seen, seat: Seat) -> Money:
    """Return the cash a seat would have after selling every building and mortgaging every deed that it can."""
    return free_cash(game, seat) + would_bring(edition, game, game.players[seat].deeds)


@kernel
def would_bring(edition: Edition, game: Seen, deeds: DeedSet) -> Money:
    """Return what an owner of these deeds would get by selling all buildings on them and mortgaging them."""
    total = 0
    built = deeds & game.built
    while built != 0:
        square = edition.square[lowest(built)]
        total += building_steps(edition, game.level[square]) * house_resale(edition, square)
        built &= built - 1
    return total + mortgages_of(edition, deeds & ~game.pledged & ~barred_from_mortgage(edition, game, deeds))


@kernel
def mortgages_of(edition: Edition, deeds: DeedSet) -> Money:
    """Return the mortgage values of a set of deeds."""
    total = 0
    while deeds != 0:
        total += edition.mortgage[edition.square[lowest(deeds)]]
        deeds &= deeds - 1
    return total


@kernel
def prices_of(edition: Edition, deeds: DeedSet) -> Money:
    """Return the printed prices of a set of deeds."""
    total = 0
    while deeds != 0:
        total += edition.price[edition.square[lowest(deeds)]]
        deeds &= deeds - 1
    return total
