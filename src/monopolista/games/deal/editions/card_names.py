"""Cards and sets of the card game by words, as scenarios, positions and documents name them.

A card's word is its key, of several alike ``house#2`` is the second, and ``#57`` is the card of that number. A set's
word is its colour, ``brown.2`` is the second set of that colour before a seat.
"""

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules.records import SETS_EACH, Card, Series


class UnknownCardNameError(ValueError):
    """A word that names no card, or no set."""


def cards_called(box: DealBox, word: str) -> list[Card]:
    """Return the cards that a word names, one or all that are alike, or raise UnknownCardNameError."""
    key, _, which = word.partition("#")
    if which and not (which.isascii() and which.isdigit()):
        raise UnknownCardNameError(f"there is no card {word[:40]!r}")
    alike = [number for number, card in enumerate(box.cards) if card.key == key] if key else list(range(len(box.cards)))
    place = int(which) - (1 if key else 0) if which else None
    if not alike or (place is not None and not 0 <= place < len(alike)):
        raise UnknownCardNameError(f"there is no card {word[:40]!r}")
    return alike if place is None else [alike[place]]


def card_name(box: DealBox, card: Card) -> str:
    """Return the word for a card; of several alike, the first is named by the key alone."""
    key = box.cards[card].key
    which = cards_called(box, key).index(card)
    return f"{key}#{which + 1}" if which else key


def set_called(word: str) -> Series:
    """Return the number of the set that a word names, or raise UnknownCardNameError."""
    colour, _, which = word.partition(".")
    if colour not in COLOUR_KEYS or (which and which not in map(str, range(1, SETS_EACH + 1))):
        raise UnknownCardNameError(
            f"there is no set {word[:40]!r}: sets are {', '.join(COLOUR_KEYS)}, or {COLOUR_KEYS[0]}.2"
        )
    return COLOUR_KEYS.index(colour) * SETS_EACH + int(which or 1) - 1


def set_name(number: Series) -> str:
    """Return the word for a set."""
    colour, index = COLOUR_KEYS[number // SETS_EACH], number % SETS_EACH
    return f"{colour}.{index + 1}" if index else colour
