"""DEAL-1: dealing, who starts, and leaving the table."""

import pytest

from monopolista.engine.seats import CHANCE
from tests.games.deal.scenario import position, start


@pytest.mark.clause("DEAL-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_is_dealt_five_of_106_cards(seats: int) -> None:
    game = start(seats)
    assert game.has_event("started", amount=seats, clause="DEAL-1")
    assert (game.state.pile, game.asked) == (106, [CHANCE])
    for dealt in range(5 * seats):
        game.draw(f"#{105 - dealt}")
        assert game.has_event("drew", seat=dealt // 5, amount=105 - dealt, clause="DEAL-1")
    assert [len(game.hand(seat)) for seat in range(seats)] == [5] * seats
    assert game.state.pile == 106 - 5 * seats
    assert game.question == "start"


@pytest.mark.clause("DEAL-1")
def test_a_draw_decides_who_starts() -> None:
    game = start(4)
    while game.question == "drawing":
        game.draw("#" + str(game.state.unseen[0]))
    game.refuses(CHANCE, "first 4", "DEAL-1")
    game.refuses(CHANCE, "draw money-10", "DEAL-1")
    game.does("chance: first 2")
    assert game.has_event("first", seat=2, clause="DEAL-1")
    assert game.has_event("turn", seat=2, amount=1)
    assert game.turn == 2


@pytest.mark.clause("DEAL-1")
def test_a_card_is_dealt_once() -> None:
    game = start(2)
    game.draw("pass-go")
    game.refuses(CHANCE, "draw pass-go#1", "DEAL-2")
    game.draw("pass-go")
    assert game.hand(0) == ["pass-go", "pass-go"]


@pytest.mark.clause("DEAL-1")
def test_a_dealt_card_is_shown_to_nobody_else() -> None:
    game = start(3)
    game.draw(*["money-1"] * 6)
    assert [event.known for event in game.events] == [0b001] * 5 + [0b010]


@pytest.mark.clause("DEAL-1")
def test_nobody_answers_while_cards_are_dealt() -> None:
    game = start(2)
    assert game.offered(0) == game.offered(1) == []
    game.refuses(0, "end", "DEAL-2")
    game.refuses(0, "leave", "DEAL-2")


@pytest.mark.clause("DEAL-1")
def test_who_leaves_discards_everything_and_is_passed_over() -> None:
    game = position(
        3, hands={1: ["money-1", "sly-deal"]}, banks={1: ["money-5"]}, sets={1: ["brown: brown-1 brown-2 house"]}
    )
    game.does("1: leave")
    assert game.has_event("left", seat=1, amount=6, clause="DEAL-1")
    assert game.discards == ["money-1", "money-5", "brown-1", "brown-2", "sly-deal", "house"]
    assert (game.hand(1), game.bank(1), game.sets(1)) == ([], [], [])
    assert (game.turn, game.question) == (0, "to-play")
    game.pass_turn()
    assert game.turn == 2
    assert game.offered(1) == []
    game.refuses(1, "end", "DEAL-1")
    game.refuses(1, "leave", "DEAL-1")


@pytest.mark.clause("DEAL-1")
def test_who_leaves_in_its_own_turn_hands_it_on() -> None:
    game = position(3, hands={0: ["double-rent", "rent-red-yellow"]}, sets={0: ["red: red-1"]})
    game.does("0: play double-rent", "0: leave")
    game.draw_any()
    assert (game.turn, game.question, game.plays, game.state.doubles) == (1, "to-play", 3, 0)


@pytest.mark.clause("DEAL-1")
@pytest.mark.parametrize("asked_to", ["say-no", "pay"])
def test_an_action_against_who_leaves_falls_away_and_the_others_remain(asked_to: str) -> None:
    game = position(3, hands={0: ["birthday"]}, banks={1: ["money-5", "money-3"], 2: ["money-5"]})
    game.does("0: play birthday")
    if asked_to == "pay":
        game.does("1: allow", "1: pick money-5")
    game.does("1: leave")
    assert game.asked == [2]
    assert sum(game.state.picked) == 0
    game.does("2: allow")
    assert (game.bank(0), game.discards) == (["money-5"], ["money-3", "money-5", "birthday"])
    assert game.question == "to-play"


@pytest.mark.clause("DEAL-1")
def test_what_a_seat_began_falls_away_when_it_leaves() -> None:
    game = position(3, hands={0: ["birthday"]}, banks={1: ["money-5", "money-3"], 2: ["money-5"]})
    game.does("0: play birthday", "1: allow", "1: pick money-5", "0: leave")
    game.draw_any()
    assert (game.turn, game.question, sum(game.state.picked)) == (1, "to-play", 0)
    assert game.bank(1) == ["money-3", "money-5"]
    assert game.offered(2) == ["leave"]


@pytest.mark.clause("DEAL-1")
def test_a_question_about_who_leaves_falls_away() -> None:
    game = position(
        4, hands={0: ["forced-deal", "rent-any"]}, sets={0: ["red: red-1", "pink: pink-1"], 1: ["red: red-2"]}
    )
    game.does("0: play forced-deal red-2")
    assert game.question == "to-give"
    game.does("1: leave")
    assert (game.question, game.plays) == ("to-play", 2)
    game.does("0: play rent-any red")
    assert game.offered(0, "at") == ["at 2", "at 3"]
    game.does("3: leave")
    assert game.has_event("left", seat=3)
    assert (game.question, game.asked) == ("duel", [2])


@pytest.mark.clause("DEAL-1")
def test_there_is_one_winner_when_all_others_have_left() -> None:
    game = position(3)
    game.does("2: leave", "0: leave")
    assert game.has_event("won", seat=1, clause="DEAL-8")
    assert (game.winners, game.question, game.asked) == ([1], "", [])
    assert [player.place for player in game.state.players[:3]] == [2, 1, 3]
