"""The format of an edition file; any other content is refused."""

from typing import Annotated, Literal, get_args

import msgspec

from monopolista.games.classic.rules.records import BuildWhen, Effect, Kind
from monopolista.games.common.printed import Names, Printed, Strict, prepared, written_as

Variant = Annotated[
    str,
    written_as(r"\A[A-Za-z0-9-]{1,16}\Z", "1 to 16 letters a to z, digits and hyphens, such as B or 2013", "variants"),
]
MOST = 1_000_000
"""The highest sum in a box."""
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
PositiveInt = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
MOST_FACTOR = 10_000
"""The highest multiple of the dice that is due to a company: in money of which a hundred is the classic unit."""
Factor = Annotated[int, msgspec.Meta(ge=1, le=MOST_FACTOR)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
HotelAfter = Annotated[int, msgspec.Meta(ge=1, le=4)]
Dealt = Annotated[int, msgspec.Meta(ge=0, le=2)]
"""Deeds dealt to each player: ten players have 20 of the 28."""
Deck = Literal["chance", "chest"]
Colour = Literal["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"]
Icon = Literal["train", "bolt", "drop", "star", "question-mark", "percent", "car"]
"""The program's own drawings that a square may show."""
Rent = Literal["owed", "asked-1", "asked-2"]
BankruptTo = Literal["creditor", "bank"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOUR_NAMES = (*COLOURS, "station", "company")
"""Names of all groups of deeds, by the numbers that the rules give them."""
ICONS: tuple[Icon, ...] = get_args(Icon)
LONGEST_TEXT = 200
"""The longest text of a card, in characters."""
PictureName = Annotated[
    str,
    written_as(r"\A[a-z0-9][a-z0-9-]{0,31}\Z", "1 to 32 small letters a to z, digits and hyphens, such as cow-2"),
]
"""The name by which squares show a picture."""
DECKS: tuple[Deck, Deck] = get_args(Deck)
NamedKind = Literal["station", "company"]
"""The kinds of squares that a board may call otherwise."""
NAMED_KINDS: tuple[NamedKind, NamedKind] = get_args(NamedKind)


class Square(Strict, frozen=True):
    """One square of the board."""

    kind: Kind
    name: Names
    colour: Colour | None = None
    price: Amount = 0
    mortgage: Amount = 0
    house_price: Amount = 0
    rent: tuple[Amount, Amount, Amount, Amount, Amount, Amount] | None = None
    tax: Amount = 0
    picture: str | msgspec.UnsetType = msgspec.UNSET
    """One emoji, one of the icons ``train``, ``bolt``, ``drop``, ``star``, ``question-mark``, ``percent`` and ``car``,
    or the name of one of the ``pictures``. A street shows it below its name, another square instead of the drawing of
    its kind.
    """


class KindNames(Strict, frozen=True):
    """What a board calls its stations or its companies, such as space port and space ports."""

    one: Names
    many: Names


class Kinds(Strict, frozen=True):
    """The words of a board for its stations and its companies, where it has others."""

    station: KindNames | msgspec.UnsetType = msgspec.UNSET
    company: KindNames | msgspec.UnsetType = msgspec.UNSET


class CardEntry(Strict, frozen=True):
    """One card of a deck; without ``variant``, it belongs to every variant."""

    deck: Deck
    key: str
    effect: Effect
    amount: Amount = 0
    second: Amount = 0
    variant: str | None = None
    text: Names | msgspec.UnsetType = msgspec.UNSET
    """Its own text in the languages of the box, instead of the one in the language files."""


class Decks(Strict, frozen=True):
    """The names of the decks and their variants, the default first."""

    variants: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=8)]
    names: dict[Deck, Names]


class Numbers(Strict, frozen=True):
    """The numbers of the edition."""

    cash: PositiveInt
    houses: PositiveInt
    hotels: PositiveInt
    salary: PositiveInt
    fine: PositiveInt
    first_bid: PositiveInt
    raise_least: PositiveInt
    building_first_bid: Amount
    """0 stands for the lowest house price of the deeds concerned (BLD-6)."""
    hotel_after: HotelAfter
    interest: Annotated[int, msgspec.Meta(ge=1, le=100)]
    jail_tries: Annotated[int, msgspec.Meta(ge=1, le=10)]
    station_rent: tuple[PositiveInt, PositiveInt, PositiveInt, PositiveInt]
    company_factor: tuple[Factor, Factor]


class Choices(Strict, frozen=True):
    """The rules in which booklets differ."""

    options: tuple[Literal["speedy", "short", "timed"], ...]
    """The ways of playing that the booklet describes; in this edition, the others are house rules."""
    rent: Rent
    company_anew: bool
    build_when: BuildWhen
    debt_in_kind: bool
    mortgage_own: bool
    bankrupt_to: BankruptTo
    rich_buildings: Percent
    speedy: bool
    last_only: bool = False
    """Whether only the last house or hotel is auctioned if several players want it (BLD-6)."""
    ruined_at_once: bool = False
    """Whether a player is bankrupt at once with a debt that cash, buildings and mortgages cannot cover (BANK-1)."""
    bare_streets: bool = False
    """Whether a street without buildings can be traded while other streets of its colour have buildings (TRADE-2)."""


class Short(Strict, frozen=True):
    """The short game (SHORT-1 to SHORT-4)."""

    deeds: Dealt
    hotel_after: HotelAfter
    hotel_whole: bool
    last_bankruptcy: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Timed(Strict, frozen=True):
    """The timed game (TIME-1)."""

    deeds: Dealt
    ends_short: bool = False
    """Whether the clock replaces the last bankruptcy as the end of the short game (SHORT-4)."""


class Speedy(Strict, frozen=True):
    """The Speedy die (SPEED-1)."""

    cash: Amount


@prepared
class EditionFile(Printed, frozen=True):
    """An edition as its file states it, with the values that it inherits."""

    tokens: int
    numbers: Numbers
    choices: Choices
    short: Short
    timed: Timed
    speedy: Speedy
    decks: Decks
    squares: tuple[Square, ...]
    cards: tuple[CardEntry, ...]
    kinds: Kinds | msgspec.UnsetType = msgspec.UNSET
    """The words of the board for its stations and its companies, in the languages of the box."""
    pictures: dict[PictureName, str] | msgspec.UnsetType = msgspec.UNSET
    """Pictures for squares, by names of your own. Each is a PNG file of at most 5 KiB and 128 by 128 pixels with the
    chunks IHDR, PLTE, tRNS, IDAT and IEND, as ``data:image/png;base64,…``; all have at most 192 KiB of such text.
    """
