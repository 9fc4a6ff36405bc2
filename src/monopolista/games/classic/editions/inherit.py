"""Inheritance: a file contains only its differences to another edition."""

from collections.abc import Mapping

import msgspec

from monopolista.games.classic.editions.schema import Deck
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.common.faults import Fault
from monopolista.games.common.inheritance import merge_tables
from monopolista.games.common.printed import FaultError, Strict, prepared
from monopolista.games.common.toml_sources import Stated

_TABLES = ("numbers", "choices", "short", "timed", "speedy", "decks", "kinds", "pictures")
"""Tables in which a file may change single lines; in all other tables, the file replaces the inherited content."""


class _Changes(Strict, frozen=True):
    """Changes of a file to the inherited squares (by place) and cards (by deck and key)."""

    squares: dict[str, Stated] = msgspec.field(default_factory=dict[str, Stated])
    cards: dict[Deck, dict[str, Stated]] = msgspec.field(default_factory=dict[Deck, dict[str, Stated]])


class _DecksFrame(msgspec.Struct, frozen=True):
    variants: list[str] = []


@prepared
class _Frame(msgspec.Struct, frozen=True):
    """The part of a file's format that joining two files needs."""

    numbers: Stated = {}
    choices: Stated = {}
    short: Stated = {}
    timed: Stated = {}
    speedy: Stated = {}
    decks: _DecksFrame = _DecksFrame()
    kinds: Stated = {}
    pictures: Stated = {}
    cards: list[Stated] = []
    changes: _Changes = _Changes()


def join(parent: Stated, child: Stated) -> Stated:
    """Return the values of a file together with those of the edition that it inherits, or raise FaultError."""
    frame = msgspec.convert(child, _Frame)
    joined = merge_tables(parent, child, _TABLES, ())
    if frame.changes.squares and "squares" in child:
        raise FaultError(
            Fault("changes.squares", "inherits", "the file already lists all squares, so it cannot change some")
        )
    if frame.changes.squares:
        joined["squares"] = _changed_squares(parent["squares"], frame.changes.squares)
    cards = _changed_cards(parent["cards"], frame.changes.cards)
    kept = _kept_cards(cards, parent["decks"]["variants"], frame.cards, joined["decks"]["variants"])
    joined["cards"] = kept + frame.cards
    return joined


def _kept_cards(inherited: list[Stated], old: list[str], stated: list[Stated], listed: list[str]) -> list[Stated]:
    """Return the inherited cards that stay.

    A file with cards of a deck replaces that deck. A file with cards of a variant replaces that variant. Cards of a
    variant that the file does not list are dropped.
    """
    replaced = [(card.get("deck"), card.get("variant")) for card in stated]
    decks = [deck for deck, _ in replaced]
    kept: list[Stated] = []
    for card in inherited:
        deck: str = card["deck"]
        variant: str | None = card.get("variant")
        variants = old if variant is None and deck in decks else [variant]
        gone = [one for one in variants if (deck, one) in replaced or (deck, None) in replaced]
        kept += [{**card, "variant": one} for one in variants if one in (None, *listed) and one not in gone]
    return kept


def _changed_squares(squares: list[Stated], asked: Mapping[str, Stated]) -> list[Stated]:
    """Return the squares with their changes; a square of another kind replaces the inherited one."""
    changed = list(squares)
    places = {str(place): place for place in range(SQUARES)}
    for key, fields in asked.items():
        if key not in places:
            raise FaultError(Fault(f"changes.squares.{key[:20]}", "inherits", "there is no such square"))
        place = places[key]
        changed[place] = fields if "kind" in fields else {**changed[place], **fields}
    return changed


def _changed_cards(cards: list[Stated], asked: Mapping[Deck, Mapping[str, Stated]]) -> list[Stated]:
    changed = list(cards)
    for deck, keys in asked.items():
        for key, fields in keys.items():
            places = [place for place, card in enumerate(cards) if card["deck"] == deck and card["key"] == key]
            if not places:
                raise FaultError(Fault(f"changes.cards.{deck}.{key[:40]}", "inherits", "there is no such card"))
            for place in places:
                changed[place] = {**changed[place], **fields}
    return changed
