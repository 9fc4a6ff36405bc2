"""The figures of the classic boards, with which those of other boards are compared."""

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from monopolista.games.classic.editions import load
from monopolista.games.classic.editions.schema import EditionFile
from monopolista.games.classic.odds.balance.groups import Group, groups_of
from monopolista.games.classic.odds.chain import walk
from monopolista.games.classic.rules.records import Effect

_CLASSICS: Final = ("us", "uk")
"""The boards with the newer and with the older decks; those of other towns have the same figures."""
_CARDS: Final = (*_CLASSICS, "italy-euro", "belgium-nl")
"""Boards whose decks differ in their sums."""
_KINDS_OF_SUM: Final[tuple[tuple[Effect, ...], ...]] = (
    ("receive",),
    ("pay", "pay-or-draw"),
    ("receive-each", "pay-each"),
    ("repairs",),
    ("nearest-station",),
    ("nearest-company",),
)
"""Effects whose numbers are compared; those of one kind with one another."""

Range = tuple[float, float]
"""The lowest and the highest of some figures."""


def classic_file() -> EditionFile:
    """Return the classic board whose figures are taken."""
    return load(_CLASSICS[0]).file


@lru_cache(maxsize=2)
def classic_groups(*, stay: bool) -> tuple[Group, ...]:
    """Return the groups of the classic board."""
    edition = load(_CLASSICS[0]).edition
    return tuple(groups_of(edition, walk(edition, stay)))


@lru_cache(maxsize=2)
def classic_turns(*, stay: bool) -> tuple[Range, ...]:
    """Return, for each group, after how many turns of an opponent it pays for itself on the classic boards."""
    boards = [load(name).edition for name in _CLASSICS]
    found = [[group.turns for group in groups_of(board, walk(board, stay))] for board in boards]
    return tuple((min(times), max(times)) for times in zip(*found, strict=True))


@lru_cache(maxsize=1)
def card_ranges() -> dict[Effect, tuple[Range, Range]]:
    """Return the range of the first and of the second number of classic cards, by their effect."""
    cards = [card for name in _CARDS for card in load(name).file.cards]
    found: dict[Effect, tuple[Range, Range]] = {}
    for kind in _KINDS_OF_SUM:
        sums = [(card.amount, card.second) for card in cards if card.effect in kind]
        first, second = zip(*sums, strict=True)
        for effect in kind:
            found[effect] = ((min(first), max(first)), (min(second), max(second)))
    return found


@lru_cache(maxsize=1)
def tax_range() -> Range:
    """Return the range of the classic taxes."""
    taxes = [square.tax for square in classic_file().squares if square.tax > 0]
    return min(taxes), max(taxes)


@lru_cache(maxsize=1)
def _streets() -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return price, house price and rents of the classic streets; of two with one price, the one with higher rents."""
    streets = {
        square.price: (square.price, square.house_price, square.rent)
        for square in classic_file().squares
        if square.rent is not None
    }
    return tuple(streets[price] for price in sorted(streets))


def rents_at(price: float) -> tuple[float, ...]:
    """Return the rents of a classic street with a price: between two of them, or beyond them in proportion."""
    streets = _streets()
    above = bisect_left([known for known, _, _ in streets], price)
    if above in (0, len(streets)):
        known, _, rents = streets[min(above, len(streets) - 1)]
        return tuple(rent * price / known for rent in rents)
    (low, _, lower), (high, _, higher) = streets[above - 1 : above + 1]
    share = (price - low) / (high - low)
    return tuple(one + share * (other - one) for one, other in zip(lower, higher, strict=True))


def house_at(price: float) -> float:
    """Return what a house costs on the classic street whose price is the closest."""
    return min(_streets(), key=lambda street: abs(street[0] - price))[1]
