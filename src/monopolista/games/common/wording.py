"""How the sentences of all games write money and names.

Each language has its own format for money, in the currency of the edition. A line never breaks within an amount:

* Italian and Dutch put the currency first, then a space, and group digits with dots: M 1.085, € 1.085.
* English puts the currency first, with a space only after a letter, and groups digits with commas: €1,085, M 1,085.
* French puts the currency last, and groups digits with narrow spaces: 1 085 €, 1 085 M.
* A minus sign (not a hyphen) comes before everything: −M 50, −50 €.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from monopolista.games.common.printed import Printed
from monopolista.locales import Language, say, spoken_in
from monopolista.names import LARGEST, visible_text

_MINUS = "−"
_HELD = "\u00a0"
"""A no-break space."""


class Boxed(Protocol):
    """An edition, for code that needs only its file."""

    @property
    def file(self) -> Printed:
        """Return the edition's file."""
        ...


def money(amount: int, currency: str, language: str) -> str:
    """Return an amount in the format of a language: M 1.085 in Italian, 1 085 € in French."""
    spoken = spoken_in(language)
    sign = _MINUS if amount < 0 else ""
    digits = f"{abs(amount):,}".replace(",", spoken.group)
    if spoken.behind:
        return sign + digits + _HELD + currency
    held = "" if spoken.close and not currency.isalpha() else _HELD
    return sign + currency + held + digits


def seat_name(names: Sequence[str], seat: int, language: str) -> str:
    """Return the name of a seat, or its number if it has none."""
    named = visible_text(names[seat][:LARGEST]) if seat < len(names) else ""
    return named or say("seat-number", language, number=seat + 1)


def listed(words: Sequence[str], language: str) -> str:
    """Return words as a list in a sentence: "Anna, Tullio e Carla"."""
    from babel.lists import format_list  # noqa: PLC0415 (a process that writes no sentence does without it)

    return format_list(words, locale=language)


def in_sentence(name: str, names: Mapping[Language, str], language: str) -> str:
    """Return a printed name as a sentence has it: in quotation marks where it consists of another language's words."""
    return name if language in names else say("quoted", language, text=name)


def printed_name(box: Boxed, names: Mapping[Language, str], language: str) -> str:
    """Return a printed name in the reader's language, or in the language of the edition if it has no other."""
    return next((name for known, name in names.items() if known == language), names[box.file.language])
