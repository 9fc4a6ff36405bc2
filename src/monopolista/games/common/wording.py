"""How sentences of every game write money and names.

Money is written as the language does, in the currency that the box prints; no line breaks within a sum:

* Italian and Dutch put the currency in front of a space and group by dots: M 1.085, € 1.085;
* English puts a sign right in front and a letter in front of a space, and groups by commas: €1,085, M 1,085;
* French puts it behind a space and groups by narrow ones: 1 085 €, 1 085 M;
* a minus (not a hyphen) comes before everything: −M 50, −50 €.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from babel.lists import format_list

from monopolista.games.common.printed import Printed
from monopolista.locales import Language, say, spoken_in
from monopolista.names import LARGEST, visible_text

_MINUS = "−"
_HELD = "\u00a0"
"""A space at which no line breaks."""


class Boxed(Protocol):
    """A box, as far as names are concerned."""

    @property
    def file(self) -> Printed:
        """Return what its file states."""
        ...


def money(amount: int, currency: str, language: str) -> str:
    """Return a sum as it is written in a language: M 1.085 in Italian, 1 085 € in French."""
    spoken = spoken_in(language)
    sign = _MINUS if amount < 0 else ""
    digits = f"{abs(amount):,}".replace(",", spoken.group)
    if spoken.behind:
        return sign + digits + _HELD + currency
    held = "" if spoken.close and not currency.isalpha() else _HELD
    return sign + currency + held + digits


def seat_name(names: Sequence[str], seat: int, language: str) -> str:
    """Return what a seat is called: its name, or its number."""
    named = visible_text(names[seat][:LARGEST]) if seat < len(names) else ""
    return named or say("seat-number", language, number=seat + 1)


def listed(words: Sequence[str], language: str) -> str:
    """Return words as a list in a sentence: "Anna, Tullio e Carla"."""
    return format_list(words, locale=language)


def printed_name(box: Boxed, names: Mapping[Language, str], language: str) -> str:
    """Return a printed name, in the language of the edition where the reader's has none."""
    return next((name for known, name in names.items() if known == language), names[box.file.language])
