"""An edition with its options, compiled into one record for the kernel, and with names for people."""

from dataclasses import dataclass

from monopolista.games.classic.editions import options as chosen
from monopolista.games.classic.editions.options import Options
from monopolista.games.classic.editions.schema import COLOURS, DECKS, CardEntry, EditionFile, Square
from monopolista.games.classic.rules import records
from monopolista.games.classic.rules.records import CARDS, EFFECTS, KINDS, MEMBERS, Edition
from monopolista.games.classic.rules.records import COLOURS as COLOUR_COUNT
from monopolista.games.common.options import Option, set_options
from monopolista.games.common.printed import set_numbers
from monopolista.games.interface.capabilities import HasTimeLimit


@dataclass(frozen=True)
class Box(HasTimeLimit):
    """An edition with its options, ready to play."""

    id: str
    options: Options
    file: EditionFile
    cards: tuple[CardEntry, ...]
    edition: Edition

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option of the edition, in display order."""
        return chosen.options_of(self.file)

    @property
    def most_seats(self) -> int:
        """Return the highest number of players (SET-1)."""
        return self.edition.most_seats

    @property
    def minutes(self) -> int | None:
        """Return the minutes after which the clock ends a game (TIME-1)."""
        return self.options.timed


def make_box(file: EditionFile, options: Options) -> Box:
    """Compile an edition with its options into the record that the kernel reads, or raise OptionError."""
    chosen.check(file, options)
    variant = options.deck or file.decks.variants[0]
    cards = tuple(
        card for deck in DECKS for card in file.cards if card.deck == deck and card.variant in (None, variant)
    )
    edition = Edition()
    _set_board(edition, file)
    set_numbers(edition, file.numbers)
    _set_choices(edition, file)
    set_options(edition, file, options)
    _set_ways_of_playing(edition, file, options)
    _set_cards(edition, cards)
    return Box(file.id, options, file, cards, edition)


def _set_board(edition: Edition, file: EditionFile) -> None:
    deeds = 0
    edition.jail = next(place for place, square in enumerate(file.squares) if square.kind == "jail")
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
            edition.deeds[colour] |= 1 << deeds
            deeds += 1


def _colour_number(square: Square) -> int:
    if square.kind == "station":
        return records.STATIONS
    if square.kind == "company":
        return records.COMPANIES
    return COLOURS.index(square.colour) if square.colour else records.NO_COLOUR


def _set_choices(edition: Edition, file: EditionFile) -> None:
    """Set the rules in which booklets differ, and which a table cannot change."""
    edition.most_seats = file.tokens
    edition.company_anew = int(file.choices.company_anew)
    edition.ruined_at_once = int(file.choices.ruined_at_once)
    edition.last_only = int(file.choices.last_only)
    edition.debt_in_kind = int(file.choices.debt_in_kind)
    edition.mortgage_own = int(file.choices.mortgage_own)
    edition.rich_buildings = file.choices.rich_buildings


def _set_ways_of_playing(edition: Edition, file: EditionFile, options: Options) -> None:
    """Set the further fields that an option changes."""
    edition.cash = chosen.starting_cash(file, options)
    edition.dealt = chosen.deeds_dealt(file, options)
    edition.last_bankruptcy = chosen.last_bankruptcy(file, options)
    edition.last_turn = options.turns or 0
    if options.short:
        edition.hotel_after = file.short.hotel_after
        edition.hotel_whole = int(file.short.hotel_whole)
    if options.no_limit:
        edition.houses = chosen.MOST_HOUSES
        edition.hotels = chosen.MOST_HOTELS


def _set_cards(edition: Edition, cards: tuple[CardEntry, ...]) -> None:
    assert len(cards) == 2 * CARDS
    free = [number for number, card in enumerate(cards) if card.effect == "jail-free"]
    edition.jail_cards[:] = free + [-1] * (len(edition.jail_cards) - len(free))
    for printed, card in zip(edition.cards, cards, strict=True):
        printed.effect = EFFECTS.index(card.effect)
        printed.amount = card.amount
        printed.second = 1 - DECKS.index(card.deck) if card.effect == "pay-or-draw" else card.second
