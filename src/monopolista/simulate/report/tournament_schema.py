"""Tables of a tournament by column; ``docs/reference/simulation-tables.md`` documents the same."""

from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import BOT, NUMBER, SEAT, SHARE, SMALL, SUM, TEXT, Column

_WON = (
    Column("games", SUM, "games played, counted once for each seat of the bot"),
    Column("won", SUM, "games won, alone or with others"),
    Column("share", SHARE, "share of games won, in percent"),
    Column("low", SHARE, "lower end of Wilson’s 95 % interval, in percent"),
    Column("high", SHARE, "its upper end"),
)
BOTS = (
    BOT,
    *_WON,
    Column("place", SHARE, "mean place"),
    Column("rating", SHARE, "rating, estimated from all games at once; the default bot has 1500"),
    Column("rating_low", SHARE, "lower end of its 95 % interval"),
    Column("rating_high", SHARE, "its upper end"),
)
BOT_SEATS = (BOT, SEAT, *_WON)
PAIRS = (
    BOT,
    Column("other", TEXT, "another bot at the same table"),
    Column("games", SUM, "games in which both played, counted once for each pair of their seats"),
    Column("before", SHARE, "times that `bot` was placed before `other`; equal places count half"),
    Column("share", SHARE, "`before` in percent of `games`"),
    Column("low", SHARE, "lower end of Wilson’s 95 % interval, in percent"),
    Column("high", SHARE, "its upper end"),
)
MATCHES = (
    Column("game", SUM, "number of the game; all tables play the same seeds"),
    Column("table", NUMBER, "number of the table; each table has its own bots by seat"),
    SEAT,
    BOT,
    Column("place", SMALL, "final place; by net worth if the game was cut short"),
    result_tables.WON,
    Column("ended", result_tables.BOOL, "false if the game was cut short"),
    Column("worth", NUMBER, "net worth at the end, as the game defines it"),
)
TOURNAMENT: result_tables.Tables = {"bots": BOTS, "bot_seats": BOT_SEATS, "pairs": PAIRS, "matches": MATCHES}
"""Tables of a tournament; each is a file of that name."""
