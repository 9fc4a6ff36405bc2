"""The tables in which a run's results are kept, column by column; ``simulation-tables.md`` says the same."""

from typing import Final

from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import (
    BOOL,
    BOT,
    GAME,
    NUMBER,
    NUMBERS,
    SEAT,
    SMALL,
    SUM,
    SUMS,
    TEXT,
    TEXTS,
    Column,
    estimated,
)

MOST_TURNS: Final = 300
"""The turns of a seat after which a game is usually cut short."""

_SQUARE = Column("square", SMALL, "square, from GO as 0")
_NAME = Column("name", TEXT, "name of the square in the language of the report, or in that of the edition")

GAMES = (
    GAME,
    result_tables.ended(MOST_TURNS),
    Column("winner", SMALL, "seat that won; null if the game was cut short or several seats share the win (RICH-2)"),
    Column("winners", SMALL, "number of seats that share the win; 0 if the game was cut short"),
    *result_tables.OF_GAME,
    Column("draws", NUMBER, "answers of chance: rolls and cards"),
    Column("bankruptcies", SMALL, "bankruptcies"),
    Column("trades", SMALL, "accepted trades"),
    Column("pot", NUMBER, "money left at Free Parking (PARK-1), only by a house rule"),
)
SEATS = (
    *result_tables.OF_SEAT,
    Column("cash", NUMBER, "money at the end"),
    Column("worth", NUMBER, "net worth at the end (RICH-1)"),
    result_tables.SEAT_TURNS,
    Column("lost_round", SMALL, "round in which the seat went bankrupt; null if it did not"),
    Column("cause", TEXT, "clause of the debt that caused the bankruptcy; null without a debt"),
    Column("cause_square", SMALL, "square of that debt; null if a card caused it"),
    Column("cause_card", SMALL, "card of that debt: first deck from 0, second deck from 16; null for other debts"),
    Column("creditor", SMALL, "seat that received everything; null for the bank"),
    Column("rent_paid", NUMBER, "rents paid in money"),
    Column("rent_received", NUMBER, "rents received in money"),
    Column("proposed", SMALL, "proposed trades, including counter-offers"),
    Column("traded", SMALL, "accepted trades, as maker or as partner"),
)
SQUARES = (
    _SQUARE,
    _NAME,
    Column("jailed", BOOL, "true for jail itself, false for just visiting and for all other squares"),
    SEAT,
    BOT,
    Column("stops", SUM, "rolls that ended with the seat’s token on the square"),
    *estimated("share", "share of `stops` in all rolls of the seat"),
    *estimated("share_of_all", "share of the stops of all seats in all rolls; the same in the row of each seat"),
    Column("landings", SUM, "number of landings, including those from which a card sent the token on"),
)
_EARNINGS = (
    Column("held", SUM, "games in which the bank sold or dealt at least one of these deeds"),
    Column("bought", SUM, "deeds bought at the printed price (BUY-1)"),
    Column("auctioned", SUM, "deeds won in an auction (AUC-1)"),
    Column("dealt", SUM, "deeds dealt at the start (SHORT-1)"),
    Column("paid", SUM, "money paid to the bank for these deeds"),
    Column("rents", SUM, "rents paid in money"),
    Column("earned", SUM, "total of these rents"),
    Column("built", SUM, "buildings built"),
    Column("built_for", SUM, "total paid for them"),
    Column("sold", SUM, "buildings sold to the bank"),
    Column("sold_for", SUM, "total received for them"),
    Column("mortgaged", SUM, "times mortgaged"),
    Column("redeemed", SUM, "times redeemed"),
    Column("traded", SUM, "times a deed changed hands in a trade"),
    Column("back", SUM, "games in which the rents exceeded all payments for deeds and buildings at some time"),
    Column("back_early", SMALL, "round by which that had happened in a quarter of the games in `held`; null for never"),
    Column("back_half", SMALL, "the same for half of the games"),
    Column("back_late", SMALL, "the same for three quarters of the games"),
    Column("back_rounds", SUMS, "number of games in which that first happened, by round from 0"),
    *estimated("mean_earned", "mean of `earned` over the games in `held`"),
    *estimated("mean_cost", "mean over the games in `held` of `paid` plus `built_for` minus `sold_for`"),
    *estimated("mean_rents", "mean of `rents` over the games in `held`"),
)
DEEDS = (
    _SQUARE,
    _NAME,
    result_tables.COLOUR,
    Column("declined", SUM, "times that a player landed there and did not buy"),
    Column("unsold", SUM, "auctions without a bid (AUC-4)"),
    *estimated("auction_price", "mean price in auctions; null without auctions"),
    *_EARNINGS,
)
COLOURS = (
    result_tables.COLOUR,
    Column("deeds", SMALL, "number of deeds"),
    Column("whole_bought", SUM, "games in which a purchase, an auction or a dealt deed first completed the colour"),
    *estimated("whole_bought_round", "mean round of that moment; null for never"),
    Column("whole_bought_won", SUM, "games among these that the first owner of the whole colour won"),
    Column("whole_traded", SUM, "games in which a trade first completed the colour"),
    *estimated("whole_traded_round", "mean round of that moment; null for never"),
    Column("whole_traded_won", SUM, "games among these that the first owner of the whole colour won"),
    Column("whole_inherited", SUM, "games in which the deeds of a bankrupt player first completed the colour"),
    *estimated("whole_inherited_round", "mean round of that moment; null for never"),
    Column("whole_inherited_won", SUM, "games among these that the first owner of the whole colour won"),
    *_EARNINGS,
)
MONEY = (
    *result_tables.BY_ROUND,
    Column("playing", SUM, "games among these in which the seat was not bankrupt"),
    Column("cash", SUM, "sum of the seat’s cash in these games"),
    Column("worth", SUM, "sum of the seat’s net worth in these games (RICH-1)"),
)
MEANS = (
    *result_tables.MEANS_BY_ROUND,
    *estimated("cash", "mean cash of a seat"),
    *estimated("worth", "mean net worth of a seat (RICH-1)"),
)
TRADES = (
    GAME,
    Column("round", SMALL, "round of the trade"),
    Column("maker", SMALL, "seat that proposed it"),
    Column("partner", SMALL, "seat that accepted it"),
    Column("gives", NUMBERS, "squares of the deeds that the maker gave"),
    Column("gets", NUMBERS, "squares of the deeds that the maker got"),
    Column("money", NUMBER, "money from the maker to the partner; negative if the partner paid"),
    Column("maker_cash", NUMBER, "cash of the maker afterwards"),
    Column("partner_cash", NUMBER, "cash of the partner afterwards"),
    Column("maker_completes", TEXTS, "colours that the trade completed for the maker"),
    Column("partner_completes", TEXTS, "colours that the trade completed for the partner"),
    Column("maker_won", BOOL, "whether the maker won the game"),
    Column("partner_won", BOOL, "whether the partner won the game"),
)
DICE = (
    Column("purpose", TEXT, "`start`, `move`, `jail` or `company`"),
    Column("die_1", SMALL, "first die"),
    Column("die_2", SMALL, "second die"),
    Column("die_3", SMALL, "face of the Speedy die: 4 is the bus, 5 and 6 are Mr. Monopoly; null if it was not rolled"),
    Column("rolls", SUM, "number of rolls with this result"),
)
PAYMENTS = (
    Column("clause", TEXT, "clause of the payment"),
    Column("payments", SUM, "number of payments"),
    Column("from_bank", SUM, "money that the bank paid"),
    Column("to_bank", SUM, "money paid to the bank"),
    Column("between", SUM, "money between players, and to or from Free Parking"),
)
TABLES: result_tables.Tables = {
    "games": GAMES,
    "seats": SEATS,
    "squares": SQUARES,
    "deeds": DEEDS,
    "colours": COLOURS,
    "money": MONEY,
    "rounds": MEANS,
    "trades": TRADES,
    "dice": DICE,
    "payments": PAYMENTS,
}
"""The tables of a simulation; each is a file of its name."""
