"""The values of the card game that the rulebook may contain: numbers and choices."""

from collections import Counter
from collections.abc import Mapping

from monopolista.engine.records import numbers_of
from monopolista.games.common import options
from monopolista.games.common.wording import money
from monopolista.games.deal.editions import DealBox

_MONEY = ("birthday", "collects", "house_rent", "hotel_rent")
_COUNTED = {
    "money": "money_cards",
    "property": "properties",
    "wild": "convertibles",
    "wild-any": "convertibles",
    "rent": "rents",
    "rent-any": "rents",
}
"""The kinds of card that the booklet counts apart; all others are actions (DEAL-1)."""


def values_of(box: DealBox) -> dict[str, str | int]:
    """Return the values that clauses may contain: numbers of the record, choices of the table, counts of cards."""
    counts = Counter(dict.fromkeys((*_COUNTED.values(), "actions"), 0))
    counts.update(_COUNTED.get(card.kind, "actions") for card in box.cards)
    return {**numbers_of(box.pack), **options.rule_values(box), "cards": len(box.cards), **counts}


def formatted_values(box: DealBox, values: Mapping[str, str | int], language: str) -> dict[str, str]:
    """Return the values that are not written as plain numbers: money."""
    return {name: money(int(values[name]), box.file.currency, language) for name in _MONEY}
