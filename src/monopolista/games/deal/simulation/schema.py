"""The tables in which a run of the card game is kept, column by column; ``simulation-tables.md`` says the same."""

from monopolista.games.deal.simulation.count_records import MOST_TURNS
from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import GAME, NUMBER, SHARE, SMALL, SUM, TEXT, Column

GAMES = (
    GAME,
    result_tables.ended(MOST_TURNS),
    Column("winner", SMALL, "seat that won; null where the game was cut short"),
    *result_tables.OF_GAME,
    Column("draws", NUMBER, "answers of chance: the first player, and the cards drawn"),
    Column("reshuffles", SMALL, "times that the discards became the draw pile (DEAL-9)"),
    Column("noes", SMALL, "Just Say No cards played (DEAL-15)"),
    Column("stolen", SMALL, "properties taken or exchanged (DEAL-14)"),
)
SEATS = (
    *result_tables.OF_SEAT,
    Column("sets", SMALL, "colours of which it has a complete set at the end"),
    Column("worth", SMALL, "value of all that lies before it at the end"),
    Column("bank", SMALL, "value of its bank at the end"),
    Column("hand", SMALL, "cards in its hand at the end"),
    result_tables.SEAT_TURNS,
    Column("drawn", SMALL, "cards drawn, those dealt too"),
    Column("banked", SMALL, "cards put into its bank (DEAL-4)"),
    Column("laid", SMALL, "properties laid (DEAL-3)"),
    Column("built", SMALL, "houses and hotels put on sets (DEAL-16)"),
    Column("played", SMALL, "action cards played, rents and their doubling too"),
    Column("discarded", SMALL, "cards discarded at the end of its turns (DEAL-2)"),
    Column("rents", SMALL, "rents asked for (DEAL-10)"),
    Column("asked", NUMBER, "what these came to, from each player who had to pay"),
    Column("paid", NUMBER, "value of the cards with which it paid others (DEAL-5)"),
    Column("received", NUMBER, "value of the cards with which others paid it"),
    Column("noes", SMALL, "Just Say No cards played (DEAL-15)"),
    Column("stopped", SMALL, "its actions that a Just Say No stopped, once for each against whom they were"),
    Column("stolen", SMALL, "properties taken from others, exchanged ones too (DEAL-14)"),
    Column("robbed", SMALL, "properties that others took from it"),
)
CARDS = (
    Column("kind", TEXT, "kind of card, as `rent-any`"),
    Column("cards", SMALL, "how many there are"),
    Column("drawn", SUM, "times drawn, or dealt"),
    Column("drawn_won", SUM, "times that the later winner drew it"),
    Column("banked", SUM, "times put into a bank, and not taken back"),
    Column("laid", SUM, "times laid as a property, and not taken back, or put on a set"),
    Column("played", SUM, "times played as an action"),
    Column("against", SUM, "players against whom it was played, where they could say no"),
    Column("stopped", SUM, "how often a Just Say No stopped it for one of them"),
    Column("paid", SUM, "times paid with"),
    Column("taken", SUM, "times taken from a player, or exchanged (DEAL-14)"),
    Column("discarded", SUM, "times discarded at the end of a turn"),
)
COLOURS = (
    result_tables.COLOUR,
    Column("size", SMALL, "cards of a complete set"),
    Column("complete", SUM, "seats that had a complete set of it at some time in a game"),
    Column("complete_won", SUM, "those of them that won the game"),
    Column("winning", SUM, "games whose winner had a complete set of it at the end"),
    Column("rents", SUM, "rents asked for"),
    Column("asked", SUM, "what these came to, from each player who had to pay"),
    Column("rent", SHARE, "mean of one of them; null without any"),
    Column("seized", SUM, "properties that came to a set of it from another player (DEAL-14)"),
)
PROGRESS = (
    *result_tables.BY_ROUND,
    Column("sets", SUM, "sum of the seat’s complete sets in these games"),
    Column("worth", SUM, "sum of the values of all that lay before it"),
)
TABLES: result_tables.Tables = {
    "games": GAMES,
    "seats": SEATS,
    "cards": CARDS,
    "colours": COLOURS,
    "progress": PROGRESS,
}
"""The tables of a simulation; each is a file of its name."""
