"""DEAL-16: houses and hotels, and what becomes of them when their set is broken."""

from collections.abc import Callable

import pytest

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules.records import BROKEN, Broken
from tests.games.deal.scenario import Scenario, position

BUILT = "brown: brown-1 brown-2 house hotel"
FULL = {
    "brown": (2, 2), "light-blue": (3, 3), "pink": (3, 4), "orange": (3, 5), "red": (3, 6), "yellow": (3, 6),
    "green": (3, 7), "dark-blue": (2, 8),
}  # fmt: skip


@pytest.mark.clause("DEAL-16")
@pytest.mark.card("house", "hotel")
@pytest.mark.parametrize("colour", FULL)
def test_a_house_adds_three_and_a_hotel_four_to_the_rent_of_a_complete_set(colour: str) -> None:
    size, rent = FULL[colour]
    cards = " ".join(f"{colour}-{number + 1}" for number in range(size))
    game = position(hands={0: ["house", "hotel", "rent-any"]}, sets={0: [f"{colour}: {cards}"]})
    game.does(f"0: play house {colour}")
    assert game.has_event("built", seat=0, subject="house", amount=colour, clause="DEAL-16")
    assert game.rent(0, colour) == rent + 3
    game.does(f"0: play hotel {colour}")
    assert game.rent(0, colour) == rent + 3 + 4
    assert (game.sets(0), game.discards, game.plays) == ([f"{colour}: {cards} house hotel"], [], 1)
    game.does(f"0: play rent-any {colour}")
    assert game.has_event("against", amount=rent + 7)


@pytest.mark.clause("DEAL-16")
def test_one_house_and_one_hotel_on_a_set() -> None:
    game = position(hands={0: ["house", "hotel"]}, sets={0: [BUILT, "red: red-1 red-2 red-3"]})
    game.refuses(0, "play house brown", "DEAL-16")
    game.refuses(0, "play hotel brown", "DEAL-16")
    assert game.targets(0, "play", "house") == ["red"]


@pytest.mark.clause("DEAL-16")
def test_no_hotel_without_a_house() -> None:
    game = position(hands={0: ["house", "hotel"]}, sets={0: ["brown: brown-1 brown-2"]})
    game.refuses(0, "play hotel brown", "DEAL-16")
    game.does("0: play house brown", "0: play hotel brown")


@pytest.mark.clause("DEAL-16")
@pytest.mark.parametrize(
    ("colour", "written"),
    [
        ("station", "station: station-1 station-2 station-3 station-4"),
        ("company", "company: company-1 company-2"),
        ("red", "red: red-1 red-2"),
        ("brown", "brown: wild-any wild-any"),
        ("pink", "red: red-1 red-2 red-3"),
    ],
)
def test_buildings_stand_on_complete_sets_of_streets_only(colour: str, written: str) -> None:
    game = position(hands={0: ["house"]}, sets={0: [written]})
    game.refuses(0, f"play house {colour}", "DEAL-16")
    game.refuses(0, "play house", "DEAL-16")


@pytest.mark.clause("DEAL-16")
def test_nobody_builds_on_the_sets_of_others() -> None:
    game = position(hands={0: ["house"]}, sets={1: ["brown: brown-1 brown-2"]})
    game.refuses(0, "play house brown", "DEAL-16")


@pytest.mark.clause("DEAL-16")
def test_nobody_says_no_to_a_building() -> None:
    game = position(hands={0: ["house"], 1: ["just-say-no"]}, sets={0: ["brown: brown-1 brown-2"]})
    game.does("0: play house brown")
    assert (game.question, game.asked) == ("to-play", [0])


# A broken set.


def break_by_moving(option: Broken | None) -> Scenario:
    """Move a card out of a built set."""
    written = "light-blue: light-blue-1 light-blue-2 wild-light-blue-brown house hotel"
    game = position(sets={0: [written]}, options=Options(broken=option))
    game.does("0: move wild-light-blue-brown brown")
    return game


def break_by_paying(option: Broken | None) -> Scenario:
    """Pay with a card of a built set."""
    written = "light-blue: light-blue-1 light-blue-2 light-blue-3 house hotel"
    game = position(
        turn=1, hands={1: ["rent-any"]}, sets={0: [written], 1: ["brown: brown-1"]}, options=Options(broken=option)
    )
    game.does("1: play rent-any brown", "0: allow", "0: pick light-blue-3", "0: pay")
    return game


@pytest.mark.option("broken")
@pytest.mark.clause("DEAL-16")
@pytest.mark.parametrize("break_it", [break_by_moving, break_by_paying])
@pytest.mark.parametrize(
    ("option", "sets", "bank", "discards"),
    [
        (None, "light-blue: light-blue-1 light-blue-2", ["house", "hotel"], []),
        ("bank", "light-blue: light-blue-1 light-blue-2", ["house", "hotel"], []),
        ("stay", "light-blue: light-blue-1 light-blue-2 house hotel", [], []),
        ("discard", "light-blue: light-blue-1 light-blue-2", [], ["house", "hotel"]),
    ],
)
def test_the_buildings_of_a_broken_set_go_where_the_option_says(
    break_it: Callable[[Broken | None], Scenario],
    option: Broken | None,
    sets: str,
    bank: list[str],
    discards: list[str],
) -> None:
    game = break_it(option)
    where = BROKEN.index(option or "bank")
    for building in ("house", "hotel"):
        assert game.has_event("set-broken", seat=0, subject=building, amount=where, clause="DEAL-16")
    assert sets in game.sets(0)
    assert game.bank(0) == bank
    assert [card for card in game.discards if card in ("house", "hotel")] == discards
    assert game.state.players[0].bank == (7 if bank else 0)
    assert game.rent(0, "light-blue") == 2


@pytest.mark.option("broken")
@pytest.mark.clause("DEAL-16")
def test_buildings_that_stay_earn_again_when_the_set_is_complete_again() -> None:
    game = break_by_moving("stay")
    assert game.rent(0, "light-blue") == 2
    game.does("0: move wild-light-blue-brown light-blue")
    assert game.rent(0, "light-blue") == 3 + 3 + 4


@pytest.mark.clause("DEAL-16")
def test_buildings_that_stay_may_pay() -> None:
    sets = {1: ["red: red-1 red-2 house hotel"]}
    game = position(hands={0: ["debt-collector"]}, sets=sets, options=Options(broken="stay"))
    game.does("0: play debt-collector 1", "1: allow", "1: pick house", "1: pick red-1", "1: pay")
    assert (game.bank(0), game.sets(0)) == (["house"], ["red: red-1"])
    assert game.sets(1) == ["red: red-2 hotel"]


@pytest.mark.clause("DEAL-16")
def test_buildings_stay_only_as_long_as_a_card_of_their_set_lies() -> None:
    sets = {0: ["light-blue: wild-light-blue-brown house hotel", "red: wild-red-yellow house"]}
    game = position(sets=sets, options=Options(broken="stay"))
    game.does("0: move wild-light-blue-brown brown")
    assert (game.bank(0), game.sets(0)) == (
        ["house", "hotel"],
        ["brown: wild-light-blue-brown", "red: wild-red-yellow house"],
    )


@pytest.mark.clause("DEAL-16")
def test_a_deal_breaker_finds_no_complete_set_under_buildings_that_stay() -> None:
    sets = {1: ["light-blue: light-blue-1 light-blue-2 house"]}
    game = position(hands={0: ["deal-breaker", "sly-deal"]}, sets=sets, options=Options(broken="stay"))
    assert game.targets(0, "play", "deal-breaker") == []
    game.does("0: play sly-deal light-blue-1", "1: allow")
    assert (game.sets(0), game.sets(1)) == (["light-blue: light-blue-1"], ["light-blue: light-blue-2 house"])


@pytest.mark.clause("DEAL-16")
@pytest.mark.parametrize(
    ("option", "sets", "bank", "discards"),
    [
        (None, "brown: brown-1 brown-2", ["hotel"], ["birthday"]),
        ("stay", "brown: brown-1 brown-2 hotel", [], ["birthday"]),
        ("discard", "brown: brown-1 brown-2", [], ["birthday", "hotel"]),
    ],
)
def test_who_pays_with_the_house_loses_the_hotel_too(
    option: Broken | None, sets: str, bank: list[str], discards: list[str]
) -> None:
    game = position(hands={0: ["birthday"]}, sets={1: [BUILT]}, options=Options(broken=option))
    game.does("0: play birthday", "1: allow", "1: pick house", "1: pay")
    assert game.has_event("set-broken", seat=1, subject="hotel")
    assert not game.has_event("set-broken", subject="house")
    assert (game.bank(0), game.bank(1), game.sets(1), game.discards) == (["house"], bank, [sets], discards)
    assert game.rent(1, "brown") == 2


@pytest.mark.clause("DEAL-16")
def test_paying_with_the_hotel_leaves_the_house() -> None:
    game = position(hands={0: ["birthday"]}, sets={1: [BUILT]})
    game.does("0: play birthday", "1: allow", "1: pick hotel", "1: pay")
    assert not game.has_event("set-broken")
    assert (game.bank(0), game.sets(1)) == (["hotel"], ["brown: brown-1 brown-2 house"])


@pytest.mark.clause("DEAL-16")
def test_the_hotel_that_pays_along_with_its_set_is_paid_once() -> None:
    game = position(hands={0: ["debt-collector"]}, sets={1: [BUILT]})
    game.does("0: play debt-collector 1", "1: allow", "1: pick hotel", "1: pick brown-1", "1: pay")
    assert (game.bank(0), game.sets(0)) == (["hotel"], ["brown: brown-1"])
    assert (game.bank(1), game.sets(1)) == (["house"], ["brown: brown-2"])


@pytest.mark.clause("DEAL-16")
def test_a_building_once_in_the_bank_is_money() -> None:
    game = break_by_moving(None)
    game.refuses(0, "play house light-blue", "DEAL-3")
