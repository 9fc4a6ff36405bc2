"""The box of MONOPOLY Deal holds what is printed on its cards, and its options change what they are for."""

from typing import Any

import msgspec
import pytest

from monopolista.engine.records import dtype_of, to_bytes
from monopolista.games import edition_ids as all_editions
from monopolista.games import load as any_box
from monopolista.games.common.options import Chosen, OptionError, house_rules
from monopolista.games.deal.editions import Options, edition_ids, load, options_of
from monopolista.games.deal.editions.box import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules import records
from monopolista.games.deal.rules.clauses import NUMBERS
from monopolista.games.deal.rules.records import KINDS, MEMBERS, NO_COLOUR, Pack
from tests.games.streets import DUTCH, FRENCH, names

BOX = load("deal")
PACK = BOX.pack

CARDS = """
money-1 6 1
money-2 5 2
money-3 3 3
money-4 3 4
money-5 2 5
money-10 1 10
brown-1 1 1 brown
brown-2 1 1 brown
light-blue-1 1 1 light-blue
light-blue-2 1 1 light-blue
light-blue-3 1 1 light-blue
pink-1 1 2 pink
pink-2 1 2 pink
pink-3 1 2 pink
orange-1 1 2 orange
orange-2 1 2 orange
orange-3 1 2 orange
red-1 1 3 red
red-2 1 3 red
red-3 1 3 red
yellow-1 1 3 yellow
yellow-2 1 3 yellow
yellow-3 1 3 yellow
green-1 1 4 green
green-2 1 4 green
green-3 1 4 green
dark-blue-1 1 4 dark-blue
dark-blue-2 1 4 dark-blue
station-1 1 2 station
station-2 1 2 station
station-3 1 2 station
station-4 1 2 station
company-1 1 2 company
company-2 1 2 company
wild-light-blue-brown 1 1 light-blue brown
wild-light-blue-station 1 4 light-blue station
wild-pink-orange 2 2 pink orange
wild-red-yellow 2 3 red yellow
wild-dark-blue-green 1 4 dark-blue green
wild-green-station 1 4 green station
wild-station-company 1 2 station company
wild-any 2 0
rent-brown-light-blue 2 1 brown light-blue
rent-pink-orange 2 1 pink orange
rent-red-yellow 2 1 red yellow
rent-green-dark-blue 2 1 green dark-blue
rent-station-company 2 1 station company
rent-any 3 3
deal-breaker 2 5
just-say-no 3 4
sly-deal 3 3
forced-deal 3 3
debt-collector 3 3
birthday 3 2
pass-go 10 1
house 3 3
hotel 2 4
double-rent 2 1
"""
"""Key, number of copies, value, colours."""

RENTS = """
brown 1 2
light-blue 1 2 3
pink 1 2 4
orange 1 3 5
red 2 3 6
yellow 2 4 6
green 2 4 7
dark-blue 3 8
station 1 2 3 4
company 1 2
"""

STREETS = """
Vicolo Corto|Vicolo Stretto|Bastioni Gran Sasso|Viale Monterosa|Viale Vesuvio|Via Accademia|Corso Ateneo
Piazza Università|Via Verdi|Corso Raffaello|Piazza Dante|Via Marco Polo|Corso Magellano|Largo Colombo
Viale Costantino|Viale Traiano|Piazza Giulio Cesare|Via Roma|Corso Impero|Largo Augusto|Viale dei Giardini
Parco della Vittoria|Stazione Sud|Stazione Ovest|Stazione Nord|Stazione Est|Società Elettrica|Società Acqua Potabile
"""
ATLANTIC_CITY = """
Mediterranean Avenue|Baltic Avenue|Oriental Avenue|Vermont Avenue|Connecticut Avenue|St. Charles Place|States Avenue
Virginia Avenue|St. James Place|Tennessee Avenue|New York Avenue|Kentucky Avenue|Indiana Avenue|Illinois Avenue
Atlantic Avenue|Ventnor Avenue|Marvin Gardens|Pacific Avenue|North Carolina Avenue|Pennsylvania Avenue|Park Place
Boardwalk|Reading Railroad|Pennsylvania Railroad|B. & O. Railroad|Short Line|Electric Company|Water Works
"""
STREETS_FIRST = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39]
PLACES = [*STREETS_FIRST, 5, 15, 25, 35, 12, 28]
"""The squares of the properties, in the order of their cards."""


def test_the_pack_has_the_numbers_of_cards_that_the_booklet_lists() -> None:
    counted: dict[str, int] = dict.fromkeys(("money", "property", "convertible", "rent", "action"), 0)
    categories = {"money": "money", "property": "property", "wild": "convertible", "wild-any": "convertible"}
    for card in BOX.cards:
        counted[categories.get(card.kind, "rent" if card.kind.startswith("rent") else "action")] += 1
    assert counted == {"money": 20, "property": 28, "convertible": 11, "rent": 13, "action": 34}
    assert len(BOX.cards) == sum(counted.values()) == 106


def test_every_card_is_there_so_many_times_with_its_value_and_colours() -> None:
    number = 0
    for line in CARDS.strip().splitlines():
        key, count, value, *colours = line.split()
        for _ in range(int(count)):
            card = BOX.cards[number]
            assert (card.key, PACK.value[number]) == (key, int(value))
            of_card = [PACK.colour[number], PACK.second[number]]
            assert of_card == [*map(COLOUR_KEYS.index, colours), NO_COLOUR, NO_COLOUR][:2]
            assert KINDS[PACK.kind[number]] == card.kind
            number += 1
    assert number == 106


def test_the_money_in_the_pack() -> None:
    money = [card for card in range(106) if PACK.kind[card] == records.MONEY]
    assert sum(PACK.value[card] for card in money) == 57
    assert sum(PACK.value) == 252


def test_the_rents_are_those_of_the_cards() -> None:
    for colour, line in enumerate(RENTS.strip().splitlines()):
        key, *rents = line.split()
        assert COLOUR_KEYS[colour] == key
        assert PACK.size[colour] == len(rents)
        expected = [int(rent) for rent in rents] + [0] * (MEMBERS - len(rents))
        assert PACK.rent[colour * MEMBERS : (colour + 1) * MEMBERS] == expected


def test_houses_and_hotels_stand_on_streets_only() -> None:
    assert PACK.buildable == [1] * 8 + [0, 0]
    assert (COLOUR_KEYS[records.STATIONS], COLOUR_KEYS[records.COMPANIES]) == ("station", "company")


def test_the_numbers_are_those_of_the_booklet() -> None:
    assert (PACK.most_seats, PACK.dealt, PACK.drawn, PACK.drawn_empty) == (5, 5, 2, 5)
    assert (PACK.plays, PACK.most_hand, PACK.sets_to_win, PACK.go_cards) == (3, 7, 3, 2)
    assert (PACK.birthday, PACK.collects, PACK.house_rent, PACK.hotel_rent) == (2, 5, 3, 4)


def test_the_kinds_have_the_kernels_numbers() -> None:
    for number, kind in enumerate(KINDS):
        assert getattr(records, kind.upper().replace("-", "_")) == number


def test_the_properties_bear_the_streets_of_the_boards() -> None:
    named = [card.name for card in BOX.cards if card.name is not None]
    assert [name["it"] for name in named] == names(STREETS)
    assert [name["en"] for name in named] == names(ATLANTIC_CITY)
    assert [name["nl"] for name in named] == [names(DUTCH)[place] for place in PLACES]
    assert [name["fr"] for name in named] == [names(FRENCH)[place] for place in PLACES]


def test_the_cards_of_a_kind_have_one_picture() -> None:
    pictures = {card.key: card.picture for card in BOX.cards}
    assert pictures["money-1"] == pictures["money-10"]
    assert pictures["brown-1"] == pictures["dark-blue-2"] != pictures["station-1"]
    assert pictures["company-1"] != pictures["company-2"]
    actions = [card.picture for card in BOX.file.cards if KINDS.index(card.kind) >= records.RENT_ANY]
    assert len(actions) == len(set(actions))


def test_the_box_is_an_edition_beside_the_others() -> None:
    box = load("deal")
    assert isinstance(box, DealBox)
    assert (box.id, box.file.id, box.file.currency) == ("deal", "deal", "M")
    assert (box.file.language, set(box.file.languages)) == ("it", {"it", "nl", "fr", "en"})
    assert edition_ids() == ("deal",)
    assert "deal" in all_editions()


# Options.

EFFECTS: list[tuple[Options, dict[str, int]]] = [
    (Options(no_is_play=True), {"no_is_play": 1}),
    (Options(double_any=True), {"double_any": 1}),
    (Options(broken="stay"), {"broken": records.STAY}),
    (Options(broken="discard"), {"broken": records.DISCARD}),
    (Options(excess="under"), {"excess": records.UNDER_PILE}),
    (Options(wild_sets="property"), {"wild_sets": records.WITH_A_PROPERTY}),
    (Options(wild_sets="any"), {"wild_sets": records.ANY_CARDS}),
]


def changed(options: Options) -> dict[str, Any]:
    """Return the fields of the record in which a table differs from the booklet."""
    other = load(options=options).pack
    fields = dtype_of(Pack).names or ()
    return {name: getattr(other, name) for name in fields if getattr(other, name) != getattr(PACK, name)}


@pytest.mark.parametrize(("options", "fields"), EFFECTS)
def test_an_option_changes_what_it_is_for_and_nothing_else(options: Options, fields: dict[str, int]) -> None:
    assert changed(options) == fields
    assert house_rules(load(options=options)) == tuple(fields)


def test_every_choice_is_tried_above() -> None:
    tried = [value for options, _ in EFFECTS for value in msgspec.structs.asdict(options).values() if value is not None]
    chosen = [choice for option in options_of(BOX.file) for choice in option.choices if choice != option.value]
    assert [value for value in tried if value is not True] == chosen


def test_the_booklets_own_values_change_nothing() -> None:
    stated = {option.name: option.value for option in options_of(BOX.file)}
    booklet = {"no_is_play": False, "double_any": False, "broken": "bank", "excess": "discards", "wild_sets": "colour"}
    assert booklet.items() <= stated.items()
    box = load(options=msgspec.convert(stated, Options))
    assert to_bytes(box.pack) == to_bytes(PACK)
    assert house_rules(box) == ()


def test_an_option_names_its_clause() -> None:
    assert {option.clause for option in options_of(BOX.file)} <= set(NUMBERS)


@pytest.mark.parametrize("options", [options for options, _ in EFFECTS] + [Options(double_any=False)])
def test_the_classic_game_refuses_the_options_of_this_one(options: Options) -> None:
    with pytest.raises(OptionError) as caught:
        any_box("italy", options)
    assert caught.value.reason == "other-game"
    assert getattr(options, caught.value.names[0]) is not None


@pytest.mark.parametrize("options", [{"speedy": True}, {"turns": 9}, {"deck": "B"}, {"parking": False}, {"cash": 1500}])
def test_this_game_refuses_the_options_of_the_classic_one(options: Chosen) -> None:
    with pytest.raises(OptionError, match="this game has no such option") as caught:
        any_box("deal", options)
    assert caught.value.reason == "other-game"
    assert len(caught.value.names) == 1
