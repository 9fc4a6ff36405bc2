"""Advice on sums of a board that are no deed's: salary, fine, starting cash, taxes and the numbers of cards."""

from collections.abc import Iterator, Sequence

from monopolista.games.classic.editions.schema import CardEntry, EditionFile
from monopolista.games.classic.odds.balance.advice import About, AdviceView
from monopolista.games.classic.odds.balance.changes import change_number
from monopolista.games.classic.odds.balance.figures import closest, is_within, rounded, usual
from monopolista.games.classic.odds.balance.groups import Group
from monopolista.games.classic.odds.balance.reference import Range, card_ranges, classic_file, tax_range
from monopolista.games.classic.rules.records import STATIONS

_SUM = 0.25
"""A sum within this share of the classic ones needs no change."""
_CASH = 1.0
"""Starting cash is a matter of taste, up to twice or half of the classic sum."""
_FACTOR = "nearest-station"
"""The effect whose number multiplies a rent, and so is the same in any money."""


def money_scale(file: EditionFile, groups: Sequence[Group], classics: Sequence[Group]) -> float:
    """Return by what the money of a board goes beyond that of the classic one.

    That is the ratio of the salaries, if it is also about the one of most other figures; otherwise the salary itself
    is wrong, and their median tells.
    """
    own, classic = file.numbers, classic_file().numbers
    salary = own.salary / classic.salary
    found = [salary, own.fine / classic.fine, own.cash / classic.cash]
    for group, other in zip(groups, classics, strict=True):
        if len(group.places) == len(other.places):
            found.append(sum(group.prices) / sum(other.prices))
            found.append(sum(group.compared) / sum(other.compared))
            if group.colour < STATIONS:
                found.append(sum(group.houses) / sum(other.houses))
    most = usual(found)
    return salary if is_within(salary / most, _SUM) else most


def advise_sums(file: EditionFile, cards: Sequence[CardEntry], scale: float) -> Iterator[AdviceView]:
    """Yield the advice on the sums of a board and of the cards it is played with."""
    classic = classic_file().numbers
    for name, tolerance in (("salary", _SUM), ("fine", _SUM), ("cash", _CASH)):
        usual_sum: int = getattr(classic, name)
        span = (usual_sum * scale, usual_sum * scale)
        yield from _on_sum(getattr(file.numbers, name), span, tolerance, f"numbers.{name}", ("number", name, None))
    low, high = tax_range()
    for place, square in enumerate(file.squares):
        if square.kind == "tax":
            about = ("tax", "", place)
            yield from _on_sum(square.tax, (low * scale, high * scale), _SUM, f"squares[{place}].tax", about)
    for number, card in enumerate(file.cards):
        if card in cards and card.effect in card_ranges():
            yield from _on_card(number, card, 1 if card.effect == _FACTOR else scale)


def _on_card(number: int, card: CardEntry, scale: float) -> Iterator[AdviceView]:
    about: tuple[About, str, int | None] = ("card", "", number)
    spans = card_ranges()[card.effect]
    for field, own, (low, high) in zip(("amount", "second"), (card.amount, card.second), spans, strict=True):
        if own > 0:
            yield from _on_sum(own, (low * scale, high * scale), _SUM, f"cards[{number}].{field}", about)


def _on_sum(
    own: int, span: Range, tolerance: float, field: str, about: tuple[About, str, int | None]
) -> Iterator[AdviceView]:
    wished = closest(own, span)
    if not is_within(own / wished, tolerance) and abs(own - wished) >= 1:
        fault = "high" if own > wished else "low"
        low, high = map(rounded, span)
        yield AdviceView(*about, "amount", fault, own, low, high, [change_number(field, own, wished)])
