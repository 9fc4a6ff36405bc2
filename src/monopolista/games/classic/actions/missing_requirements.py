"""What a refused answer lacks: an amount, deeds, or buildings that must come first."""

from collections.abc import Sequence
from typing import Literal

from monopolista.engine.clauses import Clause
from monopolista.engine.offers import Subject, Verb
from monopolista.engine.seats import Seat
from monopolista.games.classic.editions.squares import squares_of, streets
from monopolista.games.classic.rules import bank, clauses, tasks, trade, verbs
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.property import building, mortgage
from monopolista.games.classic.rules.records import HOTEL_LEVEL, Edition, Game, Money, Square
from monopolista.games.interface.views import Lack

Missing = Literal["money", "bid", "debt", "deeds", "redeemed", "built", "sold", "room", "houses", "hotels"]
"""What is missing.

Money: ``amount`` is missing, bound by a bid, or owed. Squares: the seat must first own, redeem, build on or sell from
``squares``, or the street has all its buildings. Buildings: the number of houses or hotels that the bank lacks.
"""


class ClassicLack(Lack, tag="classic"):
    """What a refused answer lacks in the classic game."""

    what: Missing
    amount: Money = 0
    squares: tuple[Square, ...] = ()


def lack(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, clause: Clause) -> ClassicLack | None:
    """Return what a seat lacks for an action that a clause forbids it, None where the clause alone says it."""
    if clause == clauses.TURN_1:
        return None
    match verb:
        case verbs.BUILD:
            return _to_build(edition, game, seat, subject, clause)
        case verbs.SELL if clause == clauses.BLD_7:
            built = squares_of(edition, game.built & edition.deeds[edition.colour[subject]])
            return _first("sold", [square for square in built if game.level[square] > game.level[subject]])
        case verbs.MORTGAGE if clause == clauses.MORT_1:
            own = edition.mortgage_own == 1
            bearing = 1 << edition.deed[subject] if own else edition.deeds[edition.colour[subject]]
            return _first("sold", squares_of(edition, game.built & bearing))
        case verbs.REDEEM:
            return short(game, seat, mortgage.redemption(edition, subject), clause)
        case verbs.BUY:
            return short(game, seat, game.agenda[game.depth - 1].amount, clause)
        case verbs.FINE:
            return short(game, seat, edition.fine, clause)
        case verbs.ACCEPT:
            return _to_accept(edition, game, seat, subject, clause)
        case _:
            return None


def short(game: Game, seat: Seat, price: Money, clause: Clause) -> ClassicLack | None:
    """Return the money that a seat lacks for a price, or by what its cash is bound."""
    if clause == clauses.DEBT_1:
        return ClassicLack("debt", debt.debt_of(game, seat))
    if game.players[seat].cash < price:
        return ClassicLack("money", price - game.players[seat].cash)
    if clause == clauses.AUC_5:
        return ClassicLack("bid", price - bank.free_cash(game, seat))
    return None


def _to_build(edition: Edition, game: Game, seat: Seat, square: Square, clause: Clause) -> ClassicLack | None:
    deeds = edition.deeds[edition.colour[square]]
    missing = _first("deeds", squares_of(edition, deeds & ~game.players[seat].deeds))
    missing = missing or _first("redeemed", squares_of(edition, deeds & game.pledged))
    if missing or clause in (clauses.BLD_4, clauses.BLD_6):
        return missing
    if game.level[square] == HOTEL_LEVEL:
        return ClassicLack("room")
    if clause in (clauses.BLD_2, clauses.BLD_3):
        colour = streets(edition, edition.colour[square])
        return _first("built", [other for other in colour if game.level[other] < game.level[square]])
    if clause == clauses.BLD_5:
        hotel = building.next_building(edition, game, square) == tasks.HOTEL
        return ClassicLack("hotels" if hotel else "houses", 1)
    return short(game, seat, edition.house_price[square], clause)


def _to_accept(edition: Edition, game: Game, seat: Seat, serial: Subject, clause: Clause) -> ClassicLack | None:
    terms = game.trades[trade.trade_place(game, serial)]
    if clause == clauses.BLD_6 or trade.why_not_terms(edition, game, terms) != clauses.NONE:
        return None
    return short(game, seat, mortgage.interest_on(edition, game, terms.gives) - terms.money, clause)


def _first(what: Missing, squares: Sequence[Square]) -> ClassicLack | None:
    """Return the squares of which something has to come first, None where there are none."""
    return ClassicLack(what, squares=tuple(squares)) if squares else None
