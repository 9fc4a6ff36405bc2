"""DEAL-2: a turn: two cards, up to three plays, seven cards kept."""

import pytest

from monopolista.engine.seats import CHANCE
from monopolista.games.deal.editions import Options
from tests.games.deal.scenario import position

EIGHT = ["money-1", "money-2", "money-3", "sly-deal", "brown-1", "house", "pass-go", "wild-any"]


@pytest.mark.clause("DEAL-2")
def test_draw_two_cards_at_the_beginning_of_a_turn() -> None:
    game = position(hands={1: ["money-1"]})
    game.does("0: end")
    assert game.has_event("ended", seat=0)
    assert game.has_event("turn", seat=1, amount=2)
    game.draw("house", "hotel")
    assert game.has_event("drew", seat=1, subject="hotel", clause="DEAL-2")
    assert game.hand(1) == ["money-1", "house", "hotel"]
    assert game.asked == [1]
    assert game.question == "to-play"


@pytest.mark.clause("DEAL-2")
def test_draw_five_with_an_empty_hand() -> None:
    game = position(banks={1: ["money-10"]})
    game.does("0: end")
    game.draw("money-1", "money-1", "money-1", "money-1")
    assert game.asked == [CHANCE]
    game.draw("money-1")
    assert len(game.hand(1)) == 5
    assert game.asked == [1]


@pytest.mark.clause("DEAL-2")
def test_who_empties_the_hand_draws_five_only_at_the_next_turn() -> None:
    game = position(hands={0: ["money-1"], 1: ["money-2"]})
    game.does("0: bank money-1")
    assert (game.hand(0), game.asked) == ([], [0])
    game.pass_turn()
    game.pass_turn()
    assert len(game.hand(0)) == 5


@pytest.mark.clause("DEAL-2")
def test_play_up_to_three_cards_of_any_kind() -> None:
    game = position(hands={0: ["money-5", "brown-1", "pass-go", "money-1"]})
    game.does("0: bank money-5", "0: lay brown-1", "0: play pass-go")
    game.draw_any()
    assert game.plays == 0
    game.refuses(0, "bank money-1", "DEAL-2")
    assert game.offered(0, "play") == game.offered(0, "lay") == []
    assert game.offers(0, "end")


@pytest.mark.clause("DEAL-2")
def test_nobody_has_to_play() -> None:
    game = position(hands={0: ["money-5"]})
    game.pass_turn()
    assert game.turn == 1
    assert game.hand(0) == ["money-5"]


@pytest.mark.clause("DEAL-2")
def test_only_whose_turn_it_is_plays() -> None:
    game = position(hands={1: ["money-5", "brown-1", "pass-go"]})
    for answer in ("bank money-5", "lay brown-1", "play pass-go", "end", "undo", "discard money-5"):
        game.refuses(1, answer, "DEAL-2")
    assert game.offered(1) == ["leave"]


@pytest.mark.clause("DEAL-2")
def test_discard_down_to_seven_at_the_end_of_the_turn() -> None:
    game = position(hands={0: [*EIGHT, "hotel"]})
    game.does("0: end")
    assert (game.question, game.asked) == ("to-discard", [0])
    assert len(game.offered(0, "discard")) == 9
    game.refuses(0, "bank money-1", "DEAL-2")
    game.refuses(0, "end", "DEAL-2")
    game.refuses(0, "discard money-10", "DEAL-2")
    game.does("0: discard sly-deal")
    assert game.has_event("discarded", seat=0, subject="sly-deal", amount=0, known=0, clause="DEAL-2")
    assert game.question == "to-discard"
    game.does("0: discard brown-1")
    assert game.discards == ["brown-1", "sly-deal"]
    assert len(game.hand(0)) == 7
    assert game.turn == 1


@pytest.mark.clause("DEAL-2")
def test_seven_cards_are_kept() -> None:
    game = position(hands={0: EIGHT[:7]})
    game.does("0: end")
    assert (game.turn, len(game.hand(0))) == (1, 7)


@pytest.mark.clause("DEAL-2")
def test_cards_on_the_table_do_not_count() -> None:
    game = position(hands={0: EIGHT}, banks={0: ["money-5"] * 2})
    game.does("0: bank money-1", "0: end")
    assert game.turn == 1


@pytest.mark.option("excess")
@pytest.mark.clause("DEAL-2")
def test_with_the_option_excess_cards_go_under_the_pile() -> None:
    game = position(3, hands={0: [*EIGHT, "hotel"]}, options=Options(excess="under"))
    pile = game.state.pile
    game.does("0: end", "0: discard sly-deal", "0: discard hotel")
    assert game.has_event("discarded", seat=0, subject="hotel", amount=1, known=1)
    assert (game.discards, game.state.pile) == ([], pile + 2)
    assert game.turn == 1


@pytest.mark.option("excess")
@pytest.mark.clause("DEAL-2")
def test_what_lies_under_the_pile_comes_last_and_in_its_order() -> None:
    game = position(hands={0: EIGHT}, pile=["money-5"], under=["hotel", "birthday"], options=Options(excess="under"))
    game.does("0: end", "0: discard house")
    game.refuses(CHANCE, "draw hotel", "DEAL-2")
    game.draw("money-5")
    game.refuses(CHANCE, "draw birthday", "DEAL-2")
    game.draw("hotel", "birthday", "house")
    assert game.hand(1) == ["money-5", "hotel", "birthday", "house"]
