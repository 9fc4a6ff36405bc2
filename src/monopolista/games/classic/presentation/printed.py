"""The printed values of an edition of the classic game, for a screen."""

import msgspec
from msgspec import Struct

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.kinds import own_kinds
from monopolista.games.classic.editions.pictures import shown_on_square
from monopolista.games.classic.editions.schema import CardEntry, Deck, NamedKind
from monopolista.games.classic.rules import bank, records
from monopolista.games.classic.rules.property import mortgage, rent
from monopolista.games.classic.rules.records import Kind
from monopolista.games.common.options import house_rules
from monopolista.games.common.printed import Names
from monopolista.games.interface.views import BoxView


class SquareView(Struct, rename="camel"):
    """The printed values of a square."""

    kind: Kind
    name: Names
    colour: str
    """The colour of a street, or the kind of a station or company; empty for a square without an owner."""
    price: int
    mortgage: int
    house_price: int
    house_resale: int
    rent: list[int]
    whole_rent: int
    """The rent of a street without buildings if one player owns the whole colour (RENT-3)."""
    tax: int
    redemption: int
    """The price to redeem the mortgage (MORT-2)."""
    interest: int
    """The price to keep the mortgage when the deed changes hands (MORT-3)."""
    picture: str
    """An emoji, the name of an icon, or a PNG file as a data address; empty if it has no picture of its own."""


class KindView(Struct):
    """What the board calls its stations or its companies."""

    one: Names
    many: Names


class CardView(Struct, rename="camel"):
    """The printed values of a card; its text is in the language files, unless it has one of its own."""

    deck: Deck
    key: str
    amount: int
    second: int
    text: Names
    """Its own text; empty if it has none."""


class ClassicBoxView(BoxView, tag="classic"):
    """The printed values of an edition of the classic game: squares, prices, rents, decks, and numbers of its
    options.
    """

    squares: list[SquareView]
    cards: list[CardView]
    jail_cards: list[int]
    decks: dict[Deck, Names]
    kinds: dict[NamedKind, KindView]
    """Only the kinds for which the edition has words of its own."""
    station_rent: list[int]
    company_factor: list[int]
    salary: int
    fine: int
    cash: int
    houses: int
    hotels: int
    hotel_after: int
    """Number of houses that a hotel replaces (BLD-3, SHORT-3)."""
    turns: int | None


def describe(box: Box) -> ClassicBoxView:
    """Return the printed values, for a screen."""
    edition, file, numbers = box.edition, box.file, box.file.numbers
    return ClassicBoxView(
        id=box.id,
        name={**file.name},
        language=file.language,
        currency=file.currency,
        tokens=file.tokens,
        house_rules=list(house_rules(box)),
        squares=[_describe_square(box, place) for place in range(records.SQUARES)],
        cards=[_card_view(card) for card in box.cards],
        jail_cards=[card for card in edition.jail_cards if card >= 0],
        decks={deck: {**names} for deck, names in file.decks.names.items()},
        kinds={kind: KindView({**names.one}, {**names.many}) for kind, names in own_kinds(file).items()},
        station_rent=list(numbers.station_rent),
        company_factor=list(numbers.company_factor),
        salary=edition.salary,
        fine=edition.fine,
        cash=edition.cash,
        houses=edition.houses,
        hotels=edition.hotels,
        hotel_after=edition.hotel_after,
        turns=box.options.turns,
    )


def _describe_square(box: Box, place: int) -> SquareView:
    edition = box.edition
    square = box.file.squares[place]
    deed = edition.deed[place] >= 0
    return SquareView(
        kind=square.kind,
        name={**square.name},
        colour=square.colour or (square.kind if deed else ""),
        price=square.price,
        mortgage=square.mortgage,
        house_price=square.house_price,
        house_resale=bank.house_resale(edition, place),
        rent=list(square.rent or ()),
        whole_rent=rent.whole_rent(edition, place) if edition.house_price[place] > 0 else 0,
        tax=square.tax,
        redemption=mortgage.redemption(edition, place) if deed else 0,
        interest=mortgage.interest(edition, place) if deed else 0,
        picture=shown_on_square(box.file, place),
    )


def _card_view(card: CardEntry) -> CardView:
    text: Names = {} if card.text is msgspec.UNSET else {**card.text}
    return CardView(card.deck, card.key, card.amount, card.second, text)
