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
    SHARE,
    SMALL,
    SUM,
    SUMS,
    TEXT,
    TEXTS,
    Column,
)

MOST_TURNS: Final = 300
"""The turns of a seat after which a game is usually cut short."""

_SQUARE = Column("square", SMALL, "square, from GO as 0")
_NAME = Column("name", TEXT, "name of the square, in the language of the edition")

GAMES = (
    GAME,
    result_tables.ended(MOST_TURNS),
    Column("winner", SMALL, "seat that won; null where the game was cut short or several share the win (RICH-2)"),
    Column("winners", SMALL, "how many share the win, 0 where the game was cut short"),
    *result_tables.OF_GAME,
    Column("draws", NUMBER, "answers of chance: throws of the dice and cards"),
    Column("bankruptcies", SMALL, "bankruptcies"),
    Column("trades", SMALL, "trades carried out"),
    Column("pot", NUMBER, "money left at Free Parking (PARK-1), by house rule only"),
)
SEATS = (
    *result_tables.OF_SEAT,
    Column("cash", NUMBER, "money at the end"),
    Column("worth", NUMBER, "riches at the end (RICH-1)"),
    result_tables.SEAT_TURNS,
    Column("lost_round", SMALL, "round in which the seat went bankrupt; null if it did not"),
    Column("cause", TEXT, "clause of the debt that made it bankrupt; null without a debt"),
    Column("cause_square", SMALL, "square of that debt; null for a card’s"),
    Column("cause_card", SMALL, "card of that debt, the first deck’s from 0, the second’s from 16; null for others"),
    Column("creditor", SMALL, "seat that inherited; null where it was the bank"),
    Column("rent_paid", NUMBER, "rents paid in money"),
    Column("rent_received", NUMBER, "rents received in money"),
    Column("proposed", SMALL, "trades proposed, counter-offers too"),
    Column("traded", SMALL, "trades carried out, as maker or as partner"),
)
SQUARES = (
    _SQUARE,
    _NAME,
    Column("jailed", BOOL, "true for jail itself, false for just visiting and for all other squares"),
    SEAT,
    BOT,
    Column("stops", SUM, "rolls at whose end the seat’s token stood there"),
    Column("share", SHARE, "share of these among all rolls of the seat"),
    Column("landings", SUM, "how often the token came there, on its way by a card too"),
)
_EARNINGS = (
    Column("held", SUM, "games in which it, or a part of it, left the bank"),
    Column("bought", SUM, "deeds bought at the printed price (BUY-1)"),
    Column("auctioned", SUM, "deeds won in an auction (AUC-1)"),
    Column("dealt", SUM, "deeds dealt at the start (SHORT-1)"),
    Column("paid", SUM, "money paid to the bank for these deeds"),
    Column("rents", SUM, "rents paid in money"),
    Column("earned", SUM, "money of these rents"),
    Column("built", SUM, "buildings put up"),
    Column("built_for", SUM, "money paid for them"),
    Column("sold", SUM, "buildings sold back"),
    Column("sold_for", SUM, "money received for them"),
    Column("mortgaged", SUM, "times mortgaged"),
    Column("redeemed", SUM, "times redeemed"),
    Column("traded", SUM, "times a deed changed hands in a trade"),
    Column("back", SUM, "games in which the rents came to exceed all that had been paid for deeds and buildings"),
    Column("back_early", SMALL, "round by which that was so in a quarter of the games held; null if never"),
    Column("back_half", SMALL, "the same for half of the games"),
    Column("back_late", SMALL, "the same for three quarters of the games"),
    Column("back_rounds", SUMS, "by round, from 0: games in which that was first so"),
)
DEEDS = (
    _SQUARE,
    _NAME,
    result_tables.COLOUR,
    Column("declined", SUM, "times that the player who landed there did not buy"),
    Column("unsold", SUM, "auctions without a bid (AUC-4)"),
    Column("auction_price", SHARE, "mean price in auctions; null without any"),
    *_EARNINGS,
)
COLOURS = (
    result_tables.COLOUR,
    Column("deeds", SMALL, "how many deeds there are"),
    Column("whole_bought", SUM, "games in which the first to have it whole bought, won or was dealt its last deed"),
    Column("whole_bought_round", SHARE, "mean round in which that was so; null if never"),
    Column("whole_bought_won", SUM, "games of these that the first to have it whole won"),
    Column("whole_traded", SUM, "games in which a trade made it whole for the first time"),
    Column("whole_traded_round", SHARE, "mean round in which that was so; null if never"),
    Column("whole_traded_won", SUM, "games of these that the first to have it whole won"),
    Column("whole_inherited", SUM, "games in which it first became whole by what a bankrupt left"),
    Column("whole_inherited_round", SHARE, "mean round in which that was so; null if never"),
    Column("whole_inherited_won", SUM, "games of these that the first to have it whole won"),
    *_EARNINGS,
)
MONEY = (
    *result_tables.BY_ROUND,
    Column("playing", SUM, "those of them in which the seat was not bankrupt"),
    Column("cash", SUM, "sum of the seat’s money in these games"),
    Column("worth", SUM, "sum of its riches (RICH-1)"),
)
TRADES = (
    GAME,
    Column("round", SMALL, "round in which it was carried out"),
    Column("maker", SMALL, "seat that proposed it"),
    Column("partner", SMALL, "seat that accepted it"),
    Column("gives", NUMBERS, "squares of the deeds that the maker gave"),
    Column("gets", NUMBERS, "squares of the deeds that the maker got"),
    Column("money", NUMBER, "what the maker paid; negative: what the partner paid"),
    Column("maker_cash", NUMBER, "money in the maker’s hand afterwards"),
    Column("partner_cash", NUMBER, "money in the partner’s hand afterwards"),
    Column("maker_completes", TEXTS, "colours that became whole in the maker’s hand"),
    Column("partner_completes", TEXTS, "colours that became whole in the partner’s hand"),
    Column("maker_won", BOOL, "whether the maker won the game"),
    Column("partner_won", BOOL, "whether the partner won the game"),
)
DICE = (
    Column("purpose", TEXT, "`start`, `move`, `jail` or `company`"),
    Column("die_1", SMALL, "first die"),
    Column("die_2", SMALL, "second die"),
    Column("die_3", SMALL, "face of the Speedy die, 4 the bus, 5 and 6 Mr. Monopoly; null where it was not rolled"),
    Column("rolls", SUM, "how often they lay so"),
)
PAYMENTS = (
    Column("clause", TEXT, "clause by which it was paid"),
    Column("payments", SUM, "how many payments"),
    Column("from_bank", SUM, "money that the bank paid"),
    Column("to_bank", SUM, "money paid to the bank"),
    Column("between", SUM, "money from player to player, or to and from Free Parking"),
)
TABLES: result_tables.Tables = {
    "games": GAMES,
    "seats": SEATS,
    "squares": SQUARES,
    "deeds": DEEDS,
    "colours": COLOURS,
    "money": MONEY,
    "trades": TRADES,
    "dice": DICE,
    "payments": PAYMENTS,
}
"""The tables of a simulation; each is a file of its name."""
