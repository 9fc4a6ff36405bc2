"""The tables in which a run's results are kept, column by column; ``docs/simulate.md`` says the same."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import polars as pl


@dataclass(frozen=True)
class Column:
    """One column: its name, its type, and what it holds."""

    name: str
    kind: pl.DataType
    doc: str


_BOOL = pl.Boolean()
_TEXT = pl.String()
_SMALL = pl.Int16()
_NUMBER = pl.Int32()
_SUM = pl.Int64()
_SHARE = pl.Float64()
_SQUARES = pl.List(pl.Int16())
_COLOURS = pl.List(pl.String())
_SUMS = pl.List(pl.Int64())

_GAME = Column("game", _SUM, "number of the game in its run, from 0; with the run’s seed it names the game")
_SEAT = Column("seat", _SMALL, "seat, clockwise from 0")
_BOT = Column("bot", _TEXT, "who plays the seat")
_SQUARE = Column("square", _SMALL, "square, from GO as 0")
_NAME = Column("name", _TEXT, "name of the square, in the language of the box")
_COLOUR = Column("colour", _TEXT, "colour, `station` or `company`")

GAMES = (
    _GAME,
    Column("ended", _BOOL, "false where the game was cut short after 300 turns of a seat"),
    Column("winner", _SMALL, "seat that won; null where the game was cut short or several share the win (RICH-2)"),
    Column("winners", _SMALL, "how many share the win, 0 where the game was cut short"),
    Column("turns", _NUMBER, "turns of all seats"),
    Column("rounds", _SMALL, "turns of the seat that had most"),
    Column("decisions", _NUMBER, "answers that seats gave"),
    Column("draws", _NUMBER, "answers of chance: throws of the dice and cards"),
    Column("bankruptcies", _SMALL, "bankruptcies"),
    Column("trades", _SMALL, "trades carried out"),
    Column("pot", _NUMBER, "money left at Free Parking (PARK-1), by house rule only"),
)
SEATS = (
    _GAME,
    _SEAT,
    _BOT,
    Column("place", _SMALL, "final place; null where the game was cut short"),
    Column("won", _BOOL, "whether the seat won, alone or with others"),
    Column("cash", _NUMBER, "money at the end"),
    Column("worth", _NUMBER, "riches at the end (RICH-1)"),
    Column("turns", _SMALL, "turns that the seat had"),
    Column("lost_round", _SMALL, "round in which the seat went bankrupt; null if it did not"),
    Column("cause", _TEXT, "clause of the debt that made it bankrupt; null without a debt"),
    Column("cause_square", _SMALL, "square of that debt; null for a card’s"),
    Column("cause_card", _SMALL, "card of that debt, the first deck’s from 0, the second’s from 16; null for others"),
    Column("creditor", _SMALL, "seat that inherited; null where it was the bank"),
    Column("rent_paid", _NUMBER, "rents paid in money"),
    Column("rent_received", _NUMBER, "rents received in money"),
    Column("proposed", _SMALL, "trades proposed, counter-offers too"),
    Column("traded", _SMALL, "trades carried out, as maker or as partner"),
)
SQUARES = (
    _SQUARE,
    _NAME,
    Column("jailed", _BOOL, "true for jail itself, false for just visiting and for all other squares"),
    _SEAT,
    _BOT,
    Column("stops", _SUM, "rolls at whose end the seat’s token stood there"),
    Column("share", _SHARE, "share of these among all rolls of the seat"),
    Column("landings", _SUM, "how often the token came there, on its way by a card too"),
)
_EARNINGS = (
    Column("held", _SUM, "games in which it, or a part of it, left the bank"),
    Column("bought", _SUM, "deeds bought at the printed price (BUY-1)"),
    Column("auctioned", _SUM, "deeds won in an auction (AUC-1)"),
    Column("dealt", _SUM, "deeds dealt at the start (SHORT-1)"),
    Column("paid", _SUM, "money paid to the bank for these deeds"),
    Column("rents", _SUM, "rents paid in money"),
    Column("earned", _SUM, "money of these rents"),
    Column("built", _SUM, "buildings put up"),
    Column("built_for", _SUM, "money paid for them"),
    Column("sold", _SUM, "buildings sold back"),
    Column("sold_for", _SUM, "money received for them"),
    Column("mortgaged", _SUM, "times mortgaged"),
    Column("redeemed", _SUM, "times redeemed"),
    Column("traded", _SUM, "times a deed changed hands in a trade"),
    Column("back", _SUM, "games in which the rents came to exceed all that had been paid for deeds and buildings"),
    Column("back_early", _SMALL, "round by which that was so in a quarter of the games held; null if never"),
    Column("back_half", _SMALL, "the same for half of the games"),
    Column("back_late", _SMALL, "the same for three quarters of the games"),
    Column("back_rounds", _SUMS, "by round, from 0: games in which that was first so"),
)
DEEDS = (
    _SQUARE,
    _NAME,
    _COLOUR,
    Column("declined", _SUM, "times that who landed there did not buy"),
    Column("unsold", _SUM, "auctions without a bid (AUC-4)"),
    Column("auction_price", _SHARE, "mean price in auctions; null without any"),
    *_EARNINGS,
)
COLOURS = (
    _COLOUR,
    Column("deeds", _SMALL, "how many deeds there are"),
    Column("whole_bought", _SUM, "games in which the first to have it whole bought, won or was dealt its last deed"),
    Column("whole_bought_round", _SHARE, "mean round in which that was so; null if never"),
    Column("whole_bought_won", _SUM, "games of these that the first to have it whole won"),
    Column("whole_traded", _SUM, "games in which a trade made it whole for the first time"),
    Column("whole_traded_round", _SHARE, "mean round in which that was so; null if never"),
    Column("whole_traded_won", _SUM, "games of these that the first to have it whole won"),
    Column("whole_inherited", _SUM, "games in which it first became whole by what a bankrupt left"),
    Column("whole_inherited_round", _SHARE, "mean round in which that was so; null if never"),
    Column("whole_inherited_won", _SUM, "games of these that the first to have it whole won"),
    *_EARNINGS,
)
MONEY = (
    Column("round", _SMALL, "rounds played, 0 at the start"),
    _SEAT,
    _BOT,
    Column("won", _BOOL, "whether these are the games that the seat came to win"),
    Column("games", _SUM, "games that went on after so many rounds"),
    Column("playing", _SUM, "those of them in which the seat was not bankrupt"),
    Column("cash", _SUM, "sum of the seat’s money in these games"),
    Column("worth", _SUM, "sum of its riches (RICH-1)"),
)
TRADES = (
    _GAME,
    Column("round", _SMALL, "round in which it was carried out"),
    Column("maker", _SMALL, "seat that proposed it"),
    Column("partner", _SMALL, "seat that accepted it"),
    Column("gives", _SQUARES, "squares of the deeds that the maker gave"),
    Column("gets", _SQUARES, "squares of the deeds that the maker got"),
    Column("money", _NUMBER, "what the maker paid; negative: what the partner paid"),
    Column("maker_completes", _COLOURS, "colours that became whole in the maker’s hand"),
    Column("partner_completes", _COLOURS, "colours that became whole in the partner’s hand"),
    Column("maker_won", _BOOL, "whether the maker won the game"),
    Column("partner_won", _BOOL, "whether the partner won the game"),
)
DICE = (
    Column("purpose", _TEXT, "`start`, `move`, `jail` or `company`"),
    Column("die_1", _SMALL, "first die"),
    Column("die_2", _SMALL, "second die"),
    Column("die_3", _SMALL, "face of the Speedy die, 4 the bus, 5 and 6 Mr. Monopoly; null where it was not rolled"),
    Column("rolls", _SUM, "how often they lay so"),
)
PAYMENTS = (
    Column("clause", _TEXT, "clause by which it was paid"),
    Column("payments", _SUM, "how many payments"),
    Column("from_bank", _SUM, "money that the bank paid"),
    Column("to_bank", _SUM, "money paid to the bank"),
    Column("between", _SUM, "money from player to player, or to and from Free Parking"),
)
TABLES = {
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
BY_GAME = ("games", "seats", "trades")
"""Those with rows for each game; the others are sums over all games."""

_WON = (
    Column("games", _SUM, "games played, once for each seat that the bot had"),
    Column("won", _SUM, "games won, alone or with others"),
    Column("share", _SHARE, "the same in percent"),
    Column("low", _SHARE, "lower end of Wilson’s interval of 95 %, in percent"),
    Column("high", _SHARE, "its upper end"),
)
BOTS = (
    _BOT,
    *_WON,
    Column("place", _SHARE, "mean place"),
    Column("mu", _SHARE, "rating by places (openskill, Plackett-Luce), over the first 20,000 games"),
    Column("sigma", _SHARE, "uncertainty of the rating"),
    Column("ordinal", _SHARE, "mu − 3 sigma"),
)
BOT_SEATS = (_BOT, _SEAT, *_WON)
PAIRS = (
    _BOT,
    Column("other", _TEXT, "another bot at the same table"),
    Column("games", _SUM, "times the two met"),
    Column("before", _SHARE, "times the first was placed before the other; equal places count half"),
    Column("share", _SHARE, "the same in percent"),
    Column("low", _SHARE, "lower end of Wilson’s interval of 95 %, in percent"),
    Column("high", _SHARE, "its upper end"),
)
MATCHES = (
    Column("game", _SUM, "number of the game; all tables play the games of the same seeds"),
    Column("table", _NUMBER, "number of the table, that is of who sits where"),
    _SEAT,
    _BOT,
    Column("place", _SMALL, "final place; by riches where the game was cut short"),
    Column("won", _BOOL, "whether the seat won, alone or with others"),
    Column("ended", _BOOL, "false where the game was cut short after 300 turns of a seat"),
    Column("worth", _NUMBER, "riches at the end (RICH-1)"),
)
TOURNAMENT = {"bots": BOTS, "bot_seats": BOT_SEATS, "pairs": PAIRS, "matches": MATCHES}
"""The tables of a tournament; each is a file of its name."""


def frame(table: str, columns: Mapping[str, Any]) -> pl.DataFrame:
    """Return a table of exactly the columns that it has to have."""
    stated = (TABLES | TOURNAMENT)[table]
    assert columns.keys() == {column.name for column in stated}, columns.keys() ^ {one.name for one in stated}
    return pl.DataFrame(
        {column.name: pl.Series(column.name, columns[column.name]).cast(column.kind) for column in stated}
    )
