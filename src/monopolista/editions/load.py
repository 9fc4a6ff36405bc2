"""Loading edition files, and refusing broken ones with file, key and reason."""

from functools import cache
from importlib.resources import files

import msgspec

from monopolista.editions.box import Box, make_box
from monopolista.editions.schema import COLOURS, EditionFile, Options, Square
from monopolista.kernel.classic.records import CARDS, DEEDS, JAIL_CARDS, SQUARES
from monopolista.kernel.seats import SEATS

_LONGEST = 256 * 1024


class EditionError(ValueError):
    """An edition that does not exist, is broken, or does not have the option asked for."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the editions that come with the program, in order."""
    folder = files("monopolista.editions")
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def load(edition_id: str, options: Options | None = None) -> Box:
    """Return the box of an edition with its options."""
    return _load(edition_id, options or Options())


@cache
def _load(edition_id: str, options: Options) -> Box:
    if edition_id not in edition_ids():
        raise EditionError(f"unknown edition {edition_id!r}; there are: {', '.join(edition_ids())}")
    source = (files("monopolista.editions") / f"{edition_id}.toml").read_bytes()
    file = read(source, f"{edition_id}.toml")
    if options.deck is not None and options.deck not in file.decks.variants:
        raise EditionError(f"{edition_id} has no deck {options.deck!r}; it has: {', '.join(file.decks.variants)}")
    return make_box(file, options)


def read(source: bytes, name: str) -> EditionFile:
    """Return the edition that a TOML text states, or raise EditionError with the place and the reason."""
    if len(source) > _LONGEST:
        raise EditionError(f"{name}: longer than {_LONGEST} bytes")
    try:
        file = msgspec.toml.decode(source, type=EditionFile)
    except RecursionError:
        raise EditionError(f"{name}: nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{name}: {' '.join(str(error).split())}") from error
    reason = _flaw(file)
    if reason:
        raise EditionError(f"{name}: {reason}")
    return file


def _flaw(file: EditionFile) -> str | None:
    """Return what is wrong with an edition that has the right shape."""
    if len(file.squares) != SQUARES:
        return f"squares: {len(file.squares)} instead of {SQUARES}"
    if not 2 <= file.tokens <= SEATS:
        return f"tokens: {file.tokens} is not between 2 and {SEATS}"
    return _flaw_in_squares(file) or _flaw_in_cards(file)


def _flaw_in_squares(file: EditionFile) -> str | None:
    for place, square in enumerate(file.squares):
        reason = _flaw_in_square(square, file.language)
        if reason:
            return f"squares[{place}]{reason}"
    kinds = [square.kind for square in file.squares]
    for kind, count in (("go", 1), ("jail", 1), ("station", 4), ("company", 2)):
        if kinds.count(kind) != count:
            return f"squares: {kinds.count(kind)} of kind {kind} instead of {count}"
    for colour in COLOURS:
        count = sum(square.colour == colour for square in file.squares)
        if count not in (2, 3):
            return f"squares: colour {colour} has {count} streets instead of 2 or 3"
    if sum(square.price > 0 for square in file.squares) != DEEDS:
        return f"squares: not {DEEDS} deeds"
    return "squares[0]: must be go" if kinds[0] != "go" else None


def _flaw_in_square(square: Square, language: str) -> str | None:
    if language not in square.name:
        return f".name: no name in the language of the box, {language}"
    owned = square.kind in ("street", "station", "company")
    if owned and (square.price <= 0 or square.mortgage * 2 != square.price):
        return ": price and mortgage must be positive, the mortgage half the price"
    if not owned and (square.price or square.mortgage or square.colour):
        return ": only streets, stations and companies have a price, a mortgage and a colour"
    if square.kind == "tax" and square.tax <= 0:
        return ".tax: must be positive"
    return _flaw_in_street(square) if square.kind == "street" else None


def _flaw_in_street(square: Square) -> str | None:
    if square.colour is None or square.rent is None or square.house_price <= 0:
        return ": a street needs colour, rent and house_price"
    if list(square.rent) != sorted(set(square.rent)) or square.rent[0] <= 0:
        return ".rent: rents must be positive and rise"
    return None


def _flaw_in_cards(file: EditionFile) -> str | None:
    if not file.decks.variants:
        return "decks.variants: none"
    for variant in file.decks.variants:
        for deck in ("chance", "chest"):
            cards = [card for card in file.cards if card.deck == deck and card.variant in (None, variant)]
            if len(cards) != CARDS:
                return f"cards: deck {deck}, variant {variant}, has {len(cards)} cards instead of {CARDS}"
            if sum(card.effect == "jail-free" for card in cards) * 2 > JAIL_CARDS:
                return f"cards: deck {deck} has too many jail cards"
    for number, card in enumerate(file.cards):
        if card.effect == "advance" and card.amount >= SQUARES:
            return f"cards[{number}].amount: out of range"
        if card.effect not in ("advance", "jail-free", "to-jail") and card.amount == 0:
            return f"cards[{number}].amount: {card.effect} needs one"
    return None
