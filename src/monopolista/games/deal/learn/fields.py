"""Fields of an observation of MONOPOLY Deal: their order, lengths and units.

Seats are counted clockwise from the observing seat, which is 0. Cards are in the order of the box, and so are
properties. Sets of the same colour are adjacent. Observations have no memory: cards that the seat put under the draw
pile, and cards that others showed before they took them back, are hidden again.
"""

from typing import Final

from monopolista.games.deal.learn.action_space import BUILDINGS, LAYS, PROPERTIES
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import BROKEN, CARDS, COLOURS, KINDS, SEATS, SETS, WILD_SETS
from monopolista.games.interface.learning import Field, length_of, places

KINDS_OF_TASK: Final = tasks.TO_PAY + 1

FIELDS: Final = (
    Field("hand", CARDS, "yes", "the card is in the seat's own hand"),
    Field("discarded", CARDS, "yes", "the card is a discard"),
    Field("banked", SEATS * CARDS, "yes", "the card is in the seat's bank, by seat, then by card"),
    Field("laid", SEATS * PROPERTIES, "yes", "the property lies before the seat, by seat, then by property"),
    Field("lies", LAYS, "yes", "the property is in this set; sets are numbered as in the actions ``lay``"),
    Field("built", SEATS * BUILDINGS, "yes", "the house or hotel stands before the seat, by seat, then by building"),
    Field("stands", BUILDINGS * SETS, "yes", "the house or hotel stands on this set, by building, then by set"),
    Field("picked", CARDS, "yes", "the holder has picked the card for a payment (DEAL-5)"),
    Field("undo", CARDS, "3 cards", "order of cards that can be undone, latest highest; 0 for others (DEAL-17)"),
    Field("sets", SEATS * SETS, "complete set", "share of the set that the seat has, by seat, then by set"),
    Field("complete", SEATS * COLOURS, "yes", "the set of the colour is complete, by seat, then by colour (DEAL-8)"),
    Field("playing", SEATS, "yes", "the seat is at the table"),
    Field("hands", SEATS, "7 cards", "cards in hand"),
    Field("bank", SEATS, "M 10", "value of the bank"),
    Field("worth", SEATS, "M 10", "value of all properties, buildings and the bank of the seat (DEAL-5)"),
    Field("has_turn", SEATS, "yes", "the seat has the turn"),
    Field("asked", SEATS, "yes", "the seat has to answer now"),
    Field("won", SEATS, "yes", "the seat has won (DEAL-8)"),
    Field("duel", SEATS, "yes", "an action against the seat waits for a Just Say No or its acceptance (DEAL-15)"),
    Field("noes", SEATS, "3 cards", "Just Say No cards played against and for this action"),
    Field("may_say_no", SEATS, "yes", "the seat can say no now; if not, the player of the action can"),
    Field("owes", SEATS, "M 10", "amount that the seat has to pay, or that the pending action demands"),
    Field("pays", SEATS, "M 10", "value of the cards that the seat has picked for a payment"),
    Field("pile", 1, "106 cards", "cards in the draw pile"),
    Field("plays", 1, "3 cards", "cards that can still be played in this turn (DEAL-2)"),
    Field("doubles", 1, "2 cards", "Double the Rent cards that wait for their rent card (DEAL-11)"),
    Field("undo_count", 1, "3 cards", "cards that can be undone (DEAL-17)"),
    Field("turns", 1, "100 turns", "turns begun so far"),
    Field("question", KINDS_OF_TASK, "yes", "kind of the first open question to the seat, or else of the first one"),
    Field("about_seat", SEATS, "yes", "subject of the question: the seat with the turn, or the target of an action"),
    Field("other_seat", SEATS, "yes", "seat that played the action, or that owns the demanded card"),
    Field("action", len(KINDS), "yes", "kind of the action card of the question"),
    Field("amount", 1, "M 10", "amount of the question"),
    Field("wanted", PROPERTIES, "yes", "demanded property; for a complete set, its first one (DEAL-14)"),
    Field("given", PROPERTIES, "yes", "property offered in exchange"),
    # Fields of the table, which are the same in every position.
    Field("seats", 1, "5 seats", "seats at the table"),
    Field("no_is_play", 1, "yes", "a Just Say No in the own turn counts as a play (DEAL-15)"),
    Field("double_any", 1, "yes", "a multicolour rent can be doubled too (DEAL-11)"),
    Field("take_back", 1, "yes", "a card that was just banked or laid can be undone (DEAL-17)"),
    Field("under", 1, "yes", "cards over seven go under the draw pile (DEAL-2)"),
    Field("broken", len(BROKEN), "yes", "rule for the buildings of a broken set (DEAL-16)"),
    Field("wild_sets", len(WILD_SETS), "yes", "rule for sets of convertible cards (DEAL-7)"),
)
AT: Final = places(FIELDS)
LENGTH: Final = length_of(FIELDS)
TABLE: Final = AT["seats"]
"""Index of the first field that is the same in every position of a table."""
