"""The printed values of the card game, for a screen."""

from msgspec import Struct

from monopolista.games.common.options import house_rules
from monopolista.games.common.printed import Names
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import CardEntry, Colour, Kind
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
    """A colour: the size of a complete set, and the rent by the number of cards."""

    key: Colour
    size: int
    rent: list[int]


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
        colours=[DealColourView(one.key, one.size, list(one.rent)) for one in file.colours],
        plays=pack.plays,
        sets_to_win=pack.sets_to_win,
        go_cards=pack.go_cards,
        birthday=pack.birthday,
        collects=pack.collects,
        house_rent=pack.house_rent,
        hotel_rent=pack.hotel_rent,
    )


def _describe_card(card: CardEntry) -> DealCardView:
    name: Names | None = None if card.name is None else {**card.name}
    return DealCardView(card.key, card.kind, card.value, list(card.colours), name, card.picture)
