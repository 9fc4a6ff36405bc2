"""Warnings about cards whose own text names another sum of money than their effect moves."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from monopolista.games.classic.editions.schema import CardEntry, EditionFile, Numbers
from monopolista.games.classic.rules.records import Effect
from monopolista.games.common.faults import Fault

_GROUPS: Final = ".,'’  \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_NUMBER: Final = rf"\d{{1,3}}(?:[{_GROUPS}]\d{{3}})+(?!\d)|\d+"
_SPACE: Final = r"\s?"
_SUMS: Final[frozenset[Effect]] = frozenset(
    {"receive", "pay", "receive-each", "pay-each", "repairs", "pay-or-draw"},
)
"""Effects that move the sums of the card itself."""
_MOVES: Final[dict[Effect, tuple[str, ...]]] = {
    "advance": ("salary",),
    "back-to": ("salary",),
    "nearest-station": ("salary",),
    "nearest-company": ("salary",),
    "back": ("salary",),
    "to-jail": ("salary", "fine"),
    "jail-free": ("fine",),
}
"""The numbers of the box that the texts of other cards may name."""


def warnings_in(file: EditionFile) -> Iterator[Fault]:
    """Yield the texts of cards that name a sum in the currency of the box that the card does not move."""
    for number, card in enumerate(file.cards):
        if card.text is not msgspec.UNSET:
            moved = _moved(card, file.numbers)
            for language, text in card.text.items():
                yield from _other_sums(f"cards[{number}].text.{language}", text, file.currency, moved)


def sums_in(text: str, currency: str) -> list[int]:
    """Return the sums of money in a text: numbers beside the currency, with any separator of thousands.

    Examples
    --------
    >>> sums_in("Paga Bi 1.500 per 3 gelati, o 20 Bi in contanti", "Bi")
    [1500, 20]
    """
    found = _pattern(currency).finditer(text)
    return [int(re.sub(r"\D", "", match["before"] or match["behind"])) for match in found]


@lru_cache
def _pattern(currency: str) -> re.Pattern[str]:
    sign = re.escape(currency)
    return re.compile(
        rf"(?<!\w){sign}{_SPACE}(?P<before>{_NUMBER})|(?<![\d.,])(?P<behind>{_NUMBER}){_SPACE}{sign}(?!\w)",
        re.IGNORECASE,
    )


def _moved(card: CardEntry, numbers: Numbers) -> tuple[int, ...]:
    if card.effect in _SUMS:
        return (card.amount, card.second) if card.effect == "repairs" else (card.amount,)
    return tuple(getattr(numbers, name) for name in _MOVES[card.effect])


def _other_sums(field: str, text: str, currency: str, moved: tuple[int, ...]) -> Iterator[Fault]:
    others = [amount for amount in sums_in(text, currency) if amount not in moved]
    if others:
        stated = " and ".join(f"{currency} {amount}" for amount in moved)
        yield Fault(field, "card-sum", f"names {currency} {others[0]}, and the card has {stated}")
