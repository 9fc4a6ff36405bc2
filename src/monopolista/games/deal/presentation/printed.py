"""The printed values of the card game, for a screen."""

import msgspec
from msgspec import Struct

from monopolista.games.common.options import house_rules
from monopolista.games.common.printed import Names
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS, CardEntry, Colour, ColourEntry, DealFile, Kind
from monopolista.games.interface.views import BoxView


class DealCardView(Struct, rename="camel"):
    """The printed values of a card."""

    key: str
    kind: Kind
    value: int
    colours: list[Colour]
    name: Names | None
    picture: str


class DealColourView(Struct, rename="camel"):
    """A colour: the size of a complete set, 0 if the box has none of it, and the rent by the number of cards."""

    key: Colour
    size: int
    rent: list[int]
    name: Names | None
    """The name that the box gives to the set, None for that of the program."""


class DealBoxView(BoxView, tag="deal"):
    """The printed values of the card game."""

    cards: list[DealCardView]
    colours: list[DealColourView]
    plays: int
    sets_to_win: int
    go_cards: int
    birthday: int
    collects: int
    house_rent: int
    hotel_rent: int


def describe(box: DealBox) -> DealBoxView:
    """Return the printed values, for a screen."""
    file, pack = box.file, box.pack
    return DealBoxView(
        id=box.id,
        name={**file.name},
        language=file.language,
        currency=file.currency,
        tokens=pack.most_seats,
        house_rules=list(house_rules(box)),
        cards=[_describe_card(card) for card in box.cards],
        colours=_describe_colours(file),
        plays=pack.plays,
        sets_to_win=pack.sets_to_win,
        go_cards=pack.go_cards,
        birthday=pack.birthday,
        collects=pack.collects,
        house_rent=pack.house_rent,
        hotel_rent=pack.hotel_rent,
    )


def _describe_colours(file: DealFile) -> list[DealColourView]:
    """Return the colours by their numbers."""
    stated = {one.key: one for one in file.colours}
    return [_describe_colour(key, stated.get(key)) for key in COLOUR_KEYS]


def _describe_colour(key: Colour, stated: ColourEntry | None) -> DealColourView:
    if stated is None:
        return DealColourView(key, 0, [], None)
    name: Names | None = None if stated.name is msgspec.UNSET else {**stated.name}
    return DealColourView(key, stated.size, list(stated.rent), name)


def _describe_card(card: CardEntry) -> DealCardView:
    name: Names | None = None if card.name is None else {**card.name}
    return DealCardView(card.key, card.kind, card.value, list(card.colours), name, card.picture)
