"""DEAL-6, DEAL-7: sets, rearranging them, and convertible cards."""

import pytest

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules.records import WildSets
from tests.games.deal.scenario import position

TWO_COLOURS = {
    "wild-light-blue-brown": ["brown", "light-blue"],
    "wild-light-blue-station": ["light-blue", "station"],
    "wild-pink-orange": ["pink", "orange"],
    "wild-red-yellow": ["red", "yellow"],
    "wild-dark-blue-green": ["green", "dark-blue"],
    "wild-green-station": ["green", "station"],
    "wild-station-company": ["station", "company"],
}
COLOURS = ["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "station", "company"]


# Rearranging.


@pytest.mark.clause("DEAL-6")
def test_rearranging_is_no_play_and_happens_any_number_of_times() -> None:
    game = position(sets={0: ["red: red-1 wild-red-yellow", "yellow: yellow-1"]}, plays=0)
    for _ in range(4):
        game.does("0: move wild-red-yellow yellow")
        assert game.has_event("moved", seat=0, subject="wild-red-yellow", amount="yellow", clause="DEAL-6")
        assert game.sets(0) == ["red: red-1", "yellow: yellow-1 wild-red-yellow"]
        game.does("0: move wild-red-yellow red")
        assert game.sets(0) == ["red: red-1 wild-red-yellow", "yellow: yellow-1"]
    assert game.plays == 0


@pytest.mark.clause("DEAL-6")
def test_one_rearranges_only_in_ones_own_turn() -> None:
    game = position(sets={1: ["red: wild-red-yellow"]})
    game.refuses(1, "move wild-red-yellow yellow", "DEAL-6")
    game.pass_turn()
    game.does("1: move wild-red-yellow yellow")


@pytest.mark.clause("DEAL-6")
@pytest.mark.parametrize("waiting", ["for an answer", "for a payment", "for cards to discard"])
def test_one_does_not_rearrange_in_the_middle_of_something(waiting: str) -> None:
    hand = ["birthday", *["money-1"] * 6, "money-2", "money-3"]
    game = position(hands={0: hand}, banks={1: ["money-5", "money-4"]}, sets={0: ["red: wild-red-yellow"]})
    if waiting == "for cards to discard":
        game.does("0: end")
    else:
        game.does("0: play birthday", *["1: allow"] * (waiting == "for a payment"))
    game.refuses(0, "move wild-red-yellow yellow", "DEAL-6")


@pytest.mark.clause("DEAL-6")
def test_one_rearranges_only_what_lies_in_front_of_one() -> None:
    game = position(hands={0: ["wild-red-yellow"]}, sets={1: ["red: wild-red-yellow"]}, banks={0: ["money-1"]})
    for card in ("wild-red-yellow#1", "wild-red-yellow#2", "money-1"):
        game.refuses(0, f"move {card} yellow", "DEAL-6")


@pytest.mark.clause("DEAL-6")
def test_moving_a_card_to_where_it_lies_changes_nothing_and_is_not_offered() -> None:
    game = position(sets={0: ["red: wild-red-yellow red-1", "pink: pink-1"]})
    assert game.offered(0, "move") == ["move wild-red-yellow yellow"]
    game.refuses(0, "move pink-1 pink.2", "DEAL-3")
    game.refuses(0, "move red-1 red", "DEAL-6")


@pytest.mark.clause("DEAL-6")
def test_a_further_card_of_a_colour_begins_another_set_once_the_first_is_full() -> None:
    game = position(hands={0: ["brown-1", "brown-2", "wild-light-blue-brown"]})
    game.refuses(0, "lay brown-1 brown.2", "DEAL-3")
    game.does("0: lay brown-1 brown")
    assert game.targets(0, "lay", "brown-2") == ["brown"]
    game.refuses(0, "lay brown-2 brown.2", "DEAL-3")
    game.does("0: lay brown-2 brown")
    game.refuses(0, "lay wild-light-blue-brown brown", "DEAL-3")
    game.refuses(0, "lay wild-light-blue-brown brown.3", "DEAL-3")
    assert game.targets(0, "lay", "wild-light-blue-brown") == ["brown.2", "light-blue"]
    game.does("0: lay wild-light-blue-brown brown.2")
    assert game.sets(0) == ["brown: brown-1 brown-2", "brown.2: wild-light-blue-brown"]


@pytest.mark.clause("DEAL-6")
def test_cards_that_have_come_apart_are_brought_together_again() -> None:
    game = position(sets={0: ["red: red-1 red-2", "red.2: red-3 wild-any"]})
    game.does("0: move red-3 red")
    assert game.sets(0) == ["red: red-1 red-2 red-3", "red.2: wild-any"]
    assert game.complete(0) == ["red"]


@pytest.mark.clause("DEAL-6")
def test_a_card_joins_the_set_that_is_begun_though_an_earlier_place_is_free() -> None:
    game = position(hands={0: ["red-2", "sly-deal"]}, sets={0: ["red.2: red-1"], 1: ["red: red-3"]})
    assert game.targets(0, "lay", "red-2") == ["red.2"]
    game.refuses(0, "lay red-2 red", "DEAL-3")
    game.does("0: play sly-deal red-3", "1: allow")
    assert game.sets(0) == ["red.2: red-1 red-3"]


@pytest.mark.clause("DEAL-6")
def test_a_complete_set_may_be_broken_by_its_owner() -> None:
    game = position(sets={0: ["red: red-1 red-2 wild-red-yellow", "yellow: yellow-1 yellow-2"]})
    game.does("0: move wild-red-yellow yellow")
    assert game.complete(0) == ["yellow"]


# Convertible cards.


@pytest.mark.clause("DEAL-7")
@pytest.mark.card(*TWO_COLOURS)
@pytest.mark.parametrize(("key", "colours"), TWO_COLOURS.items())
def test_a_convertible_card_stands_for_either_of_its_colours(key: str, colours: list[str]) -> None:
    game = position(hands={0: [key]})
    assert game.targets(0, "lay", key) == colours
    for colour in set(COLOURS) - set(colours):
        game.refuses(0, f"lay {key} {colour}", "DEAL-7")
    game.does(f"0: lay {key} {colours[1]}")
    assert game.sets(0) == [f"{colours[1]}: {key}"]
    assert game.targets(0, "move", key) == colours[:1]
    game.does(f"0: move {key} {colours[0]}")
    assert game.sets(0) == [f"{colours[0]}: {key}"]
    assert game.rent(0, colours[0]) > 0


@pytest.mark.clause("DEAL-7")
@pytest.mark.card("wild-any")
def test_a_card_of_every_colour_stands_for_any() -> None:
    game = position(hands={0: ["wild-any"]})
    assert game.targets(0, "lay", "wild-any") == COLOURS
    game.does("0: lay wild-any company")
    assert game.targets(0, "move", "wild-any") == COLOURS[:-1]


@pytest.mark.clause("DEAL-7")
def test_a_card_of_every_colour_has_no_value_and_pays_nothing() -> None:
    game = position(
        hands={0: ["debt-collector"]}, banks={1: ["money-4"]}, sets={1: ["brown: brown-1 wild-any", "pink: pink-1"]}
    )
    game.does("0: play debt-collector 1", "1: allow")
    game.refuses(1, "pick wild-any", "DEAL-5")
    game.does("1: pick money-4", "1: pick brown-1", "1: pay")
    assert game.sets(1) == ["brown: wild-any", "pink: pink-1"]


@pytest.mark.clause("DEAL-7")
def test_a_convertible_card_of_two_colours_pays_its_value() -> None:
    game = position(hands={0: ["debt-collector"]}, sets={1: ["light-blue: wild-light-blue-station", "pink: pink-1"]})
    game.does("0: play debt-collector 1", "1: allow")
    assert game.sets(0) == ["light-blue: wild-light-blue-station", "pink: pink-1"]


@pytest.mark.clause("DEAL-7")
def test_convertible_cards_complete_a_set() -> None:
    game = position(hands={0: ["wild-any"]}, sets={0: ["pink: pink-1 wild-pink-orange"]})
    game.does("0: lay wild-any pink")
    assert game.complete(0) == ["pink"]
    assert game.rent(0, "pink") == 4


@pytest.mark.option("wild_sets")
@pytest.mark.clause("DEAL-7")
@pytest.mark.parametrize(
    ("option", "written", "complete", "rent"),
    [
        (None, "brown: wild-any wild-any", False, 0),
        (None, "brown: wild-any", False, 0),
        (None, "brown: wild-light-blue-brown wild-any", True, 2),
        (None, "brown: brown-1 wild-any", True, 2),
        ("colour", "brown: wild-light-blue-brown wild-any", True, 2),
        ("property", "brown: wild-any wild-any", False, 0),
        ("property", "brown: wild-light-blue-brown wild-any", False, 0),
        ("property", "brown: brown-1 wild-any", True, 2),
        ("property", "light-blue: light-blue-1 wild-light-blue-brown wild-any", True, 3),
        ("any", "brown: wild-any wild-any", True, 2),
        ("any", "brown: wild-any", False, 1),
        ("any", "brown: wild-light-blue-brown wild-any", True, 2),
    ],
)
def test_which_sets_of_convertible_cards_count(
    option: WildSets | None, written: str, complete: bool, rent: int
) -> None:
    colour = written.partition(":")[0]
    card = "rent-brown-light-blue"
    game = position(sets={0: [written]}, hands={0: [card]}, options=Options(wild_sets=option))
    assert (game.complete(0) == [colour]) == complete
    assert game.rent(0, colour) == rent
    assert game.targets(0, "play", card) == [colour] * (rent > 0)


@pytest.mark.clause("DEAL-7")
@pytest.mark.parametrize(("option", "wins"), [(None, False), ("colour", False), ("property", False), ("any", True)])
def test_a_set_of_cards_of_every_colour_wins_by_option_only(option: WildSets | None, wins: bool) -> None:
    sets = ["brown: wild-any", "dark-blue: dark-blue-1 dark-blue-2", "company: company-1 company-2"]
    game = position(hands={0: ["wild-any"]}, sets={0: sets}, options=Options(wild_sets=option))
    game.does("0: lay wild-any brown")
    assert (game.winners == [0]) == wins
