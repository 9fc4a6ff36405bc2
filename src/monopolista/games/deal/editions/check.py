"""Checks of a card game whose file has the right format: every fault, with its key and the reason."""

from collections.abc import Iterator

import msgspec

from monopolista.games.common.faults import Fault, FaultKey
from monopolista.games.common.printed import Names, faults_in_distinct, faults_in_names, faults_in_speech, is_increasing
from monopolista.games.deal.editions.schema import COLOUR_KEYS, HIGHEST, CardEntry, Colour, ColourEntry, DealFile
from monopolista.games.deal.rules.records import CARDS, HAND, KINDS, MEMBERS, PROPERTIES, SETS_EACH, WILDS

_COLOURS_OF_KIND = {"property": 1, "wild": 2, "rent": 2}
_CONVERTIBLE = ("wild", "wild-any")
_LAID = ("property", *_CONVERTIBLE)
_LIMITS: tuple[tuple[tuple[str, ...], int, FaultKey], ...] = (
    (KINDS, CARDS, "deck-cards"),
    (_LAID, PROPERTIES, "deck-properties"),
    (_CONVERTIBLE, WILDS, "deck-wilds"),
)
"""The highest numbers of cards of some kinds together."""


def faults_in(file: DealFile) -> Iterator[Fault]:
    """Yield the faults in a card game."""
    yield from faults_in_speech(file)
    yield from faults_in_names(file.languages, all_names(file))
    yield from _faults_in_colours(file)
    yield from _faults_in_cards(file)
    yield from _faults_in_deck(file)
    yield from _faults_in_numbers(file)
    yield from faults_in_distinct(_card_names(file))
    yield from faults_in_distinct(_set_names(file))


def all_names(file: DealFile) -> Iterator[tuple[str, Names]]:
    """Yield the names in a card game, each with its key."""
    yield "name", file.name
    yield from _set_names(file)
    yield from _card_names(file)


def _set_names(file: DealFile) -> Iterator[tuple[str, Names]]:
    for number, colour in enumerate(file.colours):
        if colour.name is not msgspec.UNSET:
            yield f"colours[{number}].name", colour.name


def _card_names(file: DealFile) -> Iterator[tuple[str, Names]]:
    for number, card in enumerate(file.cards):
        if card.name is not None:
            yield f"cards[{number}].name", card.name


def _faults_in_colours(file: DealFile) -> Iterator[Fault]:
    stated = [colour.key for colour in file.colours]
    if stated != [key for key in COLOUR_KEYS if key in stated]:
        yield Fault("colours", "sets", f"must be some of {', '.join(COLOUR_KEYS)}, in this order")
    for number, colour in enumerate(file.colours):
        key = f"colours[{number}].rent"
        if len(colour.rent) != colour.size:
            yield Fault(key, "set-rent", f"{len(colour.rent)} rents instead of {colour.size}")
        elif not is_increasing(colour.rent):
            yield Fault(key, "set-rent", "must rise with the number of cards")


def _faults_in_cards(file: DealFile) -> Iterator[Fault]:
    keys = [card.key for card in file.cards]
    known = {colour.key for colour in file.colours}
    for number, card in enumerate(file.cards):
        key = f"cards[{number}]"
        if card.key in keys[:number]:
            yield Fault(f"{key}.key", "card-values", f"there is a card {card.key} before")
        yield from _faults_in_card(key, card)
        if strange := [colour for colour in card.colours if colour not in known]:
            yield Fault(f"{key}.colours", "card-colours", f"there is no colour {strange[0]} in this box")


def _faults_in_card(key: str, card: CardEntry) -> Iterator[Fault]:
    colours = _COLOURS_OF_KIND.get(card.kind, 0)
    if len(card.colours) != colours or len(set(card.colours)) != colours:
        yield Fault(f"{key}.colours", "card-colours", f"{card.kind} needs {colours or 'none'}")
    if (card.name is not None) != (card.kind == "property"):
        yield Fault(f"{key}.name", "name", "properties have one, and no other card")
    if (card.value == 0) != (card.kind == "wild-any"):
        low, high = (0, 0) if card.kind == "wild-any" else (1, HIGHEST)
        reason = "must be positive, but 0 for cards of every colour (DEAL-7)"
        yield Fault(f"{key}.value", "range", reason, low, high)


def _faults_in_deck(file: DealFile) -> Iterator[Fault]:
    for kinds, most, key in _LIMITS:
        count = sum(card.count for card in file.cards if card.kind in kinds)
        if count > most:
            of_kinds = "" if kinds == KINDS else f" of kinds {', '.join(kinds)}"
            yield Fault("cards", key, f"{count}{of_kinds}, and at most {most} are possible", 0, most)
    for number, colour in enumerate(file.colours):
        yield from _faults_in_set(file, f"colours[{number}].size", colour)


def _faults_in_set(file: DealFile, key: str, colour: ColourEntry) -> Iterator[Fault]:
    """Yield the fault in the number of cards for a set: anyone can complete it, and all of them have a place."""
    properties = _count(file, colour.key, ("property",))
    if properties < colour.size:
        reason = f"{properties} properties of {colour.key}, too few for a set of {colour.size}"
        yield Fault(key, "set-size", reason, 2, MEMBERS)
    if (count := _count(file, colour.key, _LAID)) > SETS_EACH * colour.size:
        reason = f"{count} cards can be {colour.key}, more than {SETS_EACH} sets hold"
        yield Fault(key, "set-cards", reason, 0, SETS_EACH * colour.size)


def _count(file: DealFile, colour: Colour, kinds: tuple[str, ...]) -> int:
    """Return how many cards of some kinds can stand for a colour."""
    cards = [card for card in file.cards if card.kind in kinds]
    return sum(card.count for card in cards if colour in card.colours or card.kind == "wild-any")


def _faults_in_numbers(file: DealFile) -> Iterator[Fault]:
    numbers = file.numbers
    if numbers.sets_to_win > len(file.colours):
        reason = f"there are only {len(file.colours)} colours"
        yield Fault("numbers.sets_to_win", "range", reason, 1, len(file.colours))
    held = max(numbers.dealt, numbers.most_hand)
    if max(held + numbers.drawn, numbers.drawn_empty) + numbers.plays * numbers.go_cards > HAND:
        yield Fault("numbers.most_hand", "hand-size", f"a hand could come to hold more than {HAND} cards", 0, HAND)
    needed = numbers.most_seats * numbers.dealt + max(numbers.drawn, numbers.drawn_empty)
    if (count := sum(card.count for card in file.cards)) < needed:
        reason = f"{count} cards, and {needed} are needed to deal to {numbers.most_seats} players"
        yield Fault("cards", "deck-dealt", reason, needed, CARDS)
