"""What is wrong with a card game that has the right shape: the first flaw, with its key and the reason."""

from collections.abc import Iterator

from monopolista.games.common.faults import first_flaw
from monopolista.games.common.printed import Names, faults_in_distinct, faults_in_names, faults_in_speech, is_increasing
from monopolista.games.deal.editions.schema import COLOUR_KEYS, CardEntry, Colour, DealFile
from monopolista.games.deal.rules.records import CARDS, HAND, PROPERTIES, SETS_EACH, WILDS

_COLOURS_OF_KIND = {"property": 1, "wild": 2, "rent": 2}
_CONVERTIBLE = ("wild", "wild-any")
_LAID = ("property", *_CONVERTIBLE)
_COUNTS = ((_LAID, PROPERTIES), (_CONVERTIBLE, WILDS))


def flaw(file: DealFile) -> str | None:
    """Return what is wrong, or None."""
    return (
        first_flaw(faults_in_speech(file), faults_in_names(file.languages, _all_names(file)))
        or _flaw_in_colours(file)
        or _flaw_in_cards(file)
        or _flaw_in_pack(file)
        or _flaw_in_hands(file)
        or first_flaw(faults_in_distinct(_card_names(file)))
    )


def _all_names(file: DealFile) -> Iterator[tuple[str, Names]]:
    yield "name", file.name
    yield from _card_names(file)


def _card_names(file: DealFile) -> Iterator[tuple[str, Names]]:
    for number, card in enumerate(file.cards):
        if card.name is not None:
            yield f"cards[{number}].name", card.name


def _flaw_in_colours(file: DealFile) -> str | None:
    if tuple(colour.key for colour in file.colours) != COLOUR_KEYS:
        return f"colours: must be {', '.join(COLOUR_KEYS)}, in this order"
    for number, colour in enumerate(file.colours):
        if len(colour.rent) != colour.size:
            return f"colours[{number}].rent: {len(colour.rent)} rents instead of {colour.size}"
        if not is_increasing(colour.rent):
            return f"colours[{number}].rent: must rise with the number of cards"
    return None


def _flaw_in_cards(file: DealFile) -> str | None:
    keys = [card.key for card in file.cards]
    for number, card in enumerate(file.cards):
        if card.key in keys[:number]:
            return f"cards[{number}].key: there is a card {card.key} before"
        reason = _flaw_in_card(card)
        if reason:
            return f"cards[{number}]{reason}"
    return None


def _flaw_in_card(card: CardEntry) -> str | None:
    colours = _COLOURS_OF_KIND.get(card.kind, 0)
    if len(card.colours) != colours or len(set(card.colours)) != colours:
        return f".colours: {card.kind} needs {colours or 'none'}"
    if (card.name is not None) != (card.kind == "property"):
        return ".name: properties have one, and no other card"
    if (card.value == 0) != (card.kind == "wild-any"):
        return ".value: must be positive, but 0 for cards of every colour (DEAL-7)"
    return None


def _flaw_in_pack(file: DealFile) -> str | None:
    count = sum(card.count for card in file.cards)
    if count != CARDS:
        return f"cards: {count} instead of {CARDS}"
    for kinds, wanted in _COUNTS:
        count = sum(card.count for card in file.cards if card.kind in kinds)
        if count != wanted:
            return f"cards: {count} of kinds {', '.join(kinds)} instead of {wanted}"
    for colour in file.colours:
        properties = _count(file, colour.key, ("property",))
        if properties != colour.size:
            return f"cards: {properties} properties of {colour.key} instead of {colour.size}"
        if _count(file, colour.key, _LAID) > SETS_EACH * colour.size:
            return f"cards: more of {colour.key} than {SETS_EACH} sets hold"
    return None


def _count(file: DealFile, colour: Colour, kinds: tuple[str, ...]) -> int:
    """Return how many cards of some kinds can stand for a colour."""
    cards = [card for card in file.cards if card.kind in kinds]
    return sum(card.count for card in cards if colour in card.colours or card.kind == "wild-any")


def _flaw_in_hands(file: DealFile) -> str | None:
    numbers = file.numbers
    held = max(numbers.dealt, numbers.most_hand)
    if max(held + numbers.drawn, numbers.drawn_empty) + numbers.plays * numbers.go_cards > HAND:
        return f"numbers: a hand could come to hold more than {HAND} cards"
    if numbers.most_seats * numbers.dealt + max(numbers.drawn, numbers.drawn_empty) > CARDS:
        return "numbers.dealt: more than there are cards"
    return None
