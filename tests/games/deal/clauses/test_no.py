"""DEAL-15: Just Say No, and the answer to it."""

from collections.abc import Callable
from itertools import permutations

import pytest

from monopolista.engine.records import copy
from monopolista.games.deal.editions import Options
from tests.games.deal.scenario import Scenario, position

SETS = {
    0: ["red: red-1 red-2", "pink: pink-1"],
    1: ["green: green-1", "brown: brown-1 brown-2 house"],
}
BANKS = {1: ["money-5", "money-4"]}

Happened = Callable[[Scenario], bool]


def paid(game: Scenario) -> bool:
    """Seat 1 was made to pay, and seat 0 has it."""
    return game.question == "to-pay"


ACTIONS: dict[str, tuple[list[str], Happened]] = {
    "debt-collector": (["0: play debt-collector 1"], paid),
    "birthday": (["0: play birthday"], paid),
    "rent-red-yellow": (["0: play rent-red-yellow red"], paid),
    "rent-any": (["0: play rent-any pink"], paid),
    "sly-deal": (["0: play sly-deal green-1"], lambda game: "green: green-1" in game.sets(0)),
    "forced-deal": (["0: play forced-deal green-1", "0: give red-1"], lambda game: "red: red-1" in game.sets(1)),
    "deal-breaker": (["0: play deal-breaker brown-1"], lambda game: "brown: brown-1 brown-2 house" in game.sets(0)),
}
every_action = pytest.mark.parametrize("key", ACTIONS)


@pytest.mark.clause("DEAL-15")
@pytest.mark.card("just-say-no")
@every_action
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_an_odd_number_of_noes_cancels_and_an_even_one_does_not(key: str, depth: int) -> None:
    answers, happened = ACTIONS[key]
    hands = {0: [key, "just-say-no"], 1: ["just-say-no"] * 2}
    game = position(hands=hands, sets=SETS, banks=BANKS)
    game.does(*answers)
    for number in range(depth):
        seat = 1 - number % 2
        assert (game.question, game.asked) == ("duel", [seat])
        game.does(f"{seat}: no just-say-no 1")
        assert game.has_event("said-no", seat=seat, other=1 - seat, amount=number + 1, clause="DEAL-15")
    seat = 1 - depth % 2
    assert game.asked == [seat]
    game.does(f"{seat}: allow 1")
    assert happened(game) == (depth % 2 == 0)
    assert game.has_event("cancelled", seat=0, other=1, subject=key, clause="DEAL-15") == (depth % 2 == 1)
    assert game.has_event("allowed", seat=1, other=0, subject=key, clause="DEAL-15") == (depth % 2 == 0)
    assert game.discards == sorted([key, *["just-say-no"] * depth], key=lambda one: game.words.cards(one)[0])
    if depth % 2:
        assert game.sets(0) == ["pink: pink-1", "red: red-1 red-2"]
        assert game.sets(1) == ["brown: brown-1 brown-2 house", "green: green-1"]
        assert game.bank(1) == ["money-4", "money-5"]
    assert game.plays == 2


@pytest.mark.clause("DEAL-15")
@every_action
def test_everybody_is_asked_whether_holding_the_card_or_not(key: str) -> None:
    with_card = position(hands={0: [key], 1: ["just-say-no"]}, sets=SETS, banks=BANKS)
    without = position(hands={0: [key], 1: ["money-1"]}, sets=SETS, banks=BANKS)
    for game in (with_card, without):
        game.does(*ACTIONS[key][0])
        assert (game.question, game.asked) == ("duel", [1])
    assert with_card.seen() == without.seen()
    assert with_card.offered(1) == ["no just-say-no 1", "allow 1", "leave"]
    assert without.offered(1) == ["allow 1", "leave"]


@pytest.mark.clause("DEAL-15")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_against_an_action_on_all_each_answers_for_itself_in_any_order(order: tuple[int, ...]) -> None:
    hands = {0: ["rent-red-yellow"], 2: ["just-say-no"]}
    banks = {seat: ["money-3"] for seat in (1, 2, 3)}
    game = position(4, hands=hands, sets={0: ["red: red-1 red-2"]}, banks=banks)
    game.does("0: play rent-red-yellow red")
    assert game.asked == [1, 2, 3]
    for seat in order:
        game.does("2: no just-say-no" if seat == 2 else f"{seat}: allow")
    assert game.asked == [0]
    game.does("0: allow 2")
    assert [game.bank(seat) for seat in range(4)] == [["money-3", "money-3"], [], ["money-3"], []]


@pytest.mark.clause("DEAL-15")
def test_the_actor_answers_each_no_by_itself() -> None:
    hands = {0: ["birthday", "just-say-no"], 1: ["just-say-no"], 2: ["just-say-no"]}
    game = position(3, hands=hands, banks={1: ["money-2"], 2: ["money-2"]})
    game.does("0: play birthday", "1: no just-say-no", "2: no just-say-no")
    assert game.asked == [0]
    assert game.offered(0) == ["no just-say-no 1", "allow 1", "no just-say-no 2", "allow 2", "leave"]
    game.does("0: no just-say-no 2", "0: allow 1")
    assert game.has_event("cancelled", other=1)
    assert game.asked == [2]
    game.does("2: allow")
    assert (game.bank(0), game.bank(1), game.bank(2)) == (["money-2"], ["money-2"], [])


@pytest.mark.clause("DEAL-15")
def test_only_the_two_parties_speak_and_only_when_it_is_up_to_them() -> None:
    hands = {0: ["debt-collector", "just-say-no"], 1: ["just-say-no"], 2: ["just-say-no"]}
    game = position(3, hands=hands, banks={1: ["money-5"]})
    game.does("0: play debt-collector 1")
    for seat, answer in (
        (0, "no just-say-no 1"),
        (0, "allow 1"),
        (2, "no just-say-no 1"),
        (2, "allow 1"),
        (1, "allow 2"),
    ):
        game.refuses(seat, answer, "DEAL-15")
    game.does("1: no just-say-no")
    for seat, answer in ((1, "no just-say-no 1"), (1, "allow 1"), (2, "allow 1"), (2, "no just-say-no 2")):
        game.refuses(seat, answer, "DEAL-15")


@pytest.mark.clause("DEAL-15")
@pytest.mark.parametrize("card", ["just-say-no", "money-1", "birthday", "#-1", "#106"])
def test_only_a_just_say_no_of_ones_own_hand_says_no(card: str) -> None:
    game = position(hands={0: ["debt-collector", "just-say-no"], 1: ["money-1", "birthday"]}, banks={1: ["money-5"]})
    game.does("0: play debt-collector 1")
    game.refuses(1, f"no {card}", "DEAL-15")


@pytest.mark.clause("DEAL-15")
def test_nobody_says_no_where_nothing_was_played() -> None:
    game = position(hands={0: ["just-say-no", "pass-go"], 1: ["just-say-no"]})
    for seat in (0, 1):
        game.refuses(seat, "no just-say-no 1", "DEAL-15")
        game.refuses(seat, "allow 1", "DEAL-15")
    game.refuses(0, "play just-say-no", "DEAL-3")
    game.does("0: play pass-go")
    game.draw_any()
    assert game.asked == [0]


@pytest.mark.option("no_is_play")
@pytest.mark.clause("DEAL-15")
def test_a_no_in_anothers_turn_costs_no_play() -> None:
    hands = {0: ["debt-collector"], 1: ["just-say-no"]}
    for option in (None, True):
        game = position(hands=hands, banks={1: ["money-5"]}, options=Options(no_is_play=option))
        game.does("0: play debt-collector 1", "1: no just-say-no", "0: allow 1")
        assert game.plays == 2
        game.pass_turn()
        assert game.plays == 3


@pytest.mark.clause("DEAL-15")
@pytest.mark.parametrize(("option", "left"), [(None, 2), (False, 2), (True, 1)])
def test_what_a_no_in_ones_own_turn_costs(option: bool | None, left: int) -> None:
    hands = {0: ["debt-collector", "just-say-no"], 1: ["just-say-no"]}
    game = position(hands=hands, banks={1: ["money-5"]}, options=Options(no_is_play=option))
    game.does("0: play debt-collector 1", "1: no just-say-no", "0: no just-say-no 1")
    assert game.plays == left


@pytest.mark.clause("DEAL-15")
@pytest.mark.parametrize(("option", "may"), [(None, True), (True, False)])
def test_a_no_after_the_last_play_of_ones_own_turn(option: bool | None, may: bool) -> None:
    hands = {0: ["debt-collector", "just-say-no"], 1: ["just-say-no"]}
    game = position(hands=hands, banks={1: ["money-5"]}, plays=1, options=Options(no_is_play=option))
    game.does("0: play debt-collector 1", "1: no just-say-no")
    assert game.asked == [0]
    assert game.offers(0, "no just-say-no 1") == may
    if not may:
        game.refuses(0, "no just-say-no 1", "DEAL-2")


@pytest.mark.clause("DEAL-15")
def test_the_two_just_say_noes_of_a_hand_are_two_answers() -> None:
    game = position(hands={0: ["debt-collector"], 1: ["just-say-no", "just-say-no"]}, banks={1: ["money-5"]})
    game.does("0: play debt-collector 1")
    assert game.offered(1, "no") == ["no just-say-no 1", "no just-say-no#2 1"]
    other = Scenario(game.box, copy(game.state))
    other.does("1: no just-say-no#2")
    assert (other.hand(1), other.discards) == (["just-say-no"], ["just-say-no", "debt-collector"])
