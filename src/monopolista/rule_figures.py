"""What a rulebook may name: the figures of a box with its options, and the choices made there."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from monopolista.editions import AnyBox, Box, DealBox
from monopolista.editions.options import deeds_dealt, is_speedy
from monopolista.narrate import deck_name
from monopolista.wording import money

Values = Mapping[str, str | int]

_MONEY = ("cash", "salary", "fine", "first_bid", "raise_least", "building_first_bid", "speedy_cash")
_STATIONS = ("station_1", "station_2", "station_3", "station_4")
_EDITION = (
    *("salary", "fine", "first_bid", "raise_least", "building_first_bid", "hotel_after", "interest", "jail_tries"),
    *("houses", "hotels", "company_anew", "debt_in_kind", "hotel_whole", "dealt", "rich_buildings", "speedy"),
    *("parking", "landing_salary", "no_auctions", "no_jail_rent"),
)
"""The figures that are called as in the kernel's record."""
_DEAL_MONEY = ("birthday", "collects", "house_rent", "hotel_rent")
_PACK = (
    *("most_seats", "dealt", "drawn", "drawn_empty", "plays", "most_hand", "sets_to_win", "go_cards"),
    *_DEAL_MONEY,
    *("no_is_play", "double_any"),
)
_COUNTED = {
    "money": "money_cards",
    "property": "properties",
    "wild": "convertibles",
    "wild-any": "convertibles",
    "rent": "rents",
    "rent-any": "rents",
}
"""The kinds of card that the booklet counts apart; all others are actions (DEAL-1)."""


def figures_of(box: AnyBox) -> dict[str, str | int]:
    """Return what clauses may name: the figures of a box with its options, and the choices made there."""
    figures = _of_pack(box) if isinstance(box, DealBox) else _of_edition(box)
    return {"edition": box.id, "booklet": _booklets().get(box.id, ""), **figures}


def shown_figures(box: AnyBox, figures: Values, language: str) -> dict[str, str]:
    """Return what is written otherwise than as a plain number: money and the decks' names."""
    names = _DEAL_MONEY if isinstance(box, DealBox) else (*_MONEY, *_STATIONS)
    sums = {name: money(int(figures[name]), box.file.currency, language) for name in names}
    if isinstance(box, DealBox):
        return sums
    return sums | {"chance": deck_name(box, "chance", language), "chest": deck_name(box, "chest", language)}


def rulebook() -> Traversable:
    """Return where the rulebook is: in the wheel, or beside the package in the checkout."""
    packed = files("monopolista") / "rulebook"
    return packed if packed.is_dir() else Path(__file__).resolve().parents[2] / "rulebook"


def _of_pack(box: DealBox) -> dict[str, str | int]:
    choices, options = box.file.choices, box.options
    chosen = {
        "broken": options.broken or choices.broken,
        "excess": options.excess or choices.excess,
        "wild_sets": options.wild_sets or choices.wild_sets,
    }
    counts = Counter(_COUNTED.get(card.kind, "actions") for card in box.cards)
    return {**chosen, **{name: int(getattr(box.pack, name)) for name in _PACK}, "cards": len(box.cards), **counts}


def _of_edition(box: Box) -> dict[str, str | int]:
    file, options, edition = box.file, box.options, box.edition
    chosen = {
        "rent": options.rent or file.choices.rent,
        "build_when": options.build_when or file.choices.build_when,
        "bankrupt_to": options.bankrupt_to or file.choices.bankrupt_to,
    }
    return {**chosen, **{name: int(getattr(edition, name)) for name in _EDITION}, **_of_board(box), **_of_options(box)}


def _of_board(box: Box) -> dict[str, int]:
    file = box.file
    effects = [card.effect for card in box.cards]
    nearest = {card.effect: card.amount for card in box.cards if card.effect.startswith("nearest-")}
    return {
        "tokens": file.tokens,
        "deeds": sum(square.price > 0 for square in file.squares),
        "cards": len(box.cards) // 2,
        "card_choice": int("pay-or-draw" in effects),
        "card_nearest": int(bool(nearest)),
        "station_times": nearest.get("nearest-station", 1),
        "company_times": nearest.get("nearest-company", 1),
        **dict(zip(_STATIONS, file.numbers.station_rent, strict=True)),
        **dict(zip(("company_1", "company_2"), file.numbers.company_factor, strict=True)),
    }


def _of_options(box: Box) -> dict[str, int]:
    file, options = box.file, box.options
    timed = options.timed is not None or options.turns is not None
    return {
        "cash": file.numbers.cash if options.cash is None else options.cash,
        "no_limit": int(bool(options.no_limit)),
        "speedy": int(is_speedy(file, options)),
        "speedy_cash": file.speedy.cash,
        "short": int(bool(options.short)),
        "short_deeds": deeds_dealt(file, options) or file.short.deeds,
        "short_hotel_after": file.short.hotel_after,
        "short_whole": int(file.short.hotel_whole),
        "last_bankruptcy": file.short.last_bankruptcy,
        "timed": int(timed),
        "minutes": options.timed or 0,
        "turns": options.turns or 0,
        "time_deeds": file.timed.deeds,
    }


@cache
def _booklets() -> dict[str, str]:
    return tomllib.loads((rulebook() / "booklets.toml").read_text(encoding="utf-8"))
