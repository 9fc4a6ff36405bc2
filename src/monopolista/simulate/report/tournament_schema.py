"""Tables of a tournament by column; ``docs/reference/simulation-tables.md`` documents the same."""

from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import BOT, NUMBER, SEAT, SHARE, SMALL, SUM, TEXT, Column

_WON = (
    Column("games", SUM, "games played, once for each seat that the bot had"),
    Column("won", SUM, "games won, alone or with others"),
    Column("share", SHARE, "the same in percent"),
    Column("low", SHARE, "lower end of Wilson’s interval of 95 %, in percent"),
    Column("high", SHARE, "its upper end"),
)
BOTS = (
    BOT,
    *_WON,
    Column("place", SHARE, "mean place"),
    Column("rating", SHARE, "rating by the games won, all of them at once; the usual bot stands at 1500"),
    Column("rating_low", SHARE, "lower end of its interval of 95 %"),
    Column("rating_high", SHARE, "its upper end"),
)
BOT_SEATS = (BOT, SEAT, *_WON)
PAIRS = (
    BOT,
    Column("other", TEXT, "another bot at the same table"),
    Column("games", SUM, "times the two met"),
    Column("before", SHARE, "times the first was placed before the other; equal places count half"),
    Column("share", SHARE, "the same in percent"),
    Column("low", SHARE, "lower end of Wilson’s interval of 95 %, in percent"),
    Column("high", SHARE, "its upper end"),
)
MATCHES = (
    Column("game", SUM, "number of the game; all tables play the games of the same seeds"),
    Column("table", NUMBER, "number of the table, that is of an assignment of bots to seats"),
    SEAT,
    BOT,
    Column("place", SMALL, "final place; by riches where the game was cut short"),
    result_tables.WON,
    Column("ended", result_tables.BOOL, "false where the game was cut short"),
    Column("worth", NUMBER, "riches at the end, by the game’s own rule"),
)
TOURNAMENT: result_tables.Tables = {"bots": BOTS, "bot_seats": BOT_SEATS, "pairs": PAIRS, "matches": MATCHES}
"""Tables of a tournament; each is a file of that name."""
