"""Options: each does what it says to the record, is known as a house rule or not, and refuses what clashes with it."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopolista.engine.records import dtype_of, to_bytes
from monopolista.games.classic.editions import Options, edition_ids, load, options_of
from monopolista.games.classic.rules.clauses import NUMBERS
from monopolista.games.classic.rules.records import NOT_IN_MOVES, OWN_OR_BETWEEN, Edition
from monopolista.games.common.options import Option, OptionError, declared, house_rules
from tests.battery.options import alone

CLASSIC = {field.name for field in msgspec.structs.fields(Options)}
every_edition = pytest.mark.parametrize("edition", edition_ids())


@dataclass
class Effect:
    """An option and the only fields of the record that it sets."""

    options: Options
    fields: dict[str, int]


EFFECTS = [
    Effect(Options(speedy=True), {"speedy": 1, "cash": 2500}),
    Effect(Options(short=True), {"dealt": 2, "hotel_after": 3, "last_bankruptcy": 2}),
    Effect(Options(timed=90), {}),
    Effect(Options(turns=100), {"last_turn": 100}),
    Effect(Options(first_bid=1), {"first_bid": 1}),
    Effect(Options(rent="owed"), {"rent_wait": 0}),
    Effect(Options(rent="asked-2"), {"rent_wait": 2}),
    Effect(Options(build_when="not-in-moves"), {"build_when": NOT_IN_MOVES}),
    Effect(Options(build_when="own-or-between"), {"build_when": OWN_OR_BETWEEN}),
    Effect(Options(bankrupt_to="bank"), {"to_bank": 1}),
    Effect(Options(cash=2000), {"cash": 2000}),
    Effect(Options(cash=2000, speedy=True), {"cash": 3000, "speedy": 1}),
    Effect(Options(houses=20), {"houses": 20}),
    Effect(Options(hotels=5), {"hotels": 5}),
    Effect(Options(no_limit=True), {"houses": 88, "hotels": 22}),
]


def changed(options: Options) -> dict[str, Any]:
    """Return the fields of the record in which an Italian table differs from the booklet."""
    plain, other = load("italy").edition, load("italy", options).edition
    names = [name for name in dtype_of(Edition).names or () if name != "cards"]
    return {name: getattr(other, name) for name in names if getattr(other, name) != getattr(plain, name)}


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: str(effect.options))
def test_an_option_changes_what_it_is_for_and_nothing_else(effect: Effect) -> None:
    assert changed(effect.options) == effect.fields


TRIED = {name for effect in EFFECTS for name, value in msgspec.structs.asdict(effect.options).items() if value}


@pytest.mark.parametrize("name", [name for name in declared(Options) if name not in {*TRIED, "deck"}])
def test_every_other_option_sets_its_own_field_alone(name: str) -> None:
    ways = [chosen for chosen in alone(load("italy")).values() if name in chosen]
    fields = {field for chosen in ways for field in changed(msgspec.convert(chosen, Options))}
    assert fields == {declared(Options)[name].called(name)}


@every_edition
def test_the_table_of_options_lists_each_once(edition: str) -> None:
    listed = [option.name for option in options_of(load(edition).file)]
    assert sorted(listed) == sorted(CLASSIC)


@every_edition
def test_the_booklets_own_values_change_nothing(edition: str) -> None:
    stated = {option.name: option.value for option in options_of(load(edition).file)}
    box = load(edition, msgspec.convert(stated, Options))
    assert to_bytes(box.edition) == to_bytes(load(edition).edition)
    assert house_rules(box) == ()


@every_edition
def test_an_option_names_a_clause_and_has_a_range_or_choices(edition: str) -> None:
    for option in options_of(load(edition).file):
        assert option.clause in NUMBERS
        assert (option.low < option.high) == (option.kind == "number")
        assert bool(option.choices) == (option.kind == "choice")
        assert option.value is None or within(option)


def within(option: Option) -> bool:
    if option.kind == "switch":
        return isinstance(option.value, bool)
    if option.kind == "choice":
        return option.value in option.choices
    return isinstance(option.value, int) and option.low <= option.value <= option.high


@pytest.mark.parametrize(
    ("edition", "booklets"),
    [
        ("italy", {"deck"}),
        ("italy-2013", {"deck", "speedy"}),
        ("italy-euro", {"deck", "timed", "turns"}),
        ("belgium-nl", {"deck", "short", "timed", "turns"}),
        ("us", {"deck", "short", "timed", "turns"}),
    ],
)
def test_what_a_booklet_does_not_describe_is_a_house_rule(edition: str, booklets: set[str]) -> None:
    assert {option.name for option in options_of(load(edition).file) if not option.house} == booklets


def test_a_table_departs_from_the_booklet_by_its_house_rules_only() -> None:
    options = Options(short=True, speedy=True, rent="asked-2", cash=1500, parking=True, no_auctions=False)
    assert house_rules(load("belgium-nl", options)) == ("speedy", "parking")
    assert house_rules(load("italy", options)) == ("speedy", "short", "rent", "parking")


@pytest.mark.parametrize(
    ("options", "names", "reason"),
    [
        (Options(deck="Z"), ("deck",), "unknown"),
        (Options(rent="later"), ("rent",), "unknown"),  # pyright: ignore[reportArgumentType]
        (Options(cash=0), ("cash",), "range"),
        (Options(cash=100_001), ("cash",), "range"),
        (Options(timed=0), ("timed",), "range"),
        (Options(turns=-1), ("turns",), "range"),
        (Options(first_bid=0), ("first_bid",), "range"),
        (Options(houses=89), ("houses",), "range"),
        (Options(hotels=23), ("hotels",), "range"),
        (Options(timed=90, turns=100), ("timed", "turns"), "two-clocks"),
        (Options(no_auctions=True, first_bid=20), ("no_auctions", "first_bid"), "no-first-bid"),
        (Options(first_bid=1501), ("first_bid", "cash"), "dear-bid"),
        (Options(cash=9), ("first_bid", "cash"), "dear-bid"),
        (Options(no_limit=True, houses=32), ("no_limit", "houses"), "no-number"),
        (Options(no_limit=True, hotels=12), ("no_limit", "hotels"), "no-number"),
        (Options(short=True, houses=5), ("short", "houses"), "small-stock"),
        (Options(short=True, hotels=1), ("short", "hotels"), "small-stock"),
        (Options(short=True, cash=749), ("short", "cash"), "dear-deal"),
    ],
)
def test_what_does_not_go_together_is_refused_by_name_and_reason(
    options: Options, names: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(OptionError) as caught:
        load("italy", options)
    assert (caught.value.names, caught.value.reason) == (names, reason)
    assert str(caught.value).startswith(" with ".join(names))


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("italy", Options(no_auctions=False, first_bid=20)),
        ("italy", Options(no_auctions=True, cash=9)),
        ("italy", Options(first_bid=1501, speedy=True)),
        ("italy", Options(short=False, houses=0, hotels=0)),
        ("italy", Options(short=True, houses=6, hotels=2)),
        ("italy", Options(short=True, cash=750)),
        ("italy", Options(timed=90, cash=700)),
        ("italy-euro", Options(short=True)),
        ("belgium-fr", Options(timed=90, cash=700)),
    ],
)
def test_what_makes_sense_together_is_allowed(edition: str, options: Options) -> None:
    assert load(edition, options).options == options


@pytest.mark.parametrize(
    ("options", "dealer"), [(Options(timed=9, cash=700), "timed"), (Options(turns=9, cash=700), "turns")]
)
def test_dealt_deeds_must_be_paid_for_in_the_timed_game_too(options: Options, dealer: str) -> None:
    with pytest.raises(OptionError) as caught:
        load("belgium-nl", options)
    assert caught.value.names == (dealer, "cash")


SOME = st.one_of(st.none(), st.booleans())
FEW = st.one_of(st.none(), st.integers(-1, 30))


@settings(deadline=None)
@given(
    st.sampled_from(edition_ids()),
    st.builds(
        Options, speedy=SOME, short=SOME, timed=FEW, turns=FEW, first_bid=FEW, houses=FEW, hotels=FEW, no_limit=SOME,
        no_auctions=SOME, cash=st.one_of(st.none(), st.integers(0, 3000)),
        rent=st.sampled_from([None, "owed", "asked-1", "asked-2"]),
    ),
)  # fmt: skip
def test_any_options_are_packed_or_refused_by_their_names(edition: str, options: Options) -> None:
    refused = refusal(edition, options)
    if refused is None:
        record = load(edition, options).edition
        assert to_bytes(record)
        assert record.cash >= record.first_bid or record.no_auctions
    else:
        assert set(refused.names) <= {option.name for option in options_of(load(edition).file)}


def refusal(edition: str, options: Options) -> OptionError | None:
    try:
        load(edition, options)
    except OptionError as error:
        return error
    return None


def test_options_survive_a_file_and_a_wire() -> None:
    options = Options(deck="A", short=True, timed=90, rent="owed", no_limit=True)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert hash(options) == hash(Options(deck="A", short=True, timed=90, rent="owed", no_limit=True))
