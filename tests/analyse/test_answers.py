"""What each answer leads to: the odds after it, up to where to bid, what trades bring both sides."""

import pytest

from monopolista.analyse.action_values import (
    ActionEvaluator,
    ActionValue,
    Choice,
    NotEvaluatedError,
    evaluate_answers,
    evaluate_proposals,
)
from monopolista.engine.seats import CHANCE
from monopolista.games.classic.editions import edition_ids
from monopolista.table import Table, seeded
from monopolista.transcript import Transcript
from tests.analyse.played import swap_of_two_colours
from tests.games.classic.scenario import BROWN, DARK_BLUE, LIGHT_BLUE, ORANGE, PINK, position
from tests.games.unjudged import take_odds_away

POINT = 10_000


def said(table: Table, choice: Choice) -> dict[str, ActionValue]:
    """The answers of a choice by their notation."""
    return {table.game.write(one.action): one for one in choice.answers}


def played(table: Table, *answers: tuple[int, str]) -> Table:
    """Another table at which some more has been answered."""
    other = Table.replay(Transcript(table.transcript.header, [*table.transcript.answers]), chance=None)
    for seat, action in answers:
        other.play(seat, action)
    return other


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", edition_ids())
def test_whatever_is_weighed_may_be_answered_and_nothing_changes(edition: str) -> None:
    table, draw, decisions = Table(edition, 3, seed=5), seeded(6), 0
    while not table.over and decisions < 120:
        seat = table.in_order[0]
        before = table.save()
        choice = evaluate_answers(table, seat)
        assert all(table.refusal(seat, one.action) == "" for one in choice.answers)
        assert choice.before == table.odds()
        assert len(choice.answers) <= 60
        assert [one.worth(seat) for one in choice.answers] == sorted(
            (one.worth(seat) for one in choice.answers), reverse=True
        )
        assert table.save() == before
        table.play(seat, table.game.decide("regular", table.box, table.state(), seat, draw))
        decisions += 1


def test_an_answer_has_the_odds_of_where_it_leads() -> None:
    table = position(2, at={0: 36}, owns={1: (37,)}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    found = said(table, evaluate_answers(table, 0))
    assert found.keys() == {"buy", "decline"}
    for answer, weighed in found.items():
        assert weighed.odds == played(table, (0, answer)).odds()
    assert found["buy"].worth(0) > found["decline"].worth(0)


def test_to_roll_or_to_end_is_worth_what_the_position_is() -> None:
    table = position(2, owns={0: ORANGE}, stage="end").table
    choice = evaluate_answers(table, 0)
    assert said(table, choice)["end"].odds == choice.before == table.odds()
    assert said(table, choice).keys() == {"end", *(f"build {square}" for square in ORANGE)}


def test_what_was_answered_is_weighed_whatever_it_is() -> None:
    table = position(2, owns={0: ORANGE}, stage="end").table
    scales = ActionEvaluator(table.game, table.box)
    given = table.game.parse(f"mortgage {ORANGE[0]}")
    choice = scales.evaluate_answers(table.state(), 0, 1, given)
    assert choice.of(given).worth(0) < choice.before[0]
    assert len(choice.answers) == 5


def test_who_owes_may_only_raise_money_and_is_bankrupt_where_there_is_none() -> None:
    table = position(2, owns={0: BROWN, 1: DARK_BLUE}, at={0: 36}, cash={0: 1}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    assert said(table, evaluate_answers(table, 0)).keys() == {f"mortgage {square}" for square in BROWN}
    poor = position(2, owns={1: DARK_BLUE}, at={0: 36}, cash={0: 1}).table
    poor.play(0, "roll")
    poor.play(CHANCE, "roll 1 2")
    [only] = evaluate_answers(poor, 0).answers
    assert poor.game.write(only.action) == "bankrupt"


def under_the_hammer(cash: int = 1500) -> Table:
    """A table of three: seat 0 has two of the orange deeds, the third is auctioned, and seat 1 has bid 20."""
    table = position(3, owns={0: ORANGE[:2]}, at={2: 16}, cash={0: cash}, turn=2).table
    for seat, answer in ((2, "roll"), (CHANCE, "roll 1 2"), (2, "decline"), (1, "bid 20")):
        table.play(seat, answer)
    return table


def test_a_bid_is_weighed_by_having_the_deed_and_leaving_by_who_leads() -> None:
    table = under_the_hammer()
    found = said(table, evaluate_answers(table, 0))
    having = played(table, (0, "bid 200"), (1, "pass"), (2, "pass"))
    assert having.view().owner[ORANGE[2]] == 0
    assert found["bid 200"].settled == having.odds()
    left = played(table, (0, "pass"), (2, "pass"))
    assert left.view().owner[ORANGE[2]] == 1
    assert found["pass"].settled == left.odds()


def test_up_to_its_limit_a_bid_is_better_than_leaving_and_above_it_is_not() -> None:
    table = under_the_hammer()
    limit = evaluate_answers(table, 0).limit
    assert limit is not None
    assert 200 < limit < 1500
    having, rival = (limit_odds(table, 0, limit), limit_odds(table, 1, limit))
    assert having >= rival
    assert limit_odds(table, 0, limit + 1) < limit_odds(table, 1, limit + 1)


def limit_odds(table: Table, winner: int, price: int) -> int:
    """The odds of seat 0 where the deed goes to a player for a price."""
    bids = [(0, f"bid {price}")] if winner == 0 else [(0, f"bid {price - 1}"), (1, f"bid {price}")]
    passing = [(seat, "pass") for seat in (0, 1, 2) if seat != winner]
    odds = played(table, *bids, *passing).odds()
    assert odds is not None
    return odds[0]


def test_nobody_bids_more_than_it_has_nor_where_it_has_too_little() -> None:
    assert evaluate_answers(under_the_hammer(cash=130), 0).limit == 130
    table = under_the_hammer(cash=15)
    assert table.bidders is not None
    assert 0 in table.bidders
    assert evaluate_answers(table, 0).limit == 0


def test_who_is_asked_for_no_bid_has_no_limit() -> None:
    assert evaluate_answers(under_the_hammer(), 1).limit is None
    assert evaluate_answers(position(2).table, 0).limit is None


def test_a_trade_is_weighed_by_what_it_brings_both_sides() -> None:
    table = swap_of_two_colours()
    table.play(0, f"propose 1 give {PINK[0]} get {LIGHT_BLUE[2]}")
    found = evaluate_answers(table, 1)
    [accept, refuse] = (said(table, found)[answer] for answer in ("accept 1", "refuse 1"))
    assert accept.odds == played(table, (1, "accept 1")).odds()
    assert refuse.odds == played(table, (1, "refuse 1")).odds()
    assert accept.odds[0] > found.before[0] + POINT > refuse.odds[0]
    assert accept.odds[1] > found.before[1] + POINT > refuse.odds[1]
    assert accept.odds[2] < found.before[2] - POINT < refuse.odds[2]


def test_what_might_be_proposed_raises_ones_odds_once_it_is_accepted() -> None:
    table = swap_of_two_colours()
    before, odds = table.save(), table.odds()
    [best, *_] = evaluate_proposals(table, 0)
    assert table.save() == before
    assert odds is not None
    assert best.settled is not None
    assert best.settled[0] > odds[0]
    table.play(0, best.action)
    table.play(1, "accept 1")
    assert table.odds() == best.settled


def test_a_card_to_be_drawn_is_weighed_by_all_that_it_may_be() -> None:
    table = Table("uk", 2, chance=None)
    scales = ActionEvaluator(table.game, table.box)
    table.set_position(at={0: 2})
    table.play(0, "roll")
    table.play(CHANCE, "roll 2 3")
    outcomes = table.rules.chances(table.state())
    assert len(outcomes) == 16
    found = [played(table, (CHANCE, table.game.write(outcome))).odds() or () for outcome, _ in outcomes]
    mean = tuple(sum(odds[seat] for odds in found) // 16 for seat in range(2))
    assert scales.expected(table.state(), 0) == mean


def test_a_game_without_odds_weighs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    take_odds_away(monkeypatch)
    with pytest.raises(NotEvaluatedError, match="deal"):
        evaluate_answers(Table("deal", 2, seed=1), 0)


def test_after_the_end_there_is_nothing_to_weigh() -> None:
    table = Table("italy", 2, seed=1, options={"turns": 1})
    while not table.over:
        table.play(table.asked[0], table.plain_answer(table.asked[0]))
    assert evaluate_answers(table, 0).answers == ()
