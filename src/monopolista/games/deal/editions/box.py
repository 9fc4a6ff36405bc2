"""The box of the card game: its cards and options, compiled into one record for the kernel."""

from dataclasses import dataclass

from monopolista.games.deal.editions.options import options_of
from monopolista.games.deal.editions.schema import (
    BROKEN,
    COLOUR_KEYS,
    EXCESS,
    KINDS,
    WILD_SETS,
    CardEntry,
    DealFile,
    Options,
)
from monopolista.games.deal.rules.records import MEMBERS, NO_COLOUR, Pack
from monopolista.games.options import Option, check_each


@dataclass(frozen=True)
class DealBox:
    """The card game ready to be played: ``cards`` are the entries of its 106 cards, by their numbers."""

    id: str
    options: Options
    file: DealFile
    cards: tuple[CardEntry, ...]
    pack: Pack

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option, in the order in which they are shown."""
        return options_of(self.file)

    @property
    def most_seats(self) -> int:
        """Return how many may play (DEAL-1)."""
        return self.pack.most_seats

    @property
    def minutes(self) -> None:
        """Return None: no clock ends a game."""
        return None


def make_box(file: DealFile, options: Options) -> DealBox:
    """Compile the card game with its options into the record that the kernel reads, or raise OptionError."""
    check_each(options_of(file), options)
    cards = tuple(card for card in file.cards for _ in range(card.count))
    pack = Pack()
    _set_cards(pack, cards)
    _set_colours(pack, file)
    _set_numbers(pack, file)
    _set_choices(pack, file, options)
    return DealBox(file.id, options, file, cards, pack)


def _set_cards(pack: Pack, cards: tuple[CardEntry, ...]) -> None:
    for number, card in enumerate(cards):
        colours = [*map(COLOUR_KEYS.index, card.colours), NO_COLOUR, NO_COLOUR]
        pack.kind[number] = KINDS.index(card.kind)
        pack.value[number] = card.value
        pack.colour[number] = colours[0]
        pack.second[number] = colours[1]
    wilds = [number for number, card in enumerate(cards) if card.kind in ("wild", "wild-any")]
    pack.properties[:] = sorted([number for number, card in enumerate(cards) if card.kind == "property"] + wilds)
    pack.wilds[:] = wilds


def _set_colours(pack: Pack, file: DealFile) -> None:
    for number, colour in enumerate(file.colours):
        first = number * MEMBERS
        pack.size[number] = colour.size
        pack.rent[first : first + colour.size] = colour.rent
        pack.buildable[number] = int(colour.buildable)


def _set_numbers(pack: Pack, file: DealFile) -> None:
    numbers = file.numbers
    pack.most_seats = numbers.seats
    pack.dealt = numbers.dealt
    pack.drawn = numbers.drawn
    pack.drawn_empty = numbers.drawn_empty
    pack.plays = numbers.plays
    pack.most_hand = numbers.most_hand
    pack.sets_to_win = numbers.sets_to_win
    pack.go_cards = numbers.go_cards
    pack.birthday = numbers.birthday
    pack.collects = numbers.collects
    pack.house_rent = numbers.house_rent
    pack.hotel_rent = numbers.hotel_rent


def _set_choices(pack: Pack, file: DealFile, options: Options) -> None:
    choices = file.choices
    pack.no_is_play = int(choices.no_is_play if options.no_is_play is None else options.no_is_play)
    pack.double_any = int(choices.double_any if options.double_any is None else options.double_any)
    pack.broken = BROKEN.index(options.broken or choices.broken)
    pack.excess = EXCESS.index(options.excess or choices.excess)
    pack.wild_sets = WILD_SETS.index(options.wild_sets or choices.wild_sets)
