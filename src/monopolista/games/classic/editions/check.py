"""Checks of an edition whose file has the right format: every fault, with its key and the reason."""

from collections.abc import Iterator
from itertools import chain

import msgspec

from monopolista.engine.seats import SEATS
from monopolista.games.classic.editions.cards import KEYS
from monopolista.games.classic.editions.effects import SHAPES, Shape
from monopolista.games.classic.editions.kinds import own_kinds
from monopolista.games.classic.editions.options import Options, check
from monopolista.games.classic.editions.pictures import faults_in_pictures
from monopolista.games.classic.editions.schema import (
    COLOURS,
    DECKS,
    LONGEST_TEXT,
    MOST,
    CardEntry,
    EditionFile,
    Square,
)
from monopolista.games.classic.rules.records import CARDS, DEEDS, JAIL_CARDS, MEMBERS, SQUARES
from monopolista.games.common.faults import Fault, FaultKey
from monopolista.games.common.options import OptionError
from monopolista.games.common.printed import (
    Names,
    faults_in_distinct,
    faults_in_names,
    faults_in_speech,
    is_increasing,
)

_COUNTS = (("go", 1), ("jail", 1), ("parking", 1), ("station", 4), ("company", 2))
_OWNED = ("street", "station", "company")
_MISSHAPEN: tuple[FaultKey, ...] = ("squares", "colour", "variants")
"""Faults with which the sums of a box cannot be compared."""


def faults_in(file: EditionFile) -> Iterator[Fault]:
    """Yield the faults in an edition."""
    is_misshapen = False
    for fault in chain(
        _faults_in_box(file),
        faults_in_names(file.languages, all_names(file)),
        faults_in_names(file.languages, card_texts(file), LONGEST_TEXT, "card-text"),
        _faults_in_squares(file),
        faults_in_pictures(file),
        _faults_in_cards(file),
        faults_in_distinct(_own_names(file)),
    ):
        is_misshapen = is_misshapen or fault.key in _MISSHAPEN
        yield fault
    if not is_misshapen:
        yield from _faults_in_sums(file)


def _faults_in_box(file: EditionFile) -> Iterator[Fault]:
    if len(file.squares) != SQUARES:
        yield Fault("squares", "squares", f"{len(file.squares)} instead of {SQUARES}")
    if not 2 <= file.tokens <= SEATS:
        yield Fault("tokens", "range", f"{file.tokens} is not between 2 and {SEATS}", 2, SEATS)
    yield from faults_in_speech(file)
    for key in ("station_rent", "company_factor"):
        stated: tuple[int, ...] = getattr(file.numbers, key)
        if not is_increasing(stated):
            yield Fault(f"numbers.{key}", "rising", "must rise with the number owned")


def _faults_in_sums(file: EditionFile) -> Iterator[Fault]:
    """Yield the fault in an edition's own numbers by which tables compare theirs, too."""
    try:
        check(file, Options())
    except OptionError as error:
        yield Fault(f"numbers.{error.names[0]}", "first-bid", error.message)


def all_names(file: EditionFile) -> Iterator[tuple[str, Names]]:
    """Yield the names in an edition, each with its key."""
    yield "name", file.name
    for deck in DECKS:
        yield f"decks.names.{deck}", file.decks.names.get(deck, {})
    for kind, names in own_kinds(file).items():
        yield f"kinds.{kind}.one", names.one
        yield f"kinds.{kind}.many", names.many
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
        yield f"decks.names.{deck}", file.decks.names.get(deck, {})
    for place, square in enumerate(file.squares):
        yield f"decks.names.{square.kind}" if square.kind in DECKS else f"squares[{place}].name", square.name


def _faults_in_squares(file: EditionFile) -> Iterator[Fault]:
    for place, square in enumerate(file.squares):
        yield from _faults_in_square(f"squares[{place}]", square)
    if len(file.squares) == SQUARES:
        yield from _faults_in_counts(file)


def _faults_in_counts(file: EditionFile) -> Iterator[Fault]:
    kinds = [square.kind for square in file.squares]
    for kind, count in _COUNTS:
        if kinds.count(kind) != count:
            yield Fault("squares", "squares", f"{kinds.count(kind)} of kind {kind} instead of {count}")
    for colour in COLOURS:
        count = sum(square.colour == colour for square in file.squares)
        if not 1 <= count <= MEMBERS:
            yield Fault(
                "squares", "colour", f"colour {colour} has {count} streets instead of 1 to {MEMBERS}", 1, MEMBERS
            )
    if sum(kind in _OWNED for kind in kinds) != DEEDS:
        yield Fault("squares", "squares", f"not {DEEDS} deeds")
    if kinds[0] != "go":
        yield Fault("squares[0]", "squares", "must be go")


def _faults_in_square(key: str, square: Square) -> Iterator[Fault]:
    owned = square.kind in _OWNED
    if owned and (square.price <= 0 or square.mortgage * 2 != square.price):
        yield Fault(f"{key}.price", "price", "price and mortgage must be positive, the mortgage half the price")
    if not owned and (square.price or square.mortgage):
        yield Fault(key, "square-values", "only streets, stations and companies have a price and a mortgage")
    if square.kind == "tax" and square.tax == 0:
        yield Fault(f"{key}.tax", "range", "must be positive where a tax is due", 1, MOST)
    if square.kind != "tax" and square.tax > 0:
        yield Fault(f"{key}.tax", "square-values", "stated although no tax is due")
    yield from _faults_in_street(key, square)


def _faults_in_street(key: str, square: Square) -> Iterator[Fault]:
    if square.kind != "street":
        if square.colour or square.rent or square.house_price:
            yield Fault(key, "square-values", "only streets have a colour, a rent and a house_price")
        return
    if square.house_price == 0:
        yield Fault(f"{key}.house_price", "range", "a street needs colour, rent and house_price", 1, MOST)
    if square.colour is None or square.rent is None:
        yield Fault(key, "square-values", "a street needs colour, rent and house_price")
    elif not is_increasing(square.rent) or square.rent[0] <= 0:
        yield Fault(f"{key}.rent", "rent", "rents must be positive and rise")


def _faults_in_cards(file: EditionFile) -> Iterator[Fault]:
    variants = file.decks.variants
    if not variants or len(set(variants)) < len(variants):
        yield Fault("decks.variants", "variants", "must name at least one, and each once")
    for number, card in enumerate(file.cards):
        yield from _faults_in_card(f"cards[{number}]", card, variants)
    for variant in variants:
        for deck in DECKS:
            cards = [card for card in file.cards if card.deck == deck and card.variant in (None, variant)]
            for key, reason in _flaws_in_deck(cards):
                yield Fault("cards", key, f"deck {deck}, variant {variant}, has {reason}")


def _flaws_in_deck(cards: list[CardEntry]) -> Iterator[tuple[FaultKey, str]]:
    if len(cards) != CARDS:
        yield "deck-size", f"{len(cards)} cards instead of {CARDS}"
    if sum(card.effect == "jail-free" for card in cards) * 2 > JAIL_CARDS:
        yield "deck-jail", f"more than {JAIL_CARDS // 2} jail cards"
    if not any(SHAPES[card.effect].rests for card in cards):
        yield "deck-moves", "no card that moves nobody: it could be drawn from for ever"


def _faults_in_card(key: str, card: CardEntry, variants: tuple[str, ...]) -> Iterator[Fault]:
    if card.key not in KEYS:
        yield Fault(f"{key}.key", "card-values", f"there is no text for {card.key[:40]!r}")
    elif KEYS[card.key] != card.effect:
        yield Fault(f"{key}.effect", "card-values", f"the text of {card.key} is for {KEYS[card.key]}")
    if card.variant is not None and card.variant not in variants:
        yield Fault(f"{key}.variant", "variants", "not among decks.variants")
    yield from _faults_in_numbers(key, card, SHAPES[card.effect])


def _faults_in_numbers(key: str, card: CardEntry, shape: Shape) -> Iterator[Fault]:
    if shape.most == 0 and card.amount > 0:
        yield Fault(f"{key}.amount", "card-values", f"{card.effect} needs none")
    elif card.amount < shape.least:
        yield Fault(f"{key}.amount", "range", f"{card.effect} needs one", shape.least, shape.most or MOST)
    elif shape.most and card.amount > shape.most:
        reason = f"out of range, {card.effect} has at most {shape.most}"
        yield Fault(f"{key}.amount", "range", reason, shape.least, shape.most)
    if shape.second and card.second == 0:
        yield Fault(f"{key}.second", "range", "repairs need one, the price per hotel", 1, MOST)
    if not shape.second and card.second > 0:
        yield Fault(f"{key}.second", "card-values", "only repairs need one, the price per hotel")
