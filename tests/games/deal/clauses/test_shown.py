"""What everybody sees of the table, and what only some seats see."""

import pytest

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.rules_adapter import Step
from tests.games.deal.scenario import Scenario, position


def cards_shown_to(game: Scenario, seats: int) -> list[int]:
    """Return the cards of the last events as a set of seats sees them, -1 where hidden."""
    step = Step(game.turn, "end", tuple(game.events))
    return [event.subject for event in DealRulesAdapter(game.box).shown(step, seats).events]


@pytest.mark.clause("DEAL-2")
def test_a_drawn_card_is_shown_to_its_seat_alone() -> None:
    game = position(3, hands={1: ["money-1"]})
    game.does("0: end")
    game.draw("money-10")
    card = game.words.cards("money-10")[0]
    assert cards_shown_to(game, 0b010) == [card]
    for others in (0b000, 0b001, 0b101):
        assert cards_shown_to(game, others) == [-1]
    assert cards_shown_to(game, 0b011) == [card]
    assert (game.view.players[1].hand, game.view.pile) == (2, game.state.pile)


@pytest.mark.clause("DEAL-2")
@pytest.mark.parametrize(("option", "is_public"), [("discards", True), ("under", False)])
def test_a_card_put_under_the_pile_is_shown_to_its_seat_alone(option: str, is_public: bool) -> None:
    hand = ["hotel", *["money-1"] * 6, "money-2"]
    game = position(hands={0: hand}, options=Options(excess="under" if option == "under" else "discards"))
    assert (game.view.questions[0].kind, game.view.questions[0].amount) == ("to-play", 0)
    game.does("0: end")
    assert game.view.questions[0].amount == 1
    game.does("0: discard hotel")
    card = game.words.cards("hotel")[0]
    assert card in cards_shown_to(game, 0b01)
    assert (card in cards_shown_to(game, 0b10)) == is_public
    assert (card in game.view.discards) == is_public


@pytest.mark.clause("DEAL-5")
def test_what_is_picked_to_pay_with_is_shown_with_its_worth() -> None:
    game = position(hands={0: ["debt-collector"]}, banks={1: ["money-1", "money-3", "money-4"]})
    game.does("0: play debt-collector 1", "1: allow", "1: pick money-1", "1: pick money-3")
    [question] = game.view.questions
    assert (question.kind, question.seats, question.other, question.amount) == ("to-pay", [1], 0, 5)
    assert (game.keys(question.picked), question.picked_worth) == (["money-1", "money-3"], 4)
    assert (question.clause, game.keys([question.card])) == ("DEAL-13", ["debt-collector"])


@pytest.mark.clause("DEAL-8")
def test_complete_sets_and_the_winner_are_shown() -> None:
    sets = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2", "company: company-1"]
    game = position(hands={0: ["company-2"]}, sets={0: sets})
    assert game.view.players[0].complete == [0, 7]
    assert [one.complete for one in game.view.players[0].sets] == [True, True, False]
    game.does("0: lay company-2")
    assert (game.view.winners, game.view.questions, game.view.players[0].place) == ([0], [], 1)


@pytest.mark.clause("DEAL-8")
def test_those_who_stayed_and_did_not_win_are_ranked_by_complete_sets_and_then_by_their_bank() -> None:
    three = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2", "company: company-1"]
    two = ["green: green-1 green-2 green-3"]
    banks = {0: ["money-3"], 2: ["money-1"], 3: ["money-5", "money-4"], 4: ["pass-go"]}
    game = position(5, hands={1: ["company-2"]}, sets={1: three, 2: two}, banks=banks, turn=1)
    game.does("4: leave", "1: lay company-2")
    assert [player.place for player in game.view.players] == [4, 1, 2, 3, 5]


@pytest.mark.clause("DEAL-8")
def test_equals_share_a_place_and_the_next_one_has_the_place_after_both() -> None:
    three = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2", "company: company-1"]
    sets = {0: three, 1: ["green: green-1 green-2 green-3"], 2: ["red: red-1 red-2 red-3"]}
    game = position(4, hands={0: ["company-2"]}, sets=sets, banks={3: ["money-5", "money-4"]})
    game.does("0: lay company-2")
    assert [player.place for player in game.view.players] == [1, 2, 2, 4]


@pytest.mark.clause("DEAL-14")
def test_what_an_action_wants_is_shown_before_it_is_answered() -> None:
    sets = {0: ["pink: pink-1"], 1: ["brown: brown-1 brown-2 house", "red: red-1"]}
    game = position(hands={0: ["deal-breaker", "forced-deal"]}, sets=sets)
    game.does("0: play forced-deal red-1")
    [question] = game.view.questions
    assert (question.kind, game.keys(question.wants), game.keys([question.gives])) == ("duel", ["red-1"], ["pink-1"])
    game.does("1: allow", "0: play deal-breaker brown-1")
    assert game.keys(game.view.questions[0].wants) == ["brown-1", "brown-2", "house"]


@pytest.mark.clause("DEAL-15")
def test_a_duel_shows_its_noes_and_who_is_to_answer() -> None:
    hands = {0: ["birthday", "just-say-no"], 1: ["just-say-no"]}
    game = position(3, hands=hands, banks={1: ["money-2"], 2: ["money-2"]})
    game.does("0: play birthday", "1: no just-say-no")
    shown = {question.seat: (question.kind, question.noes, question.seats) for question in game.view.questions}
    assert shown == {1: ("duel", 1, [0]), 2: ("duel", 0, [2])}


@pytest.mark.clause("DEAL-16")
def test_buildings_are_shown_on_their_set_with_its_rent() -> None:
    game = position(sets={0: ["red: red-1 red-2 red-3 house hotel", "pink: pink-1"]})
    pink, red = game.view.players[0].sets
    assert (game.keys([red.house, red.hotel]), red.rent, red.complete) == (["house", "hotel"], 6 + 3 + 4, True)
    assert (pink.house, pink.hotel, pink.rent, pink.complete) == (-1, -1, 1, False)
