"""What is counted of games while they are played: of each one, and of all together."""

from typing import Final

from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import SEATS, Seat
from monopolista.games.classic.rules.records import COLOURS, DEEDS, SQUARES, Money

ROUNDS: Final = 301
"""Rounds that are counted separately: none, one, ... 300."""
PRISON: Final = SQUARES
"""The place of jail itself behind the squares of the board, apart from just visiting."""
PLACES: Final = SQUARES + 1
DEALS: Final = 40
"""Trades that are noted of a game; all are counted."""
CLAUSES: Final = 128
FROM_BANK: Final = 0
BY_TRADE: Final = 1
FROM_BANKRUPT: Final = 2
WAYS: Final = 3
"""Ways in which a player completes a colour."""
FACES: Final = 7
"""Faces of the Speedy die, 0 where it was not rolled."""
PURPOSES: Final = 4
FOR_START: Final = 3
"""A purpose of dice beside those of ``tasks``: to choose the first seat."""
THROWS: Final = PURPOSES * FACES * 36
WHOLE: Final = 1 << 30
"""No sum of a chunk of games comes near the bound of 32 bits; it is asserted."""


@record
class Deal:
    """A trade that was carried out."""

    round: int = number("the round in which it was")
    maker: Seat = number("who proposed it")
    partner: Seat = number("who accepted it")
    gives: int = number("set of the deeds that the maker gave")
    gets: int = number("set of the deeds that the maker got")
    money: Money = number("what the maker paid; negative: what the partner paid")
    maker_cash: Money = number("money in the maker's hand afterwards")
    partner_cash: Money = number("money in the partner's hand afterwards")
    maker_completes: int = number("set of the colours that became whole in the maker's hand")
    partner_completes: int = number("set of the colours that became whole in the partner's hand")


@record
class Score:
    """Results of one game."""

    rounds: int = number("the most turns that a seat has had")
    pot: Money = number("money left at Free Parking")
    deals: int = number("trades carried out")
    cash: list[int] = cells(SEATS, "money at the end")
    worth: list[int] = cells(SEATS, "riches at the end (RICH-1)")
    place: list[int] = cells(SEATS, "final place, 0 where the game was cut short")
    lost: list[int] = cells(SEATS, "the round of the bankruptcy and one more, 0 for none")
    cause: list[int] = cells(SEATS, "the clause of the debt that made bankrupt")
    about: list[int] = cells(SEATS, "the square or card of that debt")
    creditor: list[int] = cells(SEATS, "to whom it was owed")
    rent_paid: list[int] = cells(SEATS, "rents paid")
    rent_got: list[int] = cells(SEATS, "rents received")
    proposed: list[int] = cells(SEATS, "trades proposed")
    traded: list[int] = cells(SEATS, "trades carried out, as maker or as partner")
    noted: list[Deal] = rows(Deal, DEALS, "the first of the trades carried out")


@record
class Ledger:
    """What has to be remembered of the game that is being played."""

    rounds: int = number("rounds begun")
    rolling: int = number("who rolled and has not come to rest, and one more; 0 for nobody")
    building_bid: int = number("what was paid for the building last won in an auction")
    spent: list[int] = cells(DEEDS, "paid to the bank for each deed and what was built on it")
    earned: list[int] = cells(DEEDS, "rents of each deed")
    back: list[int] = cells(DEEDS, "1 once a deed has earned what was spent")
    held: list[int] = cells(DEEDS, "1 once a deed has left the bank")
    spent_colour: list[int] = cells(COLOURS, "the same for each colour")
    earned_colour: list[int] = cells(COLOURS, "rents of each colour")
    back_colour: list[int] = cells(COLOURS, "1 once a colour has earned what was spent")
    held_colour: list[int] = cells(COLOURS, "1 once a deed of the colour has left the bank")
    first: list[int] = cells(COLOURS, "the seat that first had the whole colour, and one more; 0 for nobody")
    way: list[int] = cells(COLOURS, "how that came about, one of the WAYS")
    cash: list[int] = cells(ROUNDS * SEATS, "money by round and seat")
    worth: list[int] = cells(ROUNDS * SEATS, "riches by round and seat")


@record
class Counts:
    """What is added up over games."""

    stops: list[int] = cells(SEATS * PLACES, "by seat and place: rolls at whose end the token stood there")
    landings: list[int] = cells(SEATS * PLACES, "by seat and place: how often the token came there")
    throws: list[int] = cells(THROWS, "by purpose, Speedy die, first and second die: how often")
    bought: list[int] = cells(DEEDS, "bought at the printed price (BUY-1)")
    declined: list[int] = cells(DEEDS, "not bought by who landed there")
    auctioned: list[int] = cells(DEEDS, "won in an auction")
    unsold: list[int] = cells(DEEDS, "auctioned without a bid")
    dealt: list[int] = cells(DEEDS, "dealt at the start (SHORT-1)")
    bought_for: list[int] = cells(DEEDS, "money for what was bought or dealt")
    auctioned_for: list[int] = cells(DEEDS, "money for what was won in auctions")
    rents: list[int] = cells(DEEDS, "rents paid")
    earned: list[int] = cells(DEEDS, "money of those rents")
    built: list[int] = cells(DEEDS, "buildings put up")
    built_for: list[int] = cells(DEEDS, "money for them")
    sold: list[int] = cells(DEEDS, "buildings sold back")
    sold_for: list[int] = cells(DEEDS, "money for them")
    mortgaged: list[int] = cells(DEEDS, "mortgaged")
    redeemed: list[int] = cells(DEEDS, "redeemed")
    traded: list[int] = cells(DEEDS, "changed hands in a trade")
    held: list[int] = cells(DEEDS, "games in which the deed left the bank")
    back: list[int] = cells(DEEDS * ROUNDS, "by deed and round: games in which it then had earned what was spent")
    held_colour: list[int] = cells(COLOURS, "games in which a deed of the colour left the bank")
    back_colour: list[int] = cells(COLOURS * ROUNDS, "by colour and round, likewise")
    whole: list[int] = cells(COLOURS * WAYS, "by colour and way: games in which a player completed the colour")
    whole_rounds: list[int] = cells(COLOURS * WAYS, "sum of the rounds in which that was first so")
    whole_won: list[int] = cells(COLOURS * WAYS, "games that the first to have it won")
    games: list[int] = cells(2 * ROUNDS * SEATS, "by winner or not, round and seat: games that went on")
    playing: list[int] = cells(2 * ROUNDS * SEATS, "those of them in which the seat still played")
    cash: list[int] = cells(2 * ROUNDS * SEATS, "sum of the money")
    worth: list[int] = cells(2 * ROUNDS * SEATS, "sum of the riches")
    payments: list[int] = cells(CLAUSES, "by clause: how many payments")
    from_bank: list[int] = cells(CLAUSES, "by clause: money that the bank paid")
    to_bank: list[int] = cells(CLAUSES, "by clause: money paid to the bank")
    between: list[int] = cells(CLAUSES, "by clause: money from player to player, or to and from Free Parking")
