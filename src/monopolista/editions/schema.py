"""The shape of an edition file; whatever does not fit it is refused."""

from typing import Annotated, Literal

import msgspec

Language = Literal["it", "en"]
Names = dict[str, str]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Figure = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Colour = Literal["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"]
SquareKind = Literal["go", "street", "station", "company", "chance", "chest", "tax", "jail", "parking", "go-to-jail"]
Effect = Literal[
    "advance", "nearest-station", "nearest-company", "receive", "pay", "receive-each", "pay-each", "jail-free",
    "back", "to-jail", "repairs",
]  # fmt: skip

COLOURS: tuple[str, ...] = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")
KINDS: tuple[str, ...] = (
    "go", "street", "station", "company", "chance", "chest", "tax", "jail", "parking", "go-to-jail",
)  # fmt: skip
EFFECTS: tuple[str, ...] = (
    "", "advance", "nearest-station", "nearest-company", "receive", "pay", "receive-each", "pay-each", "jail-free",
    "back", "to-jail", "repairs",
)  # fmt: skip


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A struct that refuses fields it does not know."""


class Square(Strict, frozen=True):
    """One square of the board."""

    kind: SquareKind
    name: Names
    colour: Colour | None = None
    price: Amount = 0
    mortgage: Amount = 0
    house_price: Amount = 0
    rent: tuple[Amount, Amount, Amount, Amount, Amount, Amount] | None = None
    tax: Amount = 0


class CardEntry(Strict, frozen=True):
    """One card of a deck; without ``variant`` it belongs to every variant."""

    deck: Literal["chance", "chest"]
    key: str
    effect: Effect
    amount: Amount = 0
    second: Amount = 0
    variant: str | None = None


class Decks(Strict, frozen=True):
    """The decks' names and their variants, the default first."""

    variants: tuple[str, ...]
    names: dict[Literal["chance", "chest"], Names]


class Numbers(Strict, frozen=True):
    """The figures of the box and the booklet's choices."""

    cash: Figure
    houses: Figure
    hotels: Figure
    salary: Figure
    fine: Figure
    first_bid: Figure
    raise_least: Figure
    building_first_bid: Figure
    hotel_after: Annotated[int, msgspec.Meta(ge=1, le=4)]
    interest: Figure
    jail_tries: Figure
    station_rent: tuple[Figure, Figure, Figure, Figure]
    company_factor: tuple[Figure, Figure]


class EditionFile(Strict, frozen=True):
    """An edition as its file states it."""

    id: str
    language: Language
    currency: str
    tokens: int
    name: Names
    numbers: Numbers
    decks: Decks
    squares: tuple[Square, ...]
    cards: tuple[CardEntry, ...]


class Options(Strict, frozen=True):
    """What a table may choose within an edition; None is the booklet's own choice."""

    deck: str | None = None
