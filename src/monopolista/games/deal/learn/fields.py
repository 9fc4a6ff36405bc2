"""What a seat sees of MONOPOLY Deal as numbers: which, in which order, and what 1 stands for.

Seats are counted from who looks: 0 is oneself, 1 the next one clockwise. Cards have their numbers in the box,
properties their order there; of sets, those of a colour lie together. What one has put under the draw pile, and what
others have shown before they held it again, one has to remember.
"""

from typing import Final

from monopolista.games.deal.learn.action_space import BUILDINGS, LAYS, PROPERTIES
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import BROKEN, CARDS, COLOURS, KINDS, SEATS, SETS, WILD_SETS
from monopolista.games.interface.learning import Field, length_of, places

KINDS_OF_TASK: Final = tasks.TO_PAY + 1

FIELDS: Final = (
    Field("hand", CARDS, "yes", "the card is in one's own hand"),
    Field("discarded", CARDS, "yes", "the card is a discard"),
    Field("banked", SEATS * CARDS, "yes", "the card is in the seat's bank, by seat, then by card"),
    Field("laid", SEATS * PROPERTIES, "yes", "the property lies before the seat, by seat, then by property"),
    Field("lies", LAYS, "yes", "the property lies in this set, numbered as the actions ``lay`` are"),
    Field("built", SEATS * BUILDINGS, "yes", "the house or hotel stands before the seat, by seat, then by building"),
    Field("stands", BUILDINGS * SETS, "yes", "the house or hotel stands on this set, by building, then by set"),
    Field("picked", CARDS, "yes", "its holder has picked the card to pay with (DEAL-5)"),
    Field("undo", CARDS, "3 cards", "the card may be taken back: its place among those, the latest highest (DEAL-17)"),
    Field("sets", SEATS * SETS, "complete set", "how much of a set lies there, by seat, then by set"),
    Field("complete", SEATS * COLOURS, "yes", "has a complete set of the colour, by seat, then by colour (DEAL-8)"),
    Field("playing", SEATS, "yes", "the seat is at the table"),
    Field("hands", SEATS, "7 cards", "cards in hand"),
    Field("bank", SEATS, "M 10", "value of the bank"),
    Field("worth", SEATS, "M 10", "value of all that lies before the seat, its bank too (DEAL-5)"),
    Field("has_turn", SEATS, "yes", "whose turn it is"),
    Field("asked", SEATS, "yes", "has yet to answer"),
    Field("won", SEATS, "yes", "has won (DEAL-8)"),
    Field("duel", SEATS, "yes", "an action against the seat waits for who says no (DEAL-15)"),
    Field("noes", SEATS, "3 cards", "Just Say No cards that were played in that duel"),
    Field("may_say_no", SEATS, "yes", "it is the seat that may say no now; if not, it is who has played the action"),
    Field("owes", SEATS, "M 10", "what the seat has to pay, or what it is asked for in a duel"),
    Field("pays", SEATS, "M 10", "what the seat has picked to pay with"),
    Field("pile", 1, "106 cards", "cards in the draw pile"),
    Field("plays", 1, "3 cards", "cards that may still be played in this turn (DEAL-2)"),
    Field("doubles", 1, "2 cards", "Double the Rent cards that wait for their rent card (DEAL-11)"),
    Field("undo_count", 1, "3 cards", "cards that may be taken back (DEAL-17)"),
    Field("turns", 1, "100 turns", "turns begun so far"),
    Field("question", KINDS_OF_TASK, "yes", "the kind of the open question, of the first one for oneself"),
    Field("about_seat", SEATS, "yes", "the seat that it is about: who plays, or against whom an action was played"),
    Field("other_seat", SEATS, "yes", "who has played the action, or whose card is wanted"),
    Field("action", len(KINDS), "yes", "the kind of the action card that it is about"),
    Field("amount", 1, "M 10", "the sum that it is about"),
    Field("wanted", PROPERTIES, "yes", "the property that is wanted, of a complete set the lowest one (DEAL-14)"),
    Field("given", PROPERTIES, "yes", "the property that is given for it"),
    # The table, the same in every position.
    Field("seats", 1, "5 seats", "seats at the table"),
    Field("no_is_play", 1, "yes", "a Just Say No in one's own turn is a play (DEAL-15)"),
    Field("double_any", 1, "yes", "a multicolour rent may be doubled too (DEAL-11)"),
    Field("take_back", 1, "yes", "a card just banked or laid may be taken back (DEAL-17)"),
    Field("under", 1, "yes", "cards over seven go under the draw pile (DEAL-2)"),
    Field("broken", len(BROKEN), "yes", "what becomes of the buildings of a broken set (DEAL-16)"),
    Field("wild_sets", len(WILD_SETS), "yes", "which sets of convertible cards count (DEAL-7)"),
)
AT: Final = places(FIELDS)
LENGTH: Final = length_of(FIELDS)
TABLE: Final = AT["seats"]
"""Where that begins which is the same in every position."""
