"""The box of the card game: its cards and options, compiled into one record for the kernel."""

from dataclasses import dataclass

from monopolista.games.common.options import Option, check_each, set_options
from monopolista.games.common.printed import set_numbers
from monopolista.games.deal.editions.options import Options, options_of
from monopolista.games.deal.editions.schema import COLOUR_KEYS, CardEntry, DealFile
from monopolista.games.deal.rules.records import KINDS, MEMBERS, NO_COLOUR, PROPERTIES, WILDS, Pack


@dataclass(frozen=True)
class DealBox:
    """The card game ready to be played: ``cards`` are the entries of its cards, by their numbers."""

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


def make_box(file: DealFile, options: Options) -> DealBox:
    """Compile the card game with its options into the record that the kernel reads, or raise OptionError."""
    check_each(options_of(file), options)
    cards = tuple(card for card in file.cards for _ in range(card.count))
    pack = Pack()
    _set_cards(pack, cards)
    _set_colours(pack, file)
    set_numbers(pack, file.numbers)
    set_options(pack, file, options)
    return DealBox(file.id, options, file, cards, pack)


def _set_cards(pack: Pack, cards: tuple[CardEntry, ...]) -> None:
    for number, card in enumerate(cards):
        colours = [*map(COLOUR_KEYS.index, card.colours), NO_COLOUR, NO_COLOUR]
        pack.kind[number] = KINDS.index(card.kind)
        pack.value[number] = card.value
        pack.colour[number] = colours[0]
        pack.second[number] = colours[1]
    wilds = [number for number, card in enumerate(cards) if card.kind in ("wild", "wild-any")]
    properties = sorted([number for number, card in enumerate(cards) if card.kind == "property"] + wilds)
    pack.properties[:] = properties + [0] * (PROPERTIES - len(properties))
    pack.wilds[:] = wilds + [0] * (WILDS - len(wilds))
    pack.cards, pack.property_count, pack.wild_count = len(cards), len(properties), len(wilds)


def _set_colours(pack: Pack, file: DealFile) -> None:
    for colour in file.colours:
        number = COLOUR_KEYS.index(colour.key)
        first = number * MEMBERS
        pack.size[number] = colour.size
        pack.rent[first : first + colour.size] = colour.rent
        pack.buildable[number] = int(colour.buildable)
