"""The advice on a board: it names what stands outside the classic figures, and each change that it offers mends it."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given

from monopolista.games import edition_content, faults_in_box, make_box, register_content
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.odds.balance import AdviceView
from monopolista.games.classic.odds.printed import BOARD_ODDS
from monopolista.games.classic.odds.view import ClassicOddsView
from monopolista.games.interface.simulator import OddsError
from tests.battery.generated_boxes import thorough
from tests.battery.quick_strategies import SEEDS
from tests.games.classic.editions import generated_boxes
from tests.plugins.campaigns import Campaign

Values = dict[str, Any]
WAYS = {"jail": "leave"}
A_TENTH = 0.1
SUMS_ON_CARDS = ("receive", "pay", "receive-each", "pay-each", "pay-or-draw", "repairs", "nearest-company")
PAINTED: dict[str, str] = dict(zip(COLOURS, (*COLOURS[3:], *COLOURS[:3]), strict=True))
"""Another colour for each colour of a group."""


def values_of(edition: str) -> Values:
    return msgspec.json.decode(edition_content(edition))


def judged(values: Values) -> ClassicOddsView:
    name = register_content(make_box(values, "board"), "board")
    return BOARD_ODDS.of(load(name, Options(speedy=False)), WAYS).view()


def changed(values: Values, change: dict[str, int]) -> Values:
    """Return the values of a box after a change."""
    copy = msgspec.json.decode(msgspec.json.encode(values))
    for key, value in change.items():
        *path, last = path_of(key)
        part_at(copy, path)[last] = value
    return copy


def path_of(key: str) -> list[str | int]:
    """Return the names and numbers in a key of an edition file, such as ``squares[1].rent[0]``."""
    return [int(part) if part.isdecimal() else part for part in re.findall(r"\w+", key)]


def part_at(values: Values, path: Sequence[str | int]) -> Any:
    part: Any = values
    for one in path:
        part = part[one]
    return part


def named(advice: AdviceView) -> tuple[str, str | int | None, str]:
    return advice.about, advice.name or advice.place, advice.part


def times_in_group(values: Values, colour: str, key: str, factor: float) -> None:
    for square in values["squares"]:
        if square["colour"] == colour:
            now: int | list[int] = square[key]
            square[key] = round(now * factor) if isinstance(now, int) else [round(one * factor) for one in now]
            square["mortgage"] = square["price"] // 2


def rents_halved(values: Values) -> None:
    times_in_group(values, "green", "rent", 0.5)


def rents_a_fifth_lower(values: Values) -> None:
    times_in_group(values, "orange", "rent", 0.8)


def house_price_doubled(values: Values) -> None:
    times_in_group(values, "light-blue", "house_price", 2)


def prices_doubled(values: Values) -> None:
    times_in_group(values, "yellow", "price", 2)


def one_ladder_tripled(values: Values) -> None:
    values["squares"][8]["rent"] = [3 * rent for rent in values["squares"][8]["rent"]]


def one_of_two_ladders_tripled(values: Values) -> None:
    values["squares"][1]["rent"] = [3 * rent for rent in values["squares"][1]["rent"]]


def one_ladder_a_quarter_lower(values: Values) -> None:
    values["squares"][31]["rent"] = [round(0.75 * rent) for rent in values["squares"][31]["rent"]]


def one_street_dear(values: Values) -> None:
    values["squares"][6] |= {"price": 900, "mortgage": 450}


def one_hotel_dear(values: Values) -> None:
    values["squares"][39]["rent"][5] = 6000


def all_hotels_dear(values: Values) -> None:
    for place in (21, 23, 24):
        values["squares"][place]["rent"][5] *= 3


def station_at_900(values: Values) -> None:
    values["squares"][15] |= {"price": 900, "mortgage": 450}


def stations_dear(values: Values) -> None:
    for place in (5, 15, 25, 35):
        values["squares"][place] |= {"price": 500, "mortgage": 250}


def station_rents(values: Values) -> None:
    values["numbers"]["station_rent"] = [100, 200, 400, 800]


def station_steps(values: Values) -> None:
    values["numbers"]["station_rent"] = [170, 180, 190, 200]


def company_factors(values: Values) -> None:
    values["numbers"]["company_factor"] = [12, 30]


def tax_of_2000(values: Values) -> None:
    values["squares"][4]["tax"] = 2000


def salary_tripled(values: Values) -> None:
    values["numbers"]["salary"] = 600


def fine_of_500(values: Values) -> None:
    values["numbers"]["fine"] = 500


def cash_of_100(values: Values) -> None:
    values["numbers"]["cash"] = 100


def card_paying_2000(values: Values) -> None:
    next(card for card in values["cards"] if card["effect"] == "receive")["amount"] = 2000


def repairs_of_400(values: Values) -> None:
    next(card for card in values["cards"] if card["effect"] == "repairs")["second"] = 400


SPOILED: dict[Callable[[Values], None], tuple[str, str | int | None, str]] = {
    rents_halved: ("group", "green", "rents"),
    rents_a_fifth_lower: ("group", "orange", "rents"),
    house_price_doubled: ("group", "light-blue", "house-price"),
    prices_doubled: ("group", "yellow", "prices"),
    one_ladder_tripled: ("deed", 8, "rents"),
    one_of_two_ladders_tripled: ("deed", 1, "rents"),
    one_ladder_a_quarter_lower: ("deed", 31, "rents"),
    one_street_dear: ("deed", 6, "prices"),
    one_hotel_dear: ("deed", 39, "ladder"),
    all_hotels_dear: ("group", "red", "ladder"),
    station_at_900: ("deed", 15, "prices"),
    stations_dear: ("group", "station", "prices"),
    station_rents: ("group", "station", "rents"),
    station_steps: ("group", "station", "ladder"),
    company_factors: ("group", "company", "rents"),
    tax_of_2000: ("tax", 4, "amount"),
    salary_tripled: ("number", "salary", "amount"),
    fine_of_500: ("number", "fine", "amount"),
    cash_of_100: ("number", "cash", "amount"),
    card_paying_2000: ("card", None, "amount"),
    repairs_of_400: ("card", None, "amount"),
}


@pytest.mark.campaign(sample=len(SPOILED))
@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_what_was_spoiled_is_named_alone_and_each_change_brings_it_back(
    spoil: Callable[[Values], None], campaign: Campaign
) -> None:
    """In one of two editions, in full runs in both."""
    editions = ("us", "italy-euro")
    for edition in editions if campaign.full else editions[campaign.seed % 2 :][:1]:
        check_advice(edition, spoil)


def check_advice(edition: str, spoil: Callable[[Values], None]) -> None:
    values = values_of(edition)
    usual = {one.colour: one.turns for one in judged(values).balance}
    spoil(values)
    (advice,) = judged(values).advice
    assert judged(repainted(values)).advice == [repainted_advice(advice)]
    about, thing, part = named(advice)
    assert (about, None if about == "card" else thing, part) == SPOILED[spoil]
    assert advice.changes
    for change in advice.changes:
        view = judged(changed(values, change.values))
        assert view.advice == []
        for one in view.balance:
            assert one.turns == pytest.approx(usual[one.colour], rel=A_TENTH)
    for key, value in advice.changes[0].values.items():
        assert value == pytest.approx(part_at(values_of(edition), path_of(key)), rel=A_TENTH) or about == "card"


def repainted(values: Values) -> Values:
    """Return the values of a box with its groups in other colours."""
    squares = [square | {"colour": PAINTED.get(square["colour"])} for square in values["squares"]]
    return values | {"squares": squares}


def repainted_advice(advice: AdviceView) -> AdviceView:
    return msgspec.structs.replace(advice, name=PAINTED.get(advice.name, advice.name))


@pytest.mark.parametrize("edition", ["us", "italy"])
def test_groups_of_a_board_are_judged_alike_in_any_colours_and_the_other_way_round(edition: str) -> None:
    values = values_of(edition)
    usual = judged(values).balance
    painted = [msgspec.structs.replace(one, colour=PAINTED.get(one.colour, one.colour)) for one in usual]
    assert judged(repainted(values)).balance == painted
    streets = [place for place, square in enumerate(values["squares"]) if square["kind"] == "street"]
    squares = [*values["squares"]]
    for place, other in zip(streets, reversed(streets), strict=True):
        squares[place] = values["squares"][other]
    assert [one.classic_colour for one in painted] == [one.colour for one in usual]
    spans = {one.colour: one.classic for one in usual}
    backwards = judged(values | {"squares": squares}).balance
    assert {one.colour: one.classic for one in backwards} == pytest.approx(spans, rel=A_TENTH)


def test_no_house_price_is_offered_where_none_would_mend_a_group() -> None:
    values = values_of("us")
    times_in_group(values, "yellow", "price", 6)
    times_in_group(values, "yellow", "rent", 0.7)
    (advice,) = judged(values).advice
    assert [change.part for change in advice.changes] == ["rents"]
    assert judged(changed(values, advice.changes[0].values)).advice == []


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_sums_that_are_offered_are_round_where_a_dearer_salary_scales_the_classic_ones(
    spoil: Callable[[Values], None],
) -> None:
    """A tenth more than a rent of 70 or a price of 140 would be 77 and 154."""
    values = values_of("us")
    values["numbers"]["salary"] = 220
    spoil(values)
    for advice in judged(values).advice:
        for key, sum_ in [pair for change in advice.changes for pair in change.values.items()]:
            is_kept = sum_ == part_at(values, path_of(key))
            assert is_kept or sum_ < 50 or sum_ % 5 == 0
            assert advice.changes[0].part != "amount" or sum_ in (advice.low, advice.high)


@pytest.mark.campaign
def test_advice_on_any_board_leaves_it_sound(campaign: Campaign) -> None:
    @thorough(campaign, sample=2, full=40)
    @given(SEEDS)
    def check(seed: int) -> None:
        check_followed(generated_boxes.boxes().of(seed))

    check()


@pytest.mark.parametrize("seed", [1, 8, 12], ids=["cash", "rent", "card"])
def test_in_dear_money_no_change_is_offered_that_an_edition_cannot_have(seed: int) -> None:
    """The classic starting cash, the steps of a rent and the factor of a card were more than that."""
    check_followed(generated_boxes.boxes_in_classic_groups().of(seed))


def check_followed(values: Values) -> None:
    with suppress(OddsError):
        followed = [change.values for advice in judged(values).advice for change in advice.changes[:1]]
        mended = changed(values, {key: value for change in followed for key, value in change.items()})
        assert {fault.key for fault in faults_in_box(mended)} <= {"first-bid"}


@pytest.mark.parametrize("edition", edition_ids())
def test_a_board_of_the_program_gets_no_advice_whatever_its_decks_and_money(edition: str) -> None:
    for deck in load(edition).file.decks.variants:
        box = load(edition, Options(deck=deck, speedy=False))
        assert [BOARD_ODDS.of(box, {"jail": jail}).view().advice for jail in ("leave", "stay")] == [[], []]
    values = values_of(edition)
    in_other_money(values, 5)
    assert judged(values).advice == []
    in_other_money(values, 20)
    assert judged(values).advice == []
    values = values_of(edition)
    in_other_money(values, 5)
    values["cards"] = [card | {"amount": 9000} if card["effect"] == "receive" else card for card in values["cards"]]
    assert {one.high for one in judged(values).advice} == {1000}


def in_other_money(values: Values, factor: int) -> None:
    """Multiply every sum of a box."""
    for square in values["squares"]:
        square |= {key: square[key] * factor for key in ("price", "mortgage", "house_price", "tax")}
        square["rent"] = square["rent"] and [rent * factor for rent in square["rent"]]
    numbers = values["numbers"]
    numbers |= {key: numbers[key] * factor for key in ("cash", "salary", "fine")}
    for key in ("station_rent", "company_factor"):
        numbers[key] = [rent * factor for rent in numbers[key]]
    for card in values["cards"]:
        if card["effect"] in SUMS_ON_CARDS:
            card |= {"amount": card["amount"] * factor, "second": card["second"] * factor}
