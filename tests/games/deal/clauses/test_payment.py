"""DEAL-5: paying with what lies in front of one, as the payer chooses, without change."""

import pytest

from tests.games.deal.scenario import Piles, Scenario, position


def owing(seats: int = 2, banks: Piles | None = None, sets: Piles | None = None) -> Scenario:
    """Return a game in which seat 1 lets seat 0 collect a debt of 5."""
    hands = {0: ["debt-collector"], 1: ["money-4", "just-say-no"]}
    game = position(seats, hands=hands, banks=banks, sets=sets)
    game.does("0: play debt-collector 1", "1: allow")
    return game


@pytest.mark.clause("DEAL-5")
def test_the_payer_chooses_among_bank_and_property() -> None:
    game = owing(
        banks={1: ["money-1", "money-3", "money-5"]}, sets={1: ["red: red-1 wild-red-yellow", "brown: brown-1"]}
    )
    assert (game.question, game.asked) == ("to-pay", [1])
    picks = ["money-1", "money-3", "money-5", "brown-1", "red-1", "wild-red-yellow"]
    assert game.offered(1, "pick") == [f"pick {key}" for key in picks]
    game.does("1: pick red-1", "1: pick money-3", "1: pay")
    assert game.payments == [(1, 0, "money-3", "DEAL-13"), (1, 0, "red-1", "DEAL-13")]
    assert (game.bank(0), game.sets(0)) == (["money-3"], ["red: red-1"])
    assert (game.bank(1), game.sets(1)) == (["money-1", "money-5"], ["brown: brown-1", "red: wild-red-yellow"])
    assert (game.turn, game.question) == (0, "to-play")


@pytest.mark.clause("DEAL-5")
def test_the_hand_never_pays() -> None:
    game = owing(banks={1: ["money-1"] * 6})
    game.refuses(1, "pick money-4", "DEAL-5")
    game.does(*["1: pick money-1"] * 5, "1: pay")
    assert game.hand(1) == ["money-4", "just-say-no"]


@pytest.mark.clause("DEAL-5")
def test_the_bank_of_another_never_pays() -> None:
    game = owing(3, banks={1: ["money-1"] * 6, 0: ["money-5"], 2: ["money-10"]})
    game.refuses(1, "pick money-5", "DEAL-5")
    game.refuses(1, "pick money-10", "DEAL-5")
    assert game.offered(0) == game.offered(2) == ["leave"]


@pytest.mark.clause("DEAL-5")
def test_no_change_is_given() -> None:
    game = owing(banks={1: ["money-1", "money-10"]})
    game.does("1: pick money-1", "1: pick money-10", "1: pay")
    assert game.bank(0) == ["money-1", "money-10"]
    assert (game.bank(1), game.state.players[1].bank) == ([], 0)


@pytest.mark.clause("DEAL-5")
def test_picks_are_put_back_until_they_cover_the_sum_and_are_paid() -> None:
    game = owing(banks={1: ["money-1", "money-2", "money-3", "money-4"]})
    game.refuses(1, "pay", "DEAL-5")
    game.does("1: pick money-4")
    assert game.has_event("picked", seat=1, subject="money-4", amount=1)
    game.refuses(1, "pick money-4", "DEAL-5")
    game.refuses(1, "pay", "DEAL-5")
    game.refuses(1, "unpick money-3", "DEAL-5")
    game.does("1: pick money-3")
    game.refuses(1, "pick money-2", "DEAL-5")
    game.does("1: unpick money-4")
    assert game.has_event("picked", seat=1, subject="money-4", amount=0)
    game.refuses(1, "pay", "DEAL-5")
    game.does("1: pick money-2", "1: pay")
    assert game.bank(0) == ["money-2", "money-3"]
    assert sum(game.state.picked) == 0
    game.refuses(1, "pay", "DEAL-5")


@pytest.mark.clause("DEAL-5")
def test_what_covers_the_sum_exactly_is_enough() -> None:
    game = owing(banks={1: ["money-1", "money-5"]})
    game.does("1: pick money-5")
    assert game.offered(1, "pick") == []
    game.refuses(1, "pick money-1", "DEAL-5")


@pytest.mark.clause("DEAL-5")
def test_who_has_nothing_pays_nothing() -> None:
    game = owing(sets={1: ["red: wild-any"]})
    assert game.has_event("paid-nothing", seat=1, other=0, amount=5, clause="DEAL-5")
    assert game.payments == []
    assert (game.question, game.asked) == ("to-play", [0])
    game.pass_turn()
    assert game.turn == 1


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("bank", [["money-2"], ["money-3", "money-2"]])
def test_who_has_no_more_than_the_sum_pays_all_of_it_at_once(bank: list[str]) -> None:
    game = owing(banks={1: bank})
    assert game.question == "to-play"
    assert sorted(game.bank(0)) == sorted(bank)
    assert game.bank(1) == []


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("bank", [["money-10"], ["money-3", "money-4"], ["money-2", "money-2", "money-2"]])
def test_who_needs_every_card_to_pay_has_no_choice_and_the_table_pays(bank: list[str]) -> None:
    game = owing(banks={1: bank})
    assert game.question == "to-play"
    assert (sorted(game.bank(0)), game.bank(1)) == (sorted(bank), [])


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("bank", [["money-10", "money-1"], ["money-3", "money-4", "money-2"], ["money-1"] * 6])
def test_who_could_keep_a_card_is_asked(bank: list[str]) -> None:
    game = owing(banks={1: bank})
    assert (game.question, game.asked, game.payments) == ("to-pay", [1], [])
    assert sorted(game.bank(1)) == sorted(bank)


@pytest.mark.clause("DEAL-5")
def test_property_counts_among_what_can_be_kept_and_the_card_of_every_colour_does_not() -> None:
    game = owing(banks={1: ["money-10"]}, sets={1: ["brown: brown-1"]})
    assert game.question == "to-pay"
    game = owing(banks={1: ["money-10"]}, sets={1: ["brown: wild-any"]})
    assert (game.bank(0), game.sets(1)) == (["money-10"], ["brown: wild-any"])


@pytest.mark.clause("DEAL-5")
def test_all_that_can_pay_goes_and_nothing_else() -> None:
    game = owing(banks={1: ["money-1"]}, sets={1: ["brown: brown-1 wild-any", "light-blue: wild-light-blue-brown"]})
    assert [card for _, _, card, _ in game.payments] == ["money-1", "brown-1", "wild-light-blue-brown"]
    assert (game.bank(1), game.sets(1)) == ([], ["brown: wild-any"])
    assert game.sets(0) == ["brown: brown-1", "light-blue: wild-light-blue-brown"]


@pytest.mark.clause("DEAL-5")
def test_property_joins_the_receivers_property_for_the_colour_it_stood_for() -> None:
    game = owing(
        banks={1: ["money-3"]},
        sets={0: ["yellow: yellow-1", "red: red-1"], 1: ["yellow: wild-red-yellow wild-red-yellow"]},
    )
    game.does("1: pick wild-red-yellow", "1: pick wild-red-yellow", "1: pay")
    assert game.sets(0) == ["red: red-1", "yellow: yellow-1 wild-red-yellow wild-red-yellow"]
    assert game.complete(0) == ["yellow"]


@pytest.mark.clause("DEAL-5")
def test_property_that_finds_its_set_full_begins_another() -> None:
    game = owing(
        banks={1: ["money-3"]}, sets={0: ["brown: brown-1 brown-2"], 1: ["brown: wild-light-blue-brown", "red: red-1"]}
    )
    game.does("1: pick wild-light-blue-brown", "1: pick red-1", "1: pick money-3", "1: pay")
    assert game.sets(0) == ["brown: brown-1 brown-2", "brown.2: wild-light-blue-brown", "red: red-1"]


@pytest.mark.clause("DEAL-5")
def test_property_of_a_complete_set_may_pay_and_breaks_it() -> None:
    game = owing(banks={1: ["money-3"]}, sets={1: ["dark-blue: dark-blue-1 dark-blue-2"]})
    assert game.complete(1) == ["dark-blue"]
    game.does("1: pick dark-blue-2", "1: pick money-3", "1: pay")
    assert game.complete(1) == []
    assert game.sets(0) == ["dark-blue: dark-blue-2"]


@pytest.mark.clause("DEAL-5")
def test_a_building_pays_its_value_into_the_receivers_bank() -> None:
    game = owing(sets={1: ["brown: brown-1 brown-2 house hotel"]})
    game.does("1: pick hotel", "1: pick house", "1: pay")
    assert game.payments == [(1, 0, "house", "DEAL-13"), (1, 0, "hotel", "DEAL-13")]
    assert (game.bank(0), game.sets(1)) == (["house", "hotel"], ["brown: brown-1 brown-2"])
    assert game.rent(1, "brown") == 2


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_several_payers_pay_in_any_order(order: tuple[int, int, int]) -> None:
    banks = {1: ["money-2", "money-1"], 2: ["money-3", "money-10"], 3: ["money-4"]}
    game = position(4, hands={0: ["birthday"]}, banks=banks, sets={3: ["brown: brown-1"]})
    game.does("0: play birthday")
    assert game.asked == [1, 2, 3]
    game.does(*(f"{seat}: allow" for seat in order))
    assert game.asked == [1, 2, 3]
    pick = {1: "money-2", 2: "money-3", 3: "money-4"}
    for seat in order:
        game.does(f"{seat}: pick {pick[seat]}")
    for seat in order:
        assert game.question == "to-pay"
        game.does(f"{seat}: pay")
    assert game.bank(0) == ["money-2", "money-3", "money-4"]
    assert (game.question, game.asked) == ("to-play", [0])


@pytest.mark.clause("DEAL-5")
def test_one_pays_while_another_still_thinks_about_saying_no() -> None:
    banks = {1: ["money-5", "money-3"], 2: ["money-5"]}
    game = position(3, hands={0: ["birthday"], 2: ["just-say-no"]}, banks=banks)
    game.does("0: play birthday", "1: allow", "1: pick money-5", "1: pay")
    assert (game.question, game.asked) == ("duel", [2])
    game.does("2: no just-say-no", "0: allow 2")
    assert (game.bank(0), game.bank(2)) == (["money-5"], ["money-5"])


@pytest.mark.clause("DEAL-5")
def test_nothing_is_played_until_all_have_paid() -> None:
    game = owing(banks={1: ["money-10", "money-5"]})
    game.refuses(0, "end", "DEAL-2")
    game.refuses(0, "move red-1 red", "DEAL-6")
    assert game.offered(0) == ["leave"]
