"""A box: an edition with its options, compiled into one record for the kernel, and the names for people."""

from dataclasses import dataclass

from monopolista.editions.schema import COLOURS, EFFECTS, KINDS, CardEntry, EditionFile, Options, Square
from monopolista.kernel.classic import records
from monopolista.kernel.classic.records import CARDS, MEMBERS, Edition
from monopolista.kernel.classic.records import COLOURS as COLOUR_COUNT


@dataclass(frozen=True)
class Box:
    """An edition ready to be played."""

    id: str
    options: Options
    file: EditionFile
    cards: tuple[CardEntry, ...]
    edition: Edition


def make_box(file: EditionFile, options: Options) -> Box:
    """Compile an edition with its options into the record that the kernel reads."""
    variant = options.deck or file.decks.variants[0]
    cards = tuple(
        card
        for deck in ("chance", "chest")
        for card in file.cards
        if card.deck == deck and card.variant in (None, variant)
    )
    return Box(file.id, options, file, cards, _compile(file, cards))


def _compile(file: EditionFile, cards: tuple[CardEntry, ...]) -> Edition:
    edition = Edition()
    _set_numbers(edition, file)
    deeds = 0
    edition.members[:] = [-1] * (COLOUR_COUNT * MEMBERS)
    for place, square in enumerate(file.squares):
        colour = _colour_number(square)
        edition.kind[place] = KINDS.index(square.kind)
        edition.colour[place] = colour
        edition.deed[place] = -1
        edition.price[place] = square.price
        edition.mortgage[place] = square.mortgage
        edition.house_price[place] = square.house_price
        edition.tax[place] = square.tax
        edition.rent[place * 6 : place * 6 + 6] = square.rent or [0] * 6
        if colour >= 0:
            edition.deed[place] = deeds
            edition.square[deeds] = place
            edition.members[colour * MEMBERS + edition.size[colour]] = place
            edition.size[colour] += 1
            deeds += 1
    _set_cards(edition, cards)
    return edition


def _set_numbers(edition: Edition, file: EditionFile) -> None:
    numbers = file.numbers
    edition.jail = next(place for place, square in enumerate(file.squares) if square.kind == "jail")
    edition.most_seats = file.tokens
    edition.cash = numbers.cash
    edition.houses = numbers.houses
    edition.hotels = numbers.hotels
    edition.salary = numbers.salary
    edition.fine = numbers.fine
    edition.first_bid = numbers.first_bid
    edition.raise_least = numbers.raise_least
    edition.building_first_bid = numbers.building_first_bid
    edition.hotel_after = numbers.hotel_after
    edition.interest = numbers.interest
    edition.jail_tries = numbers.jail_tries
    edition.station_rent[:] = list(numbers.station_rent)
    edition.company_factor[:] = list(numbers.company_factor)


def _colour_number(square: Square) -> int:
    if square.kind == "station":
        return records.STATIONS
    if square.kind == "company":
        return records.COMPANIES
    return COLOURS.index(square.colour) if square.colour else records.NO_COLOUR


def _set_cards(edition: Edition, cards: tuple[CardEntry, ...]) -> None:
    assert len(cards) == 2 * CARDS
    free = [number for number, card in enumerate(cards) if card.effect == "jail-free"]
    edition.jail_cards[:] = free + [-1] * (len(edition.jail_cards) - len(free))
    for printed, card in zip(edition.cards, cards, strict=True):
        printed.effect = EFFECTS.index(card.effect)
        printed.amount = card.amount
        printed.second = card.second
