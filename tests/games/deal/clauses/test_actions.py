"""DEAL-12 to DEAL-14: drawing, collecting and taking."""

import pytest

from tests.games.deal.scenario import position


@pytest.mark.clause("DEAL-12")
@pytest.mark.card("pass-go")
def test_pass_go_draws_two_cards() -> None:
    game = position(hands={0: ["pass-go"]})
    game.does("0: play pass-go")
    assert game.has_event("played", seat=0, other=-1, subject="pass-go", clause="DEAL-12")
    game.draw("money-5", "hotel")
    assert game.has_event("drew", seat=0, subject="hotel", known=1, clause="DEAL-12")
    assert (game.hand(0), game.plays, game.asked) == (["money-5", "hotel"], 2, [0])


@pytest.mark.clause("DEAL-12")
def test_several_may_be_played_in_a_turn_each_as_a_play() -> None:
    game = position(hands={0: ["pass-go"] * 4})
    for _ in range(3):
        game.does("0: play pass-go")
        game.draw_any()
    assert (len(game.hand(0)), game.plays) == (7, 0)
    game.refuses(0, "play pass-go", "DEAL-2")


@pytest.mark.clause("DEAL-12")
def test_two_are_drawn_with_an_empty_hand_too() -> None:
    game = position(hands={0: ["pass-go"]})
    game.does("0: play pass-go")
    game.draw_any()
    assert len(game.hand(0)) == 2


@pytest.mark.clause("DEAL-13")
@pytest.mark.card("birthday")
def test_everybody_pays_two_for_a_birthday() -> None:
    banks = {1: ["money-2"], 2: ["money-1"], 3: ["money-3"]}
    game = position(5, hands={0: ["birthday"]}, banks=banks)
    game.does("0: play birthday")
    assert game.has_event("played", seat=0, other=-1, subject="birthday", amount=2, clause="DEAL-13")
    assert game.asked == [1, 2, 3, 4]
    game.does("4: allow", "3: allow", "1: allow", "2: allow")
    paid = [(3, "money-3"), (1, "money-2"), (2, "money-1")]
    assert game.payments == [(seat, 0, key, "DEAL-13") for seat, key in paid]
    assert game.has_event("paid-nothing", seat=4, amount=2)
    assert game.bank(0) == ["money-1", "money-2", "money-3"]


@pytest.mark.clause("DEAL-13")
@pytest.mark.card("debt-collector")
def test_the_debt_collector_asks_one_player_for_five() -> None:
    game = position(3, hands={0: ["debt-collector"]}, banks={1: ["money-5"], 2: ["money-5", "money-1"]})
    assert game.targets(0, "play", "debt-collector") == ["1", "2"]
    for seat in ("0", "3", "-2"):
        game.refuses(0, f"play debt-collector {seat}", "DEAL-13")
    game.does("0: play debt-collector 2")
    assert game.asked == [2]
    game.does("2: allow", "2: pick money-5", "2: pay")
    assert game.payments == [(2, 0, "money-5", "DEAL-13")]
    assert game.bank(1) == ["money-5"]


@pytest.mark.clause("DEAL-13")
def test_no_debt_is_collected_from_who_has_left() -> None:
    game = position(3, hands={0: ["debt-collector", "birthday"]})
    game.does("1: leave")
    assert game.targets(0, "play", "debt-collector") == ["2"]
    game.refuses(0, "play debt-collector 1", "DEAL-13")
    game.does("0: play birthday")
    assert game.asked == [2]


# Sly Deal.


@pytest.mark.clause("DEAL-14")
@pytest.mark.card("sly-deal")
def test_a_sly_deal_takes_one_property() -> None:
    game = position(3, hands={0: ["sly-deal"]}, sets={0: ["red: red-1"], 1: ["red: red-2"], 2: ["pink: pink-1 pink-2"]})
    assert game.targets(0, "play", "sly-deal") == ["pink-1", "pink-2", "red-2"]
    game.does("0: play sly-deal red-2")
    assert game.has_event("played", seat=0, other=1, subject="sly-deal", clause="DEAL-14")
    assert game.has_event("wanted", seat=0, other=1, subject="red-2", amount=0)
    assert game.asked == [1]
    game.does("1: allow")
    assert game.has_event("took", seat=0, other=1, subject="red-2", amount="red", clause="DEAL-14")
    assert (game.sets(0), game.sets(1)) == (["red: red-1 red-2"], [])


@pytest.mark.clause("DEAL-14")
def test_a_sly_deal_takes_nothing_of_a_complete_set_nor_of_ones_own() -> None:
    sets = {0: ["red: red-1"], 1: ["brown: brown-1 wild-any", "brown.2: wild-light-blue-brown", "pink: wild-any"]}
    game = position(hands={0: ["sly-deal"]}, sets=sets, banks={1: ["money-5"]})
    assert game.targets(0, "play", "sly-deal") == ["wild-light-blue-brown", "wild-any#2"]
    for card in ("brown-1", "wild-any#1", "#31", "money-5", "sly-deal", "#106", "#-1"):
        game.refuses(0, f"play sly-deal {card}", "DEAL-14")
    game.refuses(0, "play sly-deal", "DEAL-14")


@pytest.mark.clause("DEAL-14")
@pytest.mark.parametrize(
    ("written", "key", "lies"),
    [
        ("red: wild-red-yellow", "wild-red-yellow", ["red: wild-red-yellow"]),
        ("station: wild-any", "wild-any", ["station: wild-any"]),
        ("company: wild-station-company", "wild-station-company", ["company: wild-station-company"]),
    ],
)
def test_a_convertible_card_taken_keeps_the_colour_it_stood_for(written: str, key: str, lies: list[str]) -> None:
    game = position(hands={0: ["sly-deal"]}, sets={1: [written]})
    game.does(f"0: play sly-deal {key}", "1: allow")
    assert game.sets(0) == lies
    assert game.targets(0, "move", key) != []


@pytest.mark.clause("DEAL-14")
def test_a_card_taken_begins_a_set_where_those_of_its_colour_are_full() -> None:
    game = position(hands={0: ["sly-deal"]}, sets={0: ["brown: brown-1 brown-2"], 1: ["brown: wild-light-blue-brown"]})
    game.does("0: play sly-deal wild-light-blue-brown", "1: allow")
    assert game.sets(0) == ["brown: brown-1 brown-2", "brown.2: wild-light-blue-brown"]


# Forced Deal.


@pytest.mark.clause("DEAL-14")
@pytest.mark.card("forced-deal")
def test_a_forced_deal_swaps_one_for_one() -> None:
    sets = {0: ["pink: pink-1", "green: green-1"], 1: ["red: red-2"], 2: ["red: red-1"]}
    game = position(3, hands={0: ["forced-deal"]}, sets=sets)
    game.does("0: play forced-deal red-1")
    assert (game.question, game.asked) == ("to-give", [0])
    assert game.offered(0) == ["give pink-1", "give green-1", "leave"]
    game.refuses(0, "give red-2", "DEAL-14")
    game.refuses(2, "give red-1", "DEAL-14")
    game.does("0: give green-1")
    assert game.has_event("wanted", seat=0, other=2, subject="red-1", amount=1 + game.words.cards("green-1")[0])
    assert game.asked == [2]
    game.does("2: allow")
    assert game.has_event("took", seat=0, other=2, subject="red-1")
    assert game.has_event("took", seat=2, other=0, subject="green-1")
    assert (game.sets(0), game.sets(2)) == (["pink: pink-1", "red: red-1"], ["green: green-1"])


@pytest.mark.clause("DEAL-14")
def test_with_one_card_to_give_nobody_asks_which() -> None:
    sets = {0: ["pink: pink-1", "brown: brown-1 brown-2"], 1: ["red: red-2"]}
    game = position(hands={0: ["forced-deal"]}, sets=sets)
    game.does("0: play forced-deal red-2")
    assert (game.question, game.asked) == ("duel", [1])
    game.does("1: allow")
    assert game.sets(1) == ["pink: pink-1"]


@pytest.mark.clause("DEAL-14")
@pytest.mark.parametrize("own", [[], ["brown: brown-1 brown-2"]])
def test_no_forced_deal_without_a_card_to_give(own: list[str]) -> None:
    game = position(hands={0: ["forced-deal"]}, sets={0: own, 1: ["red: red-2"]})
    game.refuses(0, "play forced-deal red-2", "DEAL-14")
    assert game.targets(0, "play", "forced-deal") == []


@pytest.mark.clause("DEAL-14")
def test_neither_card_of_a_forced_deal_is_from_a_complete_set() -> None:
    sets = {
        0: ["pink: pink-1", "green: green-1", "brown: brown-1 brown-2"],
        1: ["dark-blue: dark-blue-1 dark-blue-2", "red: red-1"],
    }
    game = position(hands={0: ["forced-deal"]}, sets=sets)
    assert game.targets(0, "play", "forced-deal") == ["red-1"]
    for card in ("dark-blue-1", "pink-1"):
        game.refuses(0, "play forced-deal #" + str(game.words.cards(card)[0]), "DEAL-14")
    game.does("0: play forced-deal red-1")
    game.refuses(0, "give brown-1", "DEAL-14")


@pytest.mark.clause("DEAL-14")
def test_a_forced_deal_may_complete_a_set_for_both() -> None:
    game = position(
        hands={0: ["forced-deal"]},
        sets={0: ["red: red-1", "brown: brown-1"], 1: ["brown: brown-2", "red: red-2 red-3"]},
    )
    game.does("0: play forced-deal brown-2", "0: give red-1", "1: allow")
    assert (game.complete(0), game.complete(1)) == (["brown"], ["red"])


# Deal Breaker.


@pytest.mark.clause("DEAL-14")
@pytest.mark.card("deal-breaker")
def test_a_deal_breaker_takes_a_complete_set_with_its_buildings() -> None:
    sets = {0: ["brown: wild-light-blue-brown"], 1: ["brown: brown-1 brown-2 house hotel", "red: red-1 red-2"]}
    game = position(3, hands={0: ["deal-breaker"]}, sets=sets)
    assert game.targets(0, "play", "deal-breaker") == ["brown-1"]
    game.does("0: play deal-breaker brown-1")
    assert game.has_event("wanted", seat=0, other=1, subject="brown-1", amount=-1, clause="DEAL-14")
    game.does("1: allow")
    assert game.has_event("took", seat=0, other=1, subject="brown-2", amount="brown.2")
    assert game.has_event("took-building", seat=0, other=1, subject="hotel", amount="brown.2", clause="DEAL-14")
    assert game.sets(0) == ["brown: wild-light-blue-brown", "brown.2: brown-1 brown-2 house hotel"]
    assert game.sets(1) == ["red: red-1 red-2"]
    assert game.rent(0, "brown.2") == 2 + 3 + 4


@pytest.mark.clause("DEAL-14")
def test_a_deal_breaker_takes_the_convertible_cards_of_the_set_too() -> None:
    game = position(hands={0: ["deal-breaker"]}, sets={1: ["station: station-1 wild-green-station wild-any station-2"]})
    game.does("0: play deal-breaker station-1", "1: allow")
    assert game.sets(0) == ["station: station-1 station-2 wild-green-station wild-any"]


@pytest.mark.clause("DEAL-14")
def test_a_deal_breaker_takes_complete_sets_of_others_only() -> None:
    sets = {
        0: ["brown: brown-1 brown-2"],
        1: ["red: red-1 red-2", "pink: wild-any wild-any", "green: green-1 green-2 green-3"],
    }
    game = position(hands={0: ["deal-breaker"]}, sets=sets)
    assert game.targets(0, "play", "deal-breaker") == ["green-1"]
    for card in ("red-1", "wild-any", "green-2", "money-1"):
        game.refuses(0, f"play deal-breaker {card}", "DEAL-14")
    game.refuses(0, "play deal-breaker #" + str(game.words.cards("brown-1")[0]), "DEAL-14")


@pytest.mark.clause("DEAL-14")
def test_a_deal_breaker_finds_a_place_where_the_takers_sets_have_come_apart() -> None:
    sets = {
        0: ["orange: orange-1", "orange.2: wild-pink-orange", "orange.3: wild-pink-orange", "orange.4: wild-any"],
        1: ["orange: orange-2 orange-3 wild-any"],
    }
    game = position(hands={0: ["deal-breaker"]}, sets=sets)
    game.does("0: play deal-breaker orange-2", "1: allow")
    assert game.sets(0) == [
        "orange: orange-1 wild-pink-orange wild-pink-orange",
        "orange.2: wild-any",
        "orange.3: orange-2 orange-3 wild-any",
    ]
    assert game.sets(1) == []
