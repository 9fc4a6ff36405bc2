"""The values of an edition that the rulebook may contain: numbers and choices."""

from collections.abc import Mapping

from monopolista.engine.records import numbers_of
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.kinds import own_kinds
from monopolista.games.classic.editions.options import deeds_dealt, ends_by_clock, is_timed
from monopolista.games.classic.editions.schema import DECKS, NAMED_KINDS
from monopolista.games.classic.presentation.group_names import own_name
from monopolista.games.classic.presentation.narrate import deck_name
from monopolista.games.common import options
from monopolista.games.common.wording import money

_MONEY = ("cash", "salary", "fine", "first_bid", "raise_least", "building_first_bid", "speedy_cash")
_STATIONS = ("station_1", "station_2", "station_3", "station_4")


def values_of(box: Box) -> dict[str, str | int]:
    """Return the values that clauses may contain: numbers of the record, choices of the table, parts of the edition."""
    return {**numbers_of(box.edition), **options.rule_values(box), **_board_values(box), **_of_ways_of_playing(box)}


def formatted_values(box: Box, values: Mapping[str, str | int], language: str) -> dict[str, str]:
    """Return the values that are not written as plain numbers: money and the names of decks."""
    sums = {name: money(int(values[name]), box.file.currency, language) for name in (*_MONEY, *_STATIONS)}
    decks = {deck: deck_name(box, deck, language) for deck in DECKS}
    return sums | decks | {f"{kind}_kinds": own_name(box, kind, language, several=True) for kind in NAMED_KINDS}


def _board_values(box: Box) -> dict[str, int]:
    file = box.file
    effects = [card.effect for card in box.cards]
    nearest = {card.effect: card.amount for card in box.cards if card.effect.startswith("nearest-")}
    return {
        "tokens": file.tokens,
        "deeds": sum(square.price > 0 for square in file.squares),
        "cards": len(box.cards) // 2,
        "card_choice": int("pay-or-draw" in effects),
        "card_nearest": int(bool(nearest)),
        **{f"own_{kind}": int(kind in own_kinds(file)) for kind in NAMED_KINDS},
        "station_times": nearest.get("nearest-station", 1),
        "company_times": nearest.get("nearest-company", 1),
        **dict(zip(_STATIONS, file.numbers.station_rent, strict=True)),
        **dict(zip(("company_1", "company_2"), file.numbers.company_factor, strict=True)),
    }


def _of_ways_of_playing(box: Box) -> dict[str, int]:
    file, chosen = box.file, box.options
    return {
        "speedy_cash": file.speedy.cash,
        "short_deeds": deeds_dealt(file, chosen) or file.short.deeds,
        "short_hotel_after": file.short.hotel_after,
        "short_whole": int(file.short.hotel_whole),
        "last_bankruptcy": file.short.last_bankruptcy,
        "timed": int(is_timed(chosen)),
        "by_clock": int(ends_by_clock(file, chosen)),
        "minutes": chosen.timed or 0,
        "time_deeds": file.timed.deeds,
    }
