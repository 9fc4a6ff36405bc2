"""Checks of an edition whose file has the right format: the first fault, with its key and the reason."""

from collections.abc import Iterator

import msgspec

from monopolista.engine.seats import SEATS
from monopolista.games.classic.editions.cards import KEYS
from monopolista.games.classic.editions.effects import SHAPES
from monopolista.games.classic.editions.schema import COLOURS, DECKS, LONGEST_TEXT, CardEntry, EditionFile, Square
from monopolista.games.classic.rules.records import CARDS, DEEDS, JAIL_CARDS, SQUARES
from monopolista.games.common.printed import Names, flaw_in_distinct, flaw_in_names, flaw_in_speech, is_increasing

_COUNTS = (("go", 1), ("jail", 1), ("parking", 1), ("station", 4), ("company", 2))


def flaw(file: EditionFile) -> str | None:
    """Return the fault, or None."""
    return (
        _flaw_in_box(file)
        or flaw_in_names(file.languages, all_names(file))
        or flaw_in_names(file.languages, card_texts(file), LONGEST_TEXT)
        or _flaw_in_squares(file)
        or _flaw_in_cards(file)
        or flaw_in_distinct(_own_names(file))
    )


def _flaw_in_box(file: EditionFile) -> str | None:
    if len(file.squares) != SQUARES:
        return f"squares: {len(file.squares)} instead of {SQUARES}"
    if not 2 <= file.tokens <= SEATS:
        return f"tokens: {file.tokens} is not between 2 and {SEATS}"
    reason = flaw_in_speech(file)
    if reason:
        return reason
    for key in ("station_rent", "company_factor"):
        stated: tuple[int, ...] = getattr(file.numbers, key)
        if not is_increasing(stated):
            return f"numbers.{key}: must rise with the number owned"
    return None


def all_names(file: EditionFile) -> Iterator[tuple[str, Names]]:
    """Yield the names in an edition, each with its key."""
    yield "name", file.name
    for deck in DECKS:
        yield f"decks.names.{deck}", file.decks.names.get(deck, {})
    for place, square in enumerate(file.squares):
        yield f"squares[{place}].name", square.name


def card_texts(file: EditionFile) -> Iterator[tuple[str, Names]]:
    """Yield the texts that cards of an edition have of their own, each with its key."""
    for number, card in enumerate(file.cards):
        if card.text is not msgspec.UNSET:
            yield f"cards[{number}].text", card.text


def _own_names(file: EditionFile) -> Iterator[tuple[str, Names]]:
    """Yield the names that must differ: those of the decks, which their squares have too, and of all other squares."""
    for deck in DECKS:
        yield f"decks.names.{deck}", file.decks.names[deck]
    for place, square in enumerate(file.squares):
        yield f"decks.names.{square.kind}" if square.kind in DECKS else f"squares[{place}].name", square.name


def _flaw_in_squares(file: EditionFile) -> str | None:
    for place, square in enumerate(file.squares):
        reason = _flaw_in_square(square)
        if reason:
            return f"squares[{place}]{reason}"
    kinds = [square.kind for square in file.squares]
    for kind, count in _COUNTS:
        if kinds.count(kind) != count:
            return f"squares: {kinds.count(kind)} of kind {kind} instead of {count}"
    for colour in COLOURS:
        count = sum(square.colour == colour for square in file.squares)
        if count not in (2, 3):
            return f"squares: colour {colour} has {count} streets instead of 2 or 3"
    if sum(square.price > 0 for square in file.squares) != DEEDS:
        return f"squares: not {DEEDS} deeds"
    return "squares[0]: must be go" if kinds[0] != "go" else None


def _flaw_in_square(square: Square) -> str | None:
    owned = square.kind in ("street", "station", "company")
    if owned and (square.price <= 0 or square.mortgage * 2 != square.price):
        return ": price and mortgage must be positive, the mortgage half the price"
    if not owned and (square.price or square.mortgage):
        return ": only streets, stations and companies have a price and a mortgage"
    if (square.kind == "tax") != (square.tax > 0):
        return ".tax: must be positive where a tax is due, and is stated nowhere else"
    return _flaw_in_street(square)


def _flaw_in_street(square: Square) -> str | None:
    if square.kind != "street":
        built = square.colour or square.rent or square.house_price
        return ": only streets have a colour, a rent and a house_price" if built else None
    if square.colour is None or square.rent is None or square.house_price <= 0:
        return ": a street needs colour, rent and house_price"
    if not is_increasing(square.rent) or square.rent[0] <= 0:
        return ".rent: rents must be positive and rise"
    return None


def _flaw_in_cards(file: EditionFile) -> str | None:
    if not file.decks.variants or len(set(file.decks.variants)) < len(file.decks.variants):
        return "decks.variants: must name at least one, and each once"
    for number, card in enumerate(file.cards):
        reason = _flaw_in_card(card, file.decks.variants)
        if reason:
            return f"cards[{number}]{reason}"
    for variant in file.decks.variants:
        for deck in DECKS:
            cards = [card for card in file.cards if card.deck == deck and card.variant in (None, variant)]
            reason = _flaw_in_deck(cards)
            if reason:
                return f"cards: deck {deck}, variant {variant}, has {reason}"
    return None


def _flaw_in_deck(cards: list[CardEntry]) -> str | None:
    if len(cards) != CARDS:
        return f"{len(cards)} cards instead of {CARDS}"
    if sum(card.effect == "jail-free" for card in cards) * 2 > JAIL_CARDS:
        return f"more than {JAIL_CARDS // 2} jail cards"
    if not any(SHAPES[card.effect].rests for card in cards):
        return "no card that moves nobody: it could be drawn from for ever"
    return None


def _flaw_in_card(card: CardEntry, variants: tuple[str, ...]) -> str | None:
    if card.key not in KEYS:
        return f".key: there is no text for {card.key[:40]!r}"
    if KEYS[card.key] != card.effect:
        return f".effect: the text of {card.key} is for {KEYS[card.key]}"
    if card.variant is not None and card.variant not in variants:
        return ".variant: not among decks.variants"
    shape = SHAPES[card.effect]
    if shape.most and card.amount > shape.most:
        return f".amount: out of range, {card.effect} has at most {shape.most}"
    if card.amount < shape.least or (shape.most == 0 and card.amount > 0):
        return f".amount: {card.effect} needs {'none' if card.amount else 'one'}"
    if (card.second > 0) != shape.second:
        return ".second: repairs need one, the price per hotel, and nothing else does"
    return None
