"""The records of MONOPOLY Deal: the printed cards, the public state, and the hidden state."""

from typing import Final, Literal, get_args

from monopolista.engine.chance import Stream
from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.offers import Offer
from monopolista.engine.records import Place, cells, number, record, rows
from monopolista.engine.seats import Seat, SeatSet
from monopolista.engine.task_stack import TASKS, Task

Card = int
"""A card of the deck, by its number, or NO_CARD."""
CardKind = int
"""The kind of a card: MONEY, PROPERTY, RENT, ..."""
Colour = int
"""A colour's number, or NO_COLOUR."""
Series = int
"""A set in front of a seat, by its number: ``colour * SETS_EACH + index``."""
SeriesSet = int
"""Several sets: a mask of bits."""
Money = int
"""A value in millions, as the cards print it."""

CARDS: Final = 106
"""The highest number of cards of a deck: those of MONOPOLY Deal."""
SEATS: Final = 5
"""The highest number of players with one deck (DEAL-1)."""
PROPERTIES: Final = 56
"""The highest number of properties of a deck, convertible ones too; MONOPOLY Deal has 39."""
WILDS: Final = 16
"""The highest number of convertible cards of a deck; MONOPOLY Deal has 11."""
COLOURS: Final = 10
STATIONS: Final = 8
COMPANIES: Final = 9
"""Colours 0 to 7 are those of streets, in the order of the board; the stations and the companies follow."""
MEMBERS: Final = 4
"""The number of cards of the largest complete set."""
SETS_EACH: Final = 4
"""The highest number of a seat's sets of one colour: in MONOPOLY Deal, nine cards can be stations, and four make a set.
"""
SETS: Final = COLOURS * SETS_EACH
"""The number of places for sets of a seat; a set's number is ``colour * SETS_EACH + index``."""
HAND: Final = 16
"""The capacity of a hand, above 7 kept cards, 2 drawn ones, and 2 more for each of three Pass GO cards."""
PLAYS: Final = 3
OFFERS: Final = 1536
"""The capacity of a list of offers: sixteen cards in hand with a target each for all sets or properties, and the moves
of all properties.
"""
NO_CARD: Final = -1
NO_COLOUR: Final = -1

# Kinds of card, by their names and numbers.
Kind = Literal[
    "money", "property", "wild", "wild-any", "rent", "rent-any", "double",
    "pass-go", "birthday", "collector", "sly", "forced", "breaker", "no", "house", "hotel",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MONEY: Final = KINDS.index("money")
PROPERTY: Final = KINDS.index("property")
WILD: Final = KINDS.index("wild")
"""A convertible card of two colours."""
WILD_ANY: Final = KINDS.index("wild-any")
"""A convertible card of all colours, without value (DEAL-7)."""
RENT: Final = KINDS.index("rent")
RENT_ANY: Final = KINDS.index("rent-any")
DOUBLE: Final = KINDS.index("double")
PASS_GO: Final = KINDS.index("pass-go")
BIRTHDAY: Final = KINDS.index("birthday")
COLLECTOR: Final = KINDS.index("collector")
SLY: Final = KINDS.index("sly")
FORCED: Final = KINDS.index("forced")
BREAKER: Final = KINDS.index("breaker")
TAKING: Final = (SLY, FORCED, BREAKER)
"""Action cards about properties."""
NO: Final = KINDS.index("no")
"""Just Say No."""
HOUSE: Final = KINDS.index("house")
HOTEL: Final = KINDS.index("hotel")

# Where a card is, in the public state.
HIDDEN: Final = 0
"""In the draw pile or in a hand."""
DISCARDED: Final = 1
BANKED: Final = 2
LAID: Final = 3
"""A property in front of its holder, in a set."""
BUILT: Final = 4
"""A house or hotel on a set."""
ABSENT: Final = 5
"""Not in this deck, which has fewer cards than ``CARDS``."""

# What happens to the buildings of an incomplete set (DEAL-16).
Broken = Literal["bank", "stay", "discard"]
BROKEN: Final[tuple[Broken, ...]] = get_args(Broken)
TO_BANK: Final = BROKEN.index("bank")
STAY: Final = BROKEN.index("stay")
"""They stay on the set, without effect until it is complete again; without any card, they go to the bank."""
DISCARD: Final = BROKEN.index("discard")

# Where discards above seven cards go (DEAL-2).
Excess = Literal["discards", "under"]
EXCESS: Final[tuple[Excess, ...]] = get_args(Excess)
TO_DISCARDS: Final = EXCESS.index("discards")
UNDER_PILE: Final = EXCESS.index("under")

# Which sets with convertible cards count (DEAL-7).
WildSets = Literal["colour", "property", "any"]
WILD_SETS: Final[tuple[WildSets, ...]] = get_args(WildSets)
WITH_A_COLOUR: Final = WILD_SETS.index("colour")
"""At least one card is not convertible to all colours."""
WITH_A_PROPERTY: Final = WILD_SETS.index("property")
"""At least one card is not convertible."""
ANY_CARDS: Final = WILD_SETS.index("any")


@record
class Pack:
    """The data of a deck and its booklet; constant during a game."""

    kind: list[CardKind] = cells(CARDS, "kind of each card")
    value: list[Money] = cells(CARDS, "value of each card as money, 0 for those that pay nothing")
    colour: list[Colour] = cells(CARDS, "first colour of a property, convertible or rent card, else NO_COLOUR")
    second: list[Colour] = cells(CARDS, "second colour of a convertible or rent card, else NO_COLOUR")
    size: list[int] = cells(COLOURS, "cards of a complete set, 0 for a colour that the deck does not have")
    rent: list[Money] = cells(COLOURS * MEMBERS, "rent by colour and number of cards, from one")
    buildable: list[int] = cells(COLOURS, "1 where houses and hotels may stand")
    properties: list[Card] = cells(PROPERTIES, "the properties, convertible ones too; 0 beyond the last")
    wilds: list[Card] = cells(WILDS, "the convertible cards; 0 beyond the last")
    cards: int = number("how many cards the deck has")
    property_count: int = number("how many of them are properties")
    wild_count: int = number("how many of them are convertible")
    most_seats: int = number("players for one pack (DEAL-1)")
    dealt: int = number("cards dealt to each (DEAL-1)")
    drawn: int = number("cards drawn in a turn (DEAL-2)")
    drawn_empty: int = number("cards drawn with an empty hand (DEAL-2)")
    plays: int = number("cards played in a turn at most (DEAL-2)")
    most_hand: int = number("cards kept at the end of a turn (DEAL-2)")
    sets_to_win: int = number("complete sets of different colours that win (DEAL-8)")
    go_cards: int = number("cards for Pass GO (DEAL-12)")
    birthday: Money = number("what everybody pays for a birthday (DEAL-13)")
    collects: Money = number("what the Debt Collector asks (DEAL-13)")
    house_rent: Money = number("rent that a house adds (DEAL-16)")
    hotel_rent: Money = number("rent that a hotel adds (DEAL-16)")
    no_is_play: int = number("option: 1 when a Just Say No in one's own turn is one of its plays (DEAL-15)")
    double_any: int = number("option: 1 when a multicolour rent may be doubled too (DEAL-11)")
    broken: int = number("option: TO_BANK, STAY or DISCARD (DEAL-16)")
    excess: int = number("option: TO_DISCARDS or UNDER_PILE (DEAL-2)")
    take_back: int = number("option: 1 when what was just banked or laid may be taken back (DEAL-17)")
    wild_sets: int = number("option: WITH_A_COLOUR, WITH_A_PROPERTY or ANY_CARDS (DEAL-7)")


@record
class Player:
    """The public state of one seat."""

    playing: int = number("1 until the seat leaves the table")
    hand: int = number("how many cards it holds in its hand")
    bank: Money = number("value of its bank")
    worth: Money = number("value of all that lies before it, its bank too (DEAL-5)")
    complete: int = number("set of the colours of which it has a complete set (DEAL-8)")
    place: int = number("final place, 0 while playing")
    count: list[int] = cells(SETS, "properties in each set")
    solid: list[int] = cells(SETS, "cards by which a set counts: see Pack.wild_sets")
    house: list[int] = cells(SETS, "1 + the house card on each set, 0 for none")
    hotel: list[int] = cells(SETS, "1 + the hotel card on each set, 0 for none")


@record
class Seen:
    """The public state of the game: everything that all seats and spectators may know."""

    seats: int = number("seats at the table")
    players: list[Player] = rows(Player, SEATS, "one for each seat, clockwise")
    zone: list[int] = cells(CARDS, "where each card lies: HIDDEN, DISCARDED, BANKED, LAID, BUILT or ABSENT")
    holder: list[Seat] = cells(CARDS, "before whom a banked, laid or built card lies, else NOBODY")
    at: list[Series] = cells(CARDS, "the set in which a card is laid or built, else 0")
    picked: list[int] = cells(CARDS, "1 for cards that their holder has picked to pay with")
    pile: int = number("cards in the draw pile")
    turn: Seat = number("whose turn it is")
    turns: int = number("turns begun so far")
    plays: int = number("cards that may still be played in this turn")
    doubles: int = number("Double the Rent cards that wait for their rent card (DEAL-11)")
    undo: list[Card] = cells(PLAYS, "cards banked or laid in this turn that may be taken back, the latest last, then 0")
    undo_count: int = number("how many there are")
    agenda: list[Task] = rows(Task, TASKS, "tasks, the top one last")
    depth: int = number("how many tasks there are; 0 when the game is over")
    winners: SeatSet = number("set of the seats that won, empty before the end (DEAL-8)")


@record
class Hand:
    """The cards in one seat's hand, which only that seat may know."""

    cards: list[Card] = cells(HAND, "the cards, in the order in which they came; 0 beyond the last")
    count: int = number("how many there are")


@record
class Game(Seen):
    """The whole state: the public part and the hidden part."""

    hands: list[Hand] = rows(Hand, SEATS, "one for each seat")
    unseen: list[Card] = cells(CARDS, "cards of the draw pile that lie in no known order; 0 beyond the last")
    unseen_count: int = number("how many there are")
    under: list[Card] = cells(CARDS, "cards put under the draw pile, the next one first; 0 beyond the last")
    under_count: int = number("how many there are")
    undo_from: list[Place] = cells(PLAYS, "the places in the hand from which the cards of ``undo`` came, then 0")
    events: list[Event] = rows(Event, MAX_EVENTS, "what the last step did")
    event_count: int = number("how many events there are")
    chance: list[Stream] = rows(Stream, 1, "the generator from which chance answers when it is asked to draw")


@record
class Offers:
    """The legal actions of a seat."""

    rows: list[Offer] = rows(Offer, OFFERS, "the offers")
    count: int = number("how many there are")
