"""The tables in which a run of the card game is kept, column by column; ``simulation-tables.md`` says the same."""

from monopolista.games.deal.simulation.count_records import MOST_TURNS
from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import GAME, NUMBER, SMALL, SUM, TEXT, Column, estimated

GAMES = (
    GAME,
    result_tables.ended(MOST_TURNS),
    Column("winner", SMALL, "seat that won; null if the game was cut short"),
    *result_tables.OF_GAME,
    Column("draws", NUMBER, "answers of chance: the first player, and the cards drawn"),
    Column("reshuffles", SMALL, "times that the discard pile became the draw pile (DEAL-9)"),
    Column("noes", SMALL, "Just Say No cards played (DEAL-15)"),
    Column("stolen", SMALL, "properties taken or exchanged (DEAL-14)"),
)
SEATS = (
    *result_tables.OF_SEAT,
    Column("sets", SMALL, "colours with a complete set at the end"),
    Column("worth", SMALL, "value of all its properties and its bank at the end"),
    Column("bank", SMALL, "value of its bank at the end"),
    Column("hand", SMALL, "cards in its hand at the end"),
    result_tables.SEAT_TURNS,
    Column("drawn", SMALL, "cards drawn, including the first hand"),
    Column("banked", SMALL, "cards put into its bank (DEAL-4)"),
    Column("laid", SMALL, "properties laid (DEAL-3)"),
    Column("built", SMALL, "houses and hotels put on sets (DEAL-16)"),
    Column("played", SMALL, "action cards played, including rent cards and Double the Rent"),
    Column("discarded", SMALL, "cards discarded at the end of its turns (DEAL-2)"),
    Column("rents", SMALL, "rents asked for (DEAL-10)"),
    Column("asked", NUMBER, "total of these rents over all players who had to pay"),
    Column("paid", NUMBER, "value of the cards that it paid to others (DEAL-5)"),
    Column("received", NUMBER, "value of the cards that others paid to it"),
    Column("noes", SMALL, "Just Say No cards played (DEAL-15)"),
    Column("stopped", SMALL, "its actions that a Just Say No stopped, counted once for each target"),
    Column("stolen", SMALL, "properties taken from others, including exchanges (DEAL-14)"),
    Column("robbed", SMALL, "properties that others took from it"),
)
CARDS = (
    Column("kind", TEXT, "kind of card, such as `rent-any`"),
    Column("cards", SMALL, "number of these cards in the game"),
    Column("drawn", SUM, "times drawn or dealt"),
    Column("drawn_won", SUM, "times that the player who later won drew it"),
    Column("banked", SUM, "times put into a bank and not taken back"),
    Column("laid", SUM, "times played as a property or put on a set, and not taken back"),
    Column("played", SUM, "times played as an action"),
    Column("against", SUM, "targets that could say no"),
    Column("stopped", SUM, "targets for which a Just Say No stopped it"),
    Column("paid", SUM, "times paid with"),
    Column("taken", SUM, "times taken from a player or exchanged (DEAL-14)"),
    Column("discarded", SUM, "times discarded at the end of a turn"),
    *estimated("drawn_won_share", "share of `drawn_won` in `drawn`; null for a kind that was not drawn"),
    *estimated("stopped_share", "share of `stopped` in `against`; null for a kind without targets"),
    *estimated("banked_share", "share of `banked` in the sum of `banked`, `laid`, `played` and `discarded`"),
    *estimated("laid_share", "share of `laid` in that sum"),
    *estimated("played_share", "share of `played` in that sum"),
    *estimated("discarded_share", "share of `discarded` in that sum"),
)
COLOURS = (
    result_tables.COLOUR,
    Column("size", SMALL, "size of a complete set"),
    Column("complete", SUM, "seats that had a complete set of the colour at some time in a game"),
    Column("complete_won", SUM, "seats among these that won the game"),
    *estimated("complete_won_share", "share of `complete_won` in `complete`; null without such seats"),
    Column("winning", SUM, "games whose winner had a complete set of the colour at the end"),
    Column("rents", SUM, "rents asked for"),
    Column("asked", SUM, "total of these rents over all players who had to pay"),
    *estimated("rent", "mean of `asked` for a rent; null without rents"),
    Column("seized", SUM, "properties of the colour taken from another player (DEAL-14)"),
)
PROGRESS = (
    *result_tables.BY_ROUND,
    Column("sets", SUM, "sum of the seat’s complete sets in these games"),
    Column("worth", SUM, "sum of the values of the seat’s properties and bank"),
)
MEANS = (
    *result_tables.MEANS_BY_ROUND,
    *estimated("sets", "mean number of a seat’s complete sets"),
    *estimated("worth", "mean value of a seat’s properties and bank"),
)
TABLES: result_tables.Tables = {
    "games": GAMES,
    "seats": SEATS,
    "cards": CARDS,
    "colours": COLOURS,
    "progress": PROGRESS,
    "rounds": MEANS,
}
"""The tables of a simulation; each is a file of its name."""
