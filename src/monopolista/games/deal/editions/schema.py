"""The format of the card game's file; any other content is refused."""

from typing import Annotated, Literal, get_args

import msgspec

from monopolista.games.common.printed import Names, Printed, Strict, prepared, written_as
from monopolista.games.deal.rules.records import (
    CARDS,
    COLOURS,
    HAND,
    MEMBERS,
    PLAYS,
    SEATS,
    Broken,
    Excess,
    Kind,
    WildSets,
)

Key = Annotated[
    str,
    written_as(
        r"\A[a-z0-9][a-z0-9-]{0,38}[a-z0-9]\Z",
        "2 to 40 characters, small letters a to z, digits and hyphens, no hyphen first or last, such as brown-1",
    ),
]
Colour = Literal[
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "station", "company",
]  # fmt: skip
Picture = Literal[
    "note", "street", "station", "bulb", "tap", "two-colours", "every-colour", "rent", "rent-any", "double-rent",
    "pass-go", "birthday", "debt-collector", "sly-deal", "forced-deal", "deal-breaker", "just-say-no", "house", "hotel",
]  # fmt: skip
"""The drawings of cards."""
HIGHEST = 100
"""The highest value and the highest sum of a card."""
Worth = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]
Sum = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Held = Annotated[int, msgspec.Meta(ge=1, le=HAND)]

COLOUR_KEYS: tuple[Colour, ...] = get_args(Colour)


class CardEntry(Strict, frozen=True):
    """One kind of card, of which there may be several; only properties have a printed name."""

    key: Key
    kind: Kind
    picture: Picture
    value: Worth
    """Value as money; 0 for a card that cannot pay (DEAL-7)."""
    count: Annotated[int, msgspec.Meta(ge=1, le=CARDS)] = 1
    colours: tuple[Colour, ...] = ()
    name: Names | None = None


class ColourEntry(Strict, frozen=True):
    """One colour: the size of a complete set, the rent by the number of cards, and a name if it has one of its own."""

    key: Colour
    size: Annotated[int, msgspec.Meta(ge=2, le=MEMBERS)]
    rent: tuple[Sum, ...]
    buildable: bool
    name: Names | msgspec.UnsetType = msgspec.UNSET


class Numbers(Strict, frozen=True):
    """The numbers of the booklet."""

    most_seats: Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
    dealt: Held
    drawn: Held
    drawn_empty: Held
    plays: Annotated[int, msgspec.Meta(ge=1, le=PLAYS)]
    most_hand: Held
    sets_to_win: Annotated[int, msgspec.Meta(ge=1, le=COLOURS)]
    go_cards: Held
    birthday: Sum
    collects: Sum
    house_rent: Sum
    hotel_rent: Sum


class Choices(Strict, frozen=True):
    """The rules in which booklets differ or are silent; options of a table can change them (``Options``)."""

    no_is_play: bool
    double_any: bool
    broken: Broken
    excess: Excess
    take_back: bool
    wild_sets: WildSets


@prepared
class DealFile(Printed, frozen=True):
    """The card game as its file states it."""

    numbers: Numbers
    choices: Choices
    colours: tuple[ColourEntry, ...]
    cards: tuple[CardEntry, ...]
