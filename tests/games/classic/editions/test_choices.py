"""Where the booklets differ: what each edition rules, and what it becomes in the record that the kernel reads."""

import pytest

from monopolista.engine.records import numbers_of
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules.house import HouseRules
from monopolista.games.classic.rules.records import ANY_TIME, NOT_IN_MOVES, OWN_OR_BETWEEN

CHOICES: dict[str, dict[str, int]] = {
    "italy": {
        "cash": 1500, "first_bid": 10, "building_first_bid": 10, "rent_wait": 1, "company_anew": 1,
        "build_when": ANY_TIME, "debt_in_kind": 0, "to_bank": 0, "rich_buildings": 100, "speedy": 0,
    },
    "italy-2013": {
        "cash": 2500, "first_bid": 10, "building_first_bid": 10, "rent_wait": 0, "company_anew": 1,
        "build_when": ANY_TIME, "debt_in_kind": 0, "to_bank": 0, "rich_buildings": 100, "speedy": 1,
    },
    "italy-euro": {
        "cash": 1500, "first_bid": 1, "building_first_bid": 5, "rent_wait": 0, "company_anew": 0,
        "build_when": NOT_IN_MOVES, "debt_in_kind": 0, "to_bank": 1, "rich_buildings": 50, "speedy": 0,
    },
    "belgium-nl": {
        "cash": 1500, "first_bid": 1, "building_first_bid": 0, "rent_wait": 2, "company_anew": 0,
        "build_when": ANY_TIME, "debt_in_kind": 1, "to_bank": 0, "rich_buildings": 100, "speedy": 0,
    },
    "belgium-fr": {
        "cash": 1500, "first_bid": 1, "building_first_bid": 0, "rent_wait": 2, "company_anew": 0,
        "build_when": OWN_OR_BETWEEN, "debt_in_kind": 1, "to_bank": 0, "rich_buildings": 100, "speedy": 0,
    },
    "us": {
        "cash": 1500, "first_bid": 1, "building_first_bid": 0, "rent_wait": 2, "company_anew": 0,
        "build_when": OWN_OR_BETWEEN, "debt_in_kind": 1, "to_bank": 0, "rich_buildings": 100, "speedy": 0,
    },
    "uk": {
        "cash": 1500, "first_bid": 1, "building_first_bid": 0, "rent_wait": 2, "company_anew": 0,
        "build_when": OWN_OR_BETWEEN, "debt_in_kind": 1, "to_bank": 0, "rich_buildings": 100, "speedy": 0,
    },
}  # fmt: skip
ALIKE = {
    "raise_least": 1, "dealt": 0, "last_bankruptcy": 0, "hotel_whole": 0,
    **dict.fromkeys(numbers_of(HouseRules()), 0),
}  # fmt: skip
every_edition = pytest.mark.parametrize("edition", CHOICES)


@every_edition
def test_an_edition_plays_as_its_booklet_says(edition: str) -> None:
    record = load(edition).edition
    for field, value in (CHOICES[edition] | ALIKE).items():
        assert getattr(record, field) == value, field


@every_edition
def test_the_short_game_deals_deeds_and_ends_at_the_second_bankruptcy(edition: str) -> None:
    record = load(edition, Options(short=True)).edition
    assert (record.dealt, record.hotel_after, record.last_bankruptcy) == (2, 3, 2)


@every_edition
def test_only_the_french_booklet_sells_the_three_houses_with_the_hotel(edition: str) -> None:
    assert load(edition, Options(short=True)).edition.hotel_whole == (edition == "belgium-fr")


@every_edition
def test_only_the_french_booklet_lets_a_street_be_mortgaged_beside_buildings_of_its_colour(edition: str) -> None:
    assert load(edition).edition.mortgage_own == (edition == "belgium-fr")


@every_edition
@pytest.mark.parametrize("options", [Options(timed=90), Options(turns=200)])
def test_deeds_are_dealt_in_the_timed_game_where_the_dutch_rules_hold(edition: str, options: Options) -> None:
    record = load(edition, options).edition
    assert record.dealt == (2 if edition in ("belgium-nl", "us", "uk") else 0)
    assert (record.hotel_after, record.last_bankruptcy) == (4, 0)


@every_edition
def test_the_speedy_die_comes_with_a_thousand_more(edition: str) -> None:
    with_die, without = (
        load(edition, Options(speedy=True)).edition,
        load(edition, Options(speedy=False)).edition,
    )
    assert (with_die.speedy, with_die.cash) == (1, 2500)
    assert (without.speedy, without.cash) == (0, 1500)


@every_edition
def test_the_booklet_describes_these_ways_of_playing(edition: str) -> None:
    described = {"italy-2013": ("speedy",), "italy-euro": ("timed",), "italy": ()}
    assert load(edition).file.choices.options == described.get(edition, ("short", "timed"))
