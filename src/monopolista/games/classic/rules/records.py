"""The records of the classic game: the constant data of an edition, and the state of a game."""

from typing import Final, Literal, get_args

from monopolista.engine.chance import Stream
from monopolista.engine.clauses import Clause
from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.offers import Amount, Offer
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import NOBODY, SEATS, Seat, SeatSet
from monopolista.engine.task_stack import TASKS, Task
from monopolista.games.classic.rules.house import HouseRules

Square = int
"""A square of the board, clockwise from GO, which is 0."""
SquareKind = int
"""The kind of a square: STREET, TAX, ..."""
Deed = int
"""A deed's number, in the order of the board."""
DeedSet = int
"""A set of deeds: a mask of bits."""
Colour = int
"""A colour's number, or NO_COLOUR."""
Level = int
"""The buildings on a street: 0 to 4 houses, HOTEL_LEVEL for a hotel."""
Money = int
"""A sum of money, in the units of the edition."""
CardNumber = int
"""A card's number: its deck's number times CARDS + its place in the printed list."""
CardEffect = int
"""The effect of a card: ADVANCE, RECEIVE, ..."""
JailCard = int
"""A Get Out of Jail Free card, by its place in ``Edition.jail_cards``."""
JailCardSet = int
"""A set of jail cards: a mask of bits."""
Serial = int
"""A proposal's number, which is never reused; 0 for none."""
Die = int
"""The pips of a white die."""
Face = int
"""The face of the Speedy die: pips, BUS or MISTER; 0 where it was not rolled."""

SQUARES: Final = 40
DEEDS: Final = 28
COLOURS: Final = 10
STATIONS: Final = 8
COMPANIES: Final = 9
"""Colours 0 to 7 are those of streets; the stations and the companies follow."""
MEMBERS: Final = 4
"""The most deeds of a colour: four stations, and up to four streets."""
CARDS: Final = 16
DECKS: Final = 2
JAIL_CARDS: Final = 4
TRADES: Final = 32
TRADES_EACH: Final = 3
"""The highest number of open proposals of a seat; the table of trades has room for all."""
CLAIMS: Final = 12
REFUSALS: Final = 32
OFFERS: Final = 320
NO_COLOUR: Final = -1
HOTEL_LEVEL: Final = 5

# Kinds of square, by their names and numbers.
Kind = Literal["go", "street", "station", "company", "chance", "chest", "tax", "jail", "parking", "go-to-jail"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
GO: Final = KINDS.index("go")
STREET: Final = KINDS.index("street")
STATION: Final = KINDS.index("station")
COMPANY: Final = KINDS.index("company")
CHANCE_CARD: Final = KINDS.index("chance")
CHEST_CARD: Final = KINDS.index("chest")
TAX: Final = KINDS.index("tax")
JAIL: Final = KINDS.index("jail")
PARKING: Final = KINDS.index("parking")
GO_TO_JAIL: Final = KINDS.index("go-to-jail")

# The times when a seat may build (BLD-4).
BuildWhen = Literal["any-time", "not-in-moves", "own-or-between"]
ANY_TIME: Final = get_args(BuildWhen).index("any-time")
NOT_IN_MOVES: Final = get_args(BuildWhen).index("not-in-moves")
OWN_OR_BETWEEN: Final = get_args(BuildWhen).index("own-or-between")

# Faces of the Speedy die; 1 to 3 are numbers (SPEED-2).
BUS: Final = 4
MISTER: Final = 5
"""Mr. Monopoly, on two faces: 5 and 6."""

# Effects of cards, by their names and numbers.
Effect = Literal[
    "advance", "nearest-station", "nearest-company", "receive", "pay", "receive-each",
    "pay-each", "jail-free", "back", "to-jail", "repairs", "back-to", "pay-or-draw",
]  # fmt: skip
EFFECTS: Final[tuple[str, ...]] = ("", *get_args(Effect))
ADVANCE: Final = EFFECTS.index("advance")
NEAREST_STATION: Final = EFFECTS.index("nearest-station")
NEAREST_COMPANY: Final = EFFECTS.index("nearest-company")
RECEIVE: Final = EFFECTS.index("receive")
PAY: Final = EFFECTS.index("pay")
RECEIVE_EACH: Final = EFFECTS.index("receive-each")
PAY_EACH: Final = EFFECTS.index("pay-each")
JAIL_FREE: Final = EFFECTS.index("jail-free")
BACK: Final = EFFECTS.index("back")
TO_JAIL: Final = EFFECTS.index("to-jail")
REPAIRS: Final = EFFECTS.index("repairs")
BACK_TO: Final = EFFECTS.index("back-to")
PAY_OR_DRAW: Final = EFFECTS.index("pay-or-draw")


@record
class Card:
    """One card of a deck."""

    effect: CardEffect = number("ADVANCE, RECEIVE, ...")
    amount: Amount = number("target square, money, steps, factor or price per house")
    second: Money = number("price per hotel")


@record
class Edition(HouseRules):
    """The data of an edition and its booklet; constant during a game."""

    kind: list[SquareKind] = cells(SQUARES, "kind of each square")
    colour: list[Colour] = cells(SQUARES, "colour of each square, NO_COLOUR where there is no deed")
    deed: list[Deed] = cells(SQUARES, "number of each square's deed in board order, -1 where there is none")
    square: list[Square] = cells(DEEDS, "square of each deed")
    price: list[Money] = cells(SQUARES, "printed price")
    house_price: list[Money] = cells(SQUARES, "price of a house, and of a hotel beside the houses given for it")
    mortgage: list[Money] = cells(SQUARES, "mortgage value")
    tax: list[Money] = cells(SQUARES, "tax printed on the square")
    rent: list[Money] = cells(SQUARES * 6, "rent by square and level: unbuilt, 1 to 4 houses, hotel")
    members: list[Square] = cells(COLOURS * MEMBERS, "squares of each colour, -1 beyond the last")
    size: list[int] = cells(COLOURS, "how many squares each colour has")
    deeds: list[DeedSet] = cells(COLOURS, "set of the deeds of each colour")
    station_rent: list[Money] = cells(MEMBERS, "rent by the number of stations owned, from one")
    company_factor: list[int] = cells(2, "factor by the number of companies owned, from one")
    cards: list[Card] = rows(Card, CARDS * DECKS, "deck of CHANCE_CARD squares, then of CHEST_CARD squares")
    jail_cards: list[CardNumber] = cells(JAIL_CARDS, "the cards that free from jail, -1 beyond the last")
    jail: Square = number("the jail square")
    most_seats: int = number("tokens in the box (SET-1)")
    cash: Money = number("money at the start (SET-2)")
    houses: int = number("houses in the box (SET-3)")
    hotels: int = number("hotels in the box (SET-3)")
    salary: Money = number("money at GO (GO-1)")
    fine: Money = number("price of leaving jail (JAIL-2)")
    first_bid: Money = number("lowest first bid for a deed (AUC-2)")
    raise_least: Money = number("lowest raise (AUC-3)")
    building_first_bid: Money = number("lowest first bid for a building (BLD-6)")
    last_only: int = number("1 when the others are asked about the last building alone (BLD-6)")
    hotel_after: int = number("houses that go for a hotel (BLD-3)")
    interest: int = number("percent on a mortgage (MORT-2)")
    jail_tries: int = number("turns on which a double may be tried (JAIL-2)")
    rent_wait: int = number("the how-many-th next player's roll ends the time to ask for rent; 0: simply owed (RENT-2)")
    company_anew: int = number("1 when the dice are always thrown anew for a company's rent (RENT-6)")
    build_when: int = number("ANY_TIME, NOT_IN_MOVES or OWN_OR_BETWEEN (BLD-4)")
    debt_in_kind: int = number("1 when a creditor may take deeds for a debt (DEBT-2)")
    mortgage_own: int = number("1 when only the buildings of its own street forbid a mortgage (MORT-1)")
    to_bank: int = number("1 when the bank pays a bankrupt's creditor and takes everything (BANK-2)")
    ruined_at_once: int = number("1 when who owes more than all would bring is bankrupt at once (BANK-1)")
    bare_streets: int = number("1 when a bare street is traded while others of its colour are built on (TRADE-2)")
    hotel_whole: int = number("1 when a hotel is sold together with the houses given for it (SHORT-3)")
    dealt: int = number("deeds dealt to each player at the start (SHORT-1)")
    last_bankruptcy: int = number("the bankruptcy that ends the game, 0 to play on to the last player (SHORT-4)")
    last_turn: int = number("the turn after which the clock ends the game, 0 for a game without such an end (TIME-1)")
    rich_buildings: int = number("percent of their price at which buildings count as riches (RICH-1)")
    speedy: int = number("1 when the Speedy die is rolled after one's first round (SPEED-2)")


@record
class Player:
    """The public state of one seat."""

    playing: int = number("1 until bankrupt")
    cash: Money = number("money in hand, never negative")
    deeds: DeedSet = number("set of the deeds owned, as ``Seen.owner`` has them by square")
    square: Square = number("where the token stands")
    jailed: int = number("1 in jail")
    tries: int = number("doubles tried in vain in this stay in jail")
    asking: int = number("1 when the table asks for rent on this seat's behalf (RENT-2)")
    place: int = number("final place, 0 while playing")
    proposals: int = number("trades proposed since this seat last got the dice")
    past_go: int = number("the number of the turn in which this seat first passed GO, 0 before (SPEED-2)")
    deaf: SeatSet = number("set of the seats whose proposals this seat does not hear (TRADE-1)")


@record
class Deck:
    """A deck: the cards that no player has seen yet, and those with a known position, from the top."""

    unseen: int = number("set of the cards not yet drawn; they lie above all others")
    length: int = number("how many of the queue's places are used")
    queue: list[CardNumber] = cells(CARDS, "cards drawn and put back, the next one first")


@record
class Trade:
    """A proposal: what its maker gives and gets (TRADE-1)."""

    serial: Serial = number("its number, never used again; 0 for a free place or a draft")
    maker: Seat = number("who proposes")
    partner: Seat = number("to whom, NOBODY in an unopened draft", NOBODY)
    gives: DeedSet = number("set of the deeds that the maker gives")
    gets: DeedSet = number("set of the deeds that the maker gets")
    gives_cards: JailCardSet = number("set of the jail cards that the maker gives")
    gets_cards: JailCardSet = number("set of the jail cards that the maker gets")
    money: Money = number("what the maker pays; negative: what the partner pays")
    counters: Serial = number("serial of the trade it answers, 0 for none")
    clears: Money = number("what of the one side's debt to the other is thereby paid (DEBT-2)")


@record
class Claim:
    """A rent that the owner can still ask for (RENT-2)."""

    visitor: Seat = number("who landed")
    owner: Seat = number("who may ask")
    square: Square = number("where")
    amount: Money = number("the rent, 0 where dice decide")
    factor: int = number("factor of the dice, 0 where the amount stands")
    clause: Clause = number("the clause that sets the amount")
    until: int = number("the number of the turn whose roll ends the time to ask")


@record
class Refusal:
    """A trade that was declined; it is public, so that bots do not propose it twice."""

    trade: list[Trade] = rows(Trade, 1, "what was refused")
    changes: int = number("the value of ``Seen.changes`` at that moment")


@record
class Seen:
    """The public state of the game: everything that a seat may know."""

    seats: int = number("seats at the table")
    players: list[Player] = rows(Player, SEATS, "one for each seat, clockwise")
    owner: list[Seat] = cells(SQUARES, "owner of each deed, BANK for unsold ones and other squares")
    unsold: DeedSet = number("set of the deeds that the bank has")
    pledged: DeedSet = number("set of the deeds that are mortgaged")
    built: DeedSet = number("set of the deeds that bear buildings")
    level: list[Level] = cells(SQUARES, "buildings: 1 to 4 houses, HOTEL_LEVEL for a hotel")
    mortgaged: list[int] = cells(SQUARES, "1 where the deed is mortgaged")
    houses: int = number("houses in the bank")
    hotels: int = number("hotels in the bank")
    decks: list[Deck] = rows(Deck, DECKS, "the two decks")
    holder: list[Seat] = cells(JAIL_CARDS, "who keeps each jail card, BANK while it is in its deck")
    turn: Seat = number("who has the dice")
    turns: int = number("turns begun so far")
    doubles: int = number("doubles rolled in this turn")
    again: int = number("1 when the last roll gives another one (TURN-2)")
    die_1: Die = number("the first die as it lies")
    die_2: Die = number("the second die as it lies")
    die_3: Face = number("the face of the Speedy die as it lies, 0 where it was not rolled")
    arrival: int = number("the dice by which the token last moved, 0 when a card sent it (RENT-6)")
    bankruptcies: int = number("how many have gone bankrupt (SHORT-4)")
    pot: Money = number("money that waits at Free Parking, by house rule only")
    agenda: list[Task] = rows(Task, TASKS, "tasks, the top one last")
    depth: int = number("how many tasks there are; 0 when the game is over")
    trades: list[Trade] = rows(Trade, TRADES, "proposals that stand open")
    trade_count: int = number("how many proposals stand open")
    serials: int = number("trades proposed so far")
    claims: list[Claim] = rows(Claim, CLAIMS, "rents that may still be asked for")
    claim_count: int = number("how many claims there are")
    refusals: list[Refusal] = rows(Refusal, REFUSALS, "the latest refused trades, a ring")
    refusal_count: int = number("refusals so far")
    changes: int = number("how often a deed, building or mortgage has changed")
    events: list[Event] = rows(Event, MAX_EVENTS, "what the last step did")
    event_count: int = number("how many events there are")
    winners: SeatSet = number("set of the seats that won, empty before the end (END-1, RICH-2)")


@record
class Game(Seen):
    """The whole state: the public part, and the private parts of each seat and of chance."""

    drafts: list[Trade] = rows(Trade, SEATS, "the trade each seat is putting together")
    chance: list[Stream] = rows(Stream, 1, "the generator from which chance answers when it is asked to draw")


@record
class Offers:
    """The legal actions of a seat."""

    rows: list[Offer] = rows(Offer, OFFERS, "the offers")
    count: int = number("how many there are")
