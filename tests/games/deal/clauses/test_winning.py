"""DEAL-8: three complete sets of different colours win, in one's own turn."""

import pytest

from monopolista.games.deal.rules.events import WON
from tests.games.deal.scenario import position

TWO = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2"]


@pytest.mark.clause("DEAL-8")
def test_the_third_set_laid_wins_at_once() -> None:
    game = position(3, hands={0: ["company-2", "money-1"]}, sets={0: [*TWO, "company: company-1"]})
    game.does("0: lay company-2")
    assert game.has_event("won", seat=0, amount=3, clause="DEAL-8")
    assert (game.winners, game.asked, game.question) == ([0], [], "")
    assert [player.place for player in game.state.players[:3]] == [1, 2, 2]


@pytest.mark.clause("DEAL-8")
def test_after_the_end_nothing_is_done() -> None:
    game = position(hands={0: ["company-2", "money-1"]}, sets={0: [*TWO, "company: company-1"]})
    game.does("0: lay company-2")
    for seat, answer in ((0, "bank money-1"), (0, "end"), (0, "undo"), (1, "leave"), (0, "move brown-1 brown")):
        game.refuses(seat, answer, "DEAL-8")
    game.refuses(-2, "draw money-10", "DEAL-8")
    assert game.offered(0) == game.offered(1) == []


@pytest.mark.clause("DEAL-8")
def test_rearranging_may_win() -> None:
    game = position(sets={0: [*TWO, "company: company-1", "station: wild-station-company"]}, plays=0)
    game.does("0: move wild-station-company company")
    assert game.winners == [0]


@pytest.mark.clause("DEAL-8")
def test_three_sets_of_two_colours_do_not_win() -> None:
    orange = ["orange: orange-1 orange-2 orange-3", "orange.2: wild-pink-orange wild-pink-orange"]
    game = position(
        hands={0: ["wild-any", "wild-any"]}, sets={0: [*orange, "brown: brown-1 brown-2", "company: company-1"]}
    )
    game.does("0: lay wild-any orange.2")
    assert game.complete(0) == ["brown", "orange"]
    assert game.winners == []
    game.does("0: lay wild-any company")
    assert game.has_event("won", seat=0, amount=3)


@pytest.mark.clause("DEAL-8")
@pytest.mark.parametrize(
    ("answers", "third"),
    [
        (["0: play sly-deal company-2", "1: allow"], "company: company-1"),
        (["0: play forced-deal company-2", "0: give pink-1", "1: allow"], "company: company-1"),
        (
            ["0: play debt-collector 1", "1: allow", "1: pick money-4", "1: pick company-2", "1: pay"],
            "company: company-1",
        ),
        (["0: play deal-breaker red-1", "1: allow"], "pink: pink-2"),
    ],
)
def test_what_one_takes_or_is_paid_may_win(answers: list[str], third: str) -> None:
    hand = ["sly-deal", "forced-deal", "debt-collector", "deal-breaker"]
    game = position(
        hands={0: hand},
        sets={0: [*TWO, third, "pink.2: pink-1"], 1: ["company: company-2", "red: red-1 red-2 red-3"]},
        banks={1: ["money-4"]},
    )
    game.does(*answers)
    assert game.winners == [0]


@pytest.mark.clause("DEAL-8")
def test_while_others_still_have_to_answer_nobody_has_won() -> None:
    game = position(
        3, hands={0: ["birthday"]}, sets={0: [*TWO, "company: company-1"], 1: ["company: company-2", "red: red-1"]},
        banks={2: ["money-5"]},
    )  # fmt: skip
    game.does("0: play birthday", "1: allow", "1: pick company-2", "1: pay")
    assert (game.winners, game.asked) == ([], [2])
    game.does("2: allow")
    assert game.winners == [0]


@pytest.mark.clause("DEAL-8")
def test_a_third_set_completed_in_anothers_turn_waits_for_ones_own() -> None:
    game = position(
        3, hands={0: ["forced-deal"]}, sets={1: [*TWO, "company: company-1", "red: red-1"], 0: ["company: company-2"]}
    )
    game.does("0: play forced-deal red-1", "1: allow")
    assert game.complete(1) == ["brown", "dark-blue", "company"]
    assert (game.winners, game.question) == ([], "to-play")
    game.does("0: end")
    assert game.has_event("won", seat=1, amount=3, clause="DEAL-8")
    assert not game.has_event("drew")
    assert game.winners == [1]


@pytest.mark.clause("DEAL-8")
def test_a_set_broken_before_ones_own_turn_does_not_win() -> None:
    three = [*TWO, "company: company-1 company-2"]
    game = position(3, turn=2, hands={0: ["deal-breaker"]}, sets={1: three})
    game.pass_turn()
    game.does("0: play deal-breaker brown-1", "1: allow")
    game.pass_turn()
    assert (game.turn, game.winners, game.question) == (1, [], "to-play")


@pytest.mark.clause("DEAL-8")
def test_when_a_forced_deal_completes_both_whose_turn_it_is_wins() -> None:
    game = position(
        hands={0: ["forced-deal"]},
        sets={
            0: [*TWO, "company: company-1", "red: red-3"],
            1: ["red: red-1 red-2", "company: company-2", "light-blue: light-blue-1 light-blue-2 light-blue-3",
                "pink: pink-1 pink-2 pink-3"],
        },
    )  # fmt: skip
    game.does("0: play forced-deal company-2")
    game.and_then("0: give red-3", "1: allow")
    assert game.complete(0) == ["brown", "dark-blue", "company"]
    assert game.complete(1) == ["light-blue", "pink", "red"]
    assert game.winners == [0]
    assert [event.seat for event in game.events if event.kind == WON] == [0]


@pytest.mark.clause("DEAL-8")
def test_giving_away_ones_own_third_set_does_not_win() -> None:
    game = position(hands={0: ["forced-deal"]}, sets={0: [*TWO, "company: wild-station-company"], 1: ["red: red-1"]})
    game.does("0: play forced-deal red-1", "1: allow")
    assert (game.winners, game.complete(0)) == ([], ["brown", "dark-blue"])


@pytest.mark.clause("DEAL-8")
def test_buildings_are_not_needed_to_win_and_do_not_hinder() -> None:
    game = position(hands={0: ["house"]}, sets={0: TWO, 1: ["company: company-1 company-2"]})
    game.does("0: play house brown")
    assert game.winners == []
